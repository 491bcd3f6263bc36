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
  /** The heading above it, also where its own line begins with a label. */
  readonly section: string | null;
  /** The name of the project that its part of a portfolio is about. */
  readonly project: string | null;
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

/** A paragraph, or a line of a list. */
export type Block = {
  readonly start: number;
  readonly end: number;
  readonly heading: string | null;
  readonly section: string | null;
  readonly project: string | null;
  readonly title: string | null;
  readonly isItem: boolean;
};

/** How many sentences after a sentence are close to it. */
const closeSentences = 4;

/** Where a paper was wrapped to lines, a line that is not the last of its paragraph has at least this many characters. */
const wrappedFrom = 34;

const bullet = /^\s*(?:[-–—*•·∙○●◦▪▷▶※>]|[가-하]\.|\(?\d{1,2}[.)]|[①-⑳])\s+/;
const headingMark =
  /^\s*(?:#{1,6}\s|[■□◆◇◎▣★]|[▶▷]\s?[^.:：]{1,40}$|\[[^\]]{1,40}\]\s*$|<[^>]{1,40}>\s*$)/;
/** "통합과학:", "(2학년 경제)", "[독서활동상황]" before the text of a paragraph. */
const label =
  /^\s*(?:\d{1,2}[.)]\s*|[가-하]\.\s*)?(?:\(([^()\n]{2,16})\)(?!\s?[가-힣A-Za-zⅠⅡⅢ· ]{2,14}[:：])|\[([^\][\n]{2,20})\]|(?:\([^()\n]{2,8}\)\s?)?(\d학년|(?:\d학년 )?[가-힣A-Za-zⅠⅡⅢ·\s]{2,16})\s?[:：])\s*/;
/** "• 동아리활동 - (별지기반)(34시간) …", "2 | 동아리활동 | 34 | (별지기반) …": a part of a school record, its club and its hours. */
const activityLabel =
  /^\s*(?:[-•·*○]\s*)?(?:\d(?:학년)?\s*\|\s*)?((?:자율|동아리|진로|봉사|독서)\s?활동)\s*[|–—-]\s*(?:\d+(?:시간)?\s*\|\s*)?(?:\(([^()]{1,24})\)\s*)?(?:\(\d+시간\)\s*)?(?=\S{2})/;
/** "(빵굼터)(34시간) …": a club and its hours below the name of the part. */
const clubWithHours = /^\s*\(([^()\n]{1,24})\)\s*\(\d+시간\)\s*(?=\S{2})/;
/** "2학년   조용하지만 …": the first column of a table. */
const yearColumn = /^\s*\d학년(?:\s{2,}|\t\s*)(?=\S{2})/;
/** Bold letters in Markdown. */
const boldMark = /\*\*|__/g;
const lineEnd = /\n/g;
const sentenceEnd = /[.!?。]+["'”’)\]]*(?=\s|$)/g;

/** What is longer has no punctuation, or is no sentence. Its lines are read one by one, if it has any. */
const longestSentence = 500;

/** Reads the sentences of a text in one pass over its lines. */
export function readSentences(text: string): Sentence[] {
  return blocksOf(text).flatMap((block, number) => sentencesOf(text, block, number));
}

/** "(글자 수 271/500)" below an answer. */
const lengthNote = /\s*[([](?:글자 ?수|공백|총 ?\d|\d)[^()]{0,24}[)\]]\s*$/;
/** "2. … 경험을 구체적으로 기술하시오. (600자 이내)": what a form asks. */
const formQuestion =
  /^(?:\[?문항 ?\d{1,2}[\].)]?|\d{1,2}[.)])\s.{4,110}(?:\(\d[\d,]*자[^()]*\)|하?시오\.?|주세요\.?)$/;

