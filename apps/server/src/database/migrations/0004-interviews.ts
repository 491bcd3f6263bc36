import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

const identity = (column: ColumnDefinitionBuilder) =>
  column.primaryKey().generatedAlwaysAsIdentity();
const notNull = (column: ColumnDefinitionBuilder) => column.notNull();
const createdAt = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(sql`now()`);
const ofUser = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('users.id').onDelete('cascade');
const ofSession = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('interview_sessions.id').onDelete('cascade');
const ofQuestion = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('questions.id').onDelete('cascade');
const emptyList = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(sql`'[]'::jsonb`);

export async function up(db: Kysely<unknown>): Promise<void> {
  await extendSessions(db);
  await createQuestions(db);
  await createUploads(db);
  await createAnswers(db);
  await createAnalyses(db);
  await createBackups(db);
}

async function extendSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('interview_sessions')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('ko'))
    .addColumn('enable_ads', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('client_id', 'text')
    .addColumn('current_question_index', 'integer')
    .addColumn('total_duration', 'double precision')
    .addColumn('completed_at', 'timestamptz')
    .alterColumn('time_per_question', (column) => column.setDataType('double precision'))
    .execute();
  await db.schema
    .createIndex('interview_sessions_client_id')
    .on('interview_sessions')
    .columns(['user_id', 'client_id'])
    .unique()
    .execute();
}

async function createQuestions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('questions')
    .addColumn('id', 'integer', identity)
    .addColumn('session_id', 'integer', ofSession)
    .addColumn('number', 'integer', notNull)
    .addColumn('text', 'text', notNull)
    .addColumn('question_type', 'text', notNull)
    .addColumn('expected_duration', 'double precision', notNull)
    .addColumn('bank_id', 'text')
    .addColumn('follows_question_id', 'integer', (column) =>
      column.references('questions.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'timestamptz', createdAt)
    .execute();
  // Deferred: a follow-up moves the questions behind it by one, in one statement or several.
  await sql`alter table questions add constraint questions_number unique (session_id, number) deferrable initially deferred`.execute(
    db,
  );
  await db.schema
    .createIndex('questions_follows_question_id')
    .on('questions')
    .column('follows_question_id')
    .execute();
}

/** What was sent for analysis, in parts, until it is analysed. In the database, since all nodes reach it there. */
async function createUploads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('uploads')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', ofUser)
    .addColumn('filename', 'text', notNull)
    .addColumn('content_type', 'text', notNull)
    .addColumn('bytes', 'integer', notNull)
    .addColumn('created_at', 'timestamptz', createdAt)
    .execute();
  await db.schema
    .createTable('upload_parts')
    .addColumn('upload_id', 'uuid', (column) =>
      column.notNull().references('uploads.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', notNull)
    .addColumn('data', 'bytea', notNull)
    .addPrimaryKeyConstraint('upload_parts_pkey', ['upload_id', 'number'])
    .execute();
  // Sound and video are compressed already.
  await sql`alter table upload_parts alter column data set storage external`.execute(db);
}

async function createAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('answers')
    .addColumn('id', 'integer', identity)
    .addColumn('user_id', 'integer', ofUser)
    .addColumn('session_id', 'integer', ofSession)
    .addColumn('question_id', 'integer', ofQuestion)
    .addColumn('source', 'text', (column) =>
      column.notNull().check(sql`source in ('text', 'audio', 'video')`),
    )
    .addColumn('counts', 'boolean', notNull)
    .addColumn('retake', 'boolean', notNull)
    .addColumn('idempotency_key', 'text')
    .addColumn('upload_id', 'uuid', (column) =>
      column.references('uploads.id').onDelete('set null'),
    )
    .addColumn('stream_key', 'text')
    .addColumn('filename', 'text')
    .addColumn('data_size', 'integer', notNull)
    .addColumn('answer_text', 'text')
    .addColumn('segments', 'jsonb', emptyList)
    .addColumn('duration', 'double precision')
    .addColumn('video_path', 'text')
    .addColumn('stt_method', 'text')
    .addColumn('stt_confidence', 'double precision')
    .addColumn('analysis_status', 'text', (column) =>
      column
        .notNull()
        .defaultTo('pending')
        .check(sql`analysis_status in ('pending', 'processing', 'completed', 'failed')`),
    )
    .addColumn('failure_reason', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('score', 'integer')
    .addColumn('relevance_score', 'integer')
    .addColumn('clarity_score', 'integer')
    .addColumn('depth_score', 'integer')
    .addColumn('feedback', 'text')
    .addColumn('strengths', 'jsonb', emptyList)
    .addColumn('improvements', 'jsonb', emptyList)
    .addColumn('keywords', 'jsonb', emptyList)
    .addColumn('evidence', 'jsonb', emptyList)
    .addColumn('engine', 'text')
    .addColumn('processing_ms', 'integer')
    .addColumn('created_at', 'timestamptz', createdAt)
    .execute();
  await db.schema
    .createIndex('answers_idempotency_key')
    .on('answers')
    .columns(['user_id', 'idempotency_key'])
    .unique()
    .execute();
  await db.schema
    .createIndex('answers_question_id')
    .on('answers')
    .columns(['question_id', 'id'])
    .execute();
  await sql`create unique index answers_counting on answers (question_id) where counts`.execute(db);
  await sql`create index answers_session on answers (session_id) include (counts, analysis_status, score, duration)`.execute(
    db,
  );
  await db.schema.createIndex('answers_upload_id').on('answers').column('upload_id').execute();
}

async function createAnalyses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('analyses')
    .addColumn('session_id', 'integer', (column) =>
      column.primaryKey().references('interview_sessions.id').onDelete('cascade'),
    )
    .addColumn('overall_score', 'integer', notNull)
    .addColumn('overall_feedback', 'text', notNull)
    .addColumn('overall_strengths', 'jsonb', notNull)
    .addColumn('overall_improvements', 'jsonb', notNull)
    .addColumn('detailed_recommendations', 'jsonb', notNull)
    .addColumn('category_performance', 'jsonb', notNull)
    .addColumn('completed_questions', 'integer', notNull)
    .addColumn('avg_relevance_score', 'integer', notNull)
    .addColumn('avg_clarity_score', 'integer', notNull)
    .addColumn('avg_depth_score', 'integer', notNull)
    .addColumn('engine', 'text', notNull)
    .addColumn('created_at', 'timestamptz', createdAt)
    .execute();
}

