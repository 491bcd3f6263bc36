import { act, fireEvent, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '#/lib/router/router-provider.tsx';
import { createMemoryRouter } from '#/lib/router/router.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { draftOf } from '#/media/store/testing/rows.ts';
import { stubServer } from '#/test/stub-server.ts';
import { noticeDebugging } from '#/lib/debug-mode.ts';
import { handleBack } from '#/lib/history-lock/back-handler.ts';
import {
  fakeStream,
  scriptedInterview,
  type ScriptedInterview,
} from './testing/scripted-interview.ts';
import { flushSync } from 'react-dom';
import {
  at,
  dialogOf,
  feedback,
  finish,
  loaded,
  next,
  pass,
  ready,
  recording,
} from './testing/walk.ts';
import { Live } from './live-page.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(it: ScriptedInterview, address = '/interview/live') {
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: null },
      { path: '/interview/live', element: <Live actor={it.actor} /> },
    ],
    { initialEntries: ['/dashboard', address], initialIndex: 1 },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const go = (work: () => unknown) =>
    act(async () => {
      await work();
      await vi.advanceTimersByTimeAsync(0);
    });
  return { router, go, here: () => router.state.location.pathname };
}

test('shows the waiting screen, then the question; a dialog comes at once on both', async () => {
  const it = scriptedInterview();
  const { go } = open(it);
  await go(() => loaded(it));
  expect(screen.getByRole('heading', { name: '카메라와 마이크 사용을 허용해주세요' })).toBeTruthy();
  await go(() => vi.dynamicImportSettled());
  const isAsked = () => screen.queryByRole('alertdialog', { name: '면접에서 나갈까요?' }) !== null;
  act(() => {
    flushSync(() => it.actor.send({ type: 'ASK_TO_LEAVE' }));
    expect(document.body.textContent).toContain('면접에서 나갈까요?');
  });
  expect(isAsked()).toBe(true);
  act(() => {
    flushSync(() => it.actor.send({ type: 'STAY' }));
    expect(document.body.textContent).not.toContain('면접에서 나갈까요?');
  });
  expect(isAsked()).toBe(false);
  const { stream } = fakeStream();
  await go(() => it.devices.says({ type: 'DEVICES.READY', stream, video: true }));
  expect(at(it)).toContain('waiting');
  const question = document.querySelector('[data-question-id]');
  expect(question).not.toBeNull();
  await eventually(() => expect(document.activeElement).toBe(question));
});

test('going back asks first; leaving through the interview does not', async () => {
  const it = scriptedInterview();
  const { router, go, here } = open(it);
  await go(() => ready(it));
  await go(() => router.navigate(-1));
  expect(here()).toBe('/interview/live');
  expect(dialogOf(it)).toBe('askingToLeave');
  await go(() => it.actor.send({ type: 'STAY' }));
  await go(() => router.navigate(-1));
  expect(dialogOf(it)).toBe('askingToLeave');
  await go(() => it.actor.send({ type: 'LEAVE' }));
  expect(at(it)).toBe('left');
  await go(() => router.navigate('/dashboard', { replace: true }));
  expect(here()).toBe('/dashboard');
});

test('asks under the history lock as well, until the interview is over', async () => {
  const it = scriptedInterview();
  const { go } = open(it);
  await go(() => ready(it));
  await go(() => expect(handleBack()).toBe(true));
  expect(dialogOf(it)).toBe('askingToLeave');
  // Going back is no answer.
  await go(() => expect(handleBack()).toBe(true));
  expect(dialogOf(it)).toBe('askingToLeave');
  await go(() => it.actor.send({ type: 'LEAVE' }));
  expect(handleBack()).toBe(false);
});

