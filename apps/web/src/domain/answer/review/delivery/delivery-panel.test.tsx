import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { startSession } from '#/lib/session/session-store.ts';
import type { SoundTrack } from '#/media/delivery/sound-track.ts';
import { setPlayingMoment } from '#/media/playing-moment.ts';
import { keepLooking } from '#/media/store/looking.ts';
import { saveRecording } from '#/media/store/recordings.ts';
import { getSoundTrack, putSoundTrack } from '#/media/store/sound-tracks.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { takeReports } from '#/test/console.ts';
import { eventually } from '#/test/eventually.ts';
import { mina } from '#/test/people.ts';
import { renderPage } from '#/test/render-page.tsx';
import { offline, stubServer } from '#/test/stub-server.ts';
import { evidenceOf } from '../testing/analysis.ts';
import { DeliveryPanel } from './delivery-panel.tsx';
import { loadTrack } from './load-track.ts';
import { SoundNotice } from './sound-notice.tsx';
import { recordedAnswer, trackOf } from './testing/delivery.ts';
import { TwoTimelines } from './two-timelines.tsx';

fakeDatabase();

beforeEach(() => startSession('token', mina));

/** A recording on this device whose sound was measured before. */
async function keep(track: SoundTrack = trackOf(), id = 'one'): Promise<void> {
  await saveRecording(recordingOf({ id, sessionId: '40', questionId: 3, userId: mina.id }));
  await putSoundTrack(mina.id, id, track);
}

const answer = {
  answerText: '음 저는 작년에 조회가 느린 문제를 맡았습니다. 먼저 실행 계획을 확인했습니다.',
  segments: [
    { start: 1, end: 6, text: '음 저는 작년에 조회가 느린 문제를 맡았습니다.' },
    { start: 7.5, end: 19, text: '먼저 실행 계획을 확인했습니다.' },
  ],
  evidence: [evidenceOf('1.8초에서 0.3초로', { seconds: { start: 16, end: 17 } })],
};

function show(values: Partial<Parameters<typeof DeliveryPanel>[0]> = {}) {
  const onSeek = vi.fn<(seconds: number) => void>();
  renderPage(
    <DeliveryPanel
      answer={answer}
      recording={recordedAnswer()}
      level={2}
      onSeek={onSeek}
      {...values}
    />,
  );
  return onSeek;
}

const picture = () => screen.findByRole('button', { name: /^답변 소리/ });

