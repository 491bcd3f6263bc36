import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { type AdError, adError, adMessages } from './ad-errors.ts';
import type { AdDriver, AdEnd, AdKind, AdPort, AdServiceState } from './ad-port.ts';

/** The rules of every adapter: initialise once, show one ad at a time, clean up afterwards. */
export function createAdService(driver: AdDriver): AdPort {
  let state: AdServiceState = 'uninitialised';
  let starting: Promise<AdError | null> | null = null;
  let current: AdKind | null = null;
  let viewer: ((how: AdEnd) => void) | null = null;
  let life = new AbortController();
  let work = new AbortController();

  async function begin({ signal }: AbortController): Promise<AdError | null> {
    state = 'initialising';
    const error = await driver
      .initialize(signal)
      .catch(
        reportAndReturn(
          'ads',
          'initialising ads',
          adError('LOAD_ERROR', adMessages.initialisationError),
        ),
      );
    if (signal.aborted) return adError('SERVICE_UNAVAILABLE');
    state = error ? 'uninitialised' : 'initialised';
    starting = null;
    return error;
  }

  function forceClose(): void {
    current = null;
    viewer = null;
    work.abort();
    work = new AbortController();
  }

  return {
    serviceState: () => state,
    currentAd: () => current,
    initialize() {
      if (state === 'initialised') return Promise.resolve(null);
      starting ??= begin(life);
      return starting;
    },
    async load(kind) {
      if (state !== 'initialised') return adError('LOAD_ERROR', adMessages.notInitialised);
      forceClose();
      const { signal } = work;
      const error = await driver.load(kind, signal);
      if (signal.aborted) return adError('LOAD_FAILED');
      if (!error) current = kind;
      return error;
    },
    async show(onEnd) {
      if (current === null || viewer) return adError('SHOW_FAILED', adMessages.nothingToShow);
      viewer = onEnd;
      const { signal } = work;
      const end = (how: AdEnd) => {
        if (signal.aborted) return;
        forceClose();
        onEnd(how);
      };
      try {
        const error = await driver.show(current, end, signal);
        if (error && !signal.aborted) forceClose();
        return error;
      } catch (thrown) {
        if (!signal.aborted) forceClose();
        throw thrown;
      }
    },
    close() {
      const onEnd = viewer;
      forceClose();
      onEnd?.('closed');
    },
    forceClose,
    dispose() {
      forceClose();
      life.abort();
      life = new AbortController();
      starting = null;
      state = 'uninitialised';
    },
    retryDelayMs: (attempt) => driver.retryDelayMs(attempt),
  };
}
