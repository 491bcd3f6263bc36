import { reportClientError } from '@daedap/contract/calls/client-errors';
import type { ClientErrorReport } from '@daedap/contract/client-errors';
import {
  clientErrorMessageMaxLength,
  clientErrorStackMaxLength,
} from '@daedap/contract/constants/client-errors';
import { pageOf } from '@daedap/contract/pages';
import { removePersonalData } from '@daedap/contract/personal-data';
import { send } from '#/lib/api/send.ts';
import { version } from '../../../package.json';
import type { Fault } from './reporter.ts';

/** Longer texts are cut before they are searched: nobody waits for a report. */
const longestSearched = 20_000;

/** A line of a stack, as browsers write it. What stands above the first one repeats the message. */
const frame = /^\s*at .|@.*:\d+(?::\d+)?$/;

/** Most particular first: most browsers call themselves Chrome or Safari as well. */
const families: readonly (readonly [string, RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\/(\d{1,3})/],
  ['samsung', /\bSamsungBrowser\/(\d{1,3})/],
  ['firefox', /\b(?:Firefox|FxiOS)\/(\d{1,3})/],
  ['chrome', /\b(?:Chrome|CriOS)\/(\d{1,3})/],
  ['safari', /\bVersion\/(\d{1,3})[\d.]* .*Safari\//],
];

/** The family of a browser and its major version: enough to find a fault, too little to tell people apart. */
export function browserOf(userAgent: string): string {
  for (const [family, pattern] of families) {
    const major = pattern.exec(userAgent)?.[1];
    if (major !== undefined) return `${family} ${major}`;
  }
  return 'other';
}

const cleaned = (text: string, longest: number) =>
  removePersonalData(text.slice(0, longestSearched)).slice(0, longest);

/** What the server is told of a fault: nothing of it is a person's. */
export function reportOf(
  { error, kind, doing, path }: Fault,
  userAgent: string,
): ClientErrorReport {
  const isError = error instanceof Error || error instanceof DOMException;
  // What was thrown otherwise may be anything; only its type is told.
  const what = isError ? `${error.name}: ${error.message}` : `a thrown ${typeof error}`;
  const stack = isError ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => frame.test(line));
  return {
    kind,
    message: cleaned(`${doing}: ${what}`, clientErrorMessageMaxLength),
    stack: cleaned(frames.join('\n'), clientErrorStackMaxLength),
    page: pageOf(path) ?? 'other',
    version,
    browser: browserOf(userAgent),
  };
}

export async function sendReport(fault: Fault): Promise<void> {
  const body = reportOf(fault, navigator.userAgent);
  // A report ends no session: the next call of the person's own does, and says so. Its answer is not read, since
  // reading it could be the next fault.
  await send(reportClientError, { body, keepSessionOn401: true });
}
