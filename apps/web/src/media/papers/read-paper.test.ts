import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { expect, test } from 'vitest';
import { PaperError } from './limits.ts';
import { readPaper, tidy } from './read-paper.ts';

const fixture = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures', name)));

const noPdf = () => Promise.reject(new Error('not a PDF'));

const read = (name: string, bytes: Uint8Array<ArrayBuffer>) => readPaper({ name, bytes }, noPdf);

const problemOf = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const reading = await read(name, bytes);
  return reading.outcome === 'failed' ? reading.problem : reading.text;
};

const bytesOf = (text: string) => new Uint8Array(strToU8(text));
const zip = (files: Zippable) => new Uint8Array(zipSync(files));

/** A Hangul document with the parts that every one has. */
const hwpx = (sections: readonly string[], manifest = '') =>
  zip({
    mimetype: [strToU8('application/hwp+zip'), { level: 0 }],
    'version.xml': strToU8('<hv:HCFVersion xmlns:hv="v" major="5" minor="1"/>'),
    'META-INF/manifest.xml': strToU8(`<odf:manifest xmlns:odf="o">${manifest}</odf:manifest>`),
    'Contents/content.hpf': strToU8('<opf:package xmlns:opf="p"/>'),
    'Contents/header.xml': strToU8('<hh:head xmlns:hh="h"><hh:t>not the text</hh:t></hh:head>'),
    ...Object.fromEntries(
      sections.map((body, index) => [
        `Contents/section${index}.xml`,
        strToU8(`<?xml version="1.0"?><hs:sec xmlns:hs="s" xmlns:hp="p">${body}</hs:sec>`),
      ]),
    ),
  });
const paragraph = (text: string) =>
  `<hp:p id="0" styleIDRef="0"><hp:run charPrIDRef="0"><hp:t>${text}</hp:t></hp:run></hp:p>`;

test('reads a DOCX that LibreOffice wrote', async () => {
  const reading = await read('자소서.docx', fixture('cover-letter.docx'));
  expect(reading).toMatchObject({ outcome: 'read' });
  const lines = reading.outcome === 'read' ? reading.text.split('\n') : [];
  expect(lines[0]).toBe('지원 동기와 경험');
  expect(lines[1]).toMatch(/^저는 대학교 2학년 때 .* 12%에서 3%로 줄였습니다\.$/);
  expect(lines.at(-1)).toBe('연락처: 010-9876-5432, minji.kim@example.com');
});

test('reads HWPX: sections in their order, breaks, tabs and entities', async () => {
  const sections = Array.from({ length: 11 }, (_, index) => paragraph(`${index}번째 구역`));
  sections[0] = `${paragraph('R&amp;D 동아리<hp:lineBreak/>둘째 줄<hp:tab width="1"/>끝')}${paragraph('&#xAC00;&#44033; &unknown;')}`;
  const reading = await read('학생부.hwpx', hwpx(sections));
  expect(reading).toMatchObject({ outcome: 'read' });
  const lines = reading.outcome === 'read' ? reading.text.split('\n') : [];
  expect(lines.slice(0, 4)).toEqual(['R&D 동아리', '둘째 줄 끝', '가각 &unknown;', '']);
  expect(lines.filter(Boolean).slice(3)).toEqual(
    Array.from({ length: 10 }, (_, index) => `${index + 1}번째 구역`),
  );
});

test('reads HWPX that a word processor wrote, with a table, and guesses what it is', async () => {
  const reading = await read('a.hwpx', fixture('school-record.hwpx'));
  expect(reading).toMatchObject({ outcome: 'read', kind: 'school-record' });
  expect(reading.outcome === 'read' && reading.text.split('\n').filter(Boolean)).toEqual([
    '학교생활기록부 (발췌)',
    'R&D 동아리에서 <센서> 값을 모아 온도를 예측하는 모형을 직접 만들고, 오차를 12%에서 3%로 줄임.',
    '활동 내용',
    '과목',
    '세부 능력',
    '생명과학',
    '효소의 반응 속도를 온도별로 측정하고 그래프로 정리함.',
    '연락처: 010-9876-5432, minji.kim@example.com',
  ]);
  expect(await problemOf('a.hwpx', fixture('password.hwpx'))).toBe('password');
});

