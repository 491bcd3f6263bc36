import type { ClientErrorReport } from '@daedap/contract/client-errors';
import type { OwnQuestion } from '@daedap/contract/own-questions';
import type { PracticePlan } from '@daedap/contract/practice-plan';
import type { User } from '@daedap/contract/users';
import type { ColumnType, Generated } from 'kysely';
import type {
  AnalysesTable,
  AnswersTable,
  BackupsTable,
  InterviewSessionsTable,
  QuestionsTable,
  RemovedBackupsTable,
  UploadPartsTable,
  UploadsTable,
} from './interview-tables.ts';
import type { AccountTables } from './account-tables.ts';
import type { SpeechTables, VoiceSoundsTable } from './speech-tables.ts';

export type CreatedAt = ColumnType<Date, Date | undefined, never>;

type UsersTable = {
  id: Generated<number>;
  email: string;
  username: string;
  password_hash: string;
  /** Tokens of before that name no sign-in end here. */
  signed_out_at: ColumnType<Date | null, Date | null | undefined, Date>;
  role: ColumnType<User['role'], User['role'] | undefined, User['role']>;
  created_at: CreatedAt;
};

type ClientErrorsTable = {
  fingerprint: string;
  kind: ClientErrorReport['kind'];
  message: string;
  stack: string;
  page: ClientErrorReport['page'];
  version: string;
  browser: string;
  count: Generated<number>;
  first_seen_at: CreatedAt;
  last_seen_at: ColumnType<Date, Date | undefined, Date>;
};

type ScriptsTable = {
  id: Generated<number>;
  user_id: number;
  /** As it was asked. */
  question: string;
  text: string;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, Date | undefined, Date>;
};

type PracticePlansTable = {
  id: Generated<number>;
  user_id: number;
  /** Written as JSON text. */
  days: ColumnType<PracticePlan['days'], string, string>;
  minutes: PracticePlan['minutes'];
  /** A day of the user's calendar. */
  interview_on: string | null;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, Date | undefined, Date>;
};

type QuestionSetsTable = {
  id: Generated<number>;
  user_id: number;
  /** Made by the client, so that a repeated request makes one set. */
  key: string;
  name: string;
  /** Written as JSON text. */
  questions: ColumnType<OwnQuestion[], string, string>;
  version: ColumnType<number, number | undefined, number>;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, Date | undefined, Date>;
};

/** Written by the rate limiter's own statements. */
type RateLimitsTable = {
  key: string;
  points: number;
  expire: number | null;
};

export type Schema = SpeechTables &
  AccountTables & {
    users: UsersTable;
    rate_limits: RateLimitsTable;
    interview_sessions: InterviewSessionsTable;
    questions: QuestionsTable;
    uploads: UploadsTable;
    upload_parts: UploadPartsTable;
    answers: AnswersTable;
    analyses: AnalysesTable;
    backups: BackupsTable;
    removed_backups: RemovedBackupsTable;
    client_errors: ClientErrorsTable;
    voice_sounds: VoiceSoundsTable;
    scripts: ScriptsTable;
    practice_plans: PracticePlansTable;
    question_sets: QuestionSetsTable;
  };
