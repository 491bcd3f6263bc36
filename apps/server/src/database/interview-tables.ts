import type {
  analysisStatuses,
  difficulties,
  MainCategory,
  questionTypes,
  SessionStatus,
} from '@daedap/contract/categories';
import type { DeliverySummary } from '@daedap/contract/delivery';
import type { InterviewFormat, InterviewMode } from '@daedap/contract/interview-modes';
import type {
  ComprehensiveAnalysis,
  EngineName,
  Evidence,
  FailureReason,
  ScoreEffect,
  Segment,
} from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';
import type { OwnPoint, QuestionSource } from '@daedap/contract/own-questions';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatedAt } from './schema.ts';

/** Written as JSON text; an empty list when it is not given. */
type JsonList<Item> = ColumnType<Item[], string | undefined, string>;
type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;
type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

export type InterviewSessionsTable = {
  id: Generated<number>;
  user_id: number;
  main_category: MainCategory;
  sub_category: string;
  difficulty: (typeof difficulties)[number];
  question_count: number;
  time_per_question: number;
  status: Defaulted<SessionStatus>;
  language: Defaulted<Language>;
  enable_ads: Defaulted<boolean>;
  mode: Defaulted<InterviewMode>;
  format: Defaulted<InterviewFormat>;
  preparation_seconds: Defaulted<number>;
  source: Defaulted<QuestionSource>;
  /** The id that the client gave it, when it began without the server. */
  client_id: Nullable<string>;
  current_question_index: Nullable<number>;
  total_duration: Nullable<number>;
  completed_at: Nullable<Date>;
  created_at: CreatedAt;
};

export type QuestionsTable = {
  id: Generated<number>;
  session_id: number;
  /** From 1, without gaps. */
  number: number;
  text: string;
  question_type: (typeof questionTypes)[number];
  expected_duration: number;
  bank_id: Nullable<string>;
  /** What a strong answer contains; only questions that the user brought have any. */
  points: JsonList<OwnPoint>;
  follows_question_id: Nullable<number>;
  created_at: CreatedAt;
};

export type UploadsTable = {
  id: string;
  user_id: number;
  filename: string;
  content_type: string;
  bytes: number;
  created_at: CreatedAt;
};

export type UploadPartsTable = { upload_id: string; number: number; data: Buffer };

export type AnswersTable = {
  id: Generated<number>;
  user_id: number;
  session_id: number;
  question_id: number;
  source: 'text' | 'audio' | 'video';
  /** The newest attempt at its question, retakes aside: the one whose score counts. */
  counts: boolean;
  /** Made after the session was completed. */
  retake: boolean;
  idempotency_key: Nullable<string>;
  /** What was sent, until it is analysed. */
  upload_id: Nullable<string>;
  stream_key: Nullable<string>;
  filename: Nullable<string>;
  data_size: number;
  answer_text: Nullable<string>;
  segments: JsonList<Segment>;
  /** Seconds. */
  duration: Nullable<number>;
  video_path: Nullable<string>;
  stt_method: Nullable<string>;
  stt_confidence: Nullable<number>;
  analysis_status: Defaulted<(typeof analysisStatuses)[number]>;
  failure_reason: Nullable<FailureReason>;
  /** How often its analysis has failed. */
  failures: Defaulted<number>;
  score: Nullable<number>;
  relevance_score: Nullable<number>;
  clarity_score: Nullable<number>;
  depth_score: Nullable<number>;
  feedback: Nullable<string>;
  strengths: JsonList<string>;
  improvements: JsonList<string>;
  keywords: JsonList<string>;
  evidence: JsonList<Evidence>;
  effects: JsonList<ScoreEffect>;
  /** How it was said; written as JSON text. */
  delivery: ColumnType<DeliverySummary | null, string | null | undefined, string | null>;
  /** The user marked it as important. */
  starred: Defaulted<boolean>;
  engine: Nullable<EngineName>;
  processing_ms: Nullable<number>;
  created_at: CreatedAt;
};

export type AnalysesTable = {
  session_id: number;
  overall_score: number;
  overall_feedback: string;
  overall_strengths: JSONColumnType<string[]>;
  overall_improvements: JSONColumnType<string[]>;
  detailed_recommendations: JSONColumnType<string[]>;
  category_performance: JSONColumnType<ComprehensiveAnalysis['categoryPerformance']>;
  completed_questions: number;
  avg_relevance_score: number;
  avg_clarity_score: number;
  avg_depth_score: number;
  engine: EngineName;
  created_at: CreatedAt;
};

export type BackupsTable = {
  id: string;
  user_id: number;
  session_id: number;
  question_id: number;
  answer_id: Nullable<number>;
  storage_key: string;
  filename: string;
  content_type: string;
  bytes: number;
  duration: Nullable<number>;
  created_at: CreatedAt;
};

/** Bytes that no backup holds, to be removed from that time on. A trigger lists those of a deleted backup. */
export type RemovedBackupsTable = {
  storage_key: string;
  due_at: Defaulted<Date>;
  /** Someone is at it: it can no longer become a backup. */
  removing: Defaulted<boolean>;
};
