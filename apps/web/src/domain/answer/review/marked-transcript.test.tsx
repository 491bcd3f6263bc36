import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { MarkedTranscript } from './marked-transcript.tsx';
import { analysisOf, evidenceOf, transcription } from './testing/analysis.ts';

const { evidence } = analysisOf();

function show(values: Partial<Parameters<typeof MarkedTranscript>[0]> = {}) {
  const onSeek = vi.fn<(seconds: number) => void>();
  const all = { transcription, evidence, onSeek, ...values };
  const { container } = render(<MarkedTranscript {...all} />);
  return { onSeek, container };
}

const mark = (name: RegExp) => screen.getByRole('button', { name });
const marks = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const notes = () => screen.queryByRole('region', { name: '이 말이 점수를 바꾼 이유' });

test('marks say which score they raised or lowered, in signs and in words', () => {
  show();
  expect(marks()).toEqual([
    '▼\u2060음 (명확성 점수를 낮춘 말)',
    '▲\u2060저는 작년에 조회가 느린 문제를 맡았습니다 (명확성 점수를 높인 말)',
    '▲\u20601.8초에서 0.3초로 (깊이 점수를 높인 말)',
  ]);
});

test('pressing one shows every note on these words, and pressing again hides them', async () => {
  show();
  expect(notes()).toBeNull();
  await userEvent.click(mark(/^음/));
  expect(mark(/^음/).getAttribute('aria-expanded')).toBe('true');
  const items = within(notes()!).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('군말이에요.'),
    expect.stringContaining('첫 문장에서 바로 답했어요.'),
  ]);
  await userEvent.click(mark(/^음/));
  expect(notes()).toBeNull();
});

test('the notes stand after the sentence, and are read out', async () => {
  const { container } = show();
  await userEvent.click(mark(/^음/));
  const read = container.textContent;
  expect(read.indexOf('맡았습니다')).toBeLessThan(read.indexOf('군말이에요.'));
  expect(read.indexOf('군말이에요.')).toBeLessThan(read.indexOf('먼저 실행'));
  expect(container.querySelector('[aria-live]')?.textContent).toBe(
    '군말이에요. 첫 문장에서 바로 답했어요.',
  );
});

test('Enter and space press a mark, closing returns the focus', async () => {
  show();
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(mark(/^음/));
  await user.keyboard('{Enter}');
  expect(notes()).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '닫기' }));
  expect(document.activeElement).toBe(mark(/^음/));
  await user.keyboard(' ');
  expect(notes()).toBeTruthy();
  await user.keyboard('x');
  expect(notes()).toBeTruthy();
});

test('offers the second of the video where it is known', async () => {
  const { onSeek } = show();
  await userEvent.click(mark(/1.8초에서/));
  const seek = screen.getByRole('button', { name: '영상에서 보기 1:05: 1.8초에서 0.3초로' });
  expect(seek.textContent).toBe('영상에서 보기 1:05');
  await userEvent.click(seek);
  expect(onSeek).toHaveBeenCalledExactlyOnceWith(65.4);
  await userEvent.click(mark(/^음/));
  expect(screen.queryByRole('button', { name: /영상에서 보기/ })).toBeNull();
});

test('offers no second that is not a number', async () => {
  const broken = evidenceOf('실행', { seconds: { start: Number.NaN, end: 0 } });
  show({ evidence: [broken] });
  await userEvent.click(mark(/실행/));
  expect(screen.queryByRole('button', { name: /영상에서 보기/ })).toBeNull();
});

test('filters the marks by dimension', async () => {
  show();
  const chips = screen.getAllByRole('radio');
  expect(chips.map((chip) => chip.closest('label')?.textContent)).toEqual([
    '전체',
    '연관성',
    '명확성',
    '깊이',
  ]);
  await userEvent.click(mark(/^음/));
  await userEvent.click(screen.getByRole('radio', { name: '깊이' }));
  expect(marks()).toHaveLength(1);
  expect(notes()).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: '연관성' }));
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByText('여기에서는 표시할 말이 없어요.')).toBeTruthy();
});

test('every piece of a mark can be pressed', async () => {
  show({
    evidence: [evidenceOf('작년에 조회가 느린', { note: '언제인지' }), evidenceOf('조회가')],
  });
  await userEvent.click(screen.getByText('느린'));
  expect(within(notes()!).getByText('언제인지')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(document.activeElement?.textContent).toContain('작년에');
});

test('says that nothing was heard', () => {
  show({ transcription: ' ' });
  expect(screen.getByText('받아 적은 말이 없어요.')).toBeTruthy();
});

test('is translated into English', () => {
  changeLanguage('en');
  show();
  expect(marks()[2]).toBe('▲\u20601.8초에서 0.3초로 (Raised Depth)');
});
