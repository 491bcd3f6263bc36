import { strFromU8, unzipSync } from 'fflate';
import { PaperError, paperMaxPages } from './limits.ts';

/** Unpacked bytes of the parts that are read. Text of 60 pages has far fewer. */
const maxPartBytes = 20 * 1024 * 1024;

/** Word documents: the paragraphs of `word/document.xml`. */
export function readDocx(bytes: Uint8Array): string {
  const parts = unpack(bytes, /^(word\/document\.xml|docProps\/app\.xml)$/u);
  const body = parts.get('word/document.xml');
  if (body === undefined) throw new PaperError('wrongType');
  const pages = Number(/<Pages>(\d+)<\/Pages>/u.exec(parts.get('docProps/app.xml') ?? '')?.[1]);
  if (pages > paperMaxPages) throw new PaperError('tooManyPages');
  // A text box is there twice: for new and for old programs.
  const once = body.replaceAll(/<mc:Fallback>[\s\S]*?<\/mc:Fallback>/gu, '');
  return textOf(once, { text: 'w:t', paragraph: 'w:p', breaks: ['w:br', 'w:cr'], tab: 'w:tab' });
}

/** Hangul documents: the paragraphs of all sections, in their order. */
export function readHwpx(bytes: Uint8Array): string {
  const parts = unpack(bytes, /^(Contents\/section\d+\.xml|META-INF\/manifest\.xml)$/u);
  if (/encryption-data/u.test(parts.get('META-INF/manifest.xml') ?? ''))
    throw new PaperError('password');
  const sections = [...parts.keys()]
    .filter((name) => name.startsWith('Contents/'))
    .toSorted((one, two) => sectionNumber(one) - sectionNumber(two));
  if (sections.length === 0) throw new PaperError('wrongType');
  const names = { text: 'hp:t', paragraph: 'hp:p', breaks: ['hp:lineBreak'], tab: 'hp:tab' };
  return sections.map((name) => textOf(parts.get(name) ?? '', names)).join('\n');
}

const sectionNumber = (name: string) => Number(/\d+/u.exec(name)?.[0]);

/** Only the named parts are unpacked, and only if they say that they are small: into a buffer of just that size. */
function unpack(bytes: Uint8Array, wanted: RegExp): ReadonlyMap<string, string> {
  let total = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!wanted.test(name)) return false;
      total += originalSize;
      if (total > maxPartBytes) throw new PaperError('tooLong');
      return true;
    },
  });
  return new Map(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
}

type TagNames = {
  readonly text: string;
  readonly paragraph: string;
  readonly breaks: readonly string[];
  readonly tab: string;
};

/** The text of a document in XML. Entities of its own and what stands in other elements are not read. */
function textOf(xml: string, { text, paragraph, breaks, tab }: TagNames): string {
  let result = '';
  let isText = false;
  for (const [, isEnd = '', name = '', isEmpty = '', words = ''] of xml.matchAll(
    /<(\/?)([\w:]+)(?:\s[^>]*?)?(\/?)>([^<]*)/gu,
  )) {
    if (name === text && isEmpty === '') isText = isEnd === '';
    else if (name === paragraph && isEnd !== '') result += '\n';
    else if (breaks.includes(name)) result += '\n';
    else if (name === tab && isText === (tab === 'hp:tab')) result += ' ';
    if (isText) result += decodeEntities(words);
  }
  return result;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const decodeEntities = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/giu, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[String(name)] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