describe('back on a screen that covers everything', () => {
  const preparing = async (it: ScriptedInterview) => {
    await feedback(it);
    it.actor.send({ type: 'SHOW_RESULT' });
    await next(it);
  };
  const analysing = async (it: ScriptedInterview) => {
    await recording(it);
    it.actor.send({ type: 'COMPLETE' });
    finish(it);
  };
  const ending = (it: ScriptedInterview) => loaded(it, { index: 3 });
  const coverOf = () => {
    const cover = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (!cover) throw new Error('Nothing covers the page');
    return cover;
  };
  const ways = {
    'the browser’s back': () => handleBack(),
    // What the phone app makes of its back button; Escape is the same.
    'the phone’s back': () => fireEvent(coverOf(), new Event('cancel', { cancelable: true })),
  };

  describe.each([
    ['preparing', preparing, '여기서 나갈까요?', '계속 준비하기'],
    ['analyzing', analysing, '면접에서 나갈까요?', '계속하기'],
    ['ending', ending, '면접에서 나갈까요?', '계속하기'],
  ] as const)('%s', (state, walk, title, stay) => {
    test.each(['the browser’s back', 'the phone’s back'] as const)(
      '%s asks; staying stays, leaving leads to the dashboard',
      async (way) => {
        const it = scriptedInterview({ enableAds: true });
        const { go } = open(it);
        await go(() => walk(it));
        // These screens are loaded when they are needed.
        await go(() => vi.dynamicImportSettled());
        expect(at(it)).toContain(state);
        await go(ways[way]);
        expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
        expect(screen.getByRole('alertdialog', { name: title })).toBeTruthy();
        await go(() => fireEvent.click(screen.getByRole('button', { name: stay })));
        expect(screen.queryByRole('alertdialog')).toBeNull();
        expect(at(it)).toContain(state);
        await go(ways[way]);
        await go(() => fireEvent.click(screen.getByRole('button', { name: '대시보드로 나가기' })));
        expect(at(it)).toBe('left');
        expect(it.done).toEqual(['dashboard']);
      },
    );
  });
});

