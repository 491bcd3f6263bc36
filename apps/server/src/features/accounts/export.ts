import type { User } from '@daedap/contract/users';
import type { Kysely, Selectable } from 'kysely';
import type { Clock } from '../../lib/clock.ts';
import type {
  AnswersTable,
  BackupsTable,
  QuestionsTable,
} from '../../database/interview-tables.ts';
import type { Schema } from '../../database/schema.ts';
import { presentAnalysis, presentAttempt } from '../answers/presenters.ts';
import { presentSession } from '../sessions/presenters.ts';
import { findSecondFactor } from './second-factor/repository.ts';
import * as repository from './export-repository.ts';
import { profileOf } from './service.ts';

type ExportDeps = { db: Kysely<Schema>; clock: Clock };

/** Sessions per query, so that memory does not depend on how many a user has. */
const sessionsAtATime = 20;

/**
 * Everything the server stores about the user, as the text of one JSON object: each session with its questions, and
 * each question with all attempts at it.
 */
export async function exportAccount(deps: ExportDeps, user: User): Promise<AsyncIterable<string>> {
  const head = {
    success: true,
    exportedAt: deps.clock.now().toISOString(),
    user: await profileOf(deps, user),
    scripts: (await repository.findScripts(deps.db, user.id)).map(presentExportedScript),
    practicePlans: (await repository.findPracticePlans(deps.db, user.id)).map(presentExportedPlan),
    signIns: (await repository.findSignIns(deps.db, user.id)).map(presentExportedSignIn),
    passkeys: (await repository.findPasskeys(deps.db, user.id)).map(presentExportedPasskey),
    consents: (await repository.findConsents(deps.db, user.id)).map(presentExportedConsent),
    secondFactorSince: (await findSecondFactor(deps.db, user.id))?.confirmed_at ?? null,
    questionSets: (await repository.findQuestionSets(deps.db, user.id)).map(presentExportedSet),
  };
  return writeJson(head, readSessions(deps.db, user.id));
}

async function* writeJson(head: object, sessions: AsyncIterable<object>) {
  yield `${JSON.stringify(head).slice(0, -1)},"sessions":[`;
  let separator = '';
  for await (const session of sessions) {
    yield separator + JSON.stringify(session);
    separator = ',';
  }
  yield ']}';
}

async function* readSessions(db: Kysely<Schema>, userId: number) {
  let last = 0;
  for (;;) {
    const sessions = await repository.findSessions(db, userId, last, sessionsAtATime);
    if (sessions.length === 0) return;
    const contents = await findContents(
      db,
      sessions.map(({ id }) => id),
    );
    for (const session of sessions) {
      const analysis = contents.analyses.get(session.id);
      const questions = contents.questions.get(session.id) ?? [];
      yield Object.assign(presentSession(session), {
        analysis: analysis ? presentAnalysis(analysis, session.question_count) : null,
        questions: questions.map((question) =>
          presentExportedQuestion(question, contents.answers.get(question.id) ?? []),
        ),
        backups: (contents.backups.get(session.id) ?? []).map(presentExportedBackup),
      });
      last = session.id;
    }
  }
}

async function findContents(db: Kysely<Schema>, sessionIds: readonly number[]) {
  const questions = await repository.findQuestions(db, sessionIds);
  const answers = await repository.findAnswers(db, sessionIds);
  const analyses = await repository.findAnalyses(db, sessionIds);
  const backups = await repository.findBackups(db, sessionIds);
  return {
    questions: Map.groupBy(questions, (row) => row.session_id),
    answers: Map.groupBy(answers, (row) => row.question_id),
    analyses: new Map(analyses.map((row) => [row.session_id, row])),
    backups: Map.groupBy(backups, (row) => row.session_id),
  };
}

function presentExportedQuestion(
  row: Selectable<QuestionsTable>,
  answers: readonly Selectable<AnswersTable>[],
) {
  return {
    id: row.id,
    questionNumber: row.number,
    question: row.text,
    questionType: row.question_type,
    expectedDuration: row.expected_duration,
    bankId: row.bank_id,
    points: row.points,
    followsQuestionId: row.follows_question_id,
    createdAt: row.created_at.toISOString(),
    answers: answers.map(presentExportedAttempt),
  };
}

/** Includes what the product does not show. */
function presentExportedAttempt(row: Selectable<AnswersTable>) {
  return Object.assign(presentAttempt(row), {
    counts: row.counts,
    retake: row.retake,
    source: row.source,
    filename: row.filename,
    dataSize: row.data_size,
    sttMethod: row.stt_method,
    sttConfidence: row.stt_confidence,
    processingTime: row.processing_ms,
  });
}

function presentExportedScript(row: Selectable<Schema['scripts']>) {
  return {
    id: row.id,
    question: row.question,
    text: row.text,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function presentExportedPlan(row: Selectable<Schema['practice_plans']>) {
  return {
    id: row.id,
    days: row.days,
    minutes: row.minutes,
    interviewOn: row.interview_on,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function presentExportedSignIn(row: Selectable<Schema['sign_ins']>) {
  return {
    id: row.id,
    method: row.method,
    browser: row.browser,
    system: row.system,
    network: row.network,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

function presentExportedPasskey(row: Selectable<Schema['passkeys']>) {
  return {
    id: row.id,
    name: row.name,
    transports: row.transports,
    backedUp: row.backed_up,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}

function presentExportedConsent(row: Selectable<Schema['consents']>) {
  return {
    id: row.id,
    version: row.version,
    language: row.language,
    source: row.source,
    agreedAt: row.agreed_at.toISOString(),
  };
}

function presentExportedSet(row: Selectable<Schema['question_sets']>) {
  return {
    id: row.id,
    name: row.name,
    questions: row.questions,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function presentExportedBackup(row: Selectable<BackupsTable>) {
  return {
    videoId: row.id,
    questionId: row.question_id,
    answerId: row.answer_id,
    filename: row.filename,
    contentType: row.content_type,
    bytes: row.bytes,
    duration: row.duration,
    createdAt: row.created_at.toISOString(),
  };
}
