import type { AdError } from './ad-errors.ts';

/** Both lengths share one ad unit. */
export type AdKind = '10s' | '30s';

export type AdServiceState = 'uninitialised' | 'initialising' | 'initialised';

/** Seen to its end; closed by the person before that; taken away by the app or the network. */
export type AdEnd = 'completed' | 'skipped' | 'closed';

/** An ad service, whatever stands behind it. What goes wrong is a value; null means that all is well. */
export type AdPort = {
  readonly serviceState: () => AdServiceState;
  /** The ad that is loaded or on the screen. */
  readonly currentAd: () => AdKind | null;
  readonly initialize: () => Promise<AdError | null>;
  readonly load: (kind: AdKind) => Promise<AdError | null>;
  /** Answers when the ad is on the screen. `onEnd` is called once, when it has gone. */
  readonly show: (onEnd: (how: AdEnd) => void) => Promise<AdError | null>;
  /** Takes the ad away and says so to whoever showed it. */
  readonly close: () => void;
  /** Takes away whatever there is, or is on its way, without a word. */
  readonly forceClose: () => void;
  /** Gives back everything. The service can be initialised again. */
  readonly dispose: () => void;
  readonly retryDelayMs: (attempt: number) => number;
};

/** What an adapter has to bring. Each signal ends what its call began: an aborted show leaves nothing on the screen. */
export type AdDriver = {
  readonly initialize: (signal: AbortSignal) => Promise<AdError | null>;
  readonly load: (kind: AdKind, signal: AbortSignal) => Promise<AdError | null>;
  readonly show: (
    kind: AdKind,
    onEnd: (how: AdEnd) => void,
    signal: AbortSignal,
  ) => Promise<AdError | null>;
  readonly retryDelayMs: (attempt: number) => number;
};