describe('the browser’s warning before the page is closed or reloaded', () => {
  const warned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const refused = (code: 'permissionDenied' | 'deviceBusy') =>
    ({ type: 'DEVICES.FAILED', failure: { code, detail: 'other', name: 'Error' } }) as const;
  const failed = { kind: 'failed', message: '서버 오류' } as const;
  const queued = { kind: 'queued', key: 'key-1', provisional: null } as const;
  const unfinished = { draft: draftOf(), duration: 4, bytes: 10 };

  test('comes from the first question to the end of the interview', async () => {
    const it = scriptedInterview({ enableAds: true });
    const { go } = open(it);
    const seen: string[] = [];
    const expectWarning = (state: string) => {
      expect([at(it), warned()]).toEqual([expect.stringContaining(state), true]);
      seen.push(state);
    };
    await go(() => ready(it));
    expectWarning('waiting');
    await go(() => pass(2_000));
    expectWarning('preparing');
    await go(() => it.actor.send({ type: 'PREPARED' }));
    expectWarning('answering.starting');
    await go(() => it.recorder.says({ type: 'RECORDER.STARTED' }));
    expectWarning('answering.running');
    await go(() => it.actor.send({ type: 'COMPLETE' }));
    expectWarning('answering.finishing');
    await go(() => finish(it));
    expectWarning('analyzing.running');
    await go(() => it.analyse.says({ type: 'ANALYSIS.DONE', result: queued }));
    expectWarning('analyzing.done');
    await go(() => it.actor.send({ type: 'SHOW_RESULT' }));
    expectWarning('feedback.reading');
    await go(() => it.actor.send({ type: 'NEXT' }));
    expectWarning('advancing');
    await go(() => it.actor.send({ type: 'LEAVE' }));
    expect(warned()).toBe(false);
    expect(seen).toHaveLength(9);
  });

  test('comes with the plain countdown', async () => {
    const it = scriptedInterview();
    const { go } = open(it);
    await go(() => ready(it));
    await go(() => pass(2_000));
    expect([at(it), warned()]).toEqual(['countdown.counting', true]);
  });

  test('comes with feedback on an answer that was not analysed', async () => {
    const it = scriptedInterview();
    const { go } = open(it);
    await go(() => feedback(it, failed));
    expect(at(it)).toBe('feedback.reading');
    expect(warned()).toBe(true);
  });

  test('comes while the interview is analysed, and goes with its results', async () => {
    const it = scriptedInterview();
    const { go } = open(it);
    await go(() => loaded(it, { index: 3 }));
    expect(at(it)).toBe('ending.running');
    expect(warned()).toBe(true);
    await go(() => it.comprehensive.last().resolve());
    expect(at(it)).toBe('ending.done');
    expect(warned()).toBe(false);
    await go(() => it.actor.send({ type: 'SHOW_RESULT' }));
    expect(at(it)).toBe('completed');
    expect(warned()).toBe(false);
  });

  test('stays when the interview could not be analysed', async () => {
    const it = scriptedInterview();
    const { go } = open(it);
    await go(() => loaded(it, { index: 3 }));
    await go(() => it.comprehensive.last().reject());
    expect([at(it), warned()]).toEqual(['ending.failed', true]);
  });

  test('comes while an interrupted answer is kept or discarded', async () => {
    const it = scriptedInterview();
    const { go } = open(it);
    await go(() => loaded(it, { unfinished }));
    expect([at(it), warned()]).toEqual(['recovering.asking', true]);
    await go(() => it.actor.send({ type: 'DISCARD' }));
    expect([at(it), warned()]).toEqual(['recovering.discarding', true]);
  });

  test('comes in trouble with devices at a later question', async () => {
    const it = scriptedInterview();
    const { go } = open(it);
    await go(() => ready(it, { index: 1 }));
    await go(() => it.devices.says({ type: 'DEVICES.LOST', kind: 'camera' }));
    expect([at(it), warned()]).toEqual(['opening', true]);
    await go(() => it.devices.says(refused('deviceBusy')));
    expect([at(it), warned()]).toEqual(['cameraError', true]);
    await go(() => it.actor.send({ type: 'RETRY' }));
    await go(() => it.devices.says(refused('permissionDenied')));
    expect([at(it), warned()]).toEqual(['denied', true]);
  });

  test('comes when the devices are opened to answer the first question again', async () => {
    const it = scriptedInterview();
    const { go } = open(it);
    await go(() => feedback(it));
    await go(() => it.devices.says({ type: 'DEVICES.LOST', kind: 'camera' }));
    await go(() => it.actor.send({ type: 'RE_RECORD' }));
    expect([at(it), warned()]).toEqual(['opening', true]);
  });

  test.each<[string, (it: ScriptedInterview) => unknown]>([
    ['loading', () => undefined],
    ['questionFailed', (it) => it.load.last().reject()],
    ['opening', (it) => loaded(it)],
    [
      'denied',
      async (it) => {
        await loaded(it);
        it.devices.says(refused('permissionDenied'));
      },
    ],
    [
      'cameraError',
      async (it) => {
        await loaded(it);
        it.devices.says(refused('deviceBusy'));
      },
    ],
    [
      'signedOut',
      async (it) => {
        await recording(it);
        it.page.says({ type: 'SIGNED_OUT' });
      },
    ],
    [
      'aborting',
      async (it) => {
        await recording(it);
        it.actor.send({ type: 'ABORT' });
      },
    ],
    [
      'left',
      async (it) => {
        await recording(it);
        it.actor.send({ type: 'LEAVE' });
      },
    ],
  ])('does not come: %s', async (state, walk) => {
    const it = scriptedInterview();
    const { go } = open(it);
    await go(() => walk(it));
    expect(at(it)).toBe(state);
    expect(warned()).toBe(false);
  });

  test.each(['denied', 'questionFailed'])('is gone when the retry of %s reloads', async (state) => {
    const it = scriptedInterview();
    const { go } = open(it);
    await go(() => (state === 'denied' ? loaded(it) : it.load.last().reject()));
    if (state === 'denied') await go(() => it.devices.says(refused('permissionDenied')));
    expect(at(it)).toBe(state);
    await go(() => it.actor.send({ type: 'RETRY' }));
    expect(it.done).toEqual(['reload']);
    expect(warned()).toBe(false);
  });
});

test('shows the debug panel after ?debug=1', async () => {
  stubServer({
    'GET /api/health': {
      status: 503,
      body: { success: false, code: 'UNAVAILABLE', error: '점검 중이에요' },
    },
  });
  const it = scriptedInterview();
  noticeDebugging('?debug=1');
  const { go } = open(it);
  await go(() => recording(it));
  await go(() => fireEvent.click(screen.getByRole('button', { name: '디버그' })));
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByText(/"running":"recording"/)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('점검 중이에요')).toBeTruthy();
});

test('hides the debug panel without ?debug=1', () => {
  open(scriptedInterview());
  expect(screen.queryByRole('button', { name: '디버그' })).toBeNull();
});
