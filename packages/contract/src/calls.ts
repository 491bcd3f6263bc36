import type { AnyCall } from './call.ts';
import * as accountSecurity from './calls/account-security.ts';
import * as accounts from './calls/accounts.ts';
import * as admin from './calls/admin.ts';
import * as answers from './calls/answers.ts';
import * as backups from './calls/backups.ts';
import * as bankQuestions from './calls/bank-questions.ts';
import * as clientErrors from './calls/client-errors.ts';
import * as dashboard from './calls/dashboard.ts';
import * as delivery from './calls/delivery.ts';
import * as health from './calls/health.ts';
import * as history from './calls/history.ts';
import * as paperQuestions from './calls/paper-questions.ts';
import * as practice from './calls/practice.ts';
import * as questionSets from './calls/question-sets.ts';
import * as questions from './calls/questions.ts';
import * as results from './calls/results.ts';
import * as sessions from './calls/sessions.ts';
import * as speech from './calls/speech.ts';
import * as voice from './calls/voice.ts';

const groups = [
  accounts,
  admin,
  answers,
  backups,
  bankQuestions,
  clientErrors,
  dashboard,
  delivery,
  health,
  history,
  paperQuestions,
  practice,
  questionSets,
  questions,
  results,
  sessions,
  speech,
  voice,
  // Last: attacks go through the list, and some of these end what they use.
  accountSecurity,
];

/** Every call of the product: the server must have exactly these. */
export const calls: readonly AnyCall[] = groups.flatMap((group) => Object.values(group));
