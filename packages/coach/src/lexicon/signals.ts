import type { Language } from '@daedap/contract/languages';
import { englishSignals } from './english.ts';
import { koreanSignals } from './korean.ts';

/** What a phrase shows, independent of the question. */
export const signalNames = [
  'situation',
  'action',
  'result',
  'reflection',
  'reason',
  'example',
  'contrast',
  'step',
  'hedge',
  'hollow',
  'demand',
  'fiction',
  'sweeping',
] as const;

export type SignalName = (typeof signalNames)[number];

/** Cues, written as in a rubric. */
export type Signals = { readonly [name in SignalName]: readonly string[] };

export const signals: { readonly [language in Language]: Signals } = {
  ko: koreanSignals,
  en: englishSignals,
};
