import { readdir } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { AnyCall } from '@daedap/contract/call';
import { calls } from '@daedap/contract/calls';
import { analyzeAudio, analyzeText } from '@daedap/contract/calls/answers';
import { submitBackup } from '@daedap/contract/calls/backups';
import { beforeAll, describe, expect, test } from 'vitest';
import { spokenClip } from '@daedap/server/test/sound.ts';
import { attackAppForFile } from './support/attack-app.ts';
import { opusBomb, wavClaiming } from './support/bombs.ts';
import { goodRequest, nameOf } from './support/entries.ts';
import { expectContractResponse } from './support/expect-response.ts';
import { createPerson, type Person } from './support/person.ts';
import { payloadOf, send } from './support/send.ts';
import { everyRow } from './support/snapshot.ts';

const context = attackAppForFile();
const uploads = calls.filter(({ upload }) => upload !== undefined);
let person: Person;
let m4a: Buffer;
beforeAll(async () => {
  person = await createPerson(context);
  m4a = await spokenClip('short.m4a');
});

const sendFile = (bytes: Uint8Array, type: string, name = 'answer', call: AnyCall = analyzeAudio) =>
  send(context.app, call, {
    ...goodRequest(call, person),
    file: { bytes, type, name },
    token: person.token,
  });

/** Any length above 15 minutes is refused. */
const bombSeconds = 7_200;

const html = '<!doctype html><script>alert(1)</script>';

describe('a file that is not what it says', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(4_000)]);
  const files: readonly (readonly [string, () => Uint8Array, string])[] = [
    ['a page', () => Buffer.from(html), 'audio/webm'],
    ['a picture', () => png, 'audio/webm'],
    ['an archive', () => zip, 'audio/webm'],
    ['ten megabytes in ten kilobytes', () => gzipSync(Buffer.alloc(10_000_000)), 'audio/webm'],
    ['nothing', () => new Uint8Array(), 'audio/webm'],
    ['one byte', () => Buffer.from('R'), 'audio/wav'],
    ['MP4 said to be WebM', () => m4a, 'audio/webm'],
    ['sound said to be a page', () => m4a, 'text/html'],
    ['sound said to be a drawing', () => m4a, 'image/svg+xml'],
    ['a page that begins like a WAV', () => Buffer.from(`RIFF0000WAVE${html}`), 'audio/wav'],
    [
      'a page that begins like a WebM',
      () => Buffer.from(`\u001AE\u00DF\u00A3${html}`, 'latin1'),
      'audio/webm',
    ],
    ['hours in a few kilobytes', () => opusBomb(bombSeconds), 'audio/ogg'],
    [
      'a day of 8 bits',
      () => wavClaiming({ rate: 4_000, bits: 8 }, Buffer.alloc(4_000 * 1_000)),
      'audio/wav',
    ],
    ['60,000 channels', () => wavClaiming({ channels: 60_000 }, Buffer.alloc(4_000)), 'audio/wav'],
    ['no samples a second', () => wavClaiming({ rate: 0 }, Buffer.alloc(4_000)), 'audio/wav'],
    [
      'thousands of millions of them',
      () => wavClaiming({ rate: 2 ** 32 - 1 }, Buffer.alloc(4_000)),
      'audio/wav',
    ],
  ];

  test.each(files)('%s is refused, and no file stays', async (_title, file, type) => {
    const before = await everyRow(context.database);
    const response = await sendFile(file(), type);
    expectContractResponse(analyzeAudio, response);
    expect([response.statusCode, response.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
    expect(await everyRow(context.database)).toEqual(before);
  });

  test('a short piece of the bomb is accepted as sound', async () => {
    expect(opusBomb(bombSeconds).length).toBeLessThan(300_000);
    const response = await sendFile(opusBomb(30), 'audio/ogg');
    expect(response.json()).toMatchObject({ analysisStatus: 'completed', analysis: { score: 0 } });
  });

  test('a file that claims four gigabytes and holds one second is transcribed', async () => {
    const lying = wavClaiming({ dataBytes: 0xff_ff_ff_f0 }, Buffer.alloc(32_000));
    expect((await sendFile(lying, 'audio/wav')).statusCode).toBe(200);
    const { clip } = person;
    const cut = await sendFile(clip.subarray(0, clip.length / 2), 'audio/webm');
    expectContractResponse(analyzeAudio, cut);
  });

  test('the next answer after these files is transcribed', async () => {
    const response = await sendFile(person.clip, 'audio/webm');
    expect(response.json()).toMatchObject({ analysis: { transcription: '들은 말' } });
  });
});

