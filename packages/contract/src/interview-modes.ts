/** `practice`: feedback after each answer. `real`: all questions in a row, and the scores at the end. */
export const interviewModes = ['practice', 'real'] as const;

export type InterviewMode = (typeof interviewModes)[number];

/** What formats set stands in `interview-formats.ts`. */
export const interviewFormats = ['free', 'competency', 'hirevue', 'admission', 'pressure'] as const;

export type InterviewFormat = (typeof interviewFormats)[number];

/** Seconds before each answer that a user can choose. */
export const preparationChoices = [0, 10, 30, 60] as const;

export type PreparationSeconds = (typeof preparationChoices)[number];

/** What a session has if its client says nothing about it: the interview of the specification. */
export const defaultMode: InterviewMode = 'practice';
export const defaultFormat: InterviewFormat = 'free';

/** An interview of one question, started with one press. */
export const singleQuestionCount = 1;