test('reads text in UTF-8, UTF-16 and the encoding of Korean Windows', async () => {
  expect(await problemOf('a.md', bytesOf('# 제목\r\n\r\n\r\n\r\n본문  입니다.'))).toBe(
    '# 제목\n\n본문 입니다.',
  );
  const utf16 = new Uint8Array([0xff, 0xfe, ...new Uint8Array(Uint16Array.from('가').buffer)]);
  expect(await problemOf('a.txt', utf16)).not.toBe('broken');
  // "가나" in EUC-KR.
  expect(await problemOf('a.txt', new Uint8Array([0xb0, 0xa1, 0xb3, 0xaa]))).toBe('가나');
});

test.each([
  ['old HWP', 'a.hwp', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'oldHwp'],
  ['HWP 3', 'a.hwp', bytesOf('HWP Document File V3.00'), 'oldHwp'],
  ['old Word', 'a.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'oldWord'],
  ['DOCX with a password', 'a.docx', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'password'],
  ['HWPX with a password', 'a.hwpx', hwpx(['x'], '<odf:encryption-data/>'), 'password'],
  ['an empty file', 'a.txt', new Uint8Array(), 'empty'],
  ['only spaces', 'a.txt', bytesOf(' \n\t '), 'empty'],
  ['a picture', 'a.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 0xff]), 'wrongType'],
  ['a picture named PDF', 'a.pdf', new Uint8Array([0x89, 0x50, 0, 0]), 'broken'],
  ['a broken ZIP', 'a.docx', fixture('cover-letter.docx').slice(0, 2_000), 'broken'],
  ['another ZIP', 'a.docx', zip({ 'readme.txt': bytesOf('hello') }), 'wrongType'],
  ['another ZIP', 'a.hwpx', zip({ 'readme.txt': bytesOf('hello') }), 'wrongType'],
  ['too large', 'a.txt', new Uint8Array(10 * 1024 * 1024 + 1).fill(65), 'tooLarge'],
  ['too long', 'a.txt', new Uint8Array(200_001).fill(65), 'tooLong'],
  [
    'too many pages',
    'a.docx',
    zip({
      'word/document.xml': bytesOf('<w:p><w:t>hi</w:t></w:p>'),
      'docProps/app.xml': bytesOf('<Properties><Pages>61</Pages></Properties>'),
    }),
    'tooManyPages',
  ],
])('%s: says what it is', async (_, name, bytes, problem) => {
  expect(await problemOf(name, new Uint8Array(bytes))).toBe(problem);
});

test('a bomb is not unpacked, whether it tells its size or not', async () => {
  const bomb = zip({ 'word/document.xml': new Uint8Array(64 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await problemOf('bomb.docx', bomb)).toBe('tooLong');
  // The sizes in the two headers lie.
  const lying = new Uint8Array(bomb);
  const view = new DataView(lying.buffer);
  for (let at = 0; at < lying.length - 46; at += 1)
    if (view.getUint32(at, true) === 0x02_01_4b_50) view.setUint32(at + 24, 100, true);
  view.setUint32(22, 100, true);
  const reading = await read('bomb.docx', lying);
  expect(JSON.stringify(reading).length).toBeLessThan(1_000);
});

test('a PDF goes to the reader of PDF, and its problems come through', async () => {
  const file = { name: 'a.pdf', bytes: fixture('picture-only.pdf') };
  expect(await readPaper(file, async () => async () => '글')).toEqual({
    outcome: 'read',
    text: '글',
    kind: 'cover-letter',
  });
  const scanned = async () => () => Promise.reject(new PaperError('scanned'));
  expect(await readPaper(file, scanned)).toEqual({ outcome: 'failed', problem: 'scanned' });
  expect(await readPaper(file, noPdf)).toEqual({ outcome: 'failed', problem: 'broken' });
});

test('tidies spaces and lines, and keeps letters whole', () => {
  expect(tidy('  a\u00A0 b \r\n\r\n\r\n c\u3000d\fe\uD800 ')).toBe('a b\n\nc d\ne\uFFFD');
});
