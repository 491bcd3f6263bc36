import { expect, test, vi } from 'vitest';
import { takeReports } from '#/test/console.ts';
import { recorderSettings } from './compression.ts';
import type { FinishedRecording, RecordingDraft } from '#/media/store/recording-drafts.ts';
import { recordingOf, draftOf } from '../store/testing/rows.ts';
import type { RecorderEvent } from './recorder-port.ts';
import { startRecorder } from './start-recorder.ts';
import { fakeCamera, fakeStream } from './testing/fake-stream.ts';
import { createTestClock } from '#/lib/time/testing/test-clock.ts';
import { ScriptedRecorder } from './testing/scripted-recorder.ts';
import { eventually } from '#/test/eventually.ts';

const { mimeType: _mimeType, ...info } = draftOf();

/** Lets pending promises settle. */
async function settle() {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

function setUp({
  stream = fakeStream({ getSettings: () => ({}) }),
  script = () => undefined,
  create = (made: ScriptedRecorder) => made,
}: {
  stream?: MediaStream;
  script?: (recorder: ScriptedRecorder) => void;
  create?: (made: ScriptedRecorder) => ScriptedRecorder;
} = {}) {
  const time = createTestClock();
  const events: RecorderEvent[] = [];
  const made: ScriptedRecorder[] = [];
  const slices: [string, number][] = [];
  const stored: Awaited<ReturnType<RecordingDraft['append']>>[] = [];
  const draft = {
    id: 'take',
    append: vi.fn<RecordingDraft['append']>(async (slice, elapsed) => {
      slices.push([await slice.text(), elapsed]);
      return stored.shift() ?? 'stored';
    }),
    finish: vi.fn<RecordingDraft['finish']>(async (): Promise<FinishedRecording> =>
      draft.append.mock.calls.length === 0
        ? { status: 'empty' }
        : { status: 'saved', recording: recordingOf() },
    ),
    discard: vi.fn<RecordingDraft['discard']>(async () => undefined),
    dispose: vi.fn<RecordingDraft['dispose']>(),
  };
  const openDraft = vi.fn<(from: unknown) => RecordingDraft>(() => draft);
  const recorder = startRecorder(
    { stream, draft: info, settings: recorderSettings('medium', 10) },
    (event) => events.push(event),
    {
      createRecorder: (from, options) => {
        const scripted = create(new ScriptedRecorder(from, options));
        script(scripted);
        made.push(scripted);
        return scripted as unknown as MediaRecorder;
      },
      isTypeSupported: (type) => type.includes('webm'),
      clock: time.clock,
      openDraft,
    },
  );
  const types = () => events.map(({ type }) => type);
  const browser = () => {
    const [only] = made;
    if (!only) throw new Error('nothing was started');
    return only;
  };
  return { recorder, events, types, browser, made, draft, openDraft, slices, stored, ...time };
}

async function running(options: Parameters<typeof setUp>[0] = {}) {
  const set = setUp(options);
  await settle();
  return set;
}

test('records in slices of 1000 ms, with the type and bits that were chosen', async () => {
  const { browser, openDraft, types } = await running();
  expect(browser().called).toEqual(['start 1000']);
  expect(browser().options).toEqual({
    mimeType: 'video/webm;codecs=vp9,opus',
    videoBitsPerSecond: 1_000_000,
    audioBitsPerSecond: 128_000,
  });
  expect(openDraft).toHaveBeenCalledExactlyOnceWith({
    ...info,
    mimeType: 'video/webm;codecs=vp9,opus',
  });
  expect(types()).toEqual(['RECORDER.STARTED']);
});

test('stores every slice and reports its seconds', async () => {
  const { recorder, browser, events, slices, advance } = await running();
  advance(1_020);
  browser().slice('abc');
  recorder.pause();
  advance(60_000);
  recorder.resume();
  advance(500);
  browser().slice('de');
  await settle();
  expect(events.slice(1)).toEqual([
    { type: 'RECORDER.PROGRESS', bytes: 3, seconds: 1.02 },
    { type: 'RECORDER.PROGRESS', bytes: 5, seconds: 1.52 },
  ]);
  expect(slices).toEqual([
    ['abc', 1.02],
    ['de', 1.52],
  ]);
});

test('stop waits for the last slice; a second stop returns the same result', async () => {
  const { recorder, browser, slices, advance, draft } = await running({
    script: (one) => (one.lastSlice = 'end'),
  });
  advance(1_000);
  browser().slice('a');
  advance(400);
  const stopped = recorder.stop();
  // Time that passes later does not make the answer longer.
  advance(300);
  expect(recorder.stop()).toBe(stopped);
  expect(await stopped).toMatchObject({ status: 'saved' });
  expect(slices).toEqual([
    ['a', 1],
    ['end', 1.4],
  ]);
  expect(draft.finish).toHaveBeenCalledOnce();
  expect(browser().called).toEqual(['start 1000', 'stop']);
});

test('stop does not send RECORDER.ENDED', async () => {
  const { recorder, types } = await running();
  await recorder.stop();
  expect(types()).toEqual(['RECORDER.STARTED']);
});

test('stop returns empty when nothing was recorded', async () => {
  const { recorder, browser, draft } = await running();
  browser().slice('');
  expect(await recorder.stop()).toEqual({ status: 'empty' });
  expect(draft.append).not.toHaveBeenCalled();
});

test('times out after 5 s without data and keeps what is stored for the next visit', async () => {
  const { recorder, browser, draft, advance } = await running({
    script: (one) => (one.lastSlice = null),
  });
  browser().slice('a');
  const stopped = recorder.stop();
  await settle();
  advance(4_999);
  await settle();
  expect(draft.dispose).not.toHaveBeenCalled();
  advance(1);
  expect(await stopped).toEqual({ status: 'timeout' });
  await settle();
  expect(draft.dispose).toHaveBeenCalledOnce();
  expect(draft.finish).not.toHaveBeenCalled();
});

test('does not wait for a slow join, which continues in the background', async () => {
  const { recorder, draft, advance } = await running();
  draft.finish.mockImplementation(() => new Promise(() => undefined));
  const stopped = recorder.stop();
  await settle();
  advance(5_000);
  expect(await stopped).toEqual({ status: 'timeout' });
  await settle();
  expect(draft.dispose).not.toHaveBeenCalled();
});

test('reports storage problems once for each change', async () => {
  const { browser, events, stored } = await running();
  stored.push('stored', 'full', 'full', 'failed', 'stored', 'full');
  for (let at = 0; at < 6; at += 1) browser().slice('a');
  await eventually(() =>
    expect(events.filter(({ type }) => type === 'RECORDER.STORAGE')).toEqual([
      { type: 'RECORDER.STORAGE', trouble: 'full' },
      { type: 'RECORDER.STORAGE', trouble: 'failed' },
      { type: 'RECORDER.STORAGE', trouble: 'full' },
    ]),
  );
});

test('reports an error once and still returns what was recorded', async () => {
  const { recorder, browser, events, slices } = await running({
    script: (one) => (one.lastSlice = 'end'),
  });
  browser().slice('a');
  browser().fail();
  await settle();
  expect(events).toMatchObject([
    { type: 'RECORDER.STARTED' },
    { type: 'RECORDER.PROGRESS' },
    { type: 'RECORDER.FAILED', at: 'recording' },
    { type: 'RECORDER.PROGRESS' },
  ]);
  expect(await recorder.stop()).toMatchObject({ status: 'saved' });
  expect(slices.map(([text]) => text)).toEqual(['a', 'end']);
  expect(browser().called).not.toContain('stop');
});

test('an error during stop loses no data', async () => {
  const { recorder, browser, types } = await running();
  browser().slice('a');
  const stopped = recorder.stop();
  browser().dispatchEvent(new Event('error'));
  expect(await stopped).toMatchObject({ status: 'saved' });
  expect(types()).not.toContain('RECORDER.FAILED');
});

test('returns what was stored when the recorder throws on stop', async () => {
  const { recorder, browser } = await running({ script: (one) => one.throwing.add('stop') });
  browser().slice('a');
  expect(await recorder.stop()).toMatchObject({ status: 'saved' });
  expect(takeReports()).toEqual(['Fault (media) while stopping the recorder:']);
});

test('ended tracks stop the recorder, and stop still returns what was recorded', async () => {
  const { recorder, browser, types } = await running({ script: (one) => (one.lastSlice = 'end') });
  browser().end();
  await settle();
  expect(types()).toEqual(['RECORDER.STARTED', 'RECORDER.PROGRESS', 'RECORDER.ENDED']);
  expect(await recorder.stop()).toMatchObject({ status: 'saved' });
});

test.each<[string, Parameters<typeof setUp>[0], number]>([
  [
    'be made',
    {
      create: () => {
        throw new DOMException('No', 'NotSupportedError');
      },
    },
    0,
  ],
  ['be started', { script: (one) => one.throwing.add('start 1000') }, 1],
])('reports a recorder that cannot %s', async (_, options, disposals) => {
  const { recorder, events, draft } = await running(options);
  expect(events).toEqual([{ type: 'RECORDER.FAILED', at: 'start' }]);
  expect(takeReports()).toEqual(['Fault (media) while starting the recorder:']);
  expect(draft.dispose).toHaveBeenCalledTimes(disposals);
  expect(await recorder.stop()).toEqual({ status: 'empty' });
});

test.each(['pause', 'resume'] as const)('reports a recorder that cannot %s', async (what) => {
  const { recorder, events, advance, browser } = await running({
    script: (one) => one.throwing.add(what),
  });
  recorder[what]();
  expect(takeReports()).toEqual(['Fault (media) while pausing the recorder:']);
  expect(events.at(-1)).toEqual({ type: 'RECORDER.FAILED', at: 'pause' });
  // Recording continues.
  advance(1_000);
  browser().slice('a');
  expect(events.at(-1)).toMatchObject({ type: 'RECORDER.PROGRESS', seconds: 1 });
});

test('reports a pause before the start as a failure', async () => {
  const { recorder, events } = setUp();
  recorder.pause();
  expect(events).toEqual([{ type: 'RECORDER.FAILED', at: 'pause' }]);
  await settle();
});

test('flush requests data while the recorder runs', async () => {
  const { recorder, browser } = await running();
  recorder.flush();
  expect(browser().called).toEqual(['start 1000', 'requestData']);
  await recorder.stop();
  recorder.flush();
  expect(browser().called).toEqual(['start 1000', 'requestData', 'stop']);
});

test('discard stops, deletes and sends no more events', async () => {
  const { recorder, browser, draft, types } = await running({
    script: (one) => (one.lastSlice = 'end'),
  });
  await recorder.discard();
  await settle();
  expect(browser().state).toBe('inactive');
  expect(draft.discard).toHaveBeenCalledOnce();
  expect(draft.append).not.toHaveBeenCalled();
  expect(types()).toEqual(['RECORDER.STARTED']);
  expect(await recorder.stop()).toEqual({ status: 'empty' });
});

test('discard does not fail when nothing can be deleted', async () => {
  const { recorder, draft } = await running();
  draft.discard.mockRejectedValue(new Error('no database'));
  await recorder.discard();
  await recorder.discard();
  expect(draft.discard).toHaveBeenCalledOnce();
});

test('dispose stops, stores the last slice and sends no more events', async () => {
  const { recorder, browser, draft, slices, types } = await running({
    script: (one) => (one.lastSlice = 'end'),
  });
  recorder.dispose();
  recorder.dispose();
  expect(browser().state).toBe('inactive');
  expect(draft.dispose).toHaveBeenCalledOnce();
  await settle();
  await eventually(() => expect(slices).toEqual([['end', 0]]));
  expect(types()).toEqual(['RECORDER.STARTED']);
});

test('dispose and discard after a stop do not affect what is being saved', async () => {
  const { recorder, draft } = await running();
  const stopped = recorder.stop();
  recorder.dispose();
  await recorder.discard();
  await stopped;
  expect(draft.dispose).not.toHaveBeenCalled();
  expect(draft.discard).not.toHaveBeenCalled();
  expect(draft.finish).toHaveBeenCalledOnce();
});

test('waits for the smaller picture; a recorder that is ended meanwhile never starts', async () => {
  const camera = { width: 1920, height: 1080, frameRate: 30 };
  let applied = () => {};
  const waiting = () => new Promise<void>((resolve) => (applied = resolve));
  const stream = fakeStream(fakeCamera(camera, waiting));
  const one = setUp({ stream });
  await settle();
  expect(one.made).toEqual([]);
  applied();
  await settle();
  expect(one.types()).toEqual(['RECORDER.STARTED']);

  for (const end of ['stop', 'discard', 'dispose'] as const) {
    const other = setUp({ stream });
    void other.recorder[end]();
    applied();
    await settle();
    expect(other.made).toEqual([]);
    expect(await other.recorder.stop()).toEqual({ status: 'empty' });
  }
});
