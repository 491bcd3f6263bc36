import { createKeepStar } from './keep-star.ts';
import { keepStar } from '#/domain/answer/review/use-star.ts';
import { createActor } from 'xstate';
import { isMobile } from '#/media/recorder/compression.ts';
import { createStartSpeech } from '#/media/speech/start-speech.ts';
import { createLazyVoice } from '#/media/voice/lazy-voice.ts';
import { createLazyRecogniser } from '#/media/whisper/lazy-recogniser.ts';
import { saveSession } from '#/domain/session/session-calls.ts';
import { sendChunk } from '#/domain/answer/api/send-chunk.ts';
import type { InterviewState } from '#/domain/session/interview-state.ts';
import {
  characterFor,
  interviewerSettings,
  mannerOf,
} from '#/domain/interviewer/interviewer-settings.ts';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { adsOn } from '#/domain/plan/subscription-store.ts';
import { interviewActorsWith } from './interview-actors.ts';
import { interviewMachine } from './interview-machine.ts';
import { createSaveOnServer, saveProgress } from './saved-progress.ts';
import { createPhoneFeedback } from './phone-feedback.ts';
import { prepareVoice } from './prepare-voice.ts';
import { isPrepared } from './starting-point.ts';

export type RetakenQuestion = {
  readonly sessionId: number | string;
  readonly questionId: number;
  /** There is a new attempt to compare. */
  readonly answered: boolean;
};

export type Navigation = {
  readonly reload: () => void;
  readonly openResults: (sessionId: number | string) => void;
  /** A question that was answered again. */
  readonly openQuestion: (asked: RetakenQuestion) => void;
  readonly openDashboard: () => void;
};

/** An interview with the real devices. `start` begins it, `dispose` releases everything. */
export function createInterview(userId: number, start: InterviewState, go: Navigation) {
  const recogniser = createLazyRecogniser();
  const { language = 'ko' } = start.interviewConfig;
  const voice = createLazyVoice({
    load: () =>
      import('#/domain/interviewer/voices.ts').then(
        ({ openVoices }) => openVoices(),
        reportAndReturn('media', 'loading the voice', null),
      ),
    isOn: () => interviewerSettings().aloud,
    manner: () => mannerOf(characterFor(start.interviewConfig), language),
  });
  const startSpeech = createStartSpeech({ sendChunk, recogniser });
  const machine = interviewMachine.provide({
    actors: interviewActorsWith(startSpeech, voice),
    actions: {
      reload: go.reload,
      openResults: ({ context: { sessionId, start: begun, questions, answer } }) => {
        const [question] = questions;
        if (!begun.retake || !question) go.openResults(sessionId);
        else {
          go.openQuestion({
            sessionId,
            questionId: question.id,
            answered: answer.result !== null,
          });
        }
      },
      openDashboard: go.openDashboard,
    },
  });
  const actor = createActor(machine, {
    input: {
      userId,
      start,
      prepared: isPrepared(start),
      adsOn,
      voice,
      mobile: isMobile({ maxTouchPoints: navigator.maxTouchPoints, width: window.innerWidth }),
      newKey: () => crypto.randomUUID(),
      now: () => Date.now(),
    },
  });
  const leaving = new AbortController();
  const feel = createPhoneFeedback();
  const kept = [
    actor.subscribe(saveProgress),
    actor.subscribe(feel.follow),
    actor.subscribe((snapshot) => prepareVoice(snapshot, voice)),
    actor.subscribe(createSaveOnServer(saveSession, leaving.signal)),
    actor.subscribe(createKeepStar(keepStar)),
  ];
  return {
    actor,
    start: () => void actor.start(),
    dispose: () => {
      for (const one of kept) one.unsubscribe();
      leaving.abort();
      feel.dispose();
      actor.stop();
      recogniser.dispose();
      voice.dispose();
    },
  };
}

export type Interview = ReturnType<typeof createInterview>;
