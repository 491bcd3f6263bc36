import type { MaterialKind } from '../kinds.ts';
import type { Sentence } from '../text/sentences.ts';
import { isBalanced } from './nouns.ts';

const subjectName = /^(?:\d학년 )?[가-힣·]{1,8}(?: [가-힣]{1,3})?[가-힣·\s]{0,6}[ⅠⅡⅢI]{0,3}$/;
const notSubjects =
  /희망|분야|주제|역할|활동|특기|의견|상황|동기|경험|과정|포부|계획|문항|성격|요약|결과|배경|배운|보호자|지원|독서/;

/** What one was in a club or a centre: "영상 강사", "동아리 총무". */
const posts =
  /( \S+)? (?:\S*[가-힣]?(?:부장|회장|팀장|단장|반장|국장|실장|점장|사원)|회장|총무|강사|멘토|튜터|대표|서기|기자|봉사자)$/;
const organisations =
  /(?:팀|부|과|센터|동아리|학회|협회|재단|학교|연구소|스튜디오|회|원|사|점|실|국|소|단)$/;

/** The subject of a school record or the employer of a CV, as a question may name it. */
export function placeOf(heading: Sentence['heading'], kind: MaterialKind): string | null {
  if (heading === null || heading.includes('[')) return null;
  if (kind === 'school-record')
    return subjectName.test(heading) && !notSubjects.test(heading) ? heading : null;
  // A company is known by its form as well.
  if (!/(?:19|20)\d{2}|㈜|\(주\)|주식회사/.test(heading)) return null;
  const [employer] = heading
    .replace(/^(?:19|20)\d{2}[\d.\s~–-]*/, '')
    .split(/\s*[/|(]\s*|\s(?:19|20)\d{2}/);
  const name = heading.startsWith('(주)')
    ? `(주)${heading
        .slice(3)
        .split(/\s*[/|(]/)[0]!
        .trim()}`
    : employer?.trim();
  const short = name
    ?.replace(posts, (_, what: string) => (organisations.test(what) ? what : ''))
    .replace(/ (?:대상|최우수상|우수상|장려상|금상|은상|동상|입상)$/, '')
    .replace(
      / (?:사원|대리|과장|차장|부장|주임|팀원|인턴|인턴사원|현장실습생|연구원|매니저|개발자|엔지니어)$/,
      '',
    );
  const project = short && /^([^'‘]{4,22}) 프로젝트$/.exec(short)?.[1];
  if (project) return `'${project}'`;
  // A long name of a project is known by what stands in quotes.
  const named = short && short.length > 24 ? /['‘][^'’]+['’]/.exec(short)?.[0] : short;
  if (named && /(?:기사|기능사|자격증?|면허|\d급)$/.test(named)) return null;
  return named && named.length >= 2 && named.length <= 24 && isBalanced(named) ? named : null;
}
