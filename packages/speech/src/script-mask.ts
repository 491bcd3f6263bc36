import type { Language } from '@daedap/contract/languages';

/**
 * Whisper writes in a hundred languages, and where it hears badly it slips into another script. This says which tokens
 * keep a text in the letters of its language.
 */
export type ScriptMask = {
  /**
   * Forbids, in the scores of the next token, everything that would write a foreign letter or an incomplete one.
   * `written` are the tokens so far.
   */
  apply: (written: readonly number[], scores: Float32Array) => void;
};

/** Punctuation and symbols of Chinese and Japanese, wide forms, and the mark of unreadable bytes. */
const foreignSigns = /[\u2e80-\u303f\u30a0\u30fb\u30fc\ufe30-\ufe4f\uff00-\uffef\ufffd]/u;
const letters: Record<Language, RegExp> = {
  ko: /^[\p{Script=Hangul}\p{Script=Common}A-Za-z\u00c0-\u00ff]$/u,
  en: /^[\p{Script=Common}A-Za-z\u00c0-\u00ff]$/u,
};

const leastScore = -1e9;

/** Letters beyond this are four bytes long: rare Chinese ones and pictures. */
const lastLetter = 0xffff;
const isContinuation = (byte: number) => byte >= 0x80 && byte < 0xc0;

/**
 * A token is a piece of UTF-8 that may begin or end inside a letter. After a whole letter every token is allowed that
 * writes only letters of the language and ends with a whole one or with the beginning of one. After a beginning only
 * tokens are allowed that go on with it.
 *
 * @param vocabulary The tokens as the tokenizer knows them, one sign for each byte.
 * @param firstSpecial The first token that is no text.
 */
export function createScriptMask(
  vocabulary: ReadonlyMap<string, number>,
  firstSpecial: number,
  language: Language,
): ScriptMask {
  const beginnings = beginningsOf(language);
  const pieces = readPieces(vocabulary, firstSpecial);
  /** What a text ends with after a piece: '' after a whole letter; null when the piece may not follow. */
  const endAfter = (open: string, piece: readonly number[]): string | null => {
    let begun = open;
    for (const byte of piece) {
      if (begun === '' && isContinuation(byte)) return null;
      const next = begun + String.fromCharCode(byte);
      const found = beginnings.get(next);
      if (found === undefined) return null;
      begun = found === 'whole' ? '' : next;
    }
    return begun;
  };
  const forbidden: number[] = [];
  const continuing: { token: number; piece: readonly number[] }[] = [];
  for (const [token, piece] of pieces.entries()) {
    if (!piece) continue;
    if (isContinuation(piece[0] ?? 0)) continuing.push({ token, piece });
    if (endAfter('', piece) === null) forbidden.push(token);
  }
  const followers = new Map<string, number[]>();
  const followersOf = (open: string): number[] => {
    let tokens = followers.get(open);
    if (!tokens) {
      tokens = continuing
        .filter(({ piece }) => endAfter(open, piece) !== null)
        .map(({ token }) => token);
      followers.set(open, tokens);
    }
    return tokens;
  };
  /** The bytes of a letter that is not whole yet. */
  const openEnd = (written: readonly number[]): string => {
    let open = '';
    for (const token of written) {
      open = (token < firstSpecial && endAfter(open, pieces[token] ?? [])) || '';
    }
    return open;
  };
  return {
    apply: (written, scores) => {
      const open = openEnd(written);
      if (open === '') {
        for (const token of forbidden) scores[token] = -Infinity;
        return;
      }
      const allowed = followersOf(open).map((token) => ({ token, score: scores[token] ?? 0 }));
      scores.fill(-Infinity);
      // Whatever another rule forbids: a letter that has begun is finished.
      for (const { token, score } of allowed) scores[token] = Math.max(score, leastScore);
    },
  };
}

const knownBeginnings = new Map<Language, Map<string, 'begun' | 'whole'>>();

/** All beginnings of the allowed letters in UTF-8, one sign for each byte, and which of them are whole letters. */
function beginningsOf(language: Language): Map<string, 'begun' | 'whole'> {
  const known = knownBeginnings.get(language);
  if (known) return known;
  const allowed = letters[language];
  const beginnings = new Map<string, 'begun' | 'whole'>();
  knownBeginnings.set(language, beginnings);
  const encoder = new TextEncoder();
  for (let code = 0; code <= lastLetter; code += 1) {
    const letter = String.fromCharCode(code);
    if (!allowed.test(letter) || foreignSigns.test(letter)) continue;
    const bytes = Array.from(encoder.encode(letter), (byte) => String.fromCharCode(byte));
    for (let length = 1; length < bytes.length; length += 1) {
      beginnings.set(bytes.slice(0, length).join(''), 'begun');
    }
    beginnings.set(bytes.join(''), 'whole');
  }
  return beginnings;
}

/** The bytes of every text token. */
function readPieces(
  vocabulary: ReadonlyMap<string, number>,
  firstSpecial: number,
): (readonly number[] | undefined)[] {
  const byteOf = bytesOfSigns();
  const pieces: (readonly number[] | undefined)[] = Array.from({ length: firstSpecial });
  for (const [signs, token] of vocabulary) {
    if (token >= firstSpecial) continue;
    pieces[token] = Array.from(signs, (sign) => byteOf.get(sign) ?? 0);
  }
  return pieces;
}

/** The vocabulary shows a byte by the sign of its Latin-1 code, and bytes without a visible sign by those from U+0100 on. */
function bytesOfSigns(): Map<string, number> {
  const isVisible = (byte: number) =>
    (byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xac) || byte >= 0xae;
  const signs = new Map<string, number>();
  let next = 0x100;
  for (let byte = 0; byte < 0x100; byte += 1) {
    signs.set(String.fromCharCode(isVisible(byte) ? byte : next++), byte);
  }
  return signs;
}
