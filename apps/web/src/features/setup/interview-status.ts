import type { SnapshotFrom } from 'xstate';
import type { setupMachine } from './setup-machine.ts';

type State = SnapshotFrom<typeof setupMachine>;

/** How far the start of an interview has come, in the words of the product. */
export type InterviewStatus = 'IDLE' | 'QUESTION_PREP' | 'RECORDING' | 'ERROR';

export function interviewStatus(state: State): InterviewStatus {
  if (state.matches('preparation')) return 'QUESTION_PREP';
  if (state.matches('live')) return 'RECORDING';
  if (state.matches('failed')) return 'ERROR';
  return 'IDLE';
}

export const checkingScreen = 'checking';

/** Names the screen that is shown, for the focus; null for those that take it themselves. */
export function screenOf(state: State): string | null {
  if (state.matches('checking') || state.matches('waiting')) return checkingScreen;
  if (state.matches('preparation') || state.matches({ failed: 'alerting' })) return null;
  return `${JSON.stringify(state.value)} ${state.context.step}`;
}
