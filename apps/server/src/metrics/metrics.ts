import type { ClientErrorKind } from '@daedap/contract/client-errors';
import type { RateLimit } from '@daedap/contract/constants/network';
import type { FailureReason } from '@daedap/contract/interviews';
import type { QueueName } from '../lib/job-queues.ts';

/** The values of labels that alerts and the dashboard ask for. */
export const jobOutcomes = ['done', 'failed'] as const;
export const engineOutcomes = ['ok', 'failed'] as const;
export const languageRoles = ['questions', 'follow-up', 'evaluation', 'comprehensive'] as const;
export const engineRoles = [...languageRoles, 'speech', 'voice'] as const;

/** A request that has ended, successfully or not. */
type EndedRequest = {
  method: string;
  /** The path of the route, not that of the request. */
  route: string;
  status: string;
  seconds: number;
  /** The size of an upload. 0 for other calls. */
  uploadBytes: number;
};

export type EngineCall = {
  role: (typeof engineRoles)[number];
  /** The coach, the language model, the coach as its fallback, Whisper or a speech service. */
  engine: string;
  outcome: (typeof engineOutcomes)[number];
  seconds: number;
};

export type JobCount = { queue: string; state: string; count: number; oldestSeconds: number };

export type DiskSpace = { freeBytes: number; totalBytes: number };

/** Values that are read when the metrics are requested. */
export type Sources = {
  pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
  jobs: () => Promise<readonly JobCount[]>;
  sockets: () => number;
  /** Where DATA_DIR is. */
  disk: () => Promise<DiskSpace>;
  /** When the certificate of TLS_CERT_FILE ends. */
  certificateEnd: () => Promise<Date>;
};

/** Metrics of the server. No label holds a name or what a person typed. */
export type Metrics = {
  requestBegan: () => void;
  requestEnded: (request: EndedRequest) => void;
  jobEnded: (queue: QueueName, outcome: (typeof jobOutcomes)[number], seconds: number) => void;
  engineCalled: (call: EngineCall) => void;
  /** An answer stays unscored. */
  answerFailed: (reason: FailureReason) => void;
  rateLimited: (limit: RateLimit) => void;
  signInFailed: () => void;
  /** A browser reported an error. */
  clientError: (kind: ClientErrorKind) => void;
  slowQuery: () => void;
  /** Events of other nodes may have been missed. */
  eventGap: () => void;
  watch: (sources: Partial<Sources>) => void;
};

const nothing = () => undefined;

/** For a server without metrics. */
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
