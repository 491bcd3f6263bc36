import type { Language } from '@daedap/contract/languages';

/** One thing that a job ad asks for. */
export type Requirement = {
  readonly start: number;
  readonly end: number;
  readonly sentence: string;
  /** The requirement as a noun phrase of at most one line. */
  readonly topic: string;
  /** Whether the ad calls it a plus and not a must. */
  readonly isPreferred: boolean;
};

export function findRequirements(_jobAdText: string, _language: Language): Requirement[] {
  return [];
}
