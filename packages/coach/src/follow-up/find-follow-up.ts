import { languages, type Language } from '@daedap/contract/languages';
import { commonCases } from '../common-cases.ts';
import { commonSubjects } from '../common-subjects.ts';
import { bare } from '../find-question.ts';
import { perLanguage } from '../lookup.ts';
import type { KnownQuestion, RubricPoint } from '../question.ts';
import { followUpTexts } from './texts.ts';

/** A follow-up question that the coach asked. */
export type AskedFollowUp = {
  /** The question itself, without the user's words before it. */
  readonly text: string;
  /** The question of the bank that it follows, and the point of it that it asks for. null if it asks for none. */
  readonly about: { readonly question: KnownQuestion; readonly point: RubricPoint } | null;
};

export type FollowUpFinder = (asked: string) => AskedFollowUp | null;

/** So many letters at the end of a follow-up tell which ones it may be. */
const endLetters = 6;

/** Recognises what `chooseFollowUp` asked: a follow-up of the bank or of the coach, alone or behind the user's own words. */
export function createFollowUpFinder(bank: readonly KnownQuestion[]): FollowUpFinder {
  const byEnd = new Map<string, { bareText: string; followUp: AskedFollowUp }[]>();
  const add = (followUp: AskedFollowUp) => {
    const bareText = bare(followUp.text);
    const end = bareText.slice(-endLetters);
    byEnd.set(end, [...(byEnd.get(end) ?? []), { bareText, followUp }]);
  };
  for (const question of bank)
    for (const language of languages) {
      for (const { point: id, text } of question.followUps) {
        const point = question.points.find((each) => each.id === id)!;
        add({ text: text[language], about: { question, point } });
      }
      add({ text: question.deeper.text[language], about: null });
    }
  for (const language of languages) {
    for (const { deeper } of [...commonCases, ...commonSubjects])
      add({ text: deeper.text[language], about: null });
    for (const text of plainFollowUps(language)) add({ text, about: null });
  }
  return (asked) => {
    const whole = bare(asked);
    const found = byEnd
      .get(whole.slice(-endLetters))
      ?.filter(({ bareText }) => whole.endsWith(bareText) && isFrame(whole, bareText.length));
    const longest = found?.toSorted((one, two) => two.bareText.length - one.bareText.length)[0];
    return longest?.followUp ?? null;
  };
}

/** What the coach asks where the bank has no question. */
const plainFollowUps = (language: Language): string[] =>
  Object.values(followUpTexts[language]).flatMap(({ gaps }) => Object.values(gaps).flat());

/** Whether nothing stands before the last letters, or one of the frames that `chooseFollowUp` puts there. */
function isFrame(whole: string, lastLetters: number): boolean {
  const before = whole.slice(0, whole.length - lastLetters);
  return before === '' || languages.some((language) => frames(language).test(before));
}

/** The words of every frame before its question, around any words of the user. */
const frames = perLanguage((language) => {
  const texts = Object.values(followUpTexts[language]).flatMap(({ quoting, plain }) =>
    quoting.concat(plain),
  );
  const written = texts
    .map((text) => text.replace('{question}', '').split('{quote}').map(bare).join('.+'))
    .filter((text) => text !== '');
  return new RegExp(`^(${written.join('|')})$`);
});
