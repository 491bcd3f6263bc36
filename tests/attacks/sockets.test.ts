import { SignJWT, UnsecuredJWT } from 'jose';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '@daedap/server/test/eventually.ts';
import { sayText } from '@daedap/server/test/interviews.ts';
import { registerAccount, testSecret } from '@daedap/server/test/test-app.ts';
import { attackAppForFile } from './support/attack-app.ts';
import { createPerson, type Person } from './support/person.ts';
import { listen } from './support/raw.ts';

const context = attackAppForFile();
let [victim, attacker] = [] as unknown as [Person, Person];
let address: string;
const opened: Socket[] = [];

beforeAll(async () => {
  victim = await createPerson(context);
  attacker = await createPerson(context);
  address = `http://127.0.0.1:${await listen(context.app)}`;
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.disconnect();
});

function connect(auth: Record<string, unknown>, place = '') {
  const options = { auth, transports: ['websocket'], reconnection: false, forceNew: true };
  const socket = io(`${address}${place}`, options);
  opened.push(socket);
  const outcome = new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error) => resolve(error.message));
  });
  return { socket, outcome };
}

const join = (socket: Socket, ref: unknown): Promise<unknown> =>
  socket.timeout(120_000).emitWithAck('join-session', ref);

async function signedIn({ token }: Person) {
  const { socket, outcome } = connect({ token });
  expect(await outcome).toBe('connected');
  return socket;
}

test('only a valid token opens a socket', async () => {
  const sub = String(attacker.userId);
  const now = Math.floor(context.clock.now().getTime() / 1000);
  const signed = (secret: string, exp: number) =>
    new SignJWT({ role: 'admin' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(sub)
      .setIssuedAt(now - 9_000)
      .setExpirationTime(exp)
      .sign(new TextEncoder().encode(secret));
  const claims = new UnsecuredJWT({ role: 'admin' }).setSubject(sub).setIssuedAt(now);
  const gone = await registerAccount(context.client);
  await gone.client.delete('/api/auth/me', { password: gone.password });
  for (const token of [
    undefined,
    null,
    7,
    [attacker.token],
    'x'.repeat(3_000),
    claims.setExpirationTime(now + 60).encode(),
    await signed('another secret, just as long', now + 60),
    gone.token,
  ]) {
    expect(await connect({ token }).outcome).toBe('UNAUTHENTICATED');
  }
  const expired = await signed(testSecret, now - 1);
  expect(await connect({ token: expired }).outcome).toBe('TOKEN_EXPIRED');
});

test.each(['/admin', '/session:1', '/__proto__', `/${'x'.repeat(500)}`])(
  'refuses to connect to the namespace %s',
  async (place) => {
    expect(await connect({ token: attacker.token }, place).outcome).toBe('Invalid namespace');
  },
);

describe('someone who is signed in', () => {
  test('gets no events of other people, whatever room they ask for', async () => {
    const socket = await signedIn(attacker);
    const heard: unknown[] = [];
    socket.onAny((...event: unknown[]) => heard.push(event));
    const rooms = [
      victim.open.id,
      String(victim.open.id),
      `session:${victim.open.id}`,
      `account:${victim.userId}`,
      victim.clientSessionId,
      [victim.open.id],
      { id: victim.open.id },
      `${victim.open.id} or 1=1`,
      `${victim.open.id}\u0000`,
      -victim.open.id,
      '*',
      null,
    ];
    for (const room of rooms) expect(await join(socket, room)).toEqual({ success: false });
    await sayText(victim.client, victim.open.id, victim.open.questions[1]!);
    // What is said to this socket later has come after it.
    expect(await join(socket, attacker.open.id)).toMatchObject({ success: true });
    await sayText(attacker.client, attacker.open.id, attacker.open.questions[1]!);
    await eventually(() => expect(heard.length).toBeGreaterThan(2));
    expect(JSON.stringify(heard)).not.toContain(`"sessionId":${victim.open.id},`);
  });

  test('cannot speak for the server', async () => {
    const [mine, theirs] = [await signedIn(attacker), await signedIn(victim)];
    await join(theirs, victim.open.id);
    const heard: unknown[] = [];
    theirs.onAny((...event: unknown[]) => heard.push(event));
    const fake = { sessionId: victim.open.id, questionId: 1, progress: 100, message: 'fake' };
    mine.emit('analysisProgress', fake);
    mine.emit(`session:${victim.open.id}`, fake);
    mine.emit('broadcast', fake);
    expect(await join(mine, attacker.open.id)).toMatchObject({ success: true });
    expect(await join(theirs, victim.open.id)).toMatchObject({ success: true });
    expect(heard).toEqual([]);
  });

  test.each([
    '__proto__',
    'constructor',
    'toString',
    'leave-session',
    '',
    '\u0000',
    'x'.repeat(2_000),
  ])('gets no response to %j, and its socket still works', async (event) => {
    const socket = await signedIn(attacker);
    socket.emit(event, { a: 1 }, [1], 'x');
    socket.emit(event, () => undefined);
    expect(await join(socket, attacker.open.id)).toMatchObject({ success: true });
  });

  test('may join thousands of times without harm to others', async () => {
    const socket = await signedIn(attacker);
    const joins = Array.from({ length: 2_000 }, (_, at) =>
      join(socket, at % 2 ? attacker.open.id : at),
    );
    const responses = await Promise.all(joins);
    expect(responses).toHaveLength(2_000);
    const other = await signedIn(victim);
    expect(await join(other, victim.open.id)).toMatchObject({ success: true });
  });

  test.each([
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['a megabyte of bytes', new Uint8Array(1_000_000)],
    ['a list of 100,000', Array.from({ length: 100_000 }, () => 1)],
  ])('who sends %s is cut off', async (_title, payload) => {
    const socket = await signedIn(attacker);
    const ended = new Promise((resolve) => void socket.once('disconnect', resolve));
    socket.emit('join-session', payload);
    await ended;
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
  });
});

test.each([
  'x',
  '4',
  '42',
  '42["join-session"',
  '42[]',
  '451-["a",{"_placeholder":true,"num":9}]',
  '40{"token":',
  '\u0000',
  '6'.repeat(4_000),
])('a message that is none, %j, ends its own connection at most', async (message) => {
  const raw = new WebSocket(
    `${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
  );
  const happened = (event: string) =>
    new Promise((resolve) => raw.addEventListener(event, resolve));
  await happened('open');
  raw.send(message);
  raw.send('40');
  const closed = happened('close');
  raw.close();
  await closed;
  const socket = await signedIn(victim);
  expect(await join(socket, victim.open.id)).toMatchObject({ success: true });
});
