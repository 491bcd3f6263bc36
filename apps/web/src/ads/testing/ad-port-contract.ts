import { expect, describe, test, vi } from 'vitest';
import type { AdEnd, AdPort } from '../ad-port.ts';
import { settle } from '#/lib/time/testing/test-clock.ts';

type Harness = {
  readonly port: AdPort;
  /** Lets a load that has begun succeed. */
  readonly finishLoad: () => Promise<void>;
  /** Lets the ad run to its end. */
  readonly runToEnd: () => Promise<void>;
  /** Closes the ad early, as the user does. */
  readonly skip: () => Promise<void>;
  readonly isOnScreen: () => boolean;
};

/** The tests that every ad service has to pass. */
export function describeAdPort(name: string, make: () => Harness): void {
  async function loaded() {
    const harness = make();
    await harness.port.initialize();
    const load = harness.port.load('10s');
    await harness.finishLoad();
    expect(await load).toBeNull();
    return harness;
  }
  async function showing() {
    const harness = await loaded();
    const onEnd = vi.fn<(how: AdEnd) => void>();
    expect(await harness.port.show(onEnd)).toBeNull();
    expect(harness.isOnScreen()).toBe(true);
    return { ...harness, onEnd };
  }

  describe(`${name} as an ad service`, () => {
    test('initialises once', async () => {
      const { port } = make();
      expect(port.serviceState()).toBe('uninitialised');
      const [one, two] = [port.initialize(), port.initialize()];
      expect(port.serviceState()).toBe('initialising');
      expect(await Promise.all([one, two, port.initialize()])).toEqual([null, null, null]);
      expect(port.serviceState()).toBe('initialised');
    });

    test('neither loads before it is initialised nor shows before it has loaded', async () => {
      const { port } = make();
      expect(await port.load('10s')).toEqual({
        code: 'LOAD_ERROR',
        message: 'ad network not initialized',
        retryable: true,
      });
      await port.initialize();
      expect(await port.show(() => undefined)).toEqual({
        code: 'SHOW_FAILED',
        message: 'No ad ready to show',
        retryable: false,
      });
    });

    test('a load sets the current ad, which can be shown once', async () => {
      const { port, onEnd, runToEnd, isOnScreen } = await showing();
      expect(port.currentAd()).toBe('10s');
      expect(await port.show(onEnd)).toMatchObject({ message: 'No ad ready to show' });
      await runToEnd();
      expect(onEnd).toHaveBeenCalledExactlyOnceWith('completed');
      expect(port.currentAd()).toBeNull();
      expect(isOnScreen()).toBe(false);
      expect(await port.show(onEnd)).toMatchObject({ message: 'No ad ready to show' });
    });

    test('reports that the user closed the ad', async () => {
      const { port, onEnd, skip, isOnScreen } = await showing();
      await skip();
      expect(onEnd).toHaveBeenCalledExactlyOnceWith('skipped');
      expect(port.currentAd()).toBeNull();
      expect(isOnScreen()).toBe(false);
    });

    test('close removes the ad and reports it', async () => {
      const { port, onEnd, runToEnd, isOnScreen } = await showing();
      port.close();
      port.close();
      expect(isOnScreen()).toBe(false);
      expect(port.currentAd()).toBeNull();
      await runToEnd();
      expect(onEnd).toHaveBeenCalledExactlyOnceWith('closed');
    });

    test('forceClose removes the ad without reporting it', async () => {
      const { port, onEnd, runToEnd, isOnScreen } = await showing();
      port.forceClose();
      expect(isOnScreen()).toBe(false);
      expect(port.currentAd()).toBeNull();
      await runToEnd();
      expect(onEnd).not.toHaveBeenCalled();
    });

    test('forceClose also cancels a load', async () => {
      const { port, finishLoad } = make();
      await port.initialize();
      const load = port.load('30s');
      await settle();
      port.forceClose();
      expect(await load).toMatchObject({ code: 'LOAD_FAILED' });
      await finishLoad();
      expect(port.currentAd()).toBeNull();
    });

    test('can be disposed of at any time and initialised again', async () => {
      const { port, onEnd, isOnScreen, runToEnd } = await showing();
      port.dispose();
      expect(port.serviceState()).toBe('uninitialised');
      expect(isOnScreen()).toBe(false);
      const again = port.initialize();
      port.dispose();
      expect(await again).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      expect(await port.initialize()).toBeNull();
      await runToEnd();
      expect(onEnd).not.toHaveBeenCalled();
    });
  });
}
