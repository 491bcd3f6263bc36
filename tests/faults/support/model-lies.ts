import {
  answersBody,
  answersStatus,
  breaksOff,
  fills,
  neverEnds,
  type Reply,
  writes,
} from '@daedap/server/test/scripted-model.ts';

/** Words of nobody here. */
export const strangersWords = '낯선 사람이 한 말';

/** Ways of a language model to answer with something else than the truth. */
const lies: readonly Reply[] = [
  answersBody('<html><body>502 Bad Gateway</body></html>', 'text/html'),
  answersBody('{"choices": []}'),
  answersStatus(500, 'out of memory'),
  answersStatus(429, 'too many', { 'retry-after': '1' }),
  writes('I am sorry, but I cannot do that.'),
  writes(null),
  writes('{"relevance": "very"'),
  breaksOff,
  neverEnds,
  fills(() => ({ relevance: 1e9, clarity: -500, depth: 12.5 })),
  fills(() => ({ relevance: null, clarity: 'all of it', depth: [] })),
  fills(() => ({ feedback: 'This is not the language that was asked for.' })),
  fills(() => ({
    keywords: [strangersWords],
    strengths: [`“${strangersWords}”라고 말했어요.`],
    evidence: [
      { dimension: 'depth', effect: 'raised', quote: strangersWords, note: '좋은 말이에요.' },
    ],
  })),
];

/** Tells the truth every other time, lest it be left alone for half a minute. */
export function liesNowAndThen(): Reply {
  let asked = 0;
  return (request, response) => {
    asked += 1;
    const lie = asked % 2 === 0 ? lies[(asked / 2) % lies.length] : undefined;
    (lie ?? fills())(request, response);
  };
}
