import type { PageName } from '@daedap/contract/pages';

type PrerenderedPage = {
  /** Visitors get the page itself; users who are signed in get its skeleton, which the app replaces. */
  readonly renderedFor: 'visitors' | 'users';
  /**
   * Whether the page looks different with a query. Then an address with a query gets the empty page, and the app
   * renders it.
   */
  readonly readsQuery: boolean;
  /**
   * When the browser loads the app: at once, when it is idle (and runs it on the first touch), or not before the first
   * touch.
   */
  readonly loadsApp: 'atOnce' | 'whenIdle' | 'onTouch';
};

/** The pages that the build writes as HTML. */
export const prerenderedPages = {
  landing: { renderedFor: 'visitors', readsQuery: false, loadsApp: 'onTouch' },
  login: { renderedFor: 'visitors', readsQuery: true, loadsApp: 'whenIdle' },
  register: { renderedFor: 'visitors', readsQuery: true, loadsApp: 'whenIdle' },
  dashboard: { renderedFor: 'users', readsQuery: false, loadsApp: 'atOnce' },
} as const satisfies Partial<Record<PageName, PrerenderedPage>>;

export type PrerenderedName = keyof typeof prerenderedPages;

export const isPrerendered = (name: PageName): name is PrerenderedName => name in prerenderedPages;

export const findPrerendered = (name: PageName): PrerenderedPage | null =>
  isPrerendered(name) ? prerenderedPages[name] : null;
