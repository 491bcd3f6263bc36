import type { BodyOf, ResponseOf } from './call.ts';
import type { getClientErrors, reportClientError } from './calls/client-errors.ts';

/**
 * The part of the web app that reported an error. The first three were not caught: an error of the page, a rejected
 * promise, a component that failed to render.
 */
export const clientErrorKinds = [
  'page',
  'promise',
  'render',
  'session',
  'calls',
  'interview',
  'answers',
  'media',
  'speech',
  'storage',
  'ads',
  'native',
  'offline',
] as const;

export type ClientErrorKind = (typeof clientErrorKinds)[number];

export type ClientErrorReport = BodyOf<typeof reportClientError>;

export type ClientError = ResponseOf<typeof getClientErrors>['errors'][number];
