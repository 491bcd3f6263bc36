import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { interviewDb } from '#/media/store/interview-db.ts';
import { listRecordings, saveRecording } from '#/media/store/recordings.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { mina } from '#/test/people.ts';
import { renderPage } from '#/test/render-page.tsx';
import { getToasts } from '#/ui/toast-store.ts';
import { takeReports } from '#/test/console.ts';
import { eventually } from '#/test/eventually.ts';
import { StoragePanel } from './storage-panel.tsx';

fakeDatabase();

const MB = 1024 * 1024;

beforeEach(() => startSession('token-1', mina));

afterEach(() => Reflect.deleteProperty(navigator, 'storage'));

function browserSays(quota: number, usage: number) {
  const storage = { estimate: async () => ({ quota, usage }) };
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
}

function open() {
  const onUpgrade = vi.fn<() => void>();
  renderPage(<StoragePanel plan="free" onUpgrade={onUpgrade} />);
  return { panel: within(screen.getByRole('region')), onUpgrade };
}

async function save(number: number, values = {}) {
  for (let at = 1; at <= number; at += 1) {
    await saveRecording(
      recordingOf({ id: `r${at}`, questionText: `질문 ${at}`, timestamp: at * 60_000, ...values }),
    );
  }
}

test('shows quota, usage, number and size of the user’s own recordings', async () => {
  browserSays(1_000 * MB, 250 * MB);
  await save(2);
  await saveRecording(recordingOf({ id: 'theirs', questionText: '남의 답변', userId: 8 }));
  const { panel } = open();
  expect(await panel.findByText('녹화 2개 · 20바이트')).toBeTruthy();
  expect(panel.getByText('250MB / 1,000MB')).toBeTruthy();
  expect(panel.getByText('25% 썼고 750MB 남았어요.')).toBeTruthy();
  expect(panel.getByRole('meter', { name: '저장 공간' }).getAttribute('value')).toBe('25');
  expect(panel.queryByText('남의 답변')).toBeNull();
  expect(panel.queryByText(/화질/)).toBeNull();
});

test.each([
  [800, '저장 공간이 부족해지고 있어요. 다음 녹화부터 화질을 자동으로 낮춰요.'],
  [950, '저장 공간이 거의 다 찼어요.'],
])('warns at %d of 1000 MB', async (usage, text) => {
  browserSays(1_000 * MB, usage * MB);
  const { panel } = open();
  expect(await panel.findByText(text, { exact: false })).toBeTruthy();
});

test('estimates the usage where the browser does not tell, also in English', async () => {
  Object.defineProperty(navigator, 'storage', { value: undefined, configurable: true });
  changeLanguage('en');
  await save(2);
  const { panel } = open();
  expect(await panel.findByText('About 98 kB')).toBeTruthy();
  expect(panel.getByText(/this is an estimate/)).toBeTruthy();
});

test('leads to the setup when there are no recordings', async () => {
  const { panel } = open();
  const link = await panel.findByRole('link', { name: '면접 연습하기' });
  expect(link.getAttribute('href')).toBe('/interview/setup');
});

test('deletes a recording after a confirmation and keeps the focus near', async () => {
  await save(2);
  const { panel } = open();
  await userEvent.click(await panel.findByRole('button', { name: '삭제: 질문 1' }));
  const dialog = within(screen.getByRole('alertdialog', { name: '이 녹화를 지울까요?' }));
  await userEvent.click(dialog.getByRole('button', { name: '취소' }));
  expect((await listRecordings(7)).rows).toHaveLength(2);
  await userEvent.click(panel.getByRole('button', { name: '삭제: 질문 1' }));
  await userEvent.click(dialog.getByRole('button', { name: '지우기' }));
  expect(await panel.findByText('녹화 1개 · 10바이트')).toBeTruthy();
  expect(panel.queryByText('질문 1')).toBeNull();
  await eventually(() => expect(document.activeElement?.textContent).toContain('녹화 1개'));
  expect(getToasts().at(-1)?.text).toBe('녹화를 지웠어요.');
});

