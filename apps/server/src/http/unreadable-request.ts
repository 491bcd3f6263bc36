import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { defaultLanguage } from '@daedap/contract/languages';
import { errorTexts } from './error-texts.ts';

/** What Node could not even read as HTTP has no request and no reply; it gets the envelope by hand. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const code = 'BAD_JSON';
  const body = JSON.stringify({ success: false, error: errorTexts[defaultLanguage][code], code });
  const lines = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${randomUUID()}`,
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
