import {
  getDocument,
  InvalidPDFException,
  PasswordException,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- Vite makes an address of it
import parserAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { PaperError, paperMaxPages } from './limits.ts';

/**
 * How the codes of Korean fonts become letters, for files that name such a font and do not contain it. Each is a file of
 * our own server, loaded when a document needs it.
 */
const korean = import.meta.glob<string>('pdfjs-dist/cmaps/{KSC,UniKS,Adobe-Korea1}*.bcmap', {
  eager: true,
  query: '?url',
  import: 'default',
});
const codeTables = new Map(
  Object.entries(korean).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/** What pdf.js asks for by name. It reads a document without what is not here: fonts to draw with, other languages. */
class OwnFiles {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = codeTables.get(filename);
    if (address === undefined) throw new Error(`${filename} is not needed for text`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** Fewer letters than this on each page: its text is a picture. */
const fewestLetters = 15;

/** The text of a PDF, a line for each of its lines. */
export async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const parser = new Worker(parserAddress, { type: 'module' });
  const loading = getDocument({
    data: bytes,
    worker: PDFWorker.create({ port: parser }),
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    cMapPacked: true,
    BinaryDataFactory: OwnFiles,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await loading.promise.catch(refuse);
    if (document.numPages > paperMaxPages) throw new PaperError('tooManyPages');
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(linesOf(items.filter((item) => 'str' in item)));
      page.cleanup();
    }
    const text = pages.join('\n\n');
    const letters = text.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
    if (letters < fewestLetters * document.numPages) throw new PaperError('scanned');
    return text;
  } finally {
    await loading.destroy();
    parser.terminate();
  }
}

function refuse(error: unknown): never {
  const cause = { cause: error };
  if (error instanceof PasswordException) throw new PaperError('password', cause);
  if (error instanceof InvalidPDFException) throw new PaperError('broken', cause);
  throw error;
}

type TextItem = {
  readonly str: string;
  readonly hasEOL: boolean;
  readonly height: number;
  /** The last two numbers are the place on the page. */
  readonly transform: readonly number[];
};

/** A gap of this many line heights begins a paragraph. */
const paragraphGap = 1.9;

/** A line that ends in the middle of a sentence goes on with the next one: a paragraph is one line of the text. */
function linesOf(items: readonly TextItem[]): string {
  const lines: { text: string; y: number; height: number }[] = [];
  let isNew = true;
  for (const { str, hasEOL, height, transform } of items) {
    const y = transform[5] ?? 0;
    const line = lines.at(-1);
    if (isNew || !line) lines.push({ text: str, y, height });
    else {
      line.text += str;
      line.height = Math.max(line.height, height);
    }
    isNew = hasEOL;
  }
  return lines
    .filter(({ text }) => text.trim() !== '')
    .reduce<{ text: string; last: (typeof lines)[number] | null }>(
      ({ text, last }, line) => ({ text: text + joint(last, line) + line.text.trim(), last: line }),
      { text: '', last: null },
    ).text;
}

type Line = { readonly text: string; readonly y: number; readonly height: number };

function joint(last: Line | null, line: Line): string {
  if (!last) return '';
  const gap = last.y - line.y;
  const isFar = gap > Math.max(last.height, line.height, 1) * paragraphGap || gap < 0;
  const isEnded = /[.!?。:;」』”)\]]\s*$/u.test(last.text) || last.text.trim().length < 20;
  return isFar || isEnded ? '\n' : ' ';
}
