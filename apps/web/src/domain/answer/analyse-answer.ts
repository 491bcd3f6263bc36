import { requestDeduplicationMs } from '@daedap/contract/constants/media';
import type { Segment } from '@daedap/contract/interviews';
import { createSingleFlight } from '#/lib/api/single-flight.ts';
import type { ExtractSound } from '#/media/audio/extract-sound.ts';
import { AnswerError, failureText, stopsUploadToo } from './answer-errors.ts';
import { correctionKey } from './answer-keys.ts';
import { audioEntry, textEntry, videoEntry } from './answer-entry.ts';
import type {
  AnalyseAnswer,
  AnalysisResult,
  AnalysisWarning,
  AnswerToAnalyse,
} from './answer-port.ts';
import { openFeed } from './await-analysis.ts';
import {
  type AnswerDeps,
  createProgress,
  failedResult,
  reportUnexpected,
  type Submission,
  submitEntry,
} from './submit-entry.ts';
import { translate } from './texts.ts';

type Deps = AnswerDeps & { readonly extractSound: ExtractSound };

/** One answer that is being analysed. */
type Run = Submission & {
  readonly answer: AnswerToAnalyse;
  readonly deps: Deps;
  readonly warn: (warning: AnalysisWarning) => void;
};

/** Gets an answer analysed, as text, sound or video. Rejects only when it is cancelled; then the answer waits in the outbox. */
export function createAnalyseAnswer(deps: Deps): AnalyseAnswer {
  return async (answer, { onProgress, onWarning, signal }) => {
    const showProgress = createProgress(onProgress);
    const feed = openFeed(deps.connect, answer.sessionId);
    feed.listen((progress) => {
      if (progress?.questionId !== answer.question.id) return;
      showProgress('analysing', progress.progress / 100, progress.message);
    });
    try {
      return await analyse({ answer, deps, feed, showProgress, warn: onWarning, signal });
    } catch (error) {
      signal.throwIfAborted();
      return failedResult(error, deps.clock);
    } finally {
      feed.dispose();
    }
  };
}

/** A text that was heard is enough; everything else needs the recorded sound. */
async function analyse(run: Run): Promise<AnalysisResult> {
  const { answer, deps, warn } = run;
  const { heard, mode, recording, sendVideo } = answer;
  if (sendVideo) return analyseVideo(run);
  const text = heard?.text.trim() ?? '';
  const canUpload = recording !== null || Boolean(heard?.stream);
  if (heard && text !== '' && (mode === 'realtime' || !canUpload)) {
    const entry = textEntry(answer, { ...heard, text }, deps.clock.now());
    try {
      return await submitEntry(run, entry);
    } catch (error) {
      if (stopsUploadToo(error)) throw error;
      run.signal.throwIfAborted();
      reportUnexpected(error);
      if (!canUpload) {
        const message = translate('answers.errors.text', { reason: failureText(error) });
        return { kind: 'failed', message };
      }
      warn('textFailed');
    }
  } else if (mode === 'realtime' && heard?.method !== 'recorder') {
    warn('emptyTranscript');
  }
  return analyseSound(run);
}

async function analyseSound(run: Run): Promise<AnalysisResult> {
  const { answer, deps, warn, signal } = run;
  const sound = await extractSound(run);
  signal.throwIfAborted();
  if (!sound && !answer.heard?.stream) return { kind: 'noSound' };
  if (sound?.weakness) warn(sound.weakness);
  return submitEntry(run, audioEntry(answer, sound, deps.clock.now()));
}

async function extractSound({ answer: { recording }, deps, showProgress }: Run) {
  if (!recording) return null;
  showProgress('extracting', 0);
  const sound = await deps.extractSound(checkBlob(recording.blob));
  showProgress('extracting', 1);
  return sound;
}

async function analyseVideo(run: Run): Promise<AnalysisResult> {
  const { answer, deps } = run;
  if (!answer.recording) return { kind: 'noSound' };
  const video = checkBlob(answer.recording.blob);
  return submitEntry(run, videoEntry(answer, video, deps.clock.now()));
}

/** The database may give back something else than was stored. */
function checkBlob(blob: unknown): Blob {
  if (!(blob instanceof Blob)) throw new AnswerError('invalid');
  if (blob.size === 0) throw new AnswerError('empty');
  return blob;
}

type CorrectedAnswer = AnswerToAnalyse & {
  /** The transcript as the person wants it. */
  readonly text: string;
  /** When each part was said. The server finds the ones whose words still stand, so evidence keeps its seconds. */
  readonly segments?: readonly Segment[];
};

type RescoreText = (answer: CorrectedAnswer, signal: AbortSignal) => Promise<AnalysisResult>;

/** The server gets this instead of an engine's name. */
const editedMethod = 'edited';

/** Gets a corrected transcript analysed, as a new attempt at the same question. */
export function createRescoreText(deps: AnswerDeps): RescoreText {
  const once = createSingleFlight<AnalysisResult>(requestDeduplicationMs[0]);
  return (answer, signal) => once(answer.key, signal, () => rescore(answer, deps, signal));
}

async function rescore(
  answer: CorrectedAnswer,
  deps: AnswerDeps,
  signal: AbortSignal,
): Promise<AnalysisResult> {
  const { text, segments = answer.heard?.segments ?? [] } = answer;
  const now = deps.clock.now();
  const attempt = { ...answer, key: correctionKey(answer.key, now) };
  const feed = openFeed(deps.connect, answer.sessionId);
  const showProgress = createProgress(() => undefined);
  try {
    const transcript = { text: text.trim(), method: editedMethod, segments };
    const entry = textEntry(attempt, transcript, now);
    return await submitEntry({ deps, feed, showProgress, signal }, entry);
  } catch (error) {
    signal.throwIfAborted();
    return failedResult(error, deps.clock);
  } finally {
    feed.dispose();
  }
}
