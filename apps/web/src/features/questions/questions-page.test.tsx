import { Blob as NodeBlob } from 'node:buffer';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '#/lib/session/session-store.ts';
import { eventually } from '#/test/eventually.ts';
import { mina } from '#/test/people.ts';
import { renderApp } from '#/test/render-app.tsx';
import { failure, stubServer } from '#/test/stub-server.ts';
// Loaded here, so that loading does not count towards the time limit of a test.
import './bank/bank-browser.tsx';
import './questions-page.tsx';
import { linkOf } from './shared-set.ts';

beforeEach(() => startSession('token-1', mina));

const list = 'GET /api/practice/question-sets';
const create = 'POST /api/practice/question-sets';
const bank = 'GET /api/practice/bank-questions';

const question = (text: string) => ({ text, questionType: 'general', points: [] });
const set = (id: number, name: string, texts: readonly string[]) => ({
  id,
  name,
  questions: texts.map(question),
  version: 1,
  updatedAt: '2026-11-16T00:00:00.000Z',
});
const sets = (...all: ReturnType<typeof set>[]) => ({ body: { success: true, sets: all } });
const stored = { status: 201, body: { success: true, set: set(9, '저장됨', ['하나?']) } };

type Content = { name: string; questions: { text: string; points: { label: string }[] }[] };

async function open(server: Parameters<typeof stubServer>[0], address = '/questions') {
  const requests = stubServer(server);
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1, name: '내 질문' });
  const sent = async (method: string): Promise<Content> =>
    (await requests.findLast((request) => request.method === method)?.json()) as Content;
  return { ...app, requests, sent };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string | RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

test('without sets, says what to do', async () => {
  await open({ [list]: sets() });
  expect(await screen.findByText('아직 만든 세트가 없어요')).toBeTruthy();
  expect(screen.getByRole('button', { name: '질문 은행에서 고르기' })).toBeTruthy();
});

test('a list that cannot be loaded is loaded again', async () => {
  let isDown = true;
  await open({
    [list]: () =>
      isDown ? failure(500, 'INTERNAL', '문제가 생겼어요') : sets(set(1, '기출', ['하나?'])),
  });
  await screen.findByText('내 질문을 불러오지 못했어요');
  isDown = false;
  await press('다시 시도하기');
  expect(await screen.findByRole('link', { name: /기출/ })).toBeTruthy();
});

test('a set opens, and its chosen questions go to the setup', async () => {
  const { router, here } = await open({
    [list]: sets(set(1, '기출', ['하나?', '둘?', '셋?']), set(2, '다른 것', [])),
    'GET /api/interviews/sessions/active': { body: { success: true, count: 0, sessions: [] } },
  });
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: /기출/ }));
  expect(here()).toBe('/questions?set=1');
  await userEvent.click(await screen.findByRole('checkbox', { name: '둘?' }));
  await press('고른 2개로 면접 보기');
  await eventually(() => expect(here()).toBe('/interview/setup'));
  expect(router.state.location.state).toMatchObject({
    own: { source: 'questions', questions: [{ text: '하나?' }, { text: '셋?' }] },
  });
});

test('questions are written, ordered, removed and saved', async () => {
  const { sent } = await open({ [list]: sets(), [create]: stored });
  await press('새 세트 만들기');
  await userEvent.type(field('질문 1'), '하나?');
  for (const text of ['둘?', '셋?']) {
    await press('질문 추가');
    await userEvent.type(screen.getAllByRole('textbox', { name: /^질문 \d$/ }).at(-1)!, text);
  }
  await press('질문 3 위로');
  expect(screen.getByText('질문이 2번째로 옮겨졌어요.')).toBeTruthy();
  await userEvent.click(field('질문 1'));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect([1, 2, 3].map((number) => field(`질문 ${number}`).value)).toEqual(['셋?', '하나?', '둘?']);
  await press('질문 3 빼기');
  await userEvent.clear(field('세트 이름'));
  await press('저장하기');
  expect(await screen.findByText('세트 이름을 적어주세요.')).toBeTruthy();
  await userEvent.type(field('세트 이름'), '기출');
  await press('저장하기');
  await eventually(async () =>
    expect(await sent('POST')).toMatchObject({
      name: '기출',
      questions: [{ text: '셋?' }, { text: '하나?' }],
    }),
  );
});

