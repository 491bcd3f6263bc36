/** A sentence, or a line of a list, of a paper. */
export type Sentence = {
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** Exactly as it stands there, with the line breaks of a wrapped paragraph. */
  readonly sentence: string;
  /** On one line, without the mark of a list. */
  readonly clean: string;
  /** What stands before it: the subject of a school record, the employer of a CV, the title of a part. */
  readonly heading: string | null;
  /** The first heading of the paper. */
  readonly title: string | null;
  /** Number of its paragraph or list item: sentences of one paragraph are about the same thing. */
  readonly block: number;
  /** A line of a list, or a line that is no whole sentence: it may be a phrase without a subject. */
  readonly isItem: boolean;
  /** The sentence before it in its paragraph, and itself. */
  readonly before: string;
  /** Itself, and some sentences that follow in its paragraph. */
  readonly after: string;
};

type Block = {
  readonly start: number;
  readonly end: number;
  readonly heading: string | null;
  readonly title: string | null;
  readonly isItem: boolean;
};

/** How many sentences after a sentence are close to it. */
const closeSentences = 4;

/** Where a paper was wrapped to lines, a line that is not the last of its paragraph has at least this many characters. */
const wrappedFrom = 34;

const bullet = /^\s*(?:[-–—*•·∙○●◦▪▷▶※]|[가-하]\.|\(?\d{1,2}[.)]|[①-⑳])\s+/;
const headingMark = /^\s*(?:#{1,6}\s|[■□◆◇◎▣★]|\[[^\]]{1,40}\]\s*$|<[^>]{1,40}>\s*$)/;
/** "통합과학:", "(2학년 경제)", "[독서활동상황]" before the text of a paragraph. */
const label =
  /^\s*(?:\d{1,2}[.)]\s*|[가-하]\.\s*)?(?:\(([^()\n]{2,16})\)|\[([^\][\n]{2,20})\]|([가-힣A-Za-zⅠⅡⅢ·\s]{2,16})\s?[:：])\s*/;
const lineEnd = /\n/g;
const sentenceEnd = /[.!?。]+["'”’)\]]*(?=\s|$)/g;

/** What is longer has no punctuation, or is no sentence. Its lines are read one by one, if it has any. */
const longestSentence = 500;

/** Reads the sentences of a text in one pass over its lines. */
export function readSentences(text: string): Sentence[] {
  return blocksOf(text).flatMap((block, number) => sentencesOf(text, block, number));
}

type OpenBlock = {
  readonly start: number;
  readonly end: number;
  readonly label: string | null;
  readonly isListed: boolean;
};

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  const state: { heading: string | null; title: string | null; open: OpenBlock | null } = {
    heading: null,
    title: null,
    open: null,
  };
  const close = () => {
    const { open, heading, title } = state;
    if (open && open.end > open.start) {
      const { start, end } = open;
      const isItem = open.isListed || !/[.!?]["'”’)]*$/.test(text.slice(start, end));
      blocks.push({ start, end, heading: open.label ?? heading, title, isItem });
    }
    state.open = null;
  };
  let from = 0;
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const start = from;
    from += line.length + 1;
    const end = start + line.trimEnd().length;
    const { open } = state;
    if (line.trim() === '') close();
    else if (open && continues(text.slice(open.start, open.end), line))
      state.open = { ...open, end };
    else {
      close();
      if (isHeading(line) || isAboveList(line, lines[index + 1])) {
        state.heading = headingText(line);
        state.title ??= state.heading;
      } else state.open = openBlock(line, start, end);
    }
  }
  close();
  return blocks;
}

function openBlock(line: string, start: number, end: number): OpenBlock {
  const post = postWithText.exec(line);
  if (post) return { start: start + post[0].length, end, label: post[1]!.trim(), isListed: true };
  const found = label.exec(line);
  const mark = bullet.exec(line)?.[0].length;
  const skipped = found ? found[0].length : (mark ?? leading(line));
  const name = found ? (found[1] ?? found[2] ?? found[3] ?? '').trim() : null;
  return { start: start + skipped, end, label: name, isListed: mark !== undefined };
}

const leading = (line: string) => line.length - line.trimStart().length;

const sectionName =
  /^(?:(?:work |professional )?experience|employment|education|projects?|skills|awards|languages|certifi\w+|volunteering|interests|references|publications|경력(?: ?사항)?|학력(?: ?사항)?|프로젝트|자격증?|보유 ?기술|수상(?: ?내역)?|교육(?: ?이수)?|대외 ?활동|봉사 ?활동|어학|병역)$/i;
