import type { Language } from '@daedap/contract/languages';
import { isPage } from '@daedap/contract/pages';
import { type PrerenderedName, prerenderedPages } from '../app/prerendered/prerendered-pages.ts';
import type { RenderedPage } from '../app/prerendered/render-pages.tsx';

type Scripts = {
  /** The script of a page that the build has rendered. */
  readonly start: string;
  /** The scripts of the app and of this page; the first one runs it. */
  readonly app: readonly string[];
  /** The style sheet with the faces of the font. */
  readonly font: string;
};

const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&"<>]/g, (sign) => entities[sign] ?? sign);

/** Replaces one place of the page, which must be there: otherwise the page would be half made. */
function put(html: string, place: RegExp, text: string): string {
  if (!place.test(html)) throw new Error(`index.html has no ${place.source}`);
  // A function, because replace() would interpret `$&` in a text.
  return html.replace(place, () => text);
}

const otherLanguage: Record<Language, { readonly language: Language; readonly name: string }> = {
  ko: { language: 'en', name: 'English' },
  en: { language: 'ko', name: '한국어' },
};

/** Visitors without scripts, who cannot store a language, keep it in the address. Korean needs no mark. */
const markLinks = (html: string, language: Language) =>
  language === 'ko'
    ? html
    : html.replaceAll(/ href="(\/[^"?#]*)"/g, (link, path: string) =>
        isPage(path) ? ` href="${path}?lang=${language}"` : link,
      );

/** The page for visitors: complete in one language, with a small script that loads the app when it is needed. */
function visitorHtml(shell: string, page: RenderedPage, { start, app, font }: Scripts): string {
  const { language } = page;
  const other = otherLanguage[language];
  const { loadsApp } = prerenderedPages[page.name];
  const scripts = [
    `<script type="module" crossorigin src="/${start}"></script>`,
    `<meta name="page-scripts" content="${app.join(' ')}">`,
    `<meta name="page-font" content="${font}">`,
  ].join('\n    ');
  const noScript =
    `<noscript><p class="page-width py-4">${escaped(page.noScript)} ` +
    `<a class="underline" lang="${other.language}" href="?lang=${other.language}">${other.name}</a></p></noscript>`;
  const root =
    `<html lang="${language}" data-rendered-for="visitors" data-rendered-in="${language}" ` +
    `data-loads-app="${loadsApp}">`;
  let html = put(shell, /<html lang="ko">/, root);
  html = put(html, /<title>.*?<\/title>/, `<title>${escaped(page.title)}</title>`);
  html = put(html, /(?<=name="description"\s+content=")[^"]*/, escaped(page.description));
  html = put(html, /(?<=property="og:title"\s+content=")[^"]*/, escaped(page.title));
  html = put(html, /(?<=property="og:description"\s+content=")[^"]*/, escaped(page.shared));
  html = put(html, /<script type="module"[^>]*><\/script>/, scripts);
  // Those of the app.
  html = html.replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');
  html = put(html, /<noscript>[\s\S]*?<\/noscript>/, noScript);
  return put(
    html,
    /<div id="root"><\/div>/,
    `<div id="root">${markLinks(page.html, language)}</div>`,
  );
}

/** The page for users: the skeleton in both languages, of which the style sheet shows one. The app replaces it. */
function userHtml(shell: string, languages: readonly RenderedPage[]): string {
  const skeletons = languages.map(
    ({ language, html }) =>
      // Without ids, which would be in the page twice.
      `<div data-skeleton="${language}" lang="${language}">${html.replaceAll(/ (id|for)="[^"]*"/g, '')}</div>`,
  );
  const html = put(shell, /<html lang="ko">/, '<html lang="ko" data-rendered-for="users">');
  return put(html, /<div id="root"><\/div>/, `<div id="root">${skeletons.join('')}</div>`);
}

/** Where the build puts the pages that it has rendered. */
export const renderedFolder = '.vite/prerendered';

/** The file of a page for users. */
export const skeletonFile = (name: PrerenderedName) => `${name}.html`;

/** The files of one page, by their names. */
export function filesOfPage(
  shell: string,
  name: PrerenderedName,
  { rendered, scripts }: { rendered: readonly RenderedPage[]; scripts: Scripts },
): { readonly fileOf: Record<Language, string>; readonly html: Record<string, string> } {
  const languages = rendered.filter((page) => page.name === name);
  if (prerenderedPages[name].renderedFor === 'users') {
    const file = skeletonFile(name);
    return { fileOf: { ko: file, en: file }, html: { [file]: userHtml(shell, languages) } };
  }
  const fileOf = { ko: `${name}.ko.html`, en: `${name}.en.html` };
  const html = languages.map((page) => [fileOf[page.language], visitorHtml(shell, page, scripts)]);
  return { fileOf, html: Object.fromEntries(html) };
}