test('what cannot be saved stays in the editor', async () => {
  await open({ [list]: sets(), [create]: failure(409, 'SET_LIMIT', '세트는 30개까지예요.') });
  await press('새 세트 만들기');
  await userEvent.type(field('질문 1'), '하나?');
  await press('저장하기');
  expect((await screen.findByRole('alert')).textContent).toContain('세트는 30개까지예요.');
  expect(field('질문 1').value).toBe('하나?');
});

test('what is being written is still there when the page was left', async () => {
  const { router } = await open({ [list]: sets() });
  await press('새 세트 만들기');
  await userEvent.type(field('질문 1'), '하나?');
  await act(() => router.navigate('/privacy'));
  expect(screen.queryByRole('textbox')).toBeNull();
  await act(() => router.navigate(-1));
  expect(await screen.findByDisplayValue('하나?')).toBe(field('질문 1'));
});

test('lines are imported without their numbers, repeated ones once', async () => {
  await open({ [list]: sets() });
  await press('붙여넣거나 파일로 가져오기');
  await userEvent.click(field('질문 붙여넣기'));
  await userEvent.paste('1. 하나?\n2) 둘?\n- 하나?\n\n');
  expect(screen.getByText(/1줄은 뺐어요/)).toBeTruthy();
  await press('질문 2개 가져오기');
  expect([field('질문 1').value, field('질문 2').value]).toEqual(['하나?', '둘?']);
});

test('a CSV file is imported with its expected points', async () => {
  vi.stubGlobal('Blob', NodeBlob);
  await open({ [list]: sets() });
  await press('붙여넣거나 파일로 가져오기');
  const csv = '질문,기대하는 내용\n"왜, 우리 회사인가요?","회사의 일;내 경험"\n둘?,\n';
  const input = screen.getByLabelText(/파일 고르기/);
  await userEvent.upload(input, new File([csv], 'a.csv', { type: 'text/csv' }));
  await userEvent.click(await screen.findByRole('button', { name: '질문 2개 가져오기' }));
  expect(field('질문 1').value).toBe('왜, 우리 회사인가요?');
  expect(field(/질문 1에서 기대하는 내용/).value).toBe('회사의 일\n내 경험');
});

test.each([
  ['too large', new Uint8Array(1_000_001), '1MB보다 작은 파일을'],
  ['no text', new Uint8Array([0xff, 0xfe, 0x00, 0x81]), '파일을 읽지 못했어요'],
])('a file that is %s says so', async (_, bytes, sentence) => {
  await open({ [list]: sets() });
  await press('붙여넣거나 파일로 가져오기');
  await userEvent.upload(screen.getByLabelText(/파일 고르기/), new File([bytes], 'a.txt'));
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
});

test('a set of a link is added only after a question, and the link leaves the address', async () => {
  vi.stubGlobal('Blob', NodeBlob);
  const content = {
    name: '받은 것',
    questions: [{ ...question('하나?'), questionType: 'general' }],
  };
  const link = new URL((await linkOf(content as never, 'https://daedap.example')) ?? '');
  const { here, sent } = await open(
    { [list]: sets(set(9, '저장됨', ['하나?'])), [create]: stored },
    `/questions${link.hash}`,
  );
  const asked = await screen.findByRole('alertdialog', { name: '질문 세트를 받았어요' });
  expect(asked.textContent).toContain('‘받은 것’ 세트의 질문 1개');
  await eventually(() => expect(here()).not.toContain('#'));
  await userEvent.click(within(asked).getByRole('button', { name: '추가하기' }));
  expect(await screen.findByText('받은 세트를 추가했어요.')).toBeTruthy();
  expect(await sent('POST')).toMatchObject({ name: '받은 것', questions: [{ text: '하나?' }] });
});

test('a broken link adds nothing', async () => {
  vi.stubGlobal('Blob', NodeBlob);
  const { requests } = await open({ [list]: sets() }, '/questions#set=AAAA');
  expect(await screen.findByRole('alertdialog', { name: '링크를 읽을 수 없어요' })).toBeTruthy();
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
});

test('a set is deleted after a question; a failure says so', async () => {
  await open(
    {
      [list]: sets(set(1, '기출', ['하나?'])),
      'DELETE /api/practice/question-sets/1': failure(500, 'INTERNAL', '문제가 생겼어요'),
    },
    '/questions?set=1',
  );
  await screen.findByRole('region', { name: '기출' });
  await press('세트 지우기');
  const asked = screen.getByRole('alertdialog', { name: '‘기출’ 세트를 지울까요?' });
  await userEvent.click(within(asked).getByRole('button', { name: '세트 지우기' }));
  expect((await screen.findByRole('alert')).textContent).toContain('문제가 생겼어요');
  expect(screen.getByRole('region', { name: '기출' })).toBeTruthy();
});

