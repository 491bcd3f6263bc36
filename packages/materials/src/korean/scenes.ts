import type { ClaimWords } from '../claim.ts';
import type { MaterialKind } from '../kinds.ts';
import type { Sentence } from '../text/sentences.ts';
import { isBalanced, isRelational } from './nouns.ts';
import type { KoreanStatement } from './statements.ts';

/** What a passage is about, as an interviewer names it before asking: a thing that was made or done, or a place. */
type Scene = {
  readonly words: { readonly scene: string } | { readonly where: string };
  readonly name: string;
  /** A place or a contest gives way to what was done there. */
  readonly isRough: boolean;
};

const thingScene = (scene: string, isRough = false): Scene => ({
  words: { scene },
  name: scene,
  isRough,
});
const placeScene = (where: string): Scene => ({ words: { where }, name: where, isRough: true });
/** A paper goes on to something else. */
const startsAnew =
  /^(?:또한?|한편|다음|최근|올해|작년|지난|그 밖에|이 밖에|더불어|아울러|대학 시절|졸업 후|\d학년|(?:\S+ ){1,3}단원에서는?)\s/;
/** A paragraph goes on with what the one before was about. */
const goesOn =
  /^(?:저는 )?(?:이후 )?(?:같은|이|해당|위) (?:프로젝트|업체|회사|기업|동아리|팀|대회|학회|연구실|수업|활동|과정|사업|매장|가게|앱|서비스)/;

const workplaces = '회사|업체|기업|매장|가게|병동|연구실|센터|사무소|지점|공장';
const events =
  '대회|공모전|해커톤|캠프|학술제|박람회|축제|인턴십|현장실습|실습|평가|시험|봉사|발표회|체험전|바자회|공연|전시회|워크숍';
/** A test or an assessment is a step of what goes on. */
const settings = `${events.replace(/평가\|시험\|/, '')}|${workplaces}`;
/** A sentence that begins with an occasion or a post of its own. */
const ownSetting = new RegExp(
  `^(?:(?:이후|그 뒤|그 후|이듬해|다음 해에?) )?((?:\\S+ ){0,3}\\S*(?:${settings}))에서(?:는)? `,
);
const pointsBack = /^(?:같은|이|그|해당|위) /;
const notNames =
  /^(?:같은|이|그|해당|위|첫|다음|한|각|매)(?: |$)|(?:은|는|이|가|을|를|에|로|고|며|어|여)(?: |$)/;

/** "같은 매장에서" goes on with a place, but "같은 업체에서" is not the contest that was named before. */
const isSameSetting = ({ words, name }: Scene, setting: string) =>
  isNamedIn(name, setting) ||
  (pointsBack.test(setting) &&
    ('where' in words || name.includes(setting.slice(setting.lastIndexOf(' ') + 1))));

const namesThing: ReadonlySet<string> = new Set([
  'make',
  'change',
  'operate',
  'propose',
  'write',
  'experiment',
  'survey',
  'study',
  'choose',
  'failure',
]);

/**
 * Remembers what each passage is about. A claim in the middle of a paragraph is understood by somebody who only hears
 * the question if its scene is named first.
 */
export function createScenes(kind: MaterialKind) {
  let block = -1;
  let scene: Scene | null = null;

  function enter(sentence: Sentence): void {
    const title = kind === 'portfolio' ? titleSceneOf(sentence) : null;
    if (sentence.block !== block) {
      block = sentence.block;
      if (title !== null || !goesOn.test(sentence.clean)) scene = title;
    } else if (startsAnew.test(sentence.clean)) scene = title;
    const setting = kind === 'portfolio' ? undefined : ownSetting.exec(sentence.clean)?.[1];
    // "소극장 공연에서 …": what was made before is another matter.
    if (setting && scene !== null && !isSameSetting(scene, setting))
      scene = setting.length <= 20 && !notNames.test(setting) ? thingScene(setting, true) : null;
    const isFirst = sentence.before.length <= sentence.clean.length;
    const occasion = scene === null && isFirst ? nameIn(event, sentence.clean) : null;
    // "하천 정비 현장에서 넉 달간 현장실습을": the place says more than the word for the stay.
    const host = occasion === null || occasion.includes(' ') ? null : nameIn(stay, sentence.clean);
    if (host !== null && host.length <= 24 && isBalanced(host)) scene = placeScene(host);
    else if (occasion !== null && occasion.length <= 20) scene = thingScene(occasion, true);
  }

  /** The scene of a statement, which may become the scene of what follows in its paragraph. */
  function sceneOf(verb: string, statement: KoreanStatement, sentence: Sentence): ClaimWords {
    // A paragraph of a school record is about many things, and so is a list.
    if (kind === 'school-record' || (sentence.isItem && kind !== 'portfolio')) return {};
    const known = scene;
    const isFirst = sentence.before.length <= sentence.clean.length;
    const own = isFirst ? sceneFrom(verb, statement, sentence.clean) : null;
    if (own !== null && (scene === null || scene.isRough)) scene = own;
    return known === null || isNamedIn(known.name, sentence.clean) ? {} : known.words;
  }

  /** What a sentence without a verb of the writer's is about. */
  const around = ({ clean }: Sentence): ClaimWords =>
    scene === null || isNamedIn(scene.name, clean) ? {} : scene.words;

  return { enter, sceneOf, around };
}

