/** What a start needs on its way: whom to tell, and when to give up. */
export type StartContext = {
  /** Tells the person who starts the server what takes time. */
  say: (step: string) => void;
  /** Aborted when the server is told to stop before it has started. */
  signal: AbortSignal;
};