test.each(uploads.map((call) => [nameOf(call), call] as const))(
  '%s refuses a file above its limit, and stores nothing of it',
  async (_name, call) => {
    const before = await everyRow(context.database);
    const head = person.clip.subarray(0, 64);
    const bytes = Buffer.concat([head, Buffer.alloc((call.upload?.maxBytes ?? 0) + 1)]);
    const response = await send(context.app, call, {
      ...goodRequest(call, person),
      file: { bytes, type: 'video/webm', name: 'x' },
      token: person.token,
    });
    expect([response.statusCode, response.json().code]).toEqual([413, 'FILE_TOO_LARGE']);
    expect(await everyRow(context.database)).toEqual(before);
  },
);

describe('a form that is too much', () => {
  const part = (head: string, body: string) =>
    `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  const many = (count: number, of: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => of(at)).join('');
  const forms: readonly (readonly [string, string])[] = [
    ['10,000 fields', many(10_000, (at) => part(`name="f${at}"`, 'x'))],
    ['10,000 files', many(10_000, (at) => part(`name="audio"; filename="f${at}"`, 'x'))],
    ['10,000 times the same field', many(10_000, () => part('name="sessionId"', '1'))],
    ['a field of a megabyte', part('name="questionText"', 'x'.repeat(1_000_000))],
    ['a name of 100,000 letters', part(`name="${'n'.repeat(100_000)}"`, 'x')],
    ['a header of 100,000 letters', part(`name="a"\r\nx-y: ${'z'.repeat(100_000)}`, 'x')],
    ['2,000 headers', part(`name="a"${many(2_000, (at) => `\r\nx${at}: y`)}`, 'x')],
    ['NUL in a name', part('name="session\u0000Id"', '1')],
  ];
  test.each(forms)('%s', async (title, parts) => {
    for (const call of uploads) {
      const before = await everyRow(context.database);
      const given = {
        payload: `${parts}--x--\r\n`,
        contentType: 'multipart/form-data; boundary=x',
      };
      const response = await send(context.app, call, { token: person.token }, given);
      expectContractResponse(call, response);
      // The first of many files is looked at before they are counted.
      expect(title === '10,000 files' ? [400, 415] : [400]).toContain(response.statusCode);
      expect(await everyRow(context.database)).toEqual(before);
    }
  });
});

test.each(
  calls.filter(({ body }) => body !== undefined).map((call) => [nameOf(call), call] as const),
)('%s does not unpack what comes packed', async (_name, call) => {
  const { payload = '', contentType = '' } = await payloadOf(call, goodRequest(call, person));
  const before = await everyRow(context.database);
  for (const encoding of ['gzip', 'br', 'deflate', 'gzip, gzip']) {
    const request = { token: person.token, headers: { 'content-encoding': encoding } };
    const given = { payload: gzipSync(payload), contentType };
    const response = await send(context.app, call, request, given);
    expectContractResponse(call, response);
    expect(response.statusCode).toBe(400);
  }
  expect(await everyRow(context.database)).toEqual(before);
});

test.each([
  '../../../../etc/cron.d/evil',
  '..\\..\\evil.exe',
  '/etc/passwd',
  'a\u0000.webm',
  `${'가'.repeat(5_000)}.webm`,
  '<img src=x onerror=alert(1)>.webm',
  '"; filename="other.html',
  '.',
])('a file named %j is kept under a name of ours', async (name) => {
  const response = await sendFile(person.clip, 'video/webm', name, submitBackup);
  expect(response.statusCode).toBe(200);
  const entries = await readdir(context.dataDir, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  expect(names).toContain(response.json().videoId);
  for (const stored of names) expect(stored).toMatch(/^[\da-f-]{36}$/);
});

test('a web page in a backup is served as a video', async () => {
  const { client, open, clip, token } = await createPerson(context);
  const bytes = Buffer.concat([clip.subarray(0, 64), Buffer.from(html)]);
  const kept = await send(context.app, submitBackup, {
    body: { sessionId: open.id, questionId: open.questions[0] },
    file: { bytes, type: 'video/webm', name: 'x.html' },
    token,
  });
  expect(kept.statusCode).toBe(200);
  const { body } = await client.get(`/api/recordings/sessions/${open.id}/answers`);
  const url = String(body['answers'][0].backup.url);
  const { headers, statusCode } = await context.app.inject({ method: 'GET', url });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'video/webm',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  });
});

test('no duration makes a session last for ever', async () => {
  for (const answerDuration of [1e12, -5, '9'.repeat(400), 'Infinity', null]) {
    const { statusCode } = await send(context.app, analyzeText, {
      body: { ...goodRequest(analyzeText, person).body, answerDuration },
      token: person.token,
    });
    expect(statusCode).toBe(200);
  }
  const { body } = await person.client.get('/api/recordings/stats');
  expect(body['stats'].totalTime).toBeLessThan(60);
});
