import type { StartTexts } from '../texts.ts';

const back = 'Looking back, …';

/** How a question is put decides how an answer to it can begin. The first rule that fits counts. */
export const starts: StartTexts = {
  rules: [
    [/\bhow would .{2,60} describe you\b/i, 'They would probably say that I …'],
    [
      /^what do you (?:actually |really |most |personally )?(like|enjoy|love|dislike|hate|value|admire) (?:most )?((?:about|in) (?!.*\byour?\b)[^?,]{3,50})\?$/i,
      'What I $1 $2 is …',
    ],
    [
      /^what does (?:it mean to )?(?!.*\byour?\b[^?]*\bmean\b)((?!.*\byour\b)[a-z' -]{3,40}?) (?:look like|mean)(?: to you| for you)?\b/i,
      'For me, $1 means …',
    ],
    [/^what(?:'s| is) ((?!.*\byour?\b)(?:an? |the )?[\w-]+(?: [\w-]+){0,2})\?$/i, '$1 is …'],
    [
      /^how (?:do|would) you (?:deal with|handle|cope with) ((?!it\b|that\b|them\b|this\b|things\b|.*\byour?\b)[^?,]{3,50})\?$/i,
      'With $1, I start by …',
    ],
    [/who you are|introduce yourself|about yourself/i, 'I am someone who …, for example when …'],
    [
      /which (side|way|of the two|one)? ?(would|do|will|is)|for or against|, or (is|are|do|would|the)\b/i,
      'I would choose …, because …',
    ],
    [
      /do you (agree|think|believe)|your (view|opinion|take)|\bis it (right|fair|ever)|should\b/i,
      'I think …, because …',
    ],
    [
      /(would|do|will|could) you (say|tell|reply|answer|explain)|your reply|how would you put/i,
      'I would say: …',
    ],
    [/what did you (say|tell)|whom did you tell/i, 'What I said was …'],
    [
      /what (has|did|does|have) .{0,24}\b(give|given|teach|taught|bring|change)/i,
      'What I took from it is …',
    ],
    [/\bin what order|(what|where).{0,12} (first|start|begin)/i, 'First I would …, and then …'],
    [/^(have|has) (you|there|it|something|any)/i, 'One time, …'],
    [/\bcan you (?!give|name|tell|explain|show)/i, 'I can, because …'],
    [/\b(would|will|could) you\b|do you go next|what then|your next/i, 'I would …'],
    [/^(why|what (makes|made|brings|brought|drew))\b|\breason\b|\bwhy\b/i, 'The reason is …'],
    [/how (many|much|long|often|big|large)\b/i, 'Roughly …'],
    [/difference|differs?\b|compare/i, 'The main difference is …'],
    [
      /how do you know|evidence|proof|how (can|did) you (check|confirm|make sure)/i,
      'I know that because …',
    ],
    [
      /tell me about a|a time\b|have you ever|walk me through (a|one)|was there|there must have been|can you (give|name)/i,
      'One time, …',
    ],
    [/(how|what) (did|have|had) you\b|what (were|was) your/i, 'What I did was …'],
    [/\b(did|was|were|had|turned|happened|became|came|made|got|took)\b/i, back],
    [/example|instance|one (case|moment|piece|thing)|\bname\b/i, 'For example, …'],
    [/\b(how|what|when|where) do you\b|these days|\bstill\b/i, 'In practice, I …'],
    [/explain|^how (does|do|is|are|can)|^what (is|are|does)\b/i, 'Put simply, …'],
    [/^(is|are|do|does|has|have|can|could|would|will)\b/i, 'I would say …'],
  ],
  byKind: {
    experience: back,
    situation: 'I would …',
    knowledge: 'As far as I know, …',
    opinion: 'I think …, because …',
    self: 'To be specific, …',
  },
};
