/** An answer that the server said yes to: from then on it must not be lost. */
export type AcknowledgedAnswer = {
  sessionId: number;
  questionId: number;
  answerId: number;
  /** The key it was sent under, however often. */
  key: string;
  text: string;
};

/** What the server has acknowledged to one person. */
export type Ledger = {
  answers: AcknowledgedAnswer[];
  /** Sessions judged as a whole. */
  completed: Set<number>;
  /** Sessions whose deletion was asked for: they may be there or not. */
  deleting: Set<number>;
  /** Sessions whose deletion was acknowledged: they must be gone. */
  deleted: Set<number>;
};

export const emptyLedger = (): Ledger => ({
  answers: [],
  completed: new Set(),
  deleting: new Set(),
  deleted: new Set(),
});
