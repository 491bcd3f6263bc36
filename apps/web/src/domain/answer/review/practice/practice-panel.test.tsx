import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { chooseDrill } from '#/domain/session/chosen-drill.ts';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { offline, stubServer } from '#/test/stub-server.ts';
import { PracticePanel } from './practice-panel.tsx';

const exampleCall = 'GET /api/practice/questions/71/example';

const example = {
  language: 'ko',
  sentences: [
    { text: '저는 손님의 주문을 외우는 사람입니다.', point: '나를 나타내는 특징' },
    { text: '단골 마흔 명의 주문을 적어 두었습니다.', point: '특징이 드러난 일' },
    { text: '그분이 매달 주문해 주셨습니다.', point: '특징이 드러난 일' },
  ],
  points: [
    { name: '나를 나타내는 특징', said: true },
    { name: '특징이 드러난 일', said: false },
  ],
};

function show(text = '저는 끝까지 하는 사람입니다.') {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PracticePanel answer={{ questionId: 71, answerId: 501, text }} level={2} />
    </QueryClientProvider>,
  );
}

const openExample = () => userEvent.click(screen.getByRole('button', { name: '예시 답변 보기' }));

test('loads the example only when it is asked for', async () => {
  const requests = stubServer({ [exampleCall]: { body: { success: true, example } } });
  show();
  expect(requests).toHaveLength(0);
  await openExample();
  expect(await screen.findByRole('region', { name: '예시 답변' })).toBeTruthy();
  expect(new URL(requests[0]!.url).search).toBe('?answerId=501');
  await userEvent.click(screen.getByRole('button', { name: '예시 답변 접기' }));
  expect(screen.queryByRole('region', { name: '예시 답변' })).toBeNull();
});

test('shows the example beside the own answer, point by point, and what differs', async () => {
  stubServer({ [exampleCall]: { body: { success: true, example } } });
  show();
  await openExample();
  const shown = within(await screen.findByRole('region', { name: '예시 답변' }));
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '나를 나타내는 특징저는 손님의 주문을 외우는 사람입니다.',
    '특징이 드러난 일단골 마흔 명의 주문을 적어 두었습니다. 그분이 매달 주문해 주셨습니다.',
  ]);
  expect(screen.getByRole('region', { name: '내 답변' }).textContent).toContain('끝까지');
  expect(screen.getByText(/여러 좋은 답변 가운데 하나/)).toBeTruthy();
  const points = (name: RegExp) => screen.getByRole('list', { name }).textContent;
  expect(points(/찾지 못한 이야기/)).toBe('특징이 드러난 일');
  expect(points(/모두 있는 이야기/)).toBe('나를 나타내는 특징');
});

test('says when everything was said, and compares nothing without words', async () => {
  const said = { ...example, points: [{ name: '특징', said: true }] };
  stubServer({ [exampleCall]: { body: { success: true, example: said } } });
  show();
  await openExample();
  expect(await screen.findByText(/모두 찾았어요/)).toBeTruthy();
});

test('compares nothing with an answer without words', async () => {
  const unsaid = { ...example, points: [{ name: '특징', said: null }] };
  stubServer({ [exampleCall]: { body: { success: true, example: unsaid } } });
  show('');
  await openExample();
  expect(await screen.findByText('받아 적은 말이 없어요.')).toBeTruthy();
  expect(screen.queryByText(/찾지 못한|모두/)).toBeNull();
});

test('says why there is none', async () => {
  stubServer({ [exampleCall]: { body: { success: true, example: null } } });
  show();
  await openExample();
  expect(await screen.findByText(/이 질문에는 예시 답변이 없어요/)).toBeTruthy();
});

test('says that it needs the network', async () => {
  stubServer({ [exampleCall]: offline });
  changeLanguage('en');
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Show an example answer' }));
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
});

describe('a drill', () => {
  const drillsCall = 'GET /api/practice/questions/71/drills';
  const result = (passed: boolean | null) => ({
    body: { success: true, drills: [{ name: 'oneFigure', passed }] },
  });

  test.each([
    [true, /^60초 연습 통과! 숫자 하나 넣기$/],
    [false, /한 번 더 해볼까요\? 숫자 하나 넣기$/],
    [null, /알 수 없어요/],
  ])('passed: %s', async (passed, text) => {
    chooseDrill({ name: 'oneFigure', questionId: 71 });
    stubServer({ [drillsCall]: result(passed) });
    show();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('of another question is not checked', () => {
    chooseDrill({ name: 'oneFigure', questionId: 72 });
    const requests = stubServer({});
    show();
    expect(requests).toHaveLength(0);
  });
});