const event = new RegExp(
  `(?:^|\\s)((?:(?:모의|[가-힣A-Za-z0-9]+(?<![의에을를이가은는])) ){0,3}[가-힣A-Za-z0-9]*(?:${events}))(?:에서|에|을|를|의|\\s(?:중|때))[ ,]`,
);
const stay =
  /^((?:[가-힣A-Za-z0-9'’]+ ){0,3}[가-힣A-Za-z0-9'’]{2,})에서 (?:\S+ ){0,3}(?:현장실습|실습|인턴십|봉사)/;
const post =
  /^(?:.*(?:부터|까지|동안|간|때|에) )?((?:[가-힣A-Za-z0-9]+ ){0,4}[가-힣A-Za-z0-9)'’]{2,})에서 .*(?:맡|담당|일[했하]|근무|활동|참여|총괄|운영)/;
/** The name that a pattern finds, without what says when: "3학년 때 무역학과 학술제". */
function nameIn(pattern: RegExp, clean: string): string | null {
  const name = pattern
    .exec(clean.replace(/^(?:이후 )?저는 /, ''))?.[1]
    ?.replace(/^(?:.* )?(?:참가한|출전한|참여한|나간|열린) /, '')
    .replace(
      /^.*(?:때|시절|당시|동안|[가-힣]간|학기|\d학년|이후|저는| (?:후|뒤)(?:에|에는)?) /,
      '',
    );
  return name &&
    !/^(?:(?:\d|같은|이|그|해당|위|첫|다음|한|각|매)(?: |$)|\d+(?:년|개월|주|일) )/.test(name) &&
    name.length >= 4
    ? name
    : null;
}

/** Heads that do not name what went on. */
const notScenes =
  /(?:방안|방법|계획|기준|의견|대안|보완책|제도|조항|규칙|원칙|순서|담당|표|문제|점|사실|것|현상|결과|까닭|일|수|과정|영향|차이)$/;

function sceneFrom(
  verb: string,
  { gist: did, thing }: KoreanStatement,
  clean: string,
): Scene | null {
  const project = /['‘][^'’]{2,20}['’] ?(?:프로젝트|서비스|앱|캠페인|행사)/.exec(did)?.[0];
  if (project && isBalanced(project)) return thingScene(project);
  const where = verb === 'role' ? nameIn(post, clean) : nameIn(event, clean);
  if (verb === 'role')
    return where && where.length <= 24 && isBalanced(where) ? placeScene(where) : null;
  const made = /[을를] (.{4,20}?)(?:으로|로) (?:만들었|제작했|정리했)$/.exec(did)?.[1] ?? thing;
  const named =
    made !== null && namesThing.has(verb) && isObjectOf(made, did) && !notScenes.test(made)
      ? made
      : null;
  const head = named?.slice(named.lastIndexOf(' ') + 1) ?? '';
  if (named !== null && named.length >= 6 && named.length <= 26 && !isRelational(head))
    return thingScene(named);
  return where && where.length <= 20 ? thingScene(where, true) : null;
}

/** Whether a phrase stands right before the last verb of a clause. */
const isObjectOf = (phrase: string, did: string) => {
  const rest = did.slice(did.lastIndexOf(phrase) + phrase.length).split(' ');
  return (
    rest.length <= 4 && rest.slice(1, -1).every((word) => !/(?:고|어|아|며|여|해|서)$/.test(word))
  );
};

/** Whether a clause itself says what it is about. */
function isNamedIn(name: string, did: string): boolean {
  const quoted = /['‘]([^'’]+)['’]/.exec(name)?.[1];
  if (quoted) return did.includes(quoted);
  const words = name.split(' ').filter((word) => word.length >= 2);
  const shared = words.filter((word) => did.includes(word.replace(/[을를의과와]$/, '')));
  return shared.length * 2 > words.length;
}

/** The project that a part of a portfolio is about, or the title: "포트폴리오: 병원 예약 앱 개선" → 병원 예약 앱 개선. */
function titleSceneOf({ title, project }: Sentence): Scene | null {
  const named = project
    ? `${/['‘’"]/.test(project) ? project : `'${project}'`} 프로젝트`
    : /^(?:포트폴리오|프로젝트)\s*[:：.-]\s*(.{6,26})$/.exec(title ?? '')?.[1];
  return named && named.length <= 40 && !named.includes('[') ? thingScene(named) : null;
}
