import type { AdKind } from './ad-port.ts';

export type AdErrorCode =
  | 'SERVICE_UNAVAILABLE'
  | 'LOAD_ERROR'
  | 'LOAD_FAILED'
  | 'NOT_READY'
  | 'SHOW_FAILED'
  | 'SHOW_ERROR';

export type AdError = {
  readonly code: AdErrorCode;
  /** For the metrics only. The screen shows its own texts. */
  readonly message: string;
  readonly retryable: boolean;
};

/** The exact messages of the spec. */
export const adMessages = {
  unavailable: 'ad service is not available',
  loadFailed: 'Failed to load ad',
  notReady: 'Ad is not ready to show',
  showFailed: 'Failed to show ad',
  notInitialised: 'ad network not initialized',
  initialisationFailed: 'initialization failed',
  initialisationError: 'initialization error',
  nothingToShow: 'No ad ready to show',
} as const;

export const startMessage = (kind: AdKind) => `Failed to start loading ${kind} ad`;

const known: Record<AdErrorCode, Omit<AdError, 'code'>> = {
  SERVICE_UNAVAILABLE: { message: adMessages.unavailable, retryable: false },
  LOAD_ERROR: { message: adMessages.loadFailed, retryable: true },
  LOAD_FAILED: { message: adMessages.loadFailed, retryable: true },
  NOT_READY: { message: adMessages.notReady, retryable: false },
  SHOW_FAILED: { message: adMessages.showFailed, retryable: false },
  SHOW_ERROR: { message: adMessages.showFailed, retryable: false },
};

export function adError(code: AdErrorCode, message?: string): AdError {
  return { code, ...known[code], ...(message && { message }) };
}

/** The message of a value that foreign code threw. */
export function thrownAdError(code: 'LOAD_ERROR' | 'SHOW_ERROR', thrown: unknown): AdError {
  return adError(code, thrown instanceof Error ? thrown.message : undefined);
}

/** The kind of problem, for the screen that explains it. */
export function troubleOf(error: AdError): 'service' | 'load' | 'show' {
  const { notInitialised, initialisationFailed, initialisationError } = adMessages;
  const initialising: string[] = [notInitialised, initialisationFailed, initialisationError];
  if (error.code === 'SERVICE_UNAVAILABLE' || initialising.includes(error.message))
    return 'service';
  return error.code === 'LOAD_ERROR' || error.code === 'LOAD_FAILED' ? 'load' : 'show';
}
