import type { ClientErrorKind } from '@daedap/contract/client-errors';
import type { RateLimit } from '@daedap/contract/constants/network';
import type { FailureReason } from '@daedap/contract/interviews';

/** A call of the API that has ended, whichever way. */
type EndedRequest = {
  method: string;
  /** The route's own address, never the one that was asked for. */
  route: string;
  status: string;
  seconds: number;
  /** What a form with a file brought; 0 for every other call. */
  uploadBytes: number;
};

export type EngineCall = {
  role: 'questions' | 'follow-up' | 'evaluation' | 'comprehensive' | 'speech';
  /** Who did it: the coach, the language model, the coach in its place, Whisper or a service. */
  engine: string;
  outcome: 'ok' | 'failed';
  seconds: number;
};

export type JobCount = { queue: string; state: string; count: number };

/** What is counted only when somebody looks. */
export type Sources = {
  pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
  jobs: () => Promise<readonly JobCount[]>;
  sockets: () => number;
};

/** What the server tells about itself while it works. No label names a person or what a person typed. */
export type Metrics = {
  requestBegan: () => void;
  requestEnded: (request: EndedRequest) => void;
  jobEnded: (queue: string, outcome: 'done' | 'failed', seconds: number) => void;
  engineCalled: (call: EngineCall) => void;
  /** An answer got no score for good. */
  answerFailed: (reason: FailureReason) => void;
  rateLimited: (limit: RateLimit) => void;
  signInFailed: () => void;
  /** A browser reported a fault. */
  clientError: (kind: ClientErrorKind) => void;
  slowQuery: () => void;
  /** Something of what other nodes said may have gone unheard. */
  eventGap: () => void;
  watch: (sources: Partial<Sources>) => void;
};

const nothing = () => undefined;

/** For a server whose settings ask for no figures. */
export const noMetrics: Metrics = {
  requestBegan: nothing,
  requestEnded: nothing,
  jobEnded: nothing,
  engineCalled: nothing,
  answerFailed: nothing,
  rateLimited: nothing,
  signInFailed: nothing,
  clientError: nothing,
  slowQuery: nothing,
  eventGap: nothing,
  watch: nothing,
};
