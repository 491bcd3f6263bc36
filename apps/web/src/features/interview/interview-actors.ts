import { fromCallback, fromPromise } from 'xstate';
import { systemClock } from '#/lib/time/clock.ts';
import { errorText } from '#/lib/api/error-text.ts';
import { reportError } from '#/lib/errors/report-error.ts';
import { createLiveDevices } from '#/media/devices/live-devices.ts';
import { startRecorder } from '#/media/recorder/start-recorder.ts';
import type { RecorderInput } from '#/media/recorder/recorder-port.ts';
import { SpeechError } from '#/media/speech/speech-error.ts';
import type { StartSpeech } from '#/media/speech/speech-port.ts';
import type { Utterance, Voice } from '#/media/voice/voice-port.ts';
import type { FinishedRecording } from '#/media/store/recording-drafts.ts';
import {
  discardUnfinished,
  keepUnfinished,
  type UnfinishedRecording,
} from '#/media/store/unfinished.ts';
import type {
  AnalysisProgress,
  AnalysisResult,
  AnalysisWarning,
  AnswerToAnalyse,
} from '#/domain/answer/answer-port.ts';
import { onSent } from '#/domain/answer/sent-channel.ts';
import { loadAnswering } from './answering-later.ts';
import { answerTimer } from './answer-timer.ts';
import type { AnswerCommand, DevicesCommand, InterviewEvent } from './interview-events.ts';
import type { FollowUpInput, interviewPorts, SpeechPortInput } from './interview-ports.ts';
import type { Gap } from './real/given-answers.ts';
import { loadInterview } from './load-interview.ts';
import { pageEvents } from './page-events.ts';
import { translate } from '#/lib/i18n/texts.ts';

const devices = fromCallback<DevicesCommand>(({ sendBack, receive }) => {
  const live = createLiveDevices((event: InterviewEvent) => sendBack(event));
  receive((command) => (command.type === 'OPEN' ? live.open(command) : live.close()));
  return live.dispose;
});

const outbox = fromCallback<AnswerCommand>(({ sendBack }) =>
  onSent(({ id, result }) => {
    const event: InterviewEvent = { type: 'OUTBOX.SENT', key: id, result };
    sendBack(event);
  }),
);

const recorder = fromCallback<AnswerCommand, RecorderInput>(({ input, sendBack, receive }) => {
  const say = (event: InterviewEvent) => sendBack(event);
  const recording = startRecorder(input, say);
  receive(({ type }) => {
    switch (type) {
      case 'PAUSE':
        return recording.pause();
      case 'RESUME':
        return recording.resume();
      case 'FLUSH':
        return recording.flush();
      case 'DISCARD':
        return void recording.discard();
      case 'STOP':
        return void recording.stop().then((stopped) => say({ type: 'RECORDER.STOPPED', stopped }));
    }
  });
  return recording.dispose;
});

/** Null where no engine can start: the recorded sound is analysed instead. */
function listen(
  startSpeech: StartSpeech,
  input: SpeechPortInput,
  say: (event: InterviewEvent) => void,
) {
  try {
    return startSpeech(input, say);
  } catch (error) {
    if (!(error instanceof SpeechError)) throw error;
    const trouble = error.code === 'alreadyRunning' ? 'alreadyRunning' : 'allFailed';
    say({ type: 'SPEECH.TROUBLE', trouble });
    return null;
  }
}

/** In the upload mode no engine listens during the answer. */
const speechWith = (startSpeech: StartSpeech) =>
  fromCallback<AnswerCommand, SpeechPortInput>(({ input, sendBack, receive }) => {
    const say = (event: InterviewEvent) => sendBack(event);
    const session = input.mode === 'realtime' ? listen(startSpeech, input, say) : null;
    receive(({ type }) => {
      switch (type) {
        case 'PAUSE':
          return session?.pause();
        case 'RESUME':
          return session?.resume();
        case 'STOP': {
          const heard = session ? session.stop() : Promise.resolve(null);
          return void heard.then((what) => say({ type: 'HEARING.DONE', heard: what }));
        }
        case 'FLUSH':
        case 'DISCARD':
          return undefined;
      }
    });
    return () => session?.dispose();
  });

