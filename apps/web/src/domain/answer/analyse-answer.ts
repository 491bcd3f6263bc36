import type { ExtractSound } from '#/media/audio/extract-sound.ts';
import { AnswerError, holdsForUpload } from './answer-errors.ts';
import type {
  AnalyseAnswer,
  AnalysisOutcome,
  AnalysisWarning,
  AnswerToAnalyse,
} from './answer-port.ts';
import { audioEntry, textEntry, videoEntry } from './entry-of.ts';
import { failureText } from './failure-text.ts';
import { type AnswerDeps, failed, judgeEntry, type Judging } from './judge-entry.ts';
import { createProgressLine, type ProgressLine } from './progress-line.ts';
import { openFeed } from './session-feed.ts';
import { translate } from './texts.ts';

type Deps = AnswerDeps & { readonly extractSound: ExtractSound };

/** One answer on its way. */
type Run = Judging & {
  readonly answer: AnswerToAnalyse;
  readonly deps: Deps;
  readonly warn: (warning: AnalysisWarning) => void;
};

/** Gets an answer judged, one way or another. Rejects only when it is cancelled; then the answer waits in the outbox. */
export function createAnalyseAnswer(deps: Deps): AnalyseAnswer {
  return async (answer, { onProgress, onWarning, signal }) => {
    const line = createProgressLine(onProgress);
    const feed = openFeed(deps.connect, answer.sessionId);
    feed.listen((progress) => {
      if (progress?.questionId !== answer.question.id) return;
      line('analysing', progress.progress / 100, progress.message);
    });
    try {
      return await judge({ answer, deps, feed, line, warn: onWarning, signal });
    } catch (error) {
      signal.throwIfAborted();
      return failed(error, deps.clock);
    } finally {
      feed.dispose();
    }
  };
}

/** A text that was heard is enough; everything else needs the recorded sound. */
async function judge(run: Run): Promise<AnalysisOutcome> {
  const { answer, deps, warn } = run;
  const { heard, mode, recording, sendVideo } = answer;
  if (sendVideo) return judgeVideo(run);
  const text = heard?.text.trim() ?? '';
  const canUpload = recording !== null || Boolean(heard?.stream);
  if (heard && text !== '' && (mode === 'realtime' || !canUpload)) {
    const entry = textEntry(answer, { ...heard, text }, deps.clock.now());
    try {
      return await judgeEntry(run, entry);
    } catch (error) {
      if (holdsForUpload(error)) throw error;
      if (!canUpload) return textFailed(error);
      run.signal.throwIfAborted();
      warn('textFailed');
    }
  } else if (mode === 'realtime' && heard?.method !== 'recorder') {
    warn('emptyTranscript');
  }
  return judgeSound(run);
}

const textFailed = (error: unknown): AnalysisOutcome => ({
  kind: 'failed',
  message: translate('answers.errors.text', { reason: failureText(error) }),
});

async function judgeSound(run: Run): Promise<AnalysisOutcome> {
  const { answer, deps, line, warn, signal } = run;
  const { recording, heard } = answer;
  const sound = recording && (await soundOf(recording.blob, deps.extractSound, line));
  signal.throwIfAborted();
  if (!sound && !heard?.stream) return { kind: 'noSound' };
  if (sound?.weakness) warn(sound.weakness);
  return judgeEntry(run, audioEntry(answer, sound, deps.clock.now()));
}

async function soundOf(blob: Blob, extractSound: ExtractSound, line: ProgressLine) {
  line('extracting', 0);
  const sound = await extractSound(checked(blob));
  line('extracting', 1);
  return sound;
}

async function judgeVideo(run: Run): Promise<AnalysisOutcome> {
  const { answer, deps } = run;
  if (!answer.recording) return { kind: 'noSound' };
  const video = checked(answer.recording.blob);
  return judgeEntry(run, videoEntry(answer, video, deps.clock.now()));
}

/** What the database gave back may be something else than was put in. */
function checked(blob: unknown): Blob {
  if (!(blob instanceof Blob)) throw new AnswerError('invalid');
  if (blob.size === 0) throw new AnswerError('empty');
  return blob;
}