const cell = {
  questionType: 'behavioral',
  mainCategory: 'job',
  subCategory: 'it',
  difficulty: 'beginner',
};
/** A bank of 21 questions, in pages of 20. */
const bankOf = (request: Request) => {
  const query = new URL(request.url).searchParams;
  const english = query.get('language') === 'en';
  const all = Array.from({ length: 21 }, (_, at) => ({
    ...cell,
    id: `q${at}`,
    text: english ? `Question ${at}?` : `은행 ${at}?`,
  }));
  const from = Number(query.get('cursor') ?? 0);
  const nextCursor = from === 0 ? '20' : null;
  return {
    body: { success: true, questions: all.slice(from, from + 20), total: 21, nextCursor },
  };
};

test('questions of the bank are chosen, several at once, and put into a new set', async () => {
  const { requests, sent, here } = await open({ [list]: sets(), [create]: stored, [bank]: bankOf });
  await press('질문 은행에서 고르기');
  expect(here()).toBe('/questions?bank=1');
  expect(await screen.findByText('질문 21개')).toBeTruthy();
  expect(screen.getByText('담을 질문을 하나 이상 골라주세요.')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /은행 3\?/ }));
  await press('더 보기');
  await userEvent.click(await screen.findByRole('checkbox', { name: /은행 20\?/ }));

  await userEvent.selectOptions(screen.getByRole('combobox', { name: '면접 종류' }), '취업');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '분야' }), 'IT·개발');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '난이도' }), '초급');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '질문 언어' }), 'English');
  await userEvent.type(screen.getByRole('searchbox', { name: '찾을 말' }), ' team{Enter}');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Question 1\?/ }));
  const asked = new URL(requests.findLast(({ url }) => url.includes('bank'))!.url).searchParams;
  expect(Object.fromEntries(asked)).toEqual({
    language: 'en',
    category: 'job',
    subCategory: 'it',
    difficulty: 'beginner',
    q: 'team',
  });

  await press('고른 3개 담기');
  const dialog = await screen.findByRole('dialog', { name: '어느 세트에 담을까요?' });
  await userEvent.click(await within(dialog).findByRole('button', { name: '담기' }));
  expect(await screen.findByText('질문 3개를 내 질문에 담았어요.')).toBeTruthy();
  expect((await sent('POST')).questions).toEqual(
    ['은행 3?', '은행 20?', 'Question 1?'].map((text) => ({
      text,
      questionType: 'behavioral',
      points: [],
    })),
  );
  await eventually(() => expect(here()).toBe('/questions'));
});

test('a set knows which questions of the bank it has', async () => {
  await open({ [list]: sets(set(1, '기출', ['은행 2?'])), [bank]: bankOf }, '/questions?set=1');
  await screen.findByRole('region', { name: '기출' });
  await press('질문 은행에서 고르기');
  const known = await screen.findByRole<HTMLInputElement>('checkbox', { name: /은행 2\?/ });
  expect([known.checked, known.disabled]).toEqual([true, true]);
  await userEvent.click(screen.getByRole('checkbox', { name: /은행 1\?/ }));
  await press('고른 1개 담기');
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: '세트' });
  expect(choice.value).toBe('1');
});

test('questions of the bank join what is being written', async () => {
  await open({ [list]: sets(), [bank]: bankOf });
  await press('새 세트 만들기');
  await userEvent.type(field('질문 1'), '내가 쓴 것?');
  await press('질문 은행에서 고르기');
  await userEvent.click(await screen.findByRole('checkbox', { name: /은행 5\?/ }));
  await press('고른 1개 담기');
  expect([field('질문 1').value, field('질문 2').value]).toEqual(['내가 쓴 것?', '은행 5?']);
});

test('a bank that cannot be loaded says so, and the way back is there', async () => {
  const { here } = await open({ [list]: sets(), [bank]: failure(500, 'INTERNAL', '쉬고 있어요') });
  await press('질문 은행에서 고르기');
  expect(await screen.findByText('질문을 불러오지 못했어요')).toBeTruthy();
  await press('돌아가기');
  expect(here()).toBe('/questions');
});