describe('the panel of an answer', () => {
  test('says one thing and one thing to try, and that it is no part of the score', async () => {
    await keep();
    show();
    expect(await screen.findByRole('heading', { level: 2, name: '어떻게 말했나요' })).toBeTruthy();
    expect(screen.getByText('말이 느린 편이었어요. 1초에 2.3음절씩 말했어요.')).toBeTruthy();
    expect(screen.getByText(/핵심 단어 세 개를 먼저 떠올리고/)).toBeTruthy();
    expect(screen.getByText(/점수에는 들어가지 않아요/)).toBeTruthy();
  });

  test('has its place while the sound of a fresh recording is measured, and only then', async () => {
    await keep();
    const fresh = { ...recordedAnswer(), blob: new Blob(['sound']) };
    const { container } = renderPage(<DeliveryPanel answer={answer} recording={fresh} level={2} />);
    const place = container.querySelector('[data-delivery-place]')?.parentElement;
    expect(place?.className).toContain('min-h-');
    // The panel is as high as its place.
    const panel = await screen.findByRole('region', { name: '어떻게 말했나요' });
    expect(panel.className).toBe(place?.className);
    expect(container.querySelector('[data-delivery-place]')).toBeNull();
  });

  test('an older recording may not be here, so no place is kept for it', async () => {
    await keep();
    const { container } = renderPage(
      <DeliveryPanel answer={answer} recording={recordedAnswer()} level={2} />,
    );
    expect(container.firstElementChild).toBeNull();
    const panel = await screen.findByRole('region', { name: '어떻게 말했나요' });
    expect(panel.className).not.toContain('min-h-');
  });

  test('shows on the picture where the player stands', async () => {
    await keep();
    show();
    const wave = await picture();
    expect(wave.querySelector('[data-playhead]')).toBeNull();
    act(() => setPlayingMoment({ questionId: 3, recordingId: 'one', seconds: 5 }));
    const { seconds } = trackOf();
    expect(wave.querySelector<HTMLElement>('[data-playhead]')?.style.left).toBe(
      `${(5 / seconds) * 100}%`,
    );
    act(() => setPlayingMoment({ questionId: 3, recordingId: 'two', seconds: 5 }));
    expect(wave.querySelector('[data-playhead]')).toBeNull();
    act(() => setPlayingMoment(null));
  });

  test('lists every mark in the order of time; a press plays from there', async () => {
    await keep();
    const onSeek = show();
    const list = within(await screen.findByRole('list', { name: '소리에 표시된 곳 6군데' }));
    const names = list.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual([
      '0:01 ● ‘음’',
      '0:01  빨라진 곳, 1초에 3.6음절',
      '0:06  1.5초 멈춤',
      '0:07  느려진 곳, 1초에 1.5음절',
      '0:12  3초 멈춤',
      '0:16 ▲ 점수를 높인 말: 1.8초에서 0.3초로',
    ]);
    await userEvent.click(list.getByRole('button', { name: /3초 멈춤$/ }));
    expect(onSeek).toHaveBeenLastCalledWith(12);
  });

  test('marks looks away as soon as they have been looked at', async () => {
    await keep();
    show();
    await picture();
    expect(screen.queryByText('다른 곳을 봄')).toBeNull();
    const faceAt = (at: number) => ({ yaw: at >= 20 && at < 26 ? 40 : 0, pitch: 0 });
    const samples = Array.from({ length: 40 }, (_, at) => ({
      atSeconds: at / 2 + 0.25,
      face: faceAt(at),
    }));
    await act(() => keepLooking({ recordingId: 'one', userId: mina.id, samples }));
    expect(await screen.findByText('3초 동안 다른 곳을 봄')).toBeTruthy();
    expect(screen.getByText('다른 곳을 봄')).toBeTruthy();
  });

  test('a press on the picture plays from that place, a key from the start', async () => {
    await keep();
    const onSeek = show();
    const button = await picture();
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 100));
    await userEvent.pointer({ keys: '[MouseLeft]', target: button, coords: { clientX: 150 } });
    expect(onSeek).toHaveBeenLastCalledWith(5);
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(onSeek).toHaveBeenLastCalledWith(0);
  });

  test('shows every number with what is usual, and why one could not be told', async () => {
    await keep(trackOf({ pitchRange: null, problem: 'noisy' }));
    show();
    await picture();
    const rows = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(rows).toContain('1초에 2.3음절');
    expect(rows).toContain('보통 3.5~7.5');
    expect(rows).toContain('33%');
    expect(rows).toContain('알 수 없어요');
    expect(rows).toContain('소리가 짧거나 깨끗하지 않아서 재지 못했어요.');
    expect(screen.getByText('주변 소리가 커서 일부는 정확하지 않을 수 있어요.')).toBeTruthy();
  });

  test('a recording without a voice has no timeline', async () => {
    await keep(trackOf({ voice: [], problem: 'noVoice', pitchRange: null }));
    show();
    expect(await screen.findByText('목소리가 들리지 않아서 잴 수 없었어요.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('without a recording on this device there is nothing', async () => {
    await putSoundTrack(mina.id, 'one', trackOf());
    show();
    await eventually(() => expect(document.body.textContent).toBe(''));
  });

  test('in English', async () => {
    changeLanguage('en');
    await keep();
    show();
    expect(await screen.findByText('A pause of 1.5 s')).toBeTruthy();
    expect(screen.getByText('You spoke rather slowly: 2.3 syllables a second.')).toBeTruthy();
  });
});

describe('the server', () => {
  const path = '/api/recordings/sessions/40/answers/9/delivery';
  const onServer = (delivery: unknown, answerId = 9) => ({ sessionId: 40, answerId, delivery });

  test('gets the numbers once, and nothing of the sound', async () => {
    const requests = stubServer({ [`POST ${path}`]: {} });
    await keep();
    show({ recording: recordedAnswer({ onServer: onServer(null) }) });
    await picture();
    await eventually(() => expect(requests).toHaveLength(1));
    const sent: Record<string, unknown> = await requests[0]!.json();
    expect(sent).toMatchObject({ pauses: 2, longestPause: 3, fillers: 1, pace: 2.3 });
    expect(Object.values(sent).every((value) => typeof value !== 'object' || value === null)).toBe(
      true,
    );
    const { unmount } = renderPage(
      <DeliveryPanel
        answer={answer}
        recording={recordedAnswer({ onServer: onServer(sent, 10) })}
        level={2}
      />,
    );
    await eventually(() => expect(screen.getAllByText('1.5초 멈춤')).toHaveLength(2));
    unmount();
    expect(requests).toHaveLength(1);
  });

  test('is told another time when it cannot be reached', async () => {
    stubServer({ 'POST /api/recordings/sessions/40/answers/11/delivery': offline });
    await keep();
    show({ recording: recordedAnswer({ onServer: onServer(null, 11) }) });
    await picture();
    expect(takeReports()).toEqual([]);
  });
});

