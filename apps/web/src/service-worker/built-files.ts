import type { WarmGroup } from '#/lib/pwa/worker-words.ts';

/** The files of one build, sorted by what the worker does with them. */
export type BuiltFiles = {
  /** Loaded at the installation. Files with a hash of their content in their names need no revision. */
  readonly precache: readonly { readonly url: string; readonly revision: string | null }[];
  /** Kept once someone used them: the pieces of the fonts. */
  readonly onUse: readonly string[];
  /** Kept once someone used them, or when a page asks for it. */
  readonly large: Readonly<Record<WarmGroup, readonly string[]>>;
};
