import type { InterviewSnapshot } from './interview-machine.ts';

/** The state of the recording, as the product names it. */
export const recordingStates = [
  'waiting',
  'countdown',
  'recording',
  'paused',
  'finishing',
  'analyzing',
  'feedback',
  'completed',
  'error',
] as const;

export type RecordingState = (typeof recordingStates)[number];

const troubles: ReadonlySet<string> = new Set(['denied', 'cameraError', 'questionFailed']);

export function recordingStateOf(snapshot: InterviewSnapshot): RecordingState {
  const { flow, dialog } = snapshot.value;
  if (dialog === 'alert') return 'error';
  if (typeof flow === 'string') {
    if (troubles.has(flow)) return 'error';
    return flow === 'completed' ? 'completed' : 'waiting';
  }
  if ('answering' in flow) return answeringOf(snapshot);
  if ('countdown' in flow) return 'countdown';
  if ('analyzing' in flow) return 'analyzing';
  if ('feedback' in flow) return 'feedback';
  if ('collecting' in flow) return 'analyzing';
  if ('ending' in flow) return 'completed';
  return 'waiting';
}

function answeringOf(snapshot: InterviewSnapshot): RecordingState {
  if (snapshot.matches({ flow: { answering: 'finishing' } })) return 'finishing';
  if (snapshot.matches({ flow: { answering: { running: 'paused' } } })) return 'paused';
  return 'recording';
}
