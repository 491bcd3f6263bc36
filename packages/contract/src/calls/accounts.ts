import { z } from 'zod';
import { defineCall, success } from '../call.ts';
import {
  email,
  newPassword,
  currentPassword,
  secondFactorCode,
  signInEmail,
  username,
} from '../account-fields.ts';
import { profile, user } from '../users.ts';

const authResponse = success({ token: z.string(), user });

export const register = defineCall({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Make an account and sign in',
  access: 'public',
  body: z.object({
    email,
    password: newPassword,
    username,
    /** The version of the notice and terms that the form showed. Clients that show none are asked later. */
    consent: z.string().max(20).optional(),
  }),
  status: 201,
  response: authResponse,
  errors: ['EMAIL_TAKEN', 'RATE_LIMITED'],
});

export const login = defineCall({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in',
  access: 'public',
  body: z.object({
    email: signInEmail,
    password: currentPassword,
    /** Of accounts that have a second factor; others need none. */
    code: secondFactorCode.or(z.literal('')).optional(),
  }),
  status: 200,
  response: authResponse,
  errors: ['BAD_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'RATE_LIMITED'],
});

export const getMe = defineCall({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'Who the token belongs to',
  access: 'user',
  status: 200,
  response: success({ user }),
  errors: [],
});

export const getProfile = defineCall({
  method: 'GET',
  path: '/api/auth/profile',
  summary: 'The account, since when it exists, and how many sessions it has',
  access: 'user',
  status: 200,
  response: success({ user: profile }),
  errors: [],
});

export const deleteMe = defineCall({
  method: 'DELETE',
  path: '/api/auth/me',
  summary: 'Delete the account and everything that belongs to it',
  access: 'user',
  body: z.object({ password: currentPassword }),
  status: 200,
  response: success({}),
  errors: [],
});

const exportedRows = z.array(z.record(z.string(), z.unknown()));

export const exportMe = defineCall({
  method: 'GET',
  path: '/api/auth/export',
  summary: 'Everything the server holds about the user, as one JSON file',
  access: 'user',
  status: 200,
  response: success({
    exportedAt: z.iso.datetime(),
    user: profile,
    /** What the user wants to say to questions next time. */
    scripts: exportedRows,
    practicePlans: exportedRows,
    signIns: exportedRows,
    passkeys: exportedRows,
    /** To what version of the privacy notice and the terms, and when. */
    consents: exportedRows,
    /** Since when a code is asked for. */
    secondFactorSince: z.iso.datetime().nullable(),
    questionSets: exportedRows,
    sessions: exportedRows,
  }),
  errors: [],
});