const voiceWith = (voice: Voice) =>
  fromCallback<AnswerCommand, Utterance>(({ input, sendBack }) =>
    voice.speak(input, (event: InterviewEvent) => sendBack(event)),
  );

type Reports = {
  readonly onProgress: (progress: AnalysisProgress) => void;
  readonly onWarning: (warning: AnalysisWarning) => void;
  readonly onDone: (result: AnalysisResult) => void;
};

/** Analyses an answer and reports; the returned function breaks it off. */
function runAnalysis(input: AnswerToAnalyse, { onProgress, onWarning, onDone }: Reports) {
  const leaving = new AbortController();
  const { signal } = leaving;
  const work = async () => {
    const { analyseAnswer, saveServerIds } = await loadAnswering();
    const result = await analyseAnswer(input, { signal, onProgress, onWarning });
    await saveServerIds(input, result);
    onDone(result);
  };
  work().catch((error: unknown) => {
    if (signal.aborted) return;
    // A bug of the app: the recording is safe, and the person can go on.
    reportError(error, 'answers', 'analysing an answer');
    const message = errorText(error, translate('common.errors.unknown'));
    onDone({ kind: 'failed', message });
  });
  return () => leaving.abort();
}

const analyse = fromCallback<AnswerCommand, AnswerToAnalyse>(({ input, sendBack }) => {
  const say = (event: InterviewEvent) => sendBack(event);
  return runAnalysis(input, {
    onProgress: (progress) => say({ type: 'ANALYSIS.PROGRESS', progress }),
    onWarning: (warning) => say({ type: 'ANALYSIS.WARNING', warning }),
    onDone: (result) => say({ type: 'ANALYSIS.DONE', result }),
  });
});

/** Real mode shows no progress of a single answer. */
const background = fromCallback<AnswerCommand, AnswerToAnalyse>(({ input, sendBack }) => {
  const say = (event: InterviewEvent) => sendBack(event);
  return runAnalysis(input, {
    onProgress: () => undefined,
    onWarning: (warning) => say({ type: 'GIVEN.WARNING', warning }),
    onDone: (result) => say({ type: 'GIVEN.ANALYSED', key: input.key, result }),
  });
});

type Parts = Awaited<ReturnType<typeof loadAnswering>>;

/** A call of the part that is loaded after the page. */
const later = <Input, Output>(
  choose: (parts: Parts) => (input: Input, signal: AbortSignal) => Promise<Output>,
) =>
  fromPromise<Output, Input>(async ({ input, signal }) =>
    choose(await loadAnswering())(input, signal),
  );

/** The real actors: devices, database, network. */
export const interviewActorsWith = (startSpeech: StartSpeech, voice: Voice) =>
  ({
    devices,
    page: pageEvents,
    outbox,
    load: fromPromise(({ input, signal }) => loadInterview(input, signal)),
    keepRecording: fromPromise<FinishedRecording, UnfinishedRecording>(({ input }) =>
      keepUnfinished(input),
    ),
    discardRecording: fromPromise<void, UnfinishedRecording>(({ input }) =>
      discardUnfinished(input),
    ),
    voice: voiceWith(voice),
    recorder,
    speech: speechWith(startSpeech),
    timer: answerTimer(systemClock),
    analyse,
    background,
    gapFollowUp: later(
      ({ askFollowUp }) =>
        (gap: Gap, signal) =>
          askFollowUp(gap, signal),
    ),
    rescore: later(({ rescoreAnswer }) => rescoreAnswer),
    followUp: later(
      ({ askFollowUp }) =>
        (input: FollowUpInput, signal) =>
          askFollowUp(input, signal),
    ),
    nextQuestion: later(({ fetchNextQuestion }) => fetchNextQuestion),
    comprehensive: later(({ analyseInterview }) => analyseInterview),
    abandon: later(({ abandonInterview }) => abandonInterview),
    afterAnswer: later(({ afterAnswer }) => afterAnswer),
  }) satisfies Partial<typeof interviewPorts>;
