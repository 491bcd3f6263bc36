export const socketConnectTimeoutMs = 10_000;
export const socketReconnect = {
  delayMs: 1_000,
  maxDelayMs: 5_000,
  jitter: 0.5,
  timeoutMs: 20_000,
} as const;