describe('measuring', () => {
  const { signal } = new AbortController();

  test('happens once for a stored recording', async () => {
    await saveRecording(recordingOf({ id: 'one', sessionId: '40', userId: mina.id }));
    const measure = vi.fn<(recording: Blob) => Promise<SoundTrack>>(async () => trackOf());
    const first = await loadTrack(mina.id, recordedAnswer(), signal, measure);
    const second = await loadTrack(mina.id, recordedAnswer(), signal, measure);
    expect(first?.seconds).toBe(20);
    expect(second?.voice).toEqual(trackOf().voice);
    expect(measure).toHaveBeenCalledOnce();
  });

  test('a recording that could not be stored is measured, and nothing is stored', async () => {
    const blob = new Blob(['webm']);
    const track = await loadTrack(mina.id, recordedAnswer({ blob }), signal, async () => trackOf());
    expect(track?.seconds).toBe(20);
    expect(await getSoundTrack(mina.id, 'one')).toBeNull();
  });

  test('a recording without sound has no track', async () => {
    await saveRecording(recordingOf({ id: 'one', sessionId: '40', userId: mina.id }));
    const measure = () => Promise.reject(new Error('no sound'));
    expect(await loadTrack(mina.id, recordedAnswer(), signal, measure)).toBeNull();
    expect(takeReports()).toEqual(['Fault (media) while measuring the sound of a recording:']);
  });

  test('an attempt without a recording of its own is not taken for the newest one', async () => {
    await keep();
    expect(await loadTrack(mina.id, recordedAnswer({ recordingId: '' }), signal)).toBeNull();
    const found = await loadTrack(mina.id, recordedAnswer({ recordingId: null }), signal);
    expect(found?.seconds).toBe(20);
  });
});

test.each([
  ['silent', /다른 마이크가 선택되었거나/],
  ['noVoice', /목소리가 들리지 않아요/],
  ['clipped', /찌그러졌어요/],
  ['quiet', /아주 작게 녹음됐어요/],
  ['hum', /전기 소음/],
  ['noisy', /주변 소리/],
] as const)('bad sound is said with what to do: %s', async (problem, text) => {
  await keep(trackOf({ problem }));
  renderPage(<SoundNotice recording={recordedAnswer()} />);
  const notice = await screen.findByText(text);
  expect(screen.getByRole('status').contains(notice)).toBe(true);
  expect(screen.getByText('다음 답변 전에 소리를 확인해 주세요')).toBeTruthy();
});

test('good sound is not mentioned', async () => {
  await keep();
  renderPage(<SoundNotice recording={recordedAnswer()} />);
  await eventually(() => expect(screen.getByRole('status').textContent).toBe(''));
});

test('two attempts stand on the same scale, and a press plays its own attempt', async () => {
  await keep(trackOf(), 'one');
  await keep(trackOf({ seconds: 10, voice: [{ start: 0, end: 9 }] }), 'two');
  stubServer({
    'POST /api/recordings/sessions/40/answers/1/delivery': {},
    'POST /api/recordings/sessions/40/answers/2/delivery': {},
  });
  const attempt = { ...answer, questionId: 3, delivery: null };
  const onSeek = vi.fn<(attemptId: number, seconds: number) => void>();
  renderPage(
    <TwoTimelines
      sessionId={40}
      limit={60}
      first={{ ...attempt, id: 1, answerVideoPath: 'one' }}
      second={{ ...attempt, id: 2, answerVideoPath: 'two' }}
      names={['첫 번째', '두 번째']}
      onSeek={onSeek}
    />,
  );
  const columns = async (name: string) => {
    const region = await screen.findByRole('region', { name });
    const path = region.querySelector('[data-wave]')?.getAttribute('d') ?? '';
    return path.split('M').length - 1;
  };
  expect(await columns('첫 번째')).toBe(320);
  expect(await columns('두 번째')).toBe(160);
  const [first, second] = ['첫 번째', '두 번째'].map((name) =>
    within(screen.getByRole('region', { name })),
  );
  await userEvent.click(first!.getByText(/^소리에 표시된 곳/));
  await userEvent.click(first!.getByRole('button', { name: /3초 멈춤$/ }));
  expect(onSeek).toHaveBeenLastCalledWith(1, 12);
  second!.getByRole('button', { name: /^답변 소리/ }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onSeek).toHaveBeenLastCalledWith(2, 0);
  act(() => setPlayingMoment({ questionId: 3, recordingId: 'two', seconds: 5 }));
  const playheads = () => document.querySelectorAll('[data-playhead]').length;
  expect(playheads()).toBe(1);
  act(() => setPlayingMoment(null));
});
