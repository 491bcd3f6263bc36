import { guessKind } from '@daedap/materials/guess-kind';
import { readDocx, readHwpx } from './read-archive.ts';
import { PaperError, paperMaxBytes, paperMaxCharacters, type PaperReading } from './limits.ts';

export type PaperFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** A PDF reader: several hundred kilobytes, loaded only for a PDF. */
export type LoadPdfReader = () => Promise<(bytes: Uint8Array<ArrayBuffer>) => Promise<string>>;

/** Reads the text of a file. The bytes decide what it is, not its name. */
export async function readPaper(file: PaperFile, loadPdf: LoadPdfReader): Promise<PaperReading> {
  try {
    const text = tidy(await readText(file, loadPdf));
    if (!/[\p{L}\p{N}]/u.test(text)) throw new PaperError('empty');
    if (text.length > paperMaxCharacters) throw new PaperError('tooLong');
    return { outcome: 'read', text, kind: guessKind(text, file.name) };
  } catch (error) {
    return { outcome: 'failed', problem: error instanceof PaperError ? error.problem : 'broken' };
  }
}

async function readText({ name, bytes }: PaperFile, loadPdf: LoadPdfReader): Promise<string> {
  if (bytes.length > paperMaxBytes) throw new PaperError('tooLarge');
  if (bytes.length === 0) throw new PaperError('empty');
  const extension = /\.(\w+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';
  if (startsWith(bytes, pdfMark)) return (await loadPdf())(bytes);
  if (startsWith(bytes, oleMark)) throw new PaperError(oldFormat(extension));
  if (startsWith(bytes, hwp3Mark)) throw new PaperError('oldHwp');
  if (startsWith(bytes, zipMark)) return extension === 'hwpx' ? readHwpx(bytes) : readDocx(bytes);
  if (['pdf', 'docx', 'hwpx'].includes(extension)) throw new PaperError('broken');
  return readPlain(bytes);
}

const pdfMark = [0x25, 0x50, 0x44, 0x46];
const zipMark = [0x50, 0x4b];
/** Old Office files, HWP 5, and Office files with a password. */
const oleMark = [0xd0, 0xcf, 0x11, 0xe0];
const hwp3Mark = [0x48, 0x57, 0x50, 0x20];

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte);

function oldFormat(extension: string) {
  if (extension === 'hwp' || extension === 'hwpx') return 'oldHwp';
  return extension === 'docx' ? 'password' : 'oldWord';
}

/** UTF-8 and UTF-16 with its mark, or the encoding of Korean Windows. Anything else is no text. */
function readPlain(bytes: Uint8Array<ArrayBuffer>): string {
  const marked = [
    { encoding: 'utf-16le', mark: [0xff, 0xfe] },
    { encoding: 'utf-16be', mark: [0xfe, 0xff] },
  ].find(({ mark }) => startsWith(bytes, mark));
  for (const encoding of marked ? [marked.encoding] : ['utf-8', 'euc-kr']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      // oxlint-disable-next-line no-control-regex -- what no text contains
      if (!/[\u0000-\u0008\u000E-\u001F]/u.test(text)) return text;
    } catch {
      // Not this encoding.
    }
  }
  throw new PaperError('wrongType');
}

/** The same line breaks, no spaces at their ends, and at most one empty line. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|\u2028|\u2029|\f/gu, '\n')
    .replaceAll(/[\t\u00A0\u3000 ]+/gu, ' ')
    .replaceAll(/ ?\n ?/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
