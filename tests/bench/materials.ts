// How long 20 pages of papers take until there are questions: `npm run bench:materials`. First the maker alone, then a
// browser that drops a PDF, a DOCX and an HWPX on the page, with the longest task in the page.
import { type Browser, chromium, type Page } from '@playwright/test';
import { languages, type Language } from '@daedap/contract/languages';
import { makeQuestions } from '@daedap/materials/make-questions';
import { maskPersonalData } from '@daedap/materials/masks';
import { readFixtures } from '@daedap/materials/node/read-fixtures';
import { strToU8, zipSync } from 'fflate';
import { chromiumPath } from '../../scripts/lib/browser.mjs';
import { chromiumFlags } from '../e2e/support/chromium-flags.ts';
import { register, signIn } from '../e2e/support/test.ts';
import { servePages } from './serve-pages.ts';

/** 20 pages, and four times as much: the time should grow no faster than the text. */
const sizes = [40_000, 160_000];
const runs = 5;
const aim = { milliseconds: 3_000, taskMs: 50 };

function written(language: Language, size: number): string {
  const own = readFixtures()
    .filter((fixture) => fixture.language === language && fixture.kind !== 'job-ad')
    .map(({ text }) => text)
    .join('\n\n');
  return own.repeat(Math.ceil(size / own.length)).slice(0, size);
}

function milliseconds(text: string, language: Language): number {
  const started = performance.now();
  const masked = maskPersonalData(text, { kind: 'cover-letter', blind: true });
  const document = { id: 'papers', kind: 'cover-letter', text: masked.text } as const;
  makeQuestions({ documents: [document], language, count: 20, seed: 'bench' });
  return performance.now() - started;
}

for (const language of languages)
  for (const size of sizes) {
    const text = written(language, size);
    const times = Array.from({ length: runs }, () => milliseconds(text, language)).toSorted(
      (one, two) => one - two,
    );
    const [best, middle] = [times[0]!, times[Math.floor(runs / 2)]!];
    console.log(
      `${language} ${size} characters: ${best.toFixed(0)} ms at best, ${middle.toFixed(0)} ms in the middle`,
    );
  }

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const elements = (text: string, before: string, after: string) =>
  text
    .split('\n')
    .map((line) => `${before}${escaped(line)}${after}`)
    .join('');

/** The same text as each kind of file. Chromium itself prints the PDF. */
async function filesOf(browser: Browser, text: string) {
  const printer = await browser.newPage();
  await printer.setContent(
    `<body style="font: 14px/1.7 'Noto Sans CJK KR'">${elements(text, '<p>', '</p>')}</body>`,
  );
  const pdf = await printer.pdf({ format: 'A4', margin: { top: '2cm', bottom: '2cm' } });
  await printer.close();
  const docx = zipSync({
    'word/document.xml': strToU8(
      `<w:document><w:body>${elements(text, '<w:p><w:r><w:t>', '</w:t></w:r></w:p>')}</w:body></w:document>`,
    ),
  });
  const hwpx = zipSync({
    mimetype: [strToU8('application/hwp+zip'), { level: 0 }],
    'Contents/section0.xml': strToU8(
      `<hs:sec>${elements(text, '<hp:p><hp:run><hp:t>', '</hp:t></hp:run></hp:p>')}</hs:sec>`,
    ),
  });
  return { 'papers.pdf': pdf, 'papers.docx': docx, 'papers.hwpx': hwpx };
}

/** From the drop of a file to the first question, and the longest task of the page meanwhile; its text is shown, too. */
async function measure(page: Page, name: string, bytes: Uint8Array) {
  await page.goto('/materials');
  await page.getByText('아직 넣은 자료가 없어요.').waitFor();
  const data = await page.evaluateHandle(
    ([content, file]) => {
      const letters = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0);
      const transfer = new DataTransfer();
      transfer.items.add(new File([letters], file));
      return transfer;
    },
    [Buffer.from(bytes).toString('base64'), name] as const,
  );
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { benchTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  const started = performance.now();
  await page.getByText('PDF, DOCX, HWPX').first().dispatchEvent('drop', { dataTransfer: data });
  await page.getByRole('button', { name: '질문 만들기' }).click();
  await page.getByRole('region', { name: '이런 질문이 나올 수 있어요' }).waitFor();
  const time = performance.now() - started;
  await page.getByRole('button', { name: '글과 가린 곳 보기' }).click();
  await page.getByRole('region', { name: `${name}의 글` }).waitFor();
  const tasks = await page.evaluate(async () => {
    // What the browser has noted comes with the next frames.
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set above
    return Reflect.get(window, 'benchTasks') as number[];
  });
  await page.getByRole('button', { name: '지우기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click();
  await page.getByText('아직 넣은 자료가 없어요.').waitFor();
  return { time, longest: Math.max(0, ...tasks) };
}

const server = await servePages();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
const context = await browser.newContext({ baseURL: server.address, locale: 'ko-KR' });
const page = await context.newPage();
await signIn(page, await register(context.request.post.bind(context.request)));
const files = await filesOf(browser, written('ko', sizes[0]!));
for (const [name, bytes] of Object.entries(files)) {
  // The first one also loads what reads the file.
  const found = [await measure(page, name, bytes)];
  for (let run = 1; run < 3; run += 1) found.push(await measure(page, name, bytes));
  const times = found.map(({ time }) => time.toFixed(0)).join(', ');
  const longest = Math.max(...found.map((one) => one.longest));
  console.log(
    `browser, ${name}: ${times} ms (aim ${aim.milliseconds}); longest task ${longest} ms (0: none over 50; aim ${aim.taskMs})`,
  );
}
await browser.close();
await server.stop();
