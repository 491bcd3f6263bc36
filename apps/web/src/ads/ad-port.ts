import type { AdError } from './ad-errors.ts';

/** Both lengths use the same ad unit. */
export type AdKind = '10s' | '30s';

export type AdServiceState = 'uninitialised' | 'initialising' | 'initialised';

/**
 * `completed`: the user saw all of it. `skipped`: the user closed it early. `closed`: the app or the network removed
 * it.
 */
export type AdEnd = 'completed' | 'skipped' | 'closed';

/** Any ad service. Methods return an error instead of throwing; null means success. */
export type AdPort = {
  readonly serviceState: () => AdServiceState;
  /** The ad that is loaded or on the screen. */
  readonly currentAd: () => AdKind | null;
  readonly initialize: () => Promise<AdError | null>;
  readonly load: (kind: AdKind) => Promise<AdError | null>;
  /** Resolves when the ad is on the screen. `onEnd` is called once, when the ad is gone. */
  readonly show: (onEnd: (how: AdEnd) => void) => Promise<AdError | null>;
  /** Removes the ad and calls `onEnd`. */
  readonly close: () => void;
  /** Removes the ad, or stops its load, without calling `onEnd`. */
  readonly forceClose: () => void;
  /** Releases everything. The service can be initialised again. */
  readonly dispose: () => void;
  readonly retryDelayMs: (attempt: number) => number;
};

/** What an adapter implements. Each signal ends what its call began: an aborted show leaves nothing on the screen. */
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
