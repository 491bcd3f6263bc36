import type { ParsedBodyOf } from '@daedap/contract/call';
import type { analyzeAudio, analyzeText } from '@daedap/contract/calls/answers';
import { analysisWaitMs } from '@daedap/contract/constants/speech';
import type { Language } from '@daedap/contract/languages';
import type { User } from '@daedap/contract/users';
import { AppError, validationError } from '../../http/app-error.ts';
import type { TakenFile } from '../../http/upload.ts';
import { formatBytes } from '../../storage/format-bytes.ts';
import { takeBackAnswer } from './delete-answer.ts';
import { presentAnswerAnalysis } from './outcome-view.ts';
import { storeAnswer, type StoreDeps } from './store-answer.ts';
import { waitForAnswer, type WaitDeps } from './wait-for-answer.ts';

export type AnswerDeps = StoreDeps & WaitDeps & { waitMs?: number };

type Asking = {
  user: User;
  language: Language;
  idempotencyKey: string | null;
  /** Milliseconds since the request began to come in: a slow upload leaves less of the wait. */
  elapsed: () => number;
};

export async function takeText(
  deps: AnswerDeps,
  body: ParsedBodyOf<typeof analyzeText>,
  asking: Asking,
) {
  const said = {
    source: 'text' as const,
    data_size: Buffer.byteLength(body.answerText),
    answer_text: body.answerText.trim() === '' ? '' : body.answerText,
    segments: JSON.stringify(body.segments ?? []),
    duration: body.answerDuration ?? null,
    video_path: body.answerVideoPath ?? null,
    stt_method: body.sttMethod ?? null,
    stt_confidence: body.sttConfidence ?? null,
  };
  const answerId = await storeAnswer(deps, asking.user, body, said, asking);
  return reportOn(deps, answerId, asking.elapsed);
}

/** Sound or video: a file, or the stream in which it has been heard already, or both. */
export async function takeSpeech(
  deps: AnswerDeps,
  source: 'audio' | 'video',
  body: Omit<ParsedBodyOf<typeof analyzeAudio>, 'audioMetadata'>,
  file: TakenFile | null,
  asking: Asking,
) {
  if (!file && !body.stream) throw validationError({ [source]: 'fillAllFields' });
  const said = {
    source,
    data_size: file?.bytes ?? 0,
    upload_id: file?.id ?? null,
    filename: file?.filename ?? null,
    stream_key: body.stream ?? null,
    duration: body.duration ?? null,
    video_path: body.answerVideoPath ?? null,
  };
  const answerId = await storeAnswer(deps, asking.user, body, said, asking);
  const report = await reportOn(deps, answerId, asking.elapsed);
  // A repeat under the same key has brought its file once more.
  await file?.discard();
  return report;
}

async function reportOn(deps: AnswerDeps, answerId: number, elapsed: () => number) {
  const waitMs = Math.max(0, (deps.waitMs ?? analysisWaitMs) - elapsed());
  const outcome = await waitForAnswer(deps, answerId, waitMs);
  // Deleted while it was being analysed.
  if (!outcome) throw new AppError('NOT_FOUND');
  if (outcome.failure_reason === 'media_unreadable' && outcome.source !== 'text') {
    // It was no answer at all: nothing of it stays.
    await takeBackAnswer(deps.db, outcome);
    throw new AppError('UNSUPPORTED_MEDIA');
  }
  const processing =
    outcome.analysis_status === 'pending' || outcome.analysis_status === 'processing';
  return {
    processing,
    fields: {
      sessionId: outcome.session_id,
      questionId: outcome.question_id,
      answerId: outcome.id,
      analysisStatus: processing ? ('processing' as const) : outcome.analysis_status,
      analysis: presentAnswerAnalysis(outcome),
      failureReason: outcome.failure_reason,
      processingTime: Math.round(elapsed()),
      dataSize: outcome.data_size,
    },
    file: {
      videoId: String(outcome.id),
      filename: outcome.filename ?? '',
      fileSizeFormatted: formatBytes(outcome.data_size),
    },
  };
}
