import { particleFor } from './particles.ts';
import { isDeedNoun } from './verbs.ts';

/** How often or for what a figure holds: "월 22건", "하루 평균 40개". */
const rates = '(?:(?:월|주|연|하루|평균|월평균|일평균|약|최대|총) ){0,2}';
/** "클레임 월 22건 → 7건". The figure before the arrow is the last one: "1건당 처리 시간 4분 → 2분 40초". */
const arrow = new RegExp(
  `^(.*?)[\\s:：]*(${rates}\\d[\\d,.]*\\s?[^\\s\\d→⇒➔]{0,6}(?: \\d+초| 원| 명)?)\\s*(?:→|⇒|➔|->)\\s*(${rates}\\d.*)$`,
);
const scales: Readonly<Record<string, number>> = { 천: 1e3, 만: 1e4, 억: 1e8 };

/** Posts that a line may end with: "동아리 정비부장". */
const posts =
  /(?:[가-힣]장|회장|부회장|총무|대표|리더|서기|간사|조교|강사|튜터|멘토|매니저|담당자|책임자|운영진|서포터즈|기자단|근로장학생)$/;

/** Rewrites phrases of a list as clauses: "구독자 4만 → 21만 명" → "구독자가 4만에서 21만 명으로 늘었다". */
export function clausesOfItem(item: string): string[] {
  const text = item.replace(/\s*\([^()]*\)\s*$/, '').replace(/[.]$/, '');
  const parts = text.split(/,\s+|[:：]\s+|;\s+|\s[—–]\s/);
  if (!parts.some((part) => arrow.test(part)))
    return posts.test(text) && !/[을를] /.test(text) && text.includes(' ')
      ? [`${text}${particleFor(text, '을/를')} 맡았다`]
      : deedsOf(text);
  const name = /['‘][^'’]{2,20}['’]/.exec(text)?.[0];
  return parts.map((part) => {
    const [, what = '', from = '', to = ''] = arrow.exec(part) ?? [];
    if (!from || what.trim().length < 2) return part;
    const own = what.trim().replace(/[은는이가]$/, '');
    // "채널 '바닷가' 기획, 구독자 4만 → 9만 명": the subscribers of what was named before.
    const subject = name && !own.includes(' ') ? `${name} ${own}` : own;
    const verb = directionOf(from, to);
    return `${subject}${particleFor(subject, '이/가')} ${from.trim()}에서 ${to.trim()}${particleFor(to, '으로/로')} ${verb}다`;
  });
}

/** "상담 기록 카드 도입 및 직원 5명 교육" are two deeds, each with its own object. */
function deedsOf(text: string): string[] {
  const [first = '', second = '', ...more] = text.split(' 및 ');
  const isDeed = (part: string) => part.includes(' ') && isDeedNoun.test(part);
  return more.length === 0 && isDeed(first) && isDeed(second) && !/(?:담당|총괄)$/.test(second)
    ? [first, second]
    : [text];
}

function directionOf(from: string, to: string): string {
  const [one, two] = [amountOf(from), amountOf(to)];
  if (one === null || two === null || one === two) return '바뀌었';
  return two > one ? '늘었' : '줄었';
}

/** "4만 명" → 40000, "2분 10초" → 130. */
function amountOf(figure: string): number | null {
  const text = figure.replace(/^[^\d]+/, '');
  const time = /^(\d+)분(?: (\d+)초)?/.exec(text);
  if (time) return Number(time[1]) * 60 + Number(time[2] ?? 0);
  const found = /^([\d,.]+)\s?([천만억]?)/.exec(text);
  if (!found) return null;
  const amount = Number(found[1]!.replaceAll(',', ''));
  return Number.isFinite(amount) ? amount * (scales[found[2] ?? ''] ?? 1) : null;
}
