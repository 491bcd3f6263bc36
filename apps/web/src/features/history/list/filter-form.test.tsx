import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#/test/render-page.tsx';
import { stubServer } from '#/test/stub-server.ts';
import { SessionListPage } from './session-list-page.tsx';
import {
  calls,
  open,
  completed,
  serveList,
  responses,
  prepareSessionList,
  findOpenList,
  cardsOf,
  listQueries,
} from './testing/session-list.ts';

prepareSessionList();

describe('filtering the sessions', () => {
  test('takes the filter from the address', async () => {
    const requests = stubServer(responses);
    renderPage(<SessionListPage />, '/?category=job&sort=highest&q=%ED%8C%80&sort2=x');
    await findOpenList();
    expect(listQueries(requests)).toEqual([
      '?status=completed&category=job&sort=highest&q=%ED%8C%80',
      '?status=open&category=job&sort=highest&q=%ED%8C%80',
    ]);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('팀');
    expect(screen.getByLabelText<HTMLSelectElement>('분야').value).toBe('job');
    expect(screen.getByLabelText<HTMLSelectElement>('정렬').value).toBe('highest');
    expect(screen.getByRole('status').textContent).toBe('면접 4개를 찾았어요.');
  });

  test('changes the list by selects and search text, and clears the filter', async () => {
    const requests = stubServer(responses);
    renderPage(<SessionListPage />);
    await findOpenList();
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.selectOptions(screen.getByLabelText('분야'), '압박 면접');
    await userEvent.selectOptions(screen.getByLabelText('정렬'), '오래된순');
    await userEvent.type(screen.getByRole('searchbox'), ' 캐시{Enter}');
    await waitFor(() =>
      expect(listQueries(requests)).toContain(
        '?status=open&category=pressure&sort=oldest&q=%EC%BA%90%EC%8B%9C',
      ),
    );
    expect(await screen.findByText('면접 4개를 찾았어요.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '조건 지우기' }));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(screen.getByLabelText<HTMLSelectElement>('분야').value).toBe('');
    expect(screen.getByLabelText<HTMLSelectElement>('정렬').value).toBe('oldest');
    await waitFor(() => expect(listQueries(requests)).toContain('?status=open&sort=oldest'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  });

  test('empties the search field by its button and keeps the focus in it', async () => {
    stubServer(responses);
    renderPage(<SessionListPage />, '/?q=a');
    await findOpenList();
    await userEvent.click(screen.getByRole('button', { name: '검색어 지우기' }));
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('button', { name: '검색어 지우기' })).toBeNull();
  });

  test('offers to clear a filter that matches nothing', async () => {
    stubServer({
      ...responses,
      [calls.list]: (request) =>
        serveList(request.url.includes('q=') ? [] : [...open, ...completed])(request),
    });
    renderPage(<SessionListPage />, '/?q=zzz');
    expect(await screen.findByRole('heading', { name: '조건에 맞는 면접이 없어요' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('조건에 맞는 면접이 없어요');
    await userEvent.click(screen.getByRole('button', { name: '조건 지우기' }));
    expect(cardsOf(await findOpenList())).toHaveLength(2);
    expect(screen.queryByText('첫 면접 시작하기')).toBeNull();
  });
});
