import { effectNames } from '@daedap/contract/score-effects';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { AnswerReview, reviewedAnswer } from '../answer-review.tsx';
import { ScoreEffects } from './score-effects.tsx';
import { scoreRows } from './score-rows.ts';
import { PrintedReview } from '../printed-review.tsx';
import { analysisOf, effectsOn } from '../testing/analysis.ts';

const show = (effects: ReturnType<typeof effectsOn>, score: number) =>
  render(<ScoreEffects dimension="depth" score={score} effects={effects} />);

/** What made the scores of `analysisOf`. */
const explained = [
  ...effectsOn('relevance', { usual: 59, ideas: 12, points: 8, figures: 2, volume: 1 }),
  ...effectsOn('clarity', { usual: 65, fillers: -9, opening: 2 }),
  ...effectsOn('depth', { usual: 55, figures: 14, concrete: 22, time: -2, limit: -1 }),
];

/** The rows of a table as they are read: name and points. */
const rowsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => {
      const name = within(row).getByRole('rowheader').textContent;
      return [name, within(row).getByRole('cell').textContent];
    });

const table = () => screen.findByRole('table');

test('starts with an ordinary answer, then what moved the score most, and adds up', async () => {
  show(
    effectsOn('depth', { usual: 55, ideas: 3, figures: -4, concrete: 22, order: 2, time: -1 }),
    77,
  );
  expect(rowsIn(await table())).toEqual([
    ['평범한 답변의 점수', '55'],
    ['구체적인 이야기', '+22'],
    ['숫자가 드문 말', '−4'],
    ['여러 가지 내용', '+3'],
    ['그 밖', '+1'],
    ['합계', '77'],
  ]);
});

test('opens on demand, and says which score it is about', async () => {
  changeLanguage('en');
  const { container } = show(effectsOn('depth', { usual: 40, empty: -25 }), 15);
  const details = container.querySelector('details')!;
  expect(details.open).toBe(false);
  await userEvent.click(container.querySelector('summary')!);
  expect(details.open).toBe(true);
  expect(details.querySelector('summary')?.textContent).toBe('Depth: What made this score');
  expect(rowsIn(await screen.findByRole('table', { name: 'Depth: What made this score' }))).toEqual(
    [
      ['An ordinary answer', '40'],
      ['Talk without content', '−25'],
      ['Total', '15'],
    ],
  );
});

test('what only a newer server has a name for is among the others', () => {
  const effects = effectsOn('depth', { usual: 50, humour: 9, figures: 2, virtues: -7 });
  expect(scoreRows(effects, 'depth', 54)).toEqual([
    { name: 'usual', points: 50 },
    { name: 'virtues', points: -7 },
    { name: 'other', points: 11 },
  ]);
});

test('the limit of the scale answers to all the others', () => {
  const effects = effectsOn('depth', { usual: 40, limit: 50, virtues: -60, volume: -25 });
  expect(scoreRows(effects, 'depth', 5).map(({ name }) => name)).toEqual([
    'usual',
    'virtues',
    'volume',
    'limit',
  ]);
});

test('small effects that cancel each other have no row', () => {
  const effects = effectsOn('depth', { usual: 50, figures: 2, order: -2 });
  expect(scoreRows(effects, 'depth', 50)).toEqual([{ name: 'usual', points: 50 }]);
});

test.each([
  ['no effects', [], 0],
  ['effects on other scores only', effectsOn('clarity', { usual: 60 }), 60],
  ['effects that do not add up', effectsOn('depth', { usual: 60, figures: 4 }), 70],
])('shows nothing with %s', (_, effects, score) => {
  expect(show(effects, score).container.textContent).toBe('');
});

test.each(['ko', 'en'] as const)(
  'every effect has its name, up and down (%s)',
  async (language) => {
    changeLanguage(language);
    for (const points of [5, -5]) {
      const all = effectNames.flatMap((name) => effectsOn('depth', { [name]: points }));
      const { unmount } = show(all, points * effectNames.length);
      const names = rowsIn(await table()).map(([name]) => name);
      expect(new Set(names).size).toBe(effectNames.length + 1);
      expect(names.filter((name) => name?.includes('effects.'))).toEqual([]);
      unmount();
    }
  },
);

test.each(['live', 'results', 'details'] as const)(
  '%s: one under each of the scores',
  async (layout) => {
    const analysis = analysisOf({ effects: explained });
    render(<AnswerReview layout={layout} answer={reviewedAnswer(analysis)} />);
    const totals = screen.getAllByRole('table').map((each) => rowsIn(each).at(-1)?.[1]);
    expect(totals).toEqual(['82', '58', '88']);
  },
);

test('answers without effects have none', () => {
  const answer = reviewedAnswer(analysisOf({ effects: [] }));
  const { rerender } = render(<AnswerReview layout="results" answer={answer} />);
  expect(screen.queryByText('점수가 나온 까닭')).toBeNull();
  rerender(<PrintedReview answer={answer} />);
  expect(screen.queryByText(/평범한 답변의 점수/)).toBeNull();
});

test('on paper they are lines of text', async () => {
  render(<PrintedReview answer={reviewedAnswer(analysisOf({ effects: explained }))} />);
  expect(
    await screen.findByText(
      '연관성 82 = 평범한 답변의 점수 59 · 여러 가지 내용 +12 · 짚어낸 핵심 +8 · 그 밖 +3',
    ),
  ).toBeTruthy();
});
