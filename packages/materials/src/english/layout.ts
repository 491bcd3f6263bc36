import type { MaterialKind } from '../kinds.ts';
import { sentencesOf, type Block, type Sentence } from '../text/sentences.ts';
import {
  bullet,
  datesIn,
  hasDates,
  isApparatus,
  isClass,
  isName,
  isSection,
  labelOf,
  listsNames,
  partOfPost,
  projectData,
  projectIn,
} from './lines.ts';
import { endsShort } from './statements.ts';

/** A sentence of an English paper, and where it stands. */
export type EnglishSentence = Sentence & {
  /** The lines that name a post of a CV: title, employer, dates. */
  readonly post: readonly string[] | null;
  /** Whether it stands in a part that lists names: skills, schools, certificates. */
  readonly isListed: boolean;
  /** What stands before its own line: "Physics I", "Result". */
  readonly label: string | null;
};

type Place = Omit<EnglishSentence, keyof Sentence> & Omit<Block, 'start' | 'end' | 'isItem'>;
type EnglishBlock = Place & Pick<Block, 'start' | 'end' | 'isItem'>;

/** A line that is wrapped fills at least this part of the page. Longer lines than the longest are paragraphs of their own. */
const [wrappedPart, endedPart] = [0.82, 0.6];
const [narrowest, widest] = [60, 110];
const longestHeading = 60;
const longestPostLine = 100;
/** A post has at most this many lines. */
const longestPost = 4;

/** Reads an English paper line by line: headings, posts of a CV, labels, lines of a list, paragraphs. */
export function readEnglishSentences(text: string, kind: MaterialKind): EnglishSentence[] {
  return blocksOf(text, kind).flatMap(({ post, isListed, label, ...block }, number) =>
    sentencesOf(text, block, number)
      .filter(isWhole)
      .map((sentence) => Object.assign(sentence, { post, isListed, label })),
  );
}

/** "E. coli" and "approx. ten" are cut at their full stop: neither half is a sentence. */
const isWhole = ({ clean }: Sentence, index: number, all: readonly Sentence[]) =>
  !/(?:^| )[A-Z]\.$/.test(clean) &&
  (index === 0 || !(/^[a-z]/.test(clean) || endsShort.test(all[index - 1]!.clean)));

type Line = { readonly start: number; readonly raw: string; readonly text: string };

function linesOf(text: string): Line[] {
  let from = 0;
  return text.split('\n').map((raw) => {
    const start = from;
    from += raw.length + 1;
    return { start, raw, text: raw.replaceAll(/\*\*|__/g, '').trim() };
  });
}

const widthOf = (lines: readonly Line[]) =>
  lines.reduce((most, { text }) => Math.min(widest, Math.max(most, text.length)), narrowest);

type Open = {
  readonly start: number;
  readonly end: number;
  readonly label: string | null;
  readonly isItem: boolean;
  readonly indent: number;
  readonly last: string;
};

