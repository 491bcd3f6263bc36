import type { ParsedBodyOf } from '@daedap/contract/call';
import type { analyzeAudio, analyzeText } from '@daedap/contract/calls/answers';
import { analysisWaitMs } from '@daedap/contract/constants/speech';
import type { Language } from '@daedap/contract/languages';
import type { User } from '@daedap/contract/users';
import { AppError, validationError } from '../../http/app-error.ts';
import type { ReceivedFile } from '../../http/upload.ts';
import { formatBytes } from '../../storage/format-bytes.ts';
import { deleteUndecodableAnswer } from './delete-answer.ts';
import { presentAnswerAnalysis } from './presenters.ts';
import { storeAnswer, type StoreDeps } from './store-answer.ts';
import { waitForAnswer, type WaitDeps } from './wait-for-answer.ts';

export type AnswerDeps = StoreDeps & WaitDeps & { waitMs?: number };

type AnswerRequest = {
  user: User;
  language: Language;
  idempotencyKey: string | null;
  /** Milliseconds since the request began. A slow upload leaves less time to wait for the analysis. */
  elapsed: () => number;
};

export async function submitText(
  deps: AnswerDeps,
  body: ParsedBodyOf<typeof analyzeText>,
  request: AnswerRequest,
) {
  const content = {
    source: 'text' as const,
    data_size: Buffer.byteLength(body.answerText),
    answer_text: body.answerText.trim() === '' ? '' : body.answerText,
    segments: JSON.stringify(body.segments ?? []),
    duration: body.answerDuration ?? null,
    video_path: body.answerVideoPath ?? null,
    stt_method: body.sttMethod ?? null,
    stt_confidence: body.sttConfidence ?? null,
  };
  const answerId = await storeAnswer(deps, request.user, body, content, request);
  return waitAndPresent(deps, answerId, request.elapsed);
}

/** Audio or video: a file, or a stream that has been transcribed already, or both. */
export async function submitSpeech(
  deps: AnswerDeps,
  source: 'audio' | 'video',
  body: Omit<ParsedBodyOf<typeof analyzeAudio>, 'audioMetadata'>,
  file: ReceivedFile | null,
  request: AnswerRequest,
) {
  if (!file && !body.stream) throw validationError({ [source]: 'fillAllFields' });
  const content = {
    source,
    data_size: file?.bytes ?? 0,
    upload_id: file?.id ?? null,
    filename: file?.filename ?? null,
    stream_key: body.stream ?? null,
    duration: body.duration ?? null,
    video_path: body.answerVideoPath ?? null,
  };
  const answerId = await storeAnswer(deps, request.user, body, content, request);
  const report = await waitAndPresent(deps, answerId, request.elapsed);
  // A repeated request has stored its file a second time.
  await file?.discard();
  return report;
}

async function waitAndPresent(deps: AnswerDeps, answerId: number, elapsed: () => number) {
  const waitMs = Math.max(0, (deps.waitMs ?? analysisWaitMs) - elapsed());
  const answer = await waitForAnswer(deps, answerId, waitMs);
  // Deleted while it was being analysed.
  if (!answer) throw new AppError('NOT_FOUND');
  if (answer.failure_reason === 'media_unreadable' && answer.source !== 'text') {
    await deleteUndecodableAnswer(deps.db, answer);
    throw new AppError('UNSUPPORTED_MEDIA');
  }
  const processing =
    answer.analysis_status === 'pending' || answer.analysis_status === 'processing';
  return {
    processing,
    fields: {
      sessionId: answer.session_id,
      questionId: answer.question_id,
      answerId: answer.id,
      analysisStatus: processing ? ('processing' as const) : answer.analysis_status,
      analysis: presentAnswerAnalysis(answer),
      failureReason: answer.failure_reason,
      processingTime: Math.round(elapsed()),
      dataSize: answer.data_size,
    },
    file: {
      videoId: String(answer.id),
      filename: answer.filename ?? '',
      fileSizeFormatted: formatBytes(answer.data_size),
    },
  };
}
