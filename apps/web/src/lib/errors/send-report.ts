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

/** Longer texts are cut before they are searched, so that a report stays fast. */
const longestSearched = 20_000;

/** A stack line in the formats of all browsers. The text above the first one repeats the message. */
const frame = /^\s*at .|@.*:\d+(?::\d+)?$/;

/** Most specific first: most browsers also call themselves Chrome or Safari. */
const families: readonly (readonly [string, RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\/(\d{1,3})/],
  ['samsung', /\bSamsungBrowser\/(\d{1,3})/],
  ['firefox', /\b(?:Firefox|FxiOS)\/(\d{1,3})/],
  ['chrome', /\b(?:Chrome|CriOS)\/(\d{1,3})/],
  ['safari', /\bVersion\/(\d{1,3})[\d.]* .*Safari\//],
];

/** The browser family and its major version: enough to find a fault, too little to identify a user. */
export function browserOf(userAgent: string): string {
  for (const [family, pattern] of families) {
    const major = pattern.exec(userAgent)?.[1];
    if (major !== undefined) return `${family} ${major}`;
  }
  return 'other';
}

const cleaned = (text: string, longest: number) =>
  removePersonalData(text.slice(0, longestSearched)).slice(0, longest);

/** What the server gets of a fault: no personal data. */
export function reportOf(
  { error, kind, doing, path }: Fault,
  userAgent: string,
): ClientErrorReport {
  const isError = error instanceof Error || error instanceof DOMException;
  // A thrown value that is no Error may contain anything, so only its type is sent.
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

/** For the faults of visitors who are not signed in, the console is the only place. */
export function logReport(fault: Fault): void {
  const { kind, message, stack } = reportOf(fault, '');
  // oxlint-disable-next-line no-console
  console.error(`Fault (${kind}) while ${message}\n${stack}`);
}

export async function sendReport(fault: Fault): Promise<void> {
  const body = reportOf(fault, navigator.userAgent);
  // A 401 here does not end the session: the user's next call does, and explains it. The response is not read, since
  // reading it could fail as well.
  await send(reportClientError, { body, keepSessionOn401: true });
}
