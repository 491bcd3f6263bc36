/** The four kinds that the product distinguishes. */
type CameraFailureCode = 'permissionDenied' | 'cameraNotFound' | 'deviceBusy' | 'networkError';

/** What exactly the browser said: each has its own advice. */
type CameraFailureDetail = 'denied' | 'notFound' | 'busy' | 'unsupported' | 'blocked' | 'other';

export type CameraFailure = {
  readonly code: CameraFailureCode;
  readonly detail: CameraFailureDetail;
  /** The error's own name, for the case that nothing else says more. */
  readonly name: string;
};

const known: ReadonlyMap<string, Omit<CameraFailure, 'name'>> = new Map([
  ['NotAllowedError', { code: 'permissionDenied', detail: 'denied' }],
  ['NotFoundError', { code: 'cameraNotFound', detail: 'notFound' }],
  ['NotReadableError', { code: 'deviceBusy', detail: 'busy' }],
  ['OverconstrainedError', { code: 'networkError', detail: 'unsupported' }],
  ['SecurityError', { code: 'networkError', detail: 'blocked' }],
]);

export function cameraFailureOf(error: unknown): CameraFailure {
  const name = error instanceof Error ? error.name : 'Error';
  return { ...(known.get(name) ?? { code: 'networkError', detail: 'other' }), name };
}

/** Browsers hide the devices from pages that did not come over HTTPS. */
export const cameraBlocked: CameraFailure = {
  code: 'networkError',
  detail: 'blocked',
  name: 'SecurityError',
};
