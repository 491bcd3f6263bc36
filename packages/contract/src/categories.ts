import { keysOf } from './keys-of.ts';

export const subCategories = {
  university: ['regular', 'special', 'graduate'],
  job: ['it', 'design', 'marketing', 'sales', 'management', 'finance'],
  personality: ['basic'],
  pressure: ['stress'],
} as const;

export type MainCategory = keyof typeof subCategories;

export const mainCategories = keysOf(subCategories);

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;

export const questionTypes = ['general', 'behavioral', 'situational', 'technical'] as const;

export const sessionStatuses = ['started', 'in_progress', 'completed', 'abandoned'] as const;

export type SessionStatus = (typeof sessionStatuses)[number];

/** The colours of status badges; any other status is grey. */
export const sessionStatusColours = {
  completed: 'green',
  in_progress: 'blue',
  started: 'amber',
  abandoned: 'red',
} as const satisfies Record<SessionStatus, string>;

/** Sessions with these count towards the limit of active sessions. */
export const activeSessionStatuses = ['started', 'in_progress'] as const;

export const analysisStatuses = ['pending', 'processing', 'completed', 'failed'] as const;

/** The live screen uses this if it was opened without a configuration. */
export const defaultInterview = {
  mainCategory: 'job',
  subCategory: 'it',
  difficulty: 'intermediate',
} as const;
