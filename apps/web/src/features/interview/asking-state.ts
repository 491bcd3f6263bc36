import { voiceInput } from './interview-inputs.ts';
import { interviewSetup } from './interview-setup.ts';

/**
 * The interviewer reads the question aloud. Nothing is counted or recorded meanwhile: both begin once the voice has
 * ended, failed or been skipped. Leaving this state in any way silences the voice.
 */
export const askingState = interviewSetup.createStateConfig({
  invoke: { src: 'voice', input: ({ context }) => voiceInput(context) },
  initial: 'beginning',
  on: {
    SKIP: { target: 'asked', actions: 'askedAloud' },
    'VOICE.ENDED': { target: 'asked', actions: 'askedAloud' },
    // The person has to read it.
    'VOICE.FAILED': { target: 'asked', actions: 'askedSilently' },
    'DEVICES.LOST': { target: 'opening', actions: 'forgetStream' },
  },
  states: {
    beginning: {
      on: { 'VOICE.STARTED': 'speaking' },
      after: { voiceStart: { target: '#interview.flow.asked', actions: 'askedSilently' } },
    },
    speaking: {
      // From its beginning, for whoever missed it. It was not heard to its end, so that the one repetition stays.
      on: {
        ASK_AGAIN: { guard: 'canAskAgain', target: '#interview.flow.asking', reenter: true },
      },
      // Some voices never report their end.
      after: { voiceEnd: { target: '#interview.flow.asked', actions: 'askedAloud' } },
    },
  },
});
