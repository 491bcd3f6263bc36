import { keysOf } from '@daedap/contract/keys-of';
import { isClaimWordName, type ClaimType, type ClaimWordName, type Deed } from '../claim.ts';
import type { Intent } from '../intents.ts';
import type { MaterialKind } from '../kinds.ts';

/** What the interview is about: a place at a school or university, or a job. */
export type Field = 'study' | 'job';

/**
 * A way to ask. `{did}` and the like stand for words of the claim, `{book:을/를}` adds the particle that fits, `{lead}` is
 * a sentence that says what the paper tells, for questions that need one.
 */
export type Frame = {
  readonly intent: Intent;
  readonly text: string;
  /** The types of claims that it fits. */
  readonly types: readonly ClaimType[];
  /** Only claims of these deeds. */
  readonly deeds?: readonly Deed[];
  readonly field?: Field;
  /** Only for this kind of paper. */
  readonly kind?: MaterialKind;
  /** Only if the claim's words match, or do not. */
  readonly if?: RegExp;
  /** Only if its whole sentence matches. */
  readonly near?: RegExp;
  readonly unless?: RegExp;
  /** Fits almost everything and asks for little: only for papers that give nothing better. */
  readonly isSpare?: boolean;
  /** Not if the paper tells it, in the sentence or after it. */
  readonly untold?: RegExp;
};

/** The frames of one intent. */
export const framesOf = (
  intent: Intent,
  types: readonly ClaimType[],
  frames: readonly (string | (Pick<Frame, 'text'> & Partial<Frame>))[],
  deeds?: readonly Deed[],
): Frame[] =>
  frames.map((frame) => ({
    intent,
    types,
    ...(deeds ? { deeds } : {}),
    ...(typeof frame === 'string' ? { text: frame } : frame),
  }));

/** Frames for claims of some deeds, by what they ask for. */
export type DeedFrames = {
  readonly deeds: readonly Deed[];
  /** Without any: every claim of the deeds. */
  readonly types?: readonly ClaimType[];
  readonly ask: {
    readonly [intent in Intent]?: readonly (string | (Pick<Frame, 'text'> & Partial<Frame>))[];
  };
};

const deedTypes = ['action', 'number', 'project'] as const satisfies readonly ClaimType[];

export const framesOfDeeds = (groups: readonly DeedFrames[]): Frame[] =>
  groups.flatMap(({ deeds, types = deedTypes, ask }) =>
    keysOf(ask).flatMap((intent) => framesOf(intent, types, ask[intent] ?? [], deeds)),
  );

export const slot = /\{(\w+)(?::([^}]+))?\}/g;

const needs = new Map<string, readonly ClaimWordName[]>();

/** The words of a claim that a frame needs. The same few hundred frames are tried on every claim, so each is read once. */
export function neededWords(text: string): readonly ClaimWordName[] {
  const known = needs.get(text);
  if (known) return known;
  const names = [...text.matchAll(slot)].flatMap(([, name]) =>
    name && isClaimWordName(name) ? [name] : [],
  );
  needs.set(text, names);
  return names;
}
