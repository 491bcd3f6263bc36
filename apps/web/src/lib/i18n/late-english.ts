import { reportError } from '#/lib/errors/report-error.ts';

/** English texts as a file gives them. The build loads them only for people who read English (`build/late-english.ts`). */
export type English<Texts> = Texts | (() => Promise<Texts>);

/** Texts that may not be loaded yet. */
export type LateTexts<Texts> = {
  /** Null until they are loaded, and for good if they could not be. */
  readonly current: () => Texts | null;
  /** Never fails: without them Korean is shown. */
  readonly load: () => Promise<void>;
};

/** The loads of all texts that are not there yet. */
const missing = new Set<() => Promise<void>>();

export const isEnglishMissing = (): boolean => missing.size > 0;

/** Loads the English texts of every part of the app that has been loaded. */
export async function loadEnglish(): Promise<void> {
  await Promise.all([...missing].map((load) => load()));
}

export function lateTexts<Texts extends object>(english: English<Texts>): LateTexts<Texts> {
  if (typeof english !== 'function') {
    return { current: () => english, load: () => Promise.resolve() };
  }
  let texts: Texts | null = null;
  let loading: Promise<void> | null = null;
  const start = async () => {
    try {
      texts = await english();
    } catch (error) {
      reportError(error, 'page', 'loading the English texts');
    }
    missing.delete(load);
  };
  const load = () => (loading ??= start());
  missing.add(load);
  return { current: () => texts, load };
}
