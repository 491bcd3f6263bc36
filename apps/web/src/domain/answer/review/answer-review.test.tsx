import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { AnswerReview, reviewedAnswer } from './answer-review.tsx';
import { PrintedReview } from './printed-review.tsx';
import { Scores } from './scores.tsx';
import { analysisOf } from './testing/analysis.ts';

const question = '가장 어려웠던 문제를 어떻게 해결했나요?';

test.each([
  [100, '100점, A+ 등급, 매우 우수', '정말 훌륭한 답변이에요!', 'text-score-green'],
  [90, '90점, A+ 등급, 매우 우수', '정말 훌륭한 답변이에요!', 'text-score-green'],
  [89, '89점, A 등급, 우수', '좋은 답변이에요. 한 군데만 더 다듬어볼까요?', 'text-score-blue'],
  [
    70,
    '70점, C+ 등급, 개선 필요',
    '좋은 답변이에요. 한 군데만 더 다듬어볼까요?',
    'text-score-amber',
  ],
  [
    69,
    '69점, C 등급, 부족',
    '끝까지 답한 것부터 좋은 연습이에요. 하나씩 채워가요.',
    'text-score-red',
  ],
  [
    0,
    '0점, D 등급, 많은 개선 필요',
    '끝까지 답한 것부터 좋은 연습이에요. 하나씩 채워가요.',
    'text-score-red',
  ],
  [140, '100점, A+ 등급, 매우 우수', '정말 훌륭한 답변이에요!', 'text-score-green'],
])('%i points: grade, tone and colour', (score, label, praise, colour) => {
  render(<Scores {...analysisOf({ score })} />);
  expect(screen.getByText(label)).toBeTruthy();
  expect(screen.getByText(praise)).toBeTruthy();
  expect(screen.getByText(String(Math.min(100, score))).className).toContain(colour);
});

test('the grade in English', () => {
  changeLanguage('en');
  render(<Scores {...analysisOf({ score: 76 })} />);
  expect(screen.getByText('76 points, grade B, Average')).toBeTruthy();
  expect(screen.getByText('B · Average')).toBeTruthy();
});

function show(values: Partial<Parameters<typeof AnswerReview>[0]> = {}) {
  return render(
    <AnswerReview
      layout="live"
      answer={reviewedAnswer(analysisOf())}
      heading={<h2>{question}</h2>}
      {...values}
    />,
  );
}

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

test('shows everything about an answer, in its order', () => {
  const { container } = show();
  const bars = screen.getAllByRole('progressbar');
  expect(
    bars.map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuetext')]),
  ).toEqual([
    ['연관성', '82점'],
    ['명확성', '58점'],
    ['깊이', '88점'],
  ]);
  expect(headings()).toEqual([
    question,
    '세부 점수',
    '피드백',
    '잘한 점',
    '더 좋아질 점',
    '핵심 단어',
    '내가 한 말',
  ]);
  for (const text of [
    '결과를 숫자로 말한 점이 좋았어요',
    '행동 뒤에 결과까지',
    '숨을 쉬어보세요',
    '실행 계획',
  ]) {
    expect(container.textContent).toContain(text);
  }
  expect(screen.queryByRole('button', { name: '내 답변 보기' })).toBeNull();
});

test('the results show the transcript before the feedback', () => {
  show({ layout: 'results' });
  const order = headings();
  expect(order.indexOf('내가 한 말')).toBeLessThan(order.indexOf('피드백'));
});

test.each(['live', 'results', 'details'] as const)(
  '%s: the scores have one link to how they are made, in a new tab',
  (layout) => {
    show({ layout });
    const link = screen.getByRole('link', { name: '점수는 이렇게 매겨요 (새 탭)' });
    expect(link.getAttribute('href')).toBe('/how-we-score');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
  },
);

test('without a score there is no link to how it is made', () => {
  show({ answer: reviewedAnswer(null) });
  expect(screen.queryByRole('link')).toBeNull();
});

test('a printed review is plain text', () => {
  const { container } = render(<PrintedReview answer={reviewedAnswer(analysisOf())} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.textContent).toContain('76점 · B 등급 · 보통 (연관성 82 · 명확성 58 · 깊이 88)');
  expect(screen.getByText('조회, 실행 계획', { exact: false })).toBeTruthy();
});

test('an empty list has no heading', () => {
  const answer = reviewedAnswer(analysisOf({ strengths: [], improvements: [], keywords: [] }));
  show({ answer });
  expect(screen.queryByText('잘한 점')).toBeNull();
  expect(screen.queryByText('더 좋아질 점')).toBeNull();
  expect(screen.queryByText('핵심 단어')).toBeNull();
});

test('an unscored answer says why, and shows neither feedback nor transcript', () => {
  const answer = { ...reviewedAnswer(null), failureReason: 'speech_off' } as const;
  const { container } = show({ layout: 'details', answer });
  expect(container.textContent).toMatch(/서버가 말을 글로 바꾸지 못해서.*0점이 아니에요/);
  expect(headings()).toEqual([question]);
});

test('the buttons below the transcript do what they say', async () => {
  const onWatch = vi.fn<() => void>();
  const onEdit = vi.fn<() => void>();
  const onToggle = vi.fn<() => void>();
  show({ onWatch, onEdit, star: { pressed: false, onToggle } });
  for (const [name, called] of [
    ['내 답변 보기', onWatch],
    ['잘못 들은 말 고치기', onEdit],
    ['중요한 답변', onToggle],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(called).toHaveBeenCalledOnce();
  }
});

test.each([true, false])('the star says whether it is set (%s)', (pressed) => {
  show({ star: { pressed, onToggle: () => undefined } });
  expect(screen.getByRole('button', { name: '중요한 답변', pressed })).toBeTruthy();
});

test('the editor takes the place of the review', () => {
  const nothing = () => undefined;
  show({ editing: { busy: false, error: null, onSave: nothing, onCancel: nothing } });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(analysisOf().transcription);
  expect(screen.queryByText(question)).toBeNull();
});