function blocksOf(text: string, kind: MaterialKind): EnglishBlock[] {
  const lines = linesOf(text);
  const width = widthOf(lines);
  const blocks: EnglishBlock[] = [];
  let section: string | null = null;
  let post: readonly string[] | null = null;
  let project: string | null = null;
  let title: string | null = null;
  let open: Open | null = null;

  const close = () => {
    if (open && open.end > open.start) {
      const { start, end, label } = open;
      const isItem = open.isItem || !/[.!?]["'”’)]*$/.test(text.slice(start, end));
      const isListed = listsNames(label ?? '') || listsNames(section ?? '');
      const heading = label ?? post?.join(', ') ?? section;
      blocks.push({ start, end, heading, section, project, title, isItem, post, isListed, label });
    }
    open = null;
  };
  const begin = ({ start, raw, text: trimmed }: Line) => {
    const mark = bullet.exec(raw)?.[0].length;
    const indent = raw.length - raw.trimStart().length;
    const body = raw.slice(mark ?? indent);
    const found = labelOf(body);
    // "Club activity⇥34⇥(Chess Club) Compared …": the second label says more.
    const inner = found ? labelOf(body.slice(found.length)) : null;
    const skipped = (mark ?? indent) + (found?.length ?? 0) + (inner?.length ?? 0);
    const end = start + raw.trimEnd().length;
    const label = (isClass(inner?.name ?? '') ? '' : inner?.name) || found?.name || null;
    if (label !== null && isSection(label) && !/[a-z]/.test(label))
      [section, project, post] = [label, null, null];
    const isItem = mark !== undefined;
    open = { start: start + skipped, end, label, isItem, indent, last: trimmed };
  };
  const name = (line: string) => {
    const named = headingText(line);
    title ??= named;
    const isProject = kind === 'portfolio' && projectIn(line) !== null && !isSection(named);
    if (isProject) project = projectIn(line);
    else if (isSection(named)) project = null;
    // "Key results" below a post goes on with it.
    const isBegun = post !== null && blocks.at(-1)?.post === post;
    if (kind !== 'cv' || isSection(named) || !/[a-z]/.test(named) || post === null || isBegun) {
      section = named;
      post = null;
    }
  };

  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const [above, below] = [lines[index - 1], lines[index + 1]];
    const isLabelled = kind === 'cv' && postLabel.test(line.text);
    if (!/[\p{L}\p{N}]/u.test(line.text) || (isApparatus(line.text) && !isLabelled)) close();
    else if (isProjectData(line, above) && !isLabelled) close();
    else if (open && continues(open, line, width)) {
      open = Object.assign({}, open, {
        end: line.start + line.raw.trimEnd().length,
        last: line.text,
      });
    } else {
      close();
      const heads = kind === 'cv' ? postAt(lines, index, section) : 0;
      if (heads > 0) {
        const named = lines
          .slice(index, index + heads)
          .map((each) => each.text.replace(/^#+ */, '').replace(postLabel, ''));
        // "Same company": the employer stands above.
        post = named.some((each) => /^same (?:company|employer|place)\b/i.test(each))
          ? [...named, ...(post ?? [])]
          : named;
        index += heads - 1;
      } else if (post !== null && partOfPost.test(line.text) && /[a-z]/.test(line.text)) continue;
      else if (isHeading(line, above, below, kind)) name(line.text);
      else begin(line);
    }
  }
  close();
  return blocks;
}

/** A line of data may be wrapped. */
const isProjectData = ({ text }: Line, above: Line | undefined) =>
  projectData.test(text) || (/^[a-z]/.test(text) && projectData.test(above?.text ?? ''));

/** Whether a line goes on with the paragraph or the line of a list before it. */
function continues(open: Open, { raw, text }: Line, width: number): boolean {
  if (bullet.test(raw) || /^#{1,6}\s/.test(text)) return false;
  const indent = raw.length - raw.trimStart().length;
  const isEnded = /[.!?:]["'”’)]*$/.test(open.last);
  if (isSection(text)) return false;
  if (!/[a-z]/.test(text) && !isEnded && text.length > 12) return false;
  if (indent > open.indent || /^[a-z]/.test(text)) return true;
  if (hasDates(text) && text.length < longestHeading && (isEnded || open.isItem)) return false;
  const label = labelOf(text);
  if (label !== null && (isEnded || label.isSure)) return false;
  const part = isEnded ? endedPart : wrappedPart;
  return open.last.length >= width * part && !(open.isItem && isEnded);
}

/** How many lines from here on name a post: some of them has its dates. 0 if none does. */
function postAt(lines: readonly Line[], index: number, section: string | null): number {
  if (listsNames(section ?? ''))
    return mayNamePost(lines[index]!) && hasDates(lines[index]!.text) ? 1 : 0;
  const near = lines.slice(index, index + longestPost);
  if (!near.some(({ text }) => /(?:19|20)\d{2}/.test(text))) return 0;
  let count = 0;
  let dated = -1;
  for (const line of near) {
    if (!mayNamePost(line)) break;
    if (hasDates(line.text)) {
      if (dated >= 0) break;
      dated = count;
    }
    // What stands two lines below the dates tells what an employer does.
    if (dated >= 0 && count - dated > 1) break;
    if (dated >= 0 && count > dated && line.text.length > longestHeading) break;
    count++;
  }
  if (dated < 0 || dated > 2) return 0;
  // The last of them is wrapped: it is a sentence with a year in it.
  const isWrapped = lines[index + count - 1]!.text.length > longestHeading;
  if (isWrapped && /^[a-z]/.test(lines[index + count]?.text ?? '')) return 0;
  // "Work 2019": a heading of its own above the first post.
  const first = lines[index]!.text;
  return datesIn(first) === null && first.endsWith(':') ? 0 : count;
}

/** A line that is neither a sentence, nor a line of a list, nor the name of a part. */
const mayNamePost = ({ raw, text }: Line) =>
  text !== '' &&
  text.replaceAll(/\s+/g, ' ').length < longestPostLine &&
  !projectData.test(text.replace(postLabel, '')) &&
  !bullet.test(raw) &&
  !isSection(text) &&
  !partOfPost.test(text) &&
  !/[.!?;]$/.test(text.replace(/\b(?:Ltd|Inc|Co|Corp|Jr|St|ed)\.$/i, '')) &&
  !/^(?:I|We|My|Our)\b/.test(text) &&
  text.split('(').length === text.split(')').length;

/** "Company: …", "Position: …": a form names a post. */
const postLabel =
  /^(?:Company|Employer|Organi[sz]ation|Position|Title|Job title|Post|Period|Dates?|Duration)\s?: +/;

const headingText = (line: string) =>
  line
    .replace(/^(?:#{1,6}\s*|[■□◆◇◎▣★○●▷▶]\s*|\d{1,2}[.)]\s*)/, '')
    .replace(/^[[【](.*)[\]】]$/, '$1')
    .replace(/[:：]$/, '')
    .trim();

function isHeading(
  line: Line,
  above: Line | undefined,
  below: Line | undefined,
  kind: MaterialKind,
) {
  const { raw, text } = line;
  if (/^(?:#{1,6}\s|[■□◆◇◎▣★])/.test(text)) return true;
  if (bullet.test(raw) && !/^\s*\d{1,2}[.)]\s+[^.]{1,40}$/.test(raw)) return false;
  if (text.length > longestHeading || /[,;]$/.test(text)) return false;
  if (isSection(text)) return true;
  if (kind === 'portfolio' && projectIn(text) !== null) return true;
  const isCapitals = !/[a-z]/.test(text) && /[A-Z]{3}/.test(text);
  if (isCapitals) return !/[@|]|\d{4}/.test(text);
  if (/[.!?]["'”’)]?$/.test(text)) return false;
  if (/^\d{1,2}[.)]\s?[^.]{1,40}$/.test(text)) return true;
  // "We would also love to see:", "You will" above a list.
  const isAboveList = below !== undefined && /^\s*[-–—*•·∙○●◦▪▷▶]\s/.test(below.raw);
  if (text.endsWith(':')) return true;
  if (isAboveList && !/[@|,]/.test(text)) return true;
  const isApart = above === undefined || above.text === '';
  const goesOn = below !== undefined && /^[a-z(]/.test(below.text);
  return isApart && !goesOn && isName(text);
}