type OpenBlock = {
  readonly start: number;
  readonly end: number;
  readonly label: string | null;
  readonly isListed: boolean;
};

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  const state: {
    heading: string | null;
    project: string | null;
    title: string | null;
    open: OpenBlock | null;
  } = { heading: null, project: null, title: null, open: null };
  const close = () => {
    const { open, heading, project, title } = state;
    if (open && open.end > open.start) {
      const { start, end } = open;
      const isItem =
        open.isListed || !/[.!?]["'”’)]*$/.test(text.slice(start, end).replace(lengthNote, ''));
      const names = { heading: open.label ?? heading, section: heading, project, title };
      blocks.push({ start, end, ...names, isItem });
    }
    state.open = null;
  };
  let from = 0;
  const raw = text.split('\n');
  const lines = raw.map((line) => line.replaceAll(boldMark, ''));
  for (const [index, line] of lines.entries()) {
    const start = from;
    const written = raw[index]!;
    from += written.length + 1;
    const end = start + written.trimEnd().length;
    const { open } = state;
    const isInPost = /(?:19|20)\d{2}/.test(state.heading ?? '');
    // A line that only names what a page or a project is may stand anywhere: it is read over.
    if (isApparatus(line)) close();
    else if (!/[\p{L}\p{N}]/u.test(line) || (isInPost && partOfPost.test(line.trim()))) close();
    else if (datesOnly.test(line.trim())) {
      // "Cook, Hotel Marlowe" and its dates below it, or its dates and the post below them.
      const isRightAbove = (lines[index - 1] ?? '').trim() !== '';
      const named = open ? text.slice(open.start, open.end) : isRightAbove ? state.heading : null;
      const isName =
        named !== null && !/\n|[.!?]$|(?:19|20)\d{2}/.test(named) && !sectionName.test(named);
      if (isName) state.open = null;
      else close();
      const employer = (lines[index - 2] ?? '').trim();
      // "Parks Department, Tenby", "Gardener" and the dates on three lines.
      const isBelow =
        isName &&
        /^[A-Z][a-zA-Z &-]{2,40}$/.test(named) &&
        named === (lines[index - 1] ?? '').trim() &&
        employerLine.test(employer) &&
        /[a-z]/.test(employer) &&
        !sectionName.test(employer) &&
        !/(?:19|20)\d{2}/.test(employer);
      state.heading = isBelow
        ? `${employer} (${named}, ${line.trim()})`
        : isName
          ? `${named} (${line.trim()})`
          : line.trim();
    } else if (open && continues(text.slice(open.start, open.end), line))
      state.open = { ...open, end };
    else {
      close();
      const above = (lines[index - 1] ?? '').trim();
      const isPlain = !bullet.test(line) && !headingMark.test(line) && !period.test(line);
      if (datesOnly.test(above) && state.heading === above && isPlain)
        state.heading = `${line.trim()} (${above})`;
      else if (isPlain && postWithDates.test(above) && employerLine.test(line.trim()))
        state.heading = `${line.trim()} (${above.replace(/\s{2,}/, ', ')})`;
      // What an employer does may stand below its name and dates: it is no new part.
      else if (isPlain && period.test(above) && state.heading === headingText(above))
        state.open = openBlock(written, start, end);
      else if (isHeading(line) || isAboveList(line, lines[index + 1])) {
        const project = projectHeading.exec(line.trim())?.[1];
        state.heading = headingText(line);
        state.title ??= state.heading;
        if (project) state.project = project.trim();
        else if (endsProjects.test(state.heading)) state.project = null;
      } else state.open = openBlock(written, start, end);
    }
  }
  close();
  return blocks;
}

/** "Client: …", "Area: 640 m²   Cost: …": what a portfolio says of a project before it tells of it. */
const projectData =
  /^(?:Client|Practice|Year|Area|Cost|Budget|Status|Tutor|Supervisor|Mark|Grade|Location|Site|Date|Duration|Platform|Engine|Medium|Materials|Dimensions|Team size|Photos?|Image|Caption|Credits?)\s?: /;
/** "03  The Slow Library ........ thesis" in a table of contents, "Fig. 1.3  Section" below a picture. */
const isApparatus = (line: string) =>
  /\.{5,}|(?:\. ){4,}|…{2,}/.test(line) ||
  /^(?:Fig(?:ure)?s?|Plate|Pl)\.? ?\d/.test(line.trim()) ||
  projectData.test(line.trim());

