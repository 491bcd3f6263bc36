import type { Pool } from 'pg';

/** An answer that the server has acknowledged: from then on it must not be lost. */
type AcknowledgedAnswer = {
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
  /** Sessions with an analysis of the whole. */
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

export type LedgerCheck = {
  acknowledged: number;
  /** Acknowledged answers that are not in the database, or not under their key. */
  lost: AcknowledgedAnswer[];
  /** There, but with another text, question or session. */
  changed: AcknowledgedAnswer[];
  /** Acknowledged and there, but without a result. */
  unfinished: AcknowledgedAnswer[];
  /** Interviews whose acknowledged analysis is gone. */
  unscored: number[];
  /** Interviews that are there although their deletion was acknowledged. */
  undeleted: number[];
};

type Row = {
  id: number;
  session_id: number;
  question_id: number;
  answer_text: string | null;
  idempotency_key: string | null;
  analysis_status: string;
};

/** Compares what the server acknowledged with what PostgreSQL holds. */
export async function verifyLedgers(pool: Pool, ledgers: readonly Ledger[]): Promise<LedgerCheck> {
  const deleting = union(ledgers.map((ledger) => ledger.deleting));
  const answers = ledgers.flatMap((ledger) => ledger.answers);
  const kept = answers.filter(({ sessionId }) => !deleting.has(sessionId));
  const rows = await pool.query<Row>(
    `select id, session_id, question_id, answer_text, idempotency_key, analysis_status
      from answers where id = any($1)`,
    [kept.map(({ answerId }) => answerId)],
  );
  const found = new Map(rows.rows.map((row) => [row.id, row]));
  const withRow = kept.map((answer) => ({ answer, row: found.get(answer.answerId) }));
  const those = (test: (row: Row | undefined, answer: AcknowledgedAnswer) => boolean) =>
    withRow.filter(({ row, answer }) => test(row, answer)).map(({ answer }) => answer);
  const completed = [...union(ledgers.map((ledger) => ledger.completed))];
  const analysed = await idsOf(
    pool,
    'select session_id as id from analyses where session_id = any($1)',
    completed,
  );
  const deleted = [...union(ledgers.map((ledger) => ledger.deleted))];
  const there = await idsOf(pool, 'select id from interview_sessions where id = any($1)', deleted);
  return {
    acknowledged: kept.length,
    lost: those((row, { key }) => row?.idempotency_key !== key),
    changed: those((row, answer) => row !== undefined && !isSame(row, answer)),
    unfinished: those((row) => row !== undefined && row.analysis_status !== 'completed'),
    unscored: completed.filter((id) => !analysed.has(id) && !deleting.has(id)),
    undeleted: deleted.filter((id) => there.has(id)),
  };
}

const isSame = (row: Row, answer: AcknowledgedAnswer) =>
  row.answer_text === answer.text.normalize('NFC') &&
  row.session_id === answer.sessionId &&
  row.question_id === answer.questionId;

async function idsOf(pool: Pool, query: string, ids: number[]): Promise<Set<number>> {
  const { rows } = await pool.query<{ id: number }>(query, [ids]);
  return new Set(rows.map(({ id }) => id));
}

const union = (sets: readonly Set<number>[]) => new Set(sets.flatMap((set) => [...set]));