/** "Cook, Hotel Marlowe (2018 - 2020)", "2018.01 ~ 2020.03 살롱드미". */
const datedLine =
  /^(?:19|20)\d{2}[.년/ -][^.!?]{0,8}[~–—-].{2,70}[^.!?]$|^.{4,70}\((?:[A-Z][a-z]{2,8} )?(?:19|20)\d{2}[^()]{0,24}\)$|^.{4,70}[—–|,] ?(?:[A-Z][a-z]{2,8}\.? )?(?:19|20)\d{2} ?(?:to|[–—-]) ?\S.{2,12}$/;

/** Whether a line goes on with the paragraph before it. */
function continues(before: string, line: string): boolean {
  const last = before.slice(before.lastIndexOf('\n') + 1);
  if (bullet.test(line) || headingMark.test(line)) return false;
  if (last.trim().length < wrappedFrom) return false;
  // The next post or part of a CV may follow a list without an empty line.
  if (sectionName.test(line.trim()) || datedLine.test(line.trim())) return false;
  // A paragraph whose line ends with its sentence may go on as well, but not with a new label.
  return !label.test(line) || !/[.!?]["'”’)]?\s*$/.test(last);
}

/** The period of a post or a school. */
const period =
  /(?:19|20)\d{2}\s?(?:[.년/-]\s?\d{0,2}월?)?\s?(?:[~–—-]|to\s)|\((?:[A-Z][a-z]{2,8} )?(?:19|20)\d{2}\b/;

/** "정비부장 (2021.03 ~ 2022.02): 브레이크 계통 정비 담당": a post and what was done there on one line. */
const postWithText = /^\s*([^:：]{2,60}\((?:19|20)\d{2}[^()]*\))\s?[:：]\s*(?=\S{2})/;

/** "It would be a bonus if you have" above lines of a list. */
const isAboveList = (line: string, next: string | undefined) =>
  next !== undefined &&
  /^\s*[-–—*•·∙○●◦▪▷▶]\s/.test(next) &&
  !bullet.test(line) &&
  line.trim().length <= 60 &&
  !/[.!?:：,|@]/.test(line);

function isHeading(line: string): boolean {
  const trimmed = line.trim();
  if (postWithText.test(line)) return false;
  if (headingMark.test(line)) return true;
  if (/[.!?]["'”’)]?$/.test(trimmed))
    return /^\[?(?:문항|\d{1,2}[.)])/.test(trimmed) && trimmed.length < 80;
  if (/^\s*[-·•*○◦]/.test(line)) return false;
  if (period.test(trimmed) && trimmed.length < 90) return true;
  if (/^\d{1,2}[.)]\s?[^.]{1,40}$/.test(trimmed) && !/[:：]/.test(trimmed)) return true;
  return (
    trimmed.length <= 30 &&
    !/[:：|/@,]/.test(trimmed) &&
    !/[가-힣](?:다|음|함|됨|임|요)$/.test(trimmed)
  );
}

const headingText = (line: string) =>
  line
    .trim()
    .replace(/^(?:#{1,6}\s*|[■□◆◇◎▣★]\s*|\d{1,2}[.)]\s*)/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .trim();

function sentencesOf(text: string, whole: Block, block: number): Sentence[] {
  const { start, end, heading, title, isItem } = whole;
  const body = text.slice(start, end);
  const sentences: Omit<Sentence, 'before' | 'after'>[] = [];
  let from = 0;
  const add = (to: number) => {
    const piece = body.slice(from, to);
    const skipped = leading(piece);
    const sentence = piece.trim();
    if (sentence.length <= longestSentence && /[\p{L}\p{N}]/u.test(sentence)) {
      const at = start + from + skipped;
      const clean = sentence.replaceAll(/\s+/g, ' ').replace(bullet, '');
      const place = { start: at, end: at + sentence.length, block };
      sentences.push({ ...place, sentence, clean, heading, title, isItem });
    }
    from = to;
  };
  const ends = body.length > longestSentence && !/[.!?。]/.test(body) ? lineEnd : sentenceEnd;
  for (const match of body.matchAll(ends)) {
    const to = match.index + match[0].length;
    if (isInsideNumber(body, match.index)) continue;
    add(to);
  }
  add(body.length);
  const textOf = (first: number, last: number) =>
    sentences
      .slice(Math.max(0, first), last + 1)
      .map(({ clean }) => clean)
      .join(' ');
  return sentences.map((each, index) => {
    const before = textOf(index - 1, index);
    return Object.assign(each, { before, after: textOf(index, index + closeSentences) });
  });
}

/** "2026. 12. 4." and "No. 3" are no ends of sentences. */
const isInsideNumber = (body: string, at: number) =>
  body[at] === '.' &&
  (/\d\.\s\d/.test(body.slice(at - 1, at + 3)) ||
    /\b(?:No|St|Dr|Mr|Ms|Mrs|e\.g|i\.e|vs|Apt)$/.test(body.slice(Math.max(0, at - 4), at)));