/** A label that begins a line of its own, also below a line without an end. */
const ownLine = /^(?:(?:My )?[Rr]ole|Languages?|Software|Tools|Skills|Interests|Drawings)\s?: /;

function openBlock(line: string, start: number, end: number): OpenBlock {
  const post = postWithText.exec(line);
  if (post) return { start: start + post[0].length, end, label: post[1]!.trim(), isListed: true };
  const activity = activityLabel.exec(line);
  if (activity) {
    const [all, part = '', club] = activity;
    return { start: start + all.length, end, label: clubName(club) ?? part, isListed: false };
  }
  const yearly = clubWithHours.exec(line);
  if (yearly) {
    const name = clubName(yearly[1]);
    return { start: start + yearly[0].length, end, label: name, isListed: false };
  }
  const year = yearColumn.exec(line)?.[0].length;
  if (year) return { start: start + year, end, label: null, isListed: false };
  const found = label.exec(line);
  const mark = bullet.exec(line)?.[0].length;
  const skipped = found ? found[0].length : (mark ?? leading(line));
  const name = found ? (found[1] ?? found[2] ?? found[3] ?? '').trim() : null;
  return { start: start + skipped, end, label: name, isListed: mark !== undefined };
}

/** "(옛길: 향토사반)" → 향토사반, "(몰랩)" → 몰랩 동아리. */
function clubName(club: string | undefined): string | null {
  const name = club?.replace(/^.*[:：]\s*/, '').trim();
  if (!name || /\d/.test(name)) return null;
  return /(?:반|부|동아리|단)$/.test(name) ? name : `${name} 동아리`;
}

const leading = (line: string) => line.length - line.trimStart().length;

const sectionName =
  /^(?:(?:work |professional )?experience|(?:employment|work|career)(?: history)?|education|projects?|skills|awards|languages|certifi\w+|volunteering|interests|references|publications|경력(?: ?사항)?|학력(?: ?사항)?|프로젝트|자격증?|보유 ?기술|수상(?: ?내역)?|교육(?: ?이수)?|대외 ?활동|봉사 ?활동|어학|병역)$/i;
/** "Cook, Hotel Marlowe (2018 - 2020)", "2018.01 ~ 2020.03 살롱드미". */
const datedLine =
  /^(?:19|20)\d{2}[.년/ -][^.!?]{0,8}[~–—-].{2,70}[^.!?]$|^.{4,70}\((?:[A-Z][a-z]{2,8} )?(?:19|20)\d{2}[^()]{0,24}\)$|^.{4,70}[—–|,] ?(?:[A-Z][a-z]{2,8}\.? )?(?:19|20)\d{2} ?(?:to|[–—-]) ?\S.{2,12}$/;

/** Whether a line goes on with the paragraph before it. */
function continues(before: string, line: string): boolean {
  const last = before.slice(before.lastIndexOf('\n') + 1);
  if (bullet.test(line) || headingMark.test(line) || activityLabel.test(line)) return false;
  if (ownLine.test(line.trim())) return false;
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

/** "April 2022 – present", "2019.03 ~ 2021.02". */
const datesOnly =
  /^\(?(?:[A-Z][a-z]{2,8}\.? |\d{2}[./])?(?:19|20)\d{2}[.년/ ]{0,2}\d{0,2}월?\.?\s?(?:~|–|—|-|to)\s?(?:(?:[A-Z][a-z]{2,8}\.? |\d{2}[./])?(?:19|20)\d{2}[.년/ ]{0,2}\d{0,2}월?\.?|[Pp]resent|[Nn]ow|[Cc]urrent|현재|재직 ?중)?\)?(?: \([^()\d]{2,30}\))?$/;

/** "Duties include:" below a post goes on with it. */
const partOfPost =
  /^(?:(?:key |main )?(?:duties|responsibilities|tasks|achievements|highlights)(?: included?)?|주요 ?(?:업무|성과|실적)|담당 ?업무|업무|성과|실적)\s?[:：]$/i;

/** "References:", "주요 업무:" on a line of its own. */
const namedPart = /^[A-Za-z가-힣][A-Za-z가-힣 &/]{1,28}[:：]$/;

/** "Engineer    Jan 2018 – Aug 2021": a post without an employer, which may stand below it. */
const postWithDates =
  /^[A-Z][^,|/]{2,40}?\s{2,}\(?(?:[A-Z][a-z]{2,8}\.? |\d{2}[./])?(?:19|20)\d{2}\b/;
const employerLine = /^[A-Z][^.!?:;]{2,50}$/;

/** "PROJECT 1. 등대지기의 마지막 밤", "01  STACKING CHAIR": what a part of a portfolio is about. */
const projectHeading =
  /^(?:(?:PROJECT|Project|프로젝트|작품|WORK|Work)\s*\d{1,2}\s*[.:)\]-]?|0\d[.)]?\s)[\s/|–—-]*([^\s/|–—-].{2,60})$/;

