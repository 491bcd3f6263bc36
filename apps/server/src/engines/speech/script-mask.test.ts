import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PreTrainedTokenizer } from '@huggingface/transformers';
import { describe, expect, test } from 'vitest';
import { createScriptMask } from '@daedap/speech/script-mask';
import { packagedModelDir } from './whisper-files.ts';

const read = (name: string) => JSON.parse(readFileSync(join(packagedModelDir(), name), 'utf8'));
const tokenizer = new PreTrainedTokenizer(read('tokenizer.json'), read('tokenizer_config.json'));
const firstSpecial = 50_257;
const size = 51_865;
const masks = {
  ko: createScriptMask(tokenizer.get_vocab(), firstSpecial, 'ko'),
  en: createScriptMask(tokenizer.get_vocab(), firstSpecial, 'en'),
};
const encode = (text: string) => tokenizer.encode(text, { add_special_tokens: false });

function allowedAfter(language: 'ko' | 'en', written: number[]): (token: number) => boolean {
  const scores = new Float32Array(size);
  masks[language].apply(written, scores);
  return (token) => (scores[token] ?? -Infinity) > -Infinity;
}

/** Whether the model could write this text, token after token. */
const canWrite = (language: 'ko' | 'en', text: string) =>
  encode(text).every((token, at, tokens) => allowedAfter(language, tokens.slice(0, at))(token));

describe('a Korean text', () => {
  test.each([
    ' 안녕하세요. 저는 3년 차 백엔드 개발자 김민수입니다.',
    ' 응답 시간이 800ms에서 90ms로 줄었습니다!',
    ' SQL 쿼리와 Redis 캐시, 그리고 café…',
    ' 뷁쀍쓩 믜 쫬 꽯 ㅋㅋ ㅠㅠ',
    ' 20~30% 정도 · “음” (웃음)',
  ])('can say %s', (text) => expect(canWrite('ko', text)).toBe(true));

  test('can write Hangul syllables of all kinds', () => {
    const step = 43;
    const all = Array.from({ length: Math.floor(11_172 / step) }, (_, at) =>
      String.fromCharCode(0xac00 + at * step),
    );
    expect(all.filter((syllable) => !canWrite('ko', syllable))).toEqual([]);
  });

  test.each([
    '各',
    ' 経験',
    'ありがとう',
    'カメラ',
    ' Спасибо',
    ' شكرا',
    'ขอบคุณ',
    '。',
    '「',
    'ａ',
    '�',
    '😀',
    ' được',
    ' ευχαριστώ',
    ' हाँ',
  ])('cannot say %s', (text) => expect(canWrite('ko', text)).toBe(false));

  test('a letter that has begun is finished, with nothing else in between', () => {
    // 뷁 is written byte by byte.
    const pieces = encode('뷁');
    expect(pieces.length).toBeGreaterThan(1);
    const isAllowed = allowedAfter('ko', pieces.slice(0, 1));
    const next = Array.from({ length: size }, (_, token) => token).filter(isAllowed);
    expect(next).toContain(pieces[1]);
    const marks = new Set([firstSpecial, 50_364, ...encode(' a'), ...encode(' 네')]);
    expect(next.filter((token) => marks.has(token))).toEqual([]);
  });

  test('the end and the time marks stay allowed between letters', () => {
    const isAllowed = allowedAfter('ko', encode(' 네'));
    expect([firstSpecial, 50_364, 51_864].every(isAllowed)).toBe(true);
  });

  test('a letter that has begun is finished even where another rule forbids every way to do it', () => {
    const [first = 0] = encode('뷁');
    const scores = new Float32Array(size).fill(-Infinity);
    masks.ko.apply([first], scores);
    expect(scores.some((score) => score > -Infinity)).toBe(true);
  });
});

test('whatever the model prefers, the text is readable Korean', () => {
  let state = 7;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let round = 0; round < 20; round += 1) {
    const written: number[] = [];
    for (let step = 0; step < 30 || isOpen(written); step += 1) {
      const isAllowed = allowedAfter('ko', written);
      let token = Math.floor(random() * firstSpecial);
      while (!isAllowed(token)) token = (token + 1) % firstSpecial;
      written.push(token);
    }
    const text = tokenizer.decode(written);
    expect(text).not.toMatch(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Cyrillic}|\ufffd/u);
  }
});

const isOpen = (written: number[]) => !allowedAfter('ko', written)(firstSpecial);

describe('an English text', () => {
  test('keeps English and takes no other script', () => {
    expect(canWrite('en', " I've measured it: 90 ms — that's “fast”, a naïve résumé.")).toBe(true);
    for (const text of [' 네', '各', ' Да', 'は']) expect(canWrite('en', text)).toBe(false);
  });
});
