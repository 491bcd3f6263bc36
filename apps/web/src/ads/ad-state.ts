import type { AdError } from './ad-errors.ts';

type AdLoadState = 'idle' | 'loading' | 'loaded' | 'failed';

type AdViewState = 'idle' | 'playing' | 'completed' | 'skipped' | 'closed';

export type AdState = {
  readonly loadState: AdLoadState;
  readonly viewState: AdViewState;
  readonly error: AdError | null;
  readonly metrics: {
    readonly retryCount: number;
    readonly loadStartTime: number | null;
    readonly loadEndTime: number | null;
    readonly showStartTime: number | null;
  };
  readonly isReady: boolean;
  readonly canShow: boolean;
  readonly canRetry: boolean;
  /** It failed and will not be retried. */
  readonly hasGivenUp: boolean;
};
