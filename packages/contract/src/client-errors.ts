import type { BodyOf, ResponseOf } from './call.ts';
import type { getClientErrors, reportClientError } from './calls/client-errors.ts';

/**
 * Where in the web app a fault came up. The first three are what nobody caught: an error of the page, a rejection, a
 * component that broke.
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
