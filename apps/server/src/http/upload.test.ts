import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { registerAccount, testAppForFile } from '../../test/test-app.ts';

const context = testAppForFile();
const path = '/api/interviews/analyze-audio';

async function post(contentType: string, payload: string) {
  const { token } = await registerAccount(context.client);
  const answer = await context.app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
    payload,
  });
  return [answer.statusCode, answer.json().code];
}

const part = (head: string, body: string) => `--x\r\n${head}\r\n\r\n${body}\r\n`;
const field = (name: string, value: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, value);

test.each([
  ['no boundary', 'multipart/form-data', 'x', 400, 'BAD_JSON'],
  ['a form that breaks off', 'multipart/form-data; boundary=x', field('a', 'b'), 400, 'BAD_JSON'],
  [
    'too many fields',
    'multipart/form-data; boundary=x',
    `${Array.from({ length: 80 }, (_, index) => field(`f${index}`, 'x')).join('')}--x--\r\n`,
    400,
    'BAD_JSON',
  ],
  [
    'a file without a name',
    'multipart/form-data; boundary=x',
    `${part('Content-Disposition: form-data; name="audio"\r\nContent-Type: application/octet-stream', 'no sound')}--x--\r\n`,
    415,
    'UNSUPPORTED_MEDIA',
  ],
])('%s is refused', async (_title, contentType, payload, status, code) => {
  expect(await post(contentType, payload)).toEqual([status, code]);
});

test('an upload that breaks off leaves nothing behind', async () => {
  const { token } = await registerAccount(context.client);
  await context.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = context.app.server.address() as AddressInfo;
  const open = request({
    port,
    path,
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
  });
  open.on('error', () => undefined);
  open.write(
    `--x\r\nContent-Disposition: form-data; name="audio"; filename="a.wav"\r\nContent-Type: audio/wav\r\n\r\n`,
  );
  open.write(Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE'), Buffer.alloc(600_000)]));
  const uploads = () => context.database.db.selectFrom('upload_parts').select('number').execute();
  await expect.poll(uploads).not.toEqual([]);
  open.destroy();
  await expect.poll(uploads).toEqual([]);
});
