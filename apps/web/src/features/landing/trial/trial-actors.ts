import { fromCallback, fromPromise } from 'xstate';
import { analyseAnswerHere } from '#/coach/analyse-here.ts';
import { offlineQuestions } from '#/coach/offline-questions.ts';
import { currentLanguage } from '#/lib/i18n/language.ts';
import { monotonicClock } from '#/lib/time/clock.ts';
import { decodeSound } from '#/media/audio/extract-sound.ts';
import { createLocalRecogniser } from '#/media/whisper/local-recogniser.ts';
import { downloadModel, isModelCached } from '#/media/whisper/model-cache.ts';
import type { JudgeInput, SpokenAnswer, TrialEvent } from './trial-machine.ts';

/** Seconds that a spoken answer may take. */
export const trialSeconds = 60;

const tickMs = 250;

const download = fromCallback<TrialEvent>(({ sendBack }) => {
  const say = (event: TrialEvent) => sendBack(event);
  const leaving = new AbortController();
  const { signal } = leaving;
  const onProgress = (part: number) => say({ type: 'DOWNLOAD.PROGRESS', part });
  const work = async () => {
    const outcome = await downloadModel({ signal, onProgress });
    if (outcome === 'cancelled') return;
    say(outcome === 'ready' ? { type: 'DOWNLOAD.DONE' } : { type: 'DOWNLOAD.FAILED' });
  };
  void work();
  return () => leaving.abort();
});

/** The sound stays in memory: it is neither stored nor sent. */
const microphone = fromCallback<TrialEvent>(({ sendBack, receive }) => {
  const say = (event: TrialEvent) => sendBack(event);
  let isOver = false;
  let release = () => {};
  const record = (stream: MediaStream) => {
    const recorder = new MediaRecorder(stream);
    const parts: Blob[] = [];
    const startedAt = monotonicClock.now();
    const seconds = () => (monotonicClock.now() - startedAt) / 1_000;
    const stop = () => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    const tick = () => {
      say({ type: 'MICROPHONE.TICK', seconds: Math.min(trialSeconds, seconds()) });
      if (seconds() >= trialSeconds) stop();
      else cancel = monotonicClock.after(tickMs, tick);
    };
    let cancel = monotonicClock.after(tickMs, tick);
    release = () => {
      cancel();
      stop();
      for (const track of stream.getTracks()) track.stop();
    };
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => {
      if (isOver) return;
      const blob = new Blob(parts, { type: recorder.mimeType });
      say({ type: 'MICROPHONE.DONE', blob, seconds: seconds() });
    });
    receive(({ type }) => {
      if (type === 'STOP') stop();
    });
    recorder.start();
    say({ type: 'MICROPHONE.READY' });
  };
  const open = async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (!isOver) record(stream);
      else for (const track of stream.getTracks()) track.stop();
    } catch {
      // Refused, or there is no microphone: the answer can be typed.
      say({ type: 'MICROPHONE.FAILED' });
    }
  };
  void open();
  return () => {
    isOver = true;
    release();
  };
});

async function recogniseHere({ blob }: SpokenAnswer, signal: AbortSignal): Promise<string> {
  const recogniser = createLocalRecogniser();
  try {
    const sound = await decodeSound(await blob.arrayBuffer());
    const heard = await recogniser.recognise(sound.getChannelData(0), currentLanguage(), signal);
    return heard.text;
  } finally {
    recogniser.dispose();
  }
}

async function askHere() {
  const [question] = await offlineQuestions({
    mainCategory: 'personality',
    subCategory: 'basic',
    difficulty: 'beginner',
    count: 1,
    language: currentLanguage(),
    seed: crypto.randomUUID(),
  });
  if (!question) throw new Error('The bank has no question');
  return question;
}

const judgeHere = ({ question, text, seconds }: JudgeInput) =>
  analyseAnswerHere({
    question: { text: question.question, questionType: question.questionType },
    transcript: text.trim(),
    durationSeconds: seconds,
    timeLimitSeconds: trialSeconds,
    language: currentLanguage(),
  });

/** Everything happens in this browser. */
export const trialActors = {
  ask: fromPromise(askHere),
  findModel: fromPromise(() => isModelCached()),
  download,
  microphone,
  recognise: fromPromise<string, SpokenAnswer>(({ input, signal }) => recogniseHere(input, signal)),
  judge: fromPromise<Awaited<ReturnType<typeof judgeHere>>, JudgeInput>(({ input }) =>
    judgeHere(input),
  ),
};
