import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { waitingScript } from '#/domain/answer/practice-changes.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { mina } from '#/test/people.ts';
import { PracticePanel } from './practice-panel.tsx';
import { Prompter } from './prompter.tsx';

fakeDatabase();

const outlineCall = 'GET /api/practice/questions/71/outline';
const script = '/api/practice/questions/71/script';

const outline = {
  language: 'ko',
  polished: false,
  parts: [
    { place: 'point', text: '', slots: ['질문에 대한 답을 한 문장으로'] },
    { place: 'action', text: '제가 일정을 정리했습니다.', slots: ['왜 그렇게 했는지'] },
  ],
};

const withClient = (part: React.ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>);

const outlineBody = { body: { success: true, outline } };
const scriptBody = (text: string | null) => ({
  body: { success: true, script: text && { text, updatedAt: '2026-11-15T03:00:00.000Z' } },
});

async function openOutline() {
  withClient(
    <PracticePanel answer={{ questionId: 71, answerId: 501, text: '제가 정리했어요' }} level={2} />,
  );
  await userEvent.click(screen.getByRole('button', { name: '고쳐 말해보기' }));
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '내 대본' });

describe('an outline', () => {
  test('shows each place with its words and open slots', async () => {
    stubServer({ [outlineCall]: outlineBody, [`GET ${script}`]: scriptBody(null) });
    await openOutline();
    const items = await screen.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '먼저 한 문장으로 [질문에 대한 답을 한 문장으로]',
      '내가 한 일제가 일정을 정리했습니다. [왜 그렇게 했는지]',
    ]);
    expect(screen.queryByText(/언어 모델/)).toBeNull();
    expect(screen.queryByRole('region', { name: '내 대본' })).toBeNull();
  });

  test('says that a language model has polished it', async () => {
    stubServer({
      [outlineCall]: { body: { success: true, outline: { ...outline, polished: true } } },
      [`GET ${script}`]: scriptBody(null),
    });
    await openOutline();
    expect(await screen.findByText(/언어 모델이 문장을 매끄럽게/)).toBeTruthy();
  });

  test('becomes a script, which is edited and kept', async () => {
    const sent: unknown[] = [];
    stubServer({
      [outlineCall]: outlineBody,
      [`GET ${script}`]: scriptBody(null),
      [`POST ${script}`]: async (request) => {
        sent.push(await request.json());
        return scriptBody('고친 대본');
      },
    });
    await openOutline();
    await userEvent.click(await screen.findByRole('button', { name: '내 대본으로 만들기' }));
    expect(field().value).toBe(
      '[질문에 대한 답을 한 문장으로]\n제가 일정을 정리했습니다. [왜 그렇게 했는지]',
    );
    await userEvent.clear(field());
    const save = screen.getByRole('button', { name: '내 대본으로 저장하기' });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    await userEvent.type(field(), '고친 대본');
    await userEvent.click(save);
    const kept = within(await screen.findByRole('region', { name: '내 대본' }));
    expect(kept.getByText('고친 대본')).toBeTruthy();
    expect(sent).toEqual([{ text: '고친 대본' }]);
  });

  test('is kept on this device without a network, and says so until it is saved', async () => {
    startSession('token', mina);
    const calls = { [outlineCall]: outlineBody, [`GET ${script}`]: scriptBody(null) };
    stubServer({ ...calls, [`POST ${script}`]: offline });
    await openOutline();
    await userEvent.click(await screen.findByRole('button', { name: '내 대본으로 만들기' }));
    await userEvent.clear(field());
    await userEvent.type(field(), '오프라인 대본');
    await userEvent.click(screen.getByRole('button', { name: '내 대본으로 저장하기' }));
    const kept = within(await screen.findByRole('region', { name: '내 대본' }));
    expect(kept.getByText('오프라인 대본')).toBeTruthy();
    expect(kept.getByRole('status').textContent).toContain('이 기기에 보관했어요');
    // A page that is opened now reads it here, too.
    expect((await waitingScript(71))?.text).toBe('오프라인 대본');
  });

  test('keeps the text when the server refuses it', async () => {
    stubServer({
      [outlineCall]: outlineBody,
      [`GET ${script}`]: scriptBody('내 대본이에요'),
      [`POST ${script}`]: failure(404, 'NOT_FOUND', '찾을 수 없어요'),
    });
    await openOutline();
    await userEvent.click(await screen.findByRole('button', { name: '대본 고치기' }));
    await userEvent.type(field(), ' 그리고');
    await userEvent.click(screen.getByRole('button', { name: '내 대본으로 저장하기' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/쓴 글은 여기 그대로/);
    expect(field().value).toBe('내 대본이에요 그리고');
    await userEvent.click(screen.getByRole('button', { name: '취소' }));
    expect(screen.getByRole('region', { name: '내 대본' }).textContent).toContain('내 대본이에요');
  });

  test('deletes the script', async () => {
    const requests = stubServer({
      [outlineCall]: outlineBody,
      [`GET ${script}`]: scriptBody('내 대본이에요'),
      [`DELETE ${script}`]: {},
    });
    await openOutline();
    await userEvent.click(await screen.findByRole('button', { name: '대본 지우기' }));
    expect(await screen.findByRole('button', { name: '내 대본으로 만들기' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: '내 대본' })).toBeNull();
    expect(requests.at(-1)?.method).toBe('DELETE');
  });

  test('says that it needs the network', async () => {
    stubServer({ [outlineCall]: offline, [`GET ${script}`]: offline });
    await openOutline();
    expect(await screen.findByText(/순서를 잡아오지 못했어요/)).toBeTruthy();
  });
});

describe('the prompter', () => {
  const config = { mainCategory: 'job' };
  const live = { sessionId: 40, config, questions: [{ id: 70 }, { id: 71 }], index: 1 };

  test('shows the script on request', async () => {
    stubServer({ [`GET ${script}`]: scriptBody('저는 [언제] 했습니다.') });
    withClient(<Prompter {...live} />);
    await userEvent.click(await screen.findByRole('button', { name: '내 대본 보기' }));
    const shown = screen.getByRole('region', { name: '내 대본' });
    expect(shown.textContent).toContain('저는 [언제] 했습니다.');
    await userEvent.click(screen.getByRole('button', { name: '내 대본 접기' }));
    expect(shown.textContent).not.toContain('저는');
  });

  test.each([
    ['no script', scriptBody(null)],
    ['an error', failure(404, 'NOT_FOUND', '찾을 수 없어요')],
  ])('shows nothing with %s', async (_, answer) => {
    const requests = stubServer({ [`GET ${script}`]: answer });
    const { container } = withClient(<Prompter {...live} />);
    await expect.poll(() => requests.length).toBe(1);
    expect(container.textContent).toBe('');
  });

  test.each([
    ['in a real interview', { config: { ...config, mode: 'real' } }],
    ['in a session without the server', { sessionId: 'session-1-a' }],
    ['without a question', { index: 2 }],
  ])('asks for nothing %s', (_, values) => {
    const requests = stubServer({});
    const { container } = withClient(<Prompter {...live} {...values} />);
    expect(container.textContent).toBe('');
    expect(requests).toHaveLength(0);
  });
});
