import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#/test/render-page.tsx';
import { failure, stubServer } from '#/test/stub-server.ts';
import { SessionListPage } from './session-list-page.tsx';
import {
  calls,
  completed,
  serveList,
  responses,
  emptyResponses,
  prepareSessionList,
  findList,
  findCompletedList,
  cardsOf,
} from './testing/session-list.ts';

prepareSessionList();

describe('deleting a session', () => {
  const remove = async (call: Parameters<typeof stubServer>[0]) => {
    const requests = stubServer({ ...responses, ...call });
    renderPage(<SessionListPage />);
    const cards = cardsOf(await findCompletedList());
    await userEvent.click(within(cards[0]!).getByRole('button', { name: '면접 기록 삭제' }));
    const dialog = within(screen.getByRole('alertdialog', { name: '이 면접 기록을 삭제할까요?' }));
    expect(dialog.getByText(/되돌릴 수 없어요/)).toBeTruthy();
    return { requests, dialog };
  };
  const confirm = ({ dialog }: { dialog: ReturnType<typeof within> }) =>
    userEvent.click(dialog.getByRole('button', { name: '삭제' }));

  test.each([
    ['on success', { body: { success: true } }],
    ['when it was deleted elsewhere', failure(404, 'NOT_FOUND', '찾을 수 없어요')],
  ])('removes the card, refetches the totals and focuses a neighbour %s', async (_, response) => {
    const asking = await remove({ 'DELETE /api/recordings/sessions/39': response });
    await confirm(asking);
    const [left, ...others] = cardsOf(await findList('마친 면접 1개'));
    expect(left?.textContent).toContain('71점');
    expect(others).toEqual([]);
    await waitFor(() =>
      expect(document.activeElement).toBe(
        within(left!).getByRole('link', { name: '취업 > IT·개발' }),
      ),
    );
    const counted = asking.requests.filter(({ url }) => url.endsWith('/stats'));
    expect(counted).toHaveLength(2);
  });

  test('deletes nothing after a cancel', async () => {
    const { dialog, requests } = await remove({});
    await userEvent.click(dialog.getByRole('button', { name: '취소' }));
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
    expect(cardsOf(await findCompletedList())).toHaveLength(2);
  });

  test('explains a failure and keeps the card', async () => {
    const broken = failure(500, 'INTERNAL', '문제가 생겼어요');
    await confirm(await remove({ 'DELETE /api/recordings/sessions/39': broken }));
    const message = await screen.findByRole('alertdialog', { name: '세션 삭제에 실패했습니다' });
    expect(message.textContent).toContain('문제가 생겼어요');
    await userEvent.click(within(message).getByRole('button', { name: '확인' }));
    expect(cardsOf(await findCompletedList())).toHaveLength(2);
  });

  test('offers the first interview after the last session is deleted', async () => {
    const sessions = [completed[0]!];
    stubServer({ ...responses, [calls.list]: serveList(sessions) });
    renderPage(<SessionListPage />);
    await findList('마친 면접 1개');
    stubServer({
      ...emptyResponses,
      'DELETE /api/recordings/sessions/39': { body: { success: true } },
    });
    await userEvent.click(screen.getByRole('button', { name: '면접 기록 삭제' }));
    await userEvent.click(screen.getByRole('button', { name: '삭제' }));
    expect(await screen.findByText('아직 면접 기록이 없어요')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
    );
  });
});