async function createBackups(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('backups')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', ofUser)
    .addColumn('session_id', 'integer', ofSession)
    .addColumn('question_id', 'integer', ofQuestion)
    .addColumn('answer_id', 'integer', (column) =>
      column.references('answers.id').onDelete('cascade'),
    )
    .addColumn('storage_key', 'text', notNull)
    .addColumn('filename', 'text', notNull)
    .addColumn('content_type', 'text', notNull)
    .addColumn('bytes', 'integer', notNull)
    .addColumn('duration', 'double precision')
    .addColumn('created_at', 'timestamptz', createdAt)
    .execute();
  await db.schema.createIndex('backups_user_id').on('backups').column('user_id').execute();
  await db.schema.createIndex('backups_session_id').on('backups').column('session_id').execute();
  await db.schema.createIndex('backups_question_id').on('backups').column('question_id').execute();
  await db.schema.createIndex('backups_answer_id').on('backups').column('answer_id').execute();
  // However a backup goes (with its answer, its session or its account), its bytes are still to be removed.
  await db.schema
    .createTable('removed_backups')
    .addColumn('storage_key', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'timestamptz', createdAt)
    .addColumn('removing', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await sql`
    create function note_removed_backup() returns trigger language plpgsql as $$
    begin
      insert into removed_backups (storage_key) values (old.storage_key)
      on conflict (storage_key) do update set due_at = now();
      return old;
    end $$`.execute(db);
  await sql`
    create trigger backups_removed after delete on backups
    for each row execute function note_removed_backup()`.execute(db);
}
