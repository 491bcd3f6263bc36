import { z } from 'zod';

export type NativeAdEvent = 'adLoaded' | 'adFailedToLoad' | 'adEnded';

type Handle = { readonly remove: () => unknown };

/** The phone's ads, as the ad service sees them. Its answers are parsed where they arrive. */
export type NativeAdBridge = {
  /** `{ ready: boolean }` */
  readonly initialize: () => Promise<unknown>;
  /** `{ started: boolean }`; then `adLoaded` or `adFailedToLoad { message? }` */
  readonly load: (options: { seconds: number }) => Promise<unknown>;
  /** `{ shown: boolean }`; then `adEnded { how }` */
  readonly show: () => Promise<unknown>;
  readonly close: () => Promise<unknown>;
  readonly addListener: (
    event: NativeAdEvent,
    listener: (payload: unknown) => void,
  ) => Promise<Handle> | Handle;
};

const flag = z.boolean().catch(false);

export const nativeAnswers = {
  initialize: z.object({ ready: flag }),
  load: z.object({ started: flag }),
  show: z.object({ shown: flag }),
  failedToLoad: z.object({ message: z.string().min(1).optional().catch(undefined) }),
  ended: z.object({ how: z.enum(['completed', 'skipped', 'closed']).catch('closed') }),
};
