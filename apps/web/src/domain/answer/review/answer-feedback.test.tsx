import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { AnswerFeedback } from './answer-feedback.tsx';
import { ScoreCircle } from './score-circle.tsx';
import { StarAnswer } from './star-answer.tsx';
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
  render(<ScoreCircle score={score} />);
  expect(screen.getByText(label)).toBeTruthy();
  expect(screen.getByText(praise)).toBeTruthy();
  expect(screen.getByText(String(Math.min(100, score))).className).toContain(colour);
});

test('the grade in English', () => {
  changeLanguage('en');
  render(<ScoreCircle score={76} />);
  expect(screen.getByText('76 points, grade B, Average')).toBeTruthy();
  expect(screen.getByText('B · Average')).toBeTruthy();
});

test('everything about an answer, in its order', () => {
  const { container } = render(<AnswerFeedback analysis={analysisOf()} questionText={question} />);
  const region = within(screen.getByRole('region', { name: question }));
  const bars = region.getAllByRole('progressbar');
  expect(
    bars.map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuetext')]),
  ).toEqual([
    ['연관성', '82점'],
    ['명확성', '58점'],
    ['깊이', '88점'],
  ]);
  const headings = region.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual([
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
  expect(region.queryByRole('button', { name: '내 답변 보기' })).toBeNull();
});

test('what there is none of has no heading', () => {
  const analysis = analysisOf({ strengths: [], improvements: [], keywords: [] });
  render(<AnswerFeedback analysis={analysis} questionText={question} />);
  expect(screen.queryByText('잘한 점')).toBeNull();
  expect(screen.queryByText('더 좋아질 점')).toBeNull();
  expect(screen.queryByText('핵심 단어')).toBeNull();
});

test('what can be done with an answer', async () => {
  const onWatch = vi.fn<() => void>();
  const onEdit = vi.fn<() => void>();
  const onToggle = vi.fn<() => void>();
  render(
    <AnswerFeedback
      analysis={analysisOf()}
      questionText={question}
      arriving
      onWatch={onWatch}
      onEdit={onEdit}
      star={{ pressed: false, onToggle }}
    />,
  );
  expect(document.activeElement?.textContent).toBe(question);
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
  render(<StarAnswer pressed={pressed} onToggle={() => undefined} />);
  expect(screen.getByRole('button', { name: '중요한 답변', pressed })).toBeTruthy();
});
