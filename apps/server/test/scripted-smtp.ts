import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

type ReceivedMail = { to: string; subject: string; text: string };

/** A mail server that accepts everything, or refuses every recipient, and keeps what it got. */
export async function startScriptedSmtp({ refuses = false } = {}) {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    converse(socket, refuses, (mail) => mails.push(mail));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

function converse(socket: Socket, refuses: boolean, onMail: (mail: ReceivedMail) => void): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let data: string[] | null = null;
  let to = '';
  say('220 scripted');
  createInterface({ input: socket }).on('line', (line) => {
    if (data) {
      if (line !== '.') {
        data.push(line);
        return;
      }
      onMail(parsed(to, data));
      data = null;
      say('250 kept');
      return;
    }
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'RCPT') {
      to = /<(.*)>/.exec(line)?.[1] ?? '';
      say(refuses ? `550 no mailbox ${to}` : '250 fine');
    } else if (command === 'DATA') {
      data = [];
      say('354 go on');
    } else if (command === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say('250 fine');
  });
}

function parsed(to: string, lines: readonly string[]): ReceivedMail {
  const empty = lines.indexOf('');
  const head = lines.slice(0, empty).join('\n').replaceAll(/\n\s+/g, ' ');
  const body = lines.slice(empty + 1);
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  return {
    to,
    subject: decodedWords(field('Subject')),
    text: decodedBody(body, field('Content-Transfer-Encoding').toLowerCase()),
  };
}

const decodedWords = (text: string) =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : quotedPrintable(word.replaceAll('_', ' ')),
    );

function decodedBody(lines: readonly string[], encoding: string): string {
  if (encoding === 'base64') return Buffer.from(lines.join(''), 'base64').toString();
  const text = lines.map((line) => line.replace(/^\.\./, '.')).join('\n');
  return encoding === 'quoted-printable' ? quotedPrintable(text.replaceAll('=\n', '')) : text;
}

const quotedPrintable = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString();