test('says that a recording could not be deleted, and reports why', async () => {
  await save(1);
  const { panel } = open();
  await userEvent.click(await panel.findByRole('button', { name: '삭제: 질문 1' }));
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new Error('The database is broken');
  });
  vi.spyOn(IDBCursor.prototype, 'delete').mockImplementation(() => {
    throw new Error('The database is broken');
  });
  await userEvent.click(screen.getByRole('button', { name: '지우기' }));
  await eventually(() => expect(getToasts().at(-1)?.text).toContain('녹화를 지우지 못했어요.'));
  expect(takeReports()).toEqual(['Fault (storage) while deleting recordings:']);
  expect(panel.getByText('질문 1')).toBeTruthy();
});

test('lists five recordings at first, and deletes all but the latest ten after a confirmation', async () => {
  await save(12);
  const { panel } = open();
  await panel.findByText('질문 12');
  expect(panel.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(panel.getByRole('button', { name: '12개 모두 보기' }));
  expect(panel.getAllByRole('listitem')).toHaveLength(12);
  await userEvent.click(panel.getByRole('button', { name: '최근 10개만 남기기' }));
  const dialog = within(screen.getByRole('alertdialog', { name: '최근 10개만 남길까요?' }));
  expect(dialog.getByText(/오래된 녹화 2개\(20바이트\)/)).toBeTruthy();
  expect((await listRecordings(7)).rows).toHaveLength(12);
  await userEvent.click(dialog.getByRole('button', { name: '2개 지우기' }));
  expect(await panel.findByText(/녹화 10개/)).toBeTruthy();
  expect(panel.queryByText('질문 2')).toBeNull();
  expect(panel.queryByRole('button', { name: '최근 10개만 남기기' })).toBeNull();
});

test('saves a recording as a file', async () => {
  const saved: unknown[] = [];
  URL.createObjectURL = (file) => `blob:${saved.push(file)}`;
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await save(1);
  const { panel } = open();
  await userEvent.click(await panel.findByRole('button', { name: '파일로 저장: 질문 1' }));
  expect(names).toEqual([expect.stringMatching(/^daedap-.*-q3\.webm$/)]);
  expect(saved[0]).toMatchObject({ size: 10 });
});

test('leaves out unreadable recordings and says so', async () => {
  await save(1);
  // @ts-expect-error -- what some other program may have written
  await (await interviewDb()).put('recordings', { id: 'bad', userId: 7 });
  const { panel } = open();
  expect(await panel.findByText(/읽을 수 없는 기록 1개/)).toBeTruthy();
});

test('leads to the plans for a backup on the free plan', async () => {
  await save(1);
  const { panel, onUpgrade } = open();
  await userEvent.click(await panel.findByRole('button', { name: '서버에 백업: 질문 1' }));
  const dialog = within(screen.getByRole('dialog', { name: '서버에 백업할까요?' }));
  await userEvent.click(await dialog.findByRole('button', { name: '요금제 보기' }));
  expect(onUpgrade).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('offers a retry and a reset when the database does not open', async () => {
  const { indexedDB } = globalThis;
  vi.stubGlobal('indexedDB', undefined);
  const { panel } = open();
  expect(await panel.findByText('저장소를 열지 못했어요')).toBeTruthy();
  vi.stubGlobal('indexedDB', indexedDB);
  await save(1);
  await userEvent.click(panel.getByRole('button', { name: '다시 시도하기' }));
  expect(await panel.findByText('질문 1')).toBeTruthy();
});

test('deletes the databases on a reset', async () => {
  await new Promise<void>((resolve) => {
    const request = indexedDB.open('InterviewDB', 3);
    request.addEventListener('success', () => {
      request.result.close();
      resolve();
    });
  });
  const { panel } = open();
  await userEvent.click(await panel.findByRole('button', { name: '비우고 새로 만들기' }));
  const dialog = within(screen.getByRole('alertdialog', { name: '저장소를 비울까요?' }));
  await userEvent.click(dialog.getByRole('button', { name: '모두 지우기' }));
  expect(await panel.findByText(/아직 녹화한 답변이 없어요/)).toBeTruthy();
  expect(getToasts().at(-1)?.text).toBe('저장소를 새로 만들었어요.');
});
