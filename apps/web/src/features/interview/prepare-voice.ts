import type { Voice } from '#/media/voice/voice-port.ts';
import { voiceInput } from './interview-inputs.ts';
import type { InterviewSnapshot } from './interview-machine.ts';

/** Fetches the sound of a question during the pause before it. */
export function prepareVoice(snapshot: InterviewSnapshot, voice: Pick<Voice, 'prepare'>): void {
  const { context } = snapshot;
  if (snapshot.matches({ flow: { waiting: 'soon' } })) voice.prepare(voiceInput(context));
  const index = context.index + 1;
  const isNext = snapshot.matches({ flow: { advancing: 'pausing' } });
  if (isNext && context.questions[index]) voice.prepare(voiceInput({ ...context, index }));
}
