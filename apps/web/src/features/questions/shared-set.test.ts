import { Blob as NodeBlob } from 'node:buffer';
import { beforeEach, expect, test, vi } from 'vitest';
import { linkOf, readSharedSet } from './shared-set.ts';

// jsdom's Blob has no stream.
beforeEach(() => vi.stubGlobal('Blob', NodeBlob));

const question = (text: string) => ({
  text,
  questionType: 'general' as const,
  points: [{ label: '까닭', cues: ['때문'] }],
});
const set = { name: '카카오 기출', questions: ['왜요?', '무엇을요?'].map(question) };

const hashOf = async (content: typeof set) =>
  new URL((await linkOf(content, 'https://daedap.example')) ?? '').hash;

test('a link holds the whole set', async () => {
  const link = await linkOf(set, 'https://daedap.example');
  expect(link).toMatch(/^https:\/\/daedap\.example\/questions#set=[\w-]+$/);
  expect(await readSharedSet(await hashOf(set))).toEqual(set);
});

test('a set that is too large for an address has no link', async () => {
  const questions = Array.from({ length: 50 }, () =>
    question(
      Array.from({ length: 20 }, () => crypto.randomUUID())
        .join('')
        .slice(0, 290),
    ),
  );
  expect(await linkOf({ ...set, questions }, 'https://daedap.example')).toBeNull();
});

test('an address without a set, and links that cannot be read', async () => {
  expect(await readSharedSet('')).toBeNull();
  expect(await readSharedSet('#top')).toBeNull();
  const whole = await hashOf(set);
  for (const broken of ['#set=', '#set=%%%', whole.slice(0, -9), `#set=${'A'.repeat(9_000)}`])
    expect(await readSharedSet(broken)).toBe('broken');
  expect(await readSharedSet(await hashOf({ ...set, name: '' }))).toBe('broken');
});

test('a link cannot unpack into more than a set may hold', async () => {
  const bomb = { ...set, questions: [question('가'.repeat(1_000_000))] };
  const hash = await hashOf(bomb);
  expect(hash.length).toBeLessThan(8_000);
  expect(await readSharedSet(hash)).toBe('broken');
});
