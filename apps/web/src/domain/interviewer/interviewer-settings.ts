import { voiceSpeed } from '@daedap/contract/constants/voice';
import { followUpCategory } from '@daedap/contract/constants/interview';
import { z } from 'zod';
import { createStore } from '#/lib/store.ts';
import { parseJson, readItem, storageKeys, writeItem } from '#/lib/storage.ts';
import { useStore } from '#/lib/use-store.ts';
import type { Manner } from '#/media/voice/voice-port.ts';

export const characters = ['calm', 'brisk', 'stern'] as const;

export type Character = (typeof characters)[number];

const settings = z.object({
  /** Whether questions are read aloud. */
  aloud: z.boolean().catch(true),
  speed: z.number().min(voiceSpeed.min).max(voiceSpeed.max).catch(voiceSpeed.normal),
  /** The chosen voice of the browser, by language; without one the best is taken. */
  voices: z.object({ ko: z.string().optional(), en: z.string().optional() }).catch({}),
  /** Whom one talks to; `auto` goes by the interview. */
  character: z.enum(['auto', ...characters]).catch('auto'),
  /** Who is large: the interviewer, one's own camera, or only the camera is shown. */
  large: z.enum(['camera', 'interviewer', 'alone']).catch('camera'),
});

type InterviewerSettings = z.output<typeof settings>;

const stored = (): InterviewerSettings =>
  settings.catch(settings.parse({})).parse(parseJson(readItem(storageKeys.interviewer)));

/** Kept on this device. Parsed when it is first needed. */
let store: ReturnType<typeof createStore<InterviewerSettings>> | null = null;
const theStore = () => (store ??= createStore(stored()));

export const interviewerSettings = (): InterviewerSettings => theStore().get();

export const useInterviewerSettings = (): InterviewerSettings => useStore(theStore());

export function changeInterviewer(change: Partial<InterviewerSettings>): void {
  const next = { ...interviewerSettings(), ...change };
  theStore().set(next);
  writeItem(storageKeys.interviewer, JSON.stringify(next));
}

/** For tests. */
export const forgetInterviewer = (): void => {
  store = null;
};

/** What an interview is about and how it is held. */
export type InterviewKind = { readonly mainCategory: string; readonly format?: string };

/** Pressure interviews have a stern interviewer unless another one was chosen. */
export function characterFor({ mainCategory, format }: InterviewKind): Character {
  const { character } = interviewerSettings();
  if (character !== 'auto') return character;
  return mainCategory === followUpCategory || format === 'pressure' ? 'stern' : 'calm';
}

const manners: Readonly<Record<Character, { readonly speed: number; readonly pitch: number }>> = {
  calm: { speed: 0.95, pitch: 1 },
  brisk: { speed: 1.1, pitch: 1.05 },
  stern: { speed: 1, pitch: 0.85 },
};

/** How this character speaks, at the speed that the person set. */
export function mannerOf(character: Character, language: 'ko' | 'en'): Manner {
  const { speed, voices } = interviewerSettings();
  const { speed: own, pitch } = manners[character];
  return { speed: speed * own, pitch, name: voices[language] ?? null };
}
