import type { ColumnType, Generated } from 'kysely';
import type { SessionStatus } from '@daedap/contract/categories';
import type { User } from '@daedap/contract/users';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

type UsersTable = {
  id: Generated<number>;
  email: string;
  username: string;
  password_hash: string;
  role: ColumnType<User['role'], User['role'] | undefined, User['role']>;
  created_at: CreatedAt;
};

type InterviewSessionsTable = {
  id: Generated<number>;
  user_id: number;
  main_category: string;
  sub_category: string;
  difficulty: string;
  question_count: number;
  time_per_question: number;
  status: ColumnType<SessionStatus, SessionStatus | undefined, SessionStatus>;
  created_at: CreatedAt;
};

/** Written by the rate limiter's own statements. */
type RateLimitsTable = {
  key: string;
  points: number;
  expire: number | null;
};

export type Schema = {
  users: UsersTable;
  interview_sessions: InterviewSessionsTable;
  rate_limits: RateLimitsTable;
};
