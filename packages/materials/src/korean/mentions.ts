import type { Found } from '../claim.ts';
import type { MaterialKind } from '../kinds.ts';
import type { Sentence } from '../text/sentences.ts';
import { isBalanced } from './nouns.ts';
import { placeOf } from './places.ts';
import { quoteOf } from './statements.ts';

const listedBook = /(?:^|,\s*)(?:\([^()]{1,12}\)\s*)?([^,()『』]{1,30}?)\s?\(([^()]{2,20})\)/g;
const quotedBook =
  /[『「<'‘]([^』」>'’]{1,30})[』」>'’](?:\([^()]{2,20}\))?(?:을|를)?\s(?:읽|완독|탐독)/g;

export function booksIn({ clean, heading }: Sentence): Found[] {
  const isList = heading !== null && /독서/.test(heading) && !/다[.]?$|함[.]?$/.test(clean);
  const titles = [...clean.matchAll(isList ? listedBook : quotedBook)].map(([, title]) =>
    title!.trim(),
  );
  return titles
    .filter((title) => title.length > 1 && !title.includes('['))
    .map((book) => ({ type: 'book', words: { book }, weight: 0.8 }));
}

const noun = "['‘]?(?:[가-힣A-Za-zⅠⅡ0-9·]+ ){0,3}?[가-힣A-Za-zⅠⅡ0-9·]+['’]?";
const learned = new RegExp(`(?:^|[.,] |하며 |하고 )(${noun})(?:을|를) (?:학습|배우|공부|익히)`);
const unitOf = new RegExp(`(?:^|[.,] )(${noun}) 단원(?:에서|을)`);
const applied = new RegExp(
  `(?:^|\\s)((?:[가-힣A-Za-z0-9]+ )?[가-힣A-Za-z0-9]+(?:과|와)? ?[가-힣A-Za-z0-9]*)(?:을|를) (?:적용|활용|이용|도입)(?:한|하여|해|했)`,
);
const vagueConcepts =
  /방법$|과정$|기준$|수첩$|^(?:자료|센서|프로그램|이를|그래프)$|단원|수업|영향$|매크로$|로딩$/;

/** What a school record says was applied is a concept only if it is a piece of theory. */
const theory = /(?:제어|함수|정리|법칙|알고리즘|원리|이론|모델|방정식|수열|확률|통계|미분|적분)$/;

/** What has a principle that one can explain. */
const technique = new RegExp(
  `[A-Za-z]|(?:기법|공법|분석|시스템|모형|엔진|설계|락|캐시|큐|패턴|구조)$|${theory.source}`,
);

export function conceptsIn({ clean, heading }: Sentence, kind: MaterialKind): Found[] {
  // What somebody wants to use has not been used.
  if (/(?:싶습니다|겠습니다|고자 합니다|예정입니다|계획입니다)/.test(clean)) return [];
  const isRecord = kind === 'school-record';
  const found =
    (isRecord ? (unitOf.exec(clean) ?? learned.exec(clean)) : null) ??
    (isRecord && !theory.test(applied.exec(clean)?.[1] ?? '') ? null : applied.exec(clean));
  const isUnit = isRecord && unitOf.test(clean);
  const concept = found?.[1]?.trim();
  if (!concept || concept.length < 2 || concept.length > 18 || vagueConcepts.test(concept))
    return [];
  if (
    /[[\]]/.test(concept) ||
    !isBalanced(concept) ||
    /(?:은|는|에서|으로|하여|하고|의|[을를이가])(?: |$)/.test(
      `${concept} `.replace(/ [^ ]+ $/, ' '),
    )
  )
    return [];
  if (!isRecord && !technique.test(concept)) return [];
  const place = placeOf(heading, kind);
  return [
    {
      type: 'subject',
      words: { concept, ...(isUnit ? { other: '단원' } : {}), ...(place ? { place } : {}) },
      // What was only applied is told better by what was done with it.
      weight: isRecord ? (isUnit || learned.test(clean) ? 0.9 : 0.65) : 0.7,
    },
  ];
}

const skillHeading = /보유 ?기술|기술 ?스택|사용 ?기술|핵심 ?기술|활용 ?능력|skills/i;

/** A program and a technique are not compared. */
const isPair = (one: string, two: string | undefined) =>
  two !== undefined &&
  /[A-Za-z]/.test(one) === /[A-Za-z]/.test(two) &&
  work.test(one) === work.test(two);

/** Work that somebody can do, and no tool that is used. */
const work = /(?:측정|진단|검토|점검|분석|관리|작성|설계|정비|검사|조율|기획|응대)$/;

export function skillsIn({ clean, heading }: Sentence): Found[] {
  if (heading === null) return [];
  if (/자격/.test(heading) && !/[:：]/.test(clean)) {
    const names = clean
      .split(/(?:,\s*|\s[/·]\s)(?![^(]*\))/)
      .filter((name) => !/불합격|예정|응시|필기|준비|없음$|해당 ?(?:사항|없)/.test(name))
      .map((name) => name.replace(/\s?\(.*$|\s(?:19|20)\d{2}\S*$/, '').trim());
    return names
      .filter(
        (name) =>
          /^[가-힣A-Za-z0-9 ]{4,14}$/.test(name) &&
          !/수상|대상$|상$|운전|\d종|\dh$|과정|교육|수료|이수|준비/.test(name),
      )
      .slice(0, 2)
      .map((trait) => ({ type: 'skill', words: { tech: trait, trait: '자격' }, weight: 0.45 }));
  }
  if (!skillHeading.test(heading)) return [];
  const names = clean
    .split(/[,/]\s*|\s·\s*/)
    // "절연저항·접지저항 측정" is one skill, "자바·코틀린" are two.
    .flatMap((name) => (/\s/.test(name.trim()) ? [name] : name.split('·')))
    .map((name) => name.replace(/\(.*\)/, '').trim())
    .map((name) => name.replace(/ (?:최상|중상|중하|상|중|하|초급|중급|고급)$/, ''))
    .filter((name) => name.length > 1 && name.length <= 20 && !name.includes('['));
  return names.map((tech, index) => ({
    type: 'skill',
    words: { tech, ...(isPair(tech, names[index + 1]) ? { other: names[index + 1]! } : {}) },
    weight: 0.7 - index * 0.05,
  }));
}

export function traitsIn({ clean, heading }: Sentence, kind: MaterialKind): Found[] {
  const quote = quoteOf(clean);
  if (quote !== null && /(?:장점|강점)은 .{2,}(?:입니다|이다|임)$/.test(quote))
    return [{ type: 'trait', words: { quote, trait: '장점' }, weight: 0.75 }];
  if (quote !== null && /(?:단점|약점)(?:은 .{2,}(?:입니다|이다|임)|이 있\S*)$/.test(quote))
    return [{ type: 'trait', words: { quote, weakness: '단점' }, weight: 0.8 }];
  // "단점은 …는 것인데, 요즘은 …": the weakness is said before the remedy.
  const weak =
    /^((?:저의 |제 )?(?:단점|약점)은 .{6,46}?는? (?:것|점))(?:인데|이지만|이나|이고)/.exec(
      clean,
    )?.[1];
  if (weak && isBalanced(weak))
    return [{ type: 'trait', words: { quote: weak, weakness: '단점' }, weight: 0.8 }];
  if (
    quote !== null &&
    /^(?:제|저의|나의) 성격은 .{8,}(?:입니다|이다)$|.{14,}는 편입니다$/.test(quote)
  )
    return [{ type: 'trait', words: { quote, trait: '성격' }, weight: 0.7 }];
  if (kind !== 'school-record') return [];
  const seen = /^(.{8,44}?) 학생(?:임|으로)/.exec(clean.replace(/^\d학년 (?!때|동안|들)/, ''))?.[1];
  // Everybody tries and takes part.
  if (
    !seen ||
    seen.includes('[') ||
    /기대되는$|촉망되는$|모범이 되는$|노력하는$|참여하는$|임하는$|^성실한|기본 개념/.test(seen)
  )
    return [];
  const place = placeOf(heading, kind);
  const words = { opinion: `${seen} 학생`, ...(place === null ? {} : { place }) };
  return [{ type: 'trait', words, weight: 0.75 }];
}
