import type { AnswerAttempt } from '@daedap/contract/interviews';
import { FeedbackList } from '#/domain/answer/review/advice.tsx';
import { Card } from '#/ui/card.tsx';
import { useTexts } from './texts.ts';
import type { AttemptPair } from './use-attempt-pair.ts';
import { keysOf } from './words.ts';

const signs = {
  strengthsGained: '✓',
  improvementsSettled: '✓',
  improvementsNew: '→',
} as const;

const lists = ['strengthsGained', 'improvementsSettled', 'improvementsNew'] as const;

/** What the analyses of two attempts say differently: keywords, strengths, improvements. */
export function AnalysisChanges({ pair: { first, second } }: { pair: AttemptPair }) {
  const { t } = useTexts();
  const changes = listChanges(first, second);
  const unchanged = Object.values(changes).every((list) => list.length === 0);
  return (
    <Card title={t('compare.changes.title')}>
      {unchanged && <p className="text-ink-soft">{t('compare.changes.none')}</p>}
      <div className="flex flex-col gap-5 empty:hidden">
        <Words
          title={t('compare.changes.keywordsGained')}
          words={changes.keywordsGained}
          sign="+"
        />
        <Words title={t('compare.changes.keywordsLost')} words={changes.keywordsLost} sign="−" />
        {lists.map((list) => (
          <FeedbackList
            key={list}
            title={t(`compare.changes.${list}`)}
            items={changes[list]}
            sign={signs[list]}
          />
        ))}
      </div>
    </Card>
  );
}

type WordsProps = {
  readonly title: string;
  readonly words: readonly string[];
  readonly sign: string;
};

function Words({ title, words, sign }: WordsProps) {
  if (words.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul aria-label={title} className="mt-2 flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word} className="rounded-full bg-sunken px-3 py-1 text-sm wrap-anywhere">
            <span aria-hidden="true" className="mr-1 font-bold text-accent-ink">
              {sign}
            </span>
            {word}
          </li>
        ))}
      </ul>
    </div>
  );
}

type AttemptLists = Pick<AnswerAttempt, 'answerText' | 'keywords' | 'strengths' | 'improvements'>;

export function listChanges(before: AttemptLists, after: AttemptLists) {
  return {
    keywordsGained: keywordsOnlyIn(after, before),
    keywordsLost: keywordsOnlyIn(before, after),
    strengthsGained: onlyIn(after.strengths, before.strengths),
    improvementsSettled: onlyIn(gapsOf(before), gapsOf(after)),
    improvementsNew: onlyIn(gapsOf(after), gapsOf(before)),
  };
}

/** A keyword that the other answer also says was neither gained nor lost, listed there or not. */
const keywordsOnlyIn = (one: AttemptLists, other: AttemptLists) =>
  onlyIn(one.keywords, other.keywords).filter((word) => !isSaid(word, other.answerText));

/** Korean joins particles to the end of a word, so a word that starts with the keyword says it. */
const isSaid = (keyword: string, text: string | null) =>
  ` ${keysOf(text ?? '')}`.includes(` ${keysOf(keyword)}`);

/** The first sentence of an improvement names what is missing. The rest is advice, which varies. */
const gapOf = (improvement: string) => /^.+?[.!?](?=\s|$)/s.exec(improvement)?.[0] ?? improvement;

const gapsOf = ({ improvements }: AttemptLists) => improvements.map(gapOf);

/** The items of one list that the other list lacks, without duplicates. */
function onlyIn(list: readonly string[], other: readonly string[]): string[] {
  const seen = new Set(other.map(keysOf));
  return list.filter((item) => {
    const key = keysOf(item);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