/** What follows the projects of a portfolio. */
const endsProjects =
  /^(?:tools|skills|training|teaching|workshops|courses|classes|lectures|talks|performing|live|press|clients|publications|experience|employment|what i (?:do|offer|can)|강의|교육|출강|education|about|contact|awards|certificat|interests|shown|exhibitions|languages|사용|보유|도구|기술|학력|경력|자격|수상|저에|소개|연락|어학)/i;

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
  if (
    headingMark.test(line) ||
    projectHeading.test(trimmed) ||
    namedPart.test(trimmed) ||
    formQuestion.test(trimmed)
  )
    return true;
  // "○ 한빛기계 영업팀 대리 | 2021.03 ~ 현재": a post may have the mark of a list.
  if (/^[○●◎▷▶]\s/.test(trimmed) && period.test(trimmed) && trimmed.length < 90) return true;
  if (/[.!?]["'”’)]?$/.test(trimmed))
    return /^\[?(?:문항|\d{1,2}[.)])/.test(trimmed) && trimmed.length < 80;
  if (/^\s*(?:[-·•*○◦]|[가-하]\.\s)/.test(line)) return false;
  // The dates may stand at the right edge of the page.
  if (period.test(trimmed) && trimmed.replaceAll(/\s{2,}/g, ' ').length < 90) return true;
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
    .replace(/^(?:#{1,6}\s*|[■□◆◇◎▣★○●▷▶]\s*|\d{1,2}[.)]\s*)/, '')
    .replace(/^[[【](.*)[\]】]$/, '$1')
    .replace(/[:：]$/, '')
    .trim();

/** The sentences of one paragraph. */
export function sentencesOf(text: string, whole: Block, block: number): Sentence[] {
  const { start, end, isItem, ...names } = whole;
  const body = text.slice(start, end);
  const sentences: Omit<Sentence, 'before' | 'after'>[] = [];
  let from = 0;
  const add = (to: number) => {
    const piece = body.slice(from, to);
    const skipped = leading(piece);
    const sentence = piece.trim();
    if (sentence.length <= longestSentence && /[\p{L}\p{N}]/u.test(sentence)) {
      const at = start + from + skipped;
      const clean = sentence.replaceAll(/\s+/g, ' ').replaceAll(boldMark, '').replace(bullet, '');
      const place = { start: at, end: at + sentence.length, block };
      sentences.push({ ...place, sentence, clean, ...names, isItem });
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
    /\b(?:No|St|Dr|Mr|Ms|Mrs|e\.g|i\.e|vs|Apt|Fig)$/.test(body.slice(Math.max(0, at - 4), at)) ||
    // "4 a.m. shifts", "incl. the proofs".
    (/(?:\b[ap]\.m|\b(?:incl|approx|circ|est))$/.test(body.slice(Math.max(0, at - 7), at)) &&
      /^\.\s[a-z\d]/.test(body.slice(at, at + 3))));
