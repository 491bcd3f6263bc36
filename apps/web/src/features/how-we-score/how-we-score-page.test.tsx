import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Agreement } from '#/coach/agreement.ts';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { renderPage } from '#/test/render-page.tsx';
import { AgreementFigures } from './agreement-figures.tsx';
import { HowWeScorePage } from './how-we-score-page.tsx';

const measured: Agreement = {
  measuredOn: '2026-11-16',
  languages: {
    ko: {
      answers: 1200,
      withRubric: 0.8,
      withoutRubric: 0.614,
      graders: 0.925,
      meanError: 8,
      withinOneBand: 0.884,
    },
    en: {
      answers: 80,
      withRubric: 0.756,
      withoutRubric: 0.5,
      graders: 0.9,
      meanError: 9.26,
      withinOneBand: 1,
    },
  },
  tenSeconds: { bias: -3.25 },
  tricks: { total: 60, fooledKnown: 1, fooledUnknown: 4 },
};

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('explains the scores in Korean', () => {
  const { container } = renderPage(<HowWeScorePage />);
  expect(document.title).toBe('점수는 이렇게 매겨요 · 대답 Daedap');
  expect(headings(1)).toEqual(['점수는 이렇게 매겨요']);
  expect(headings(2)).toEqual([
    '세 가지를 봐요',
    '평범한 답변에서 출발해요',
    '다른 채점자와 견줘봤어요',
    '이런 건 알지 못해요',
    '이런 건 따지지 않아요',
    '여기에서 채점해요',
    '점수가 이상하게 느껴지면',
  ]);
  for (const weight of ['연관성40%', '명확성25%', '깊이35%'])
    expect(container.textContent).toContain(weight);
  expect(container.textContent).toContain('채점자는 사람이 아니에요');
});

test('explains the scores in English', () => {
  changeLanguage('en');
  const { container } = renderPage(<HowWeScorePage />);
  expect(headings(1)).toEqual(['How we score']);
  expect(headings(2)).toHaveLength(7);
  for (const weight of ['Relevance40%', 'Clarity25%', 'Depth35%'])
    expect(container.textContent).toContain(weight);
  expect(container.textContent).toContain('The graders are not people');
  expect(container.textContent).not.toMatch(/[가-힣]/);
});

test('says of each part whether it raises or lowers its score', () => {
  renderPage(<HowWeScorePage />);
  const depth = screen.getByRole('heading', { name: '깊이' }).parentElement?.parentElement;
  const parts = within(depth!).getAllByRole('listitem');
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    '+높여요: 주어진 시간에 담은 여러 생각',
    '+높여요: 구체적인 이야기',
    '+높여요: 숫자',
    '+높여요: 직접 한 일, 하려는 일',
    '+높여요: 이유',
    '−낮춰요: 예를 들지 않은 장점',
  ]);
});

test('writes the figures as Koreans read them', () => {
  const { container } = render(<AgreementFigures agreement={measured} />);
  expect(rows()).toEqual([
    ['견준 것', '한국어', '영어'],
    ['견준 답변 수', '1,200개', '80개'],
    ['순서가 맞는 정도: 핵심을 적어 둔 질문', '0.80', '0.76'],
    ['순서가 맞는 정도: 처음 보는 질문', '0.61', '0.50'],
    ['순서가 맞는 정도: 채점자끼리', '0.93', '0.90'],
    ['평균 점수 차이', '8.0점', '9.3점'],
    ['네 단계 중 한 단계 안으로 맞은 답변', '88%', '100%'],
  ]);
  for (const text of [
    '평균 −3.3점 차이',
    '답변 60개 가운데, 핵심을 적어 둔 질문에서는 1개, 처음 보는 질문에서는 4개',
    '2026년 11월 16일에 잰',
  ])
    expect(container.textContent).toContain(text);
});

test('writes the figures in English', () => {
  changeLanguage('en');
  const generous = { ...measured, tenSeconds: { bias: 1.5 } };
  const { container } = render(<AgreementFigures agreement={generous} />);
  expect(rows().slice(1, 3)).toEqual([
    ['Answers compared', '1,200', '80'],
    ['Same order: questions with listed key points', '0.80', '0.76'],
  ]);
  for (const text of ['+1.5 points', '1 fooled it', 'November 16, 2026'])
    expect(container.textContent).toContain(text);
});
