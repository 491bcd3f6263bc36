import { particleFor } from './particles.ts';

/** How often or for what a figure holds: "월 22건", "하루 평균 40개". */
const rates = '(?:(?:월|주|연|하루|평균|월평균|일평균|약|최대|총) ){0,2}';
/** "클레임 월 22건 → 7건". The figure before the arrow is the last one: "1건당 처리 시간 4분 → 2분 40초". */
const arrow = new RegExp(
  `^(.*?)[\\s:：]*(${rates}\\d[\\d,.]*\\s?[^\\s\\d→⇒➔]{0,6}(?: \\d+초| 원| 명)?)\\s*(?:→|⇒|➔|->)\\s*(${rates}\\d.*)$`,
);
const scales: Readonly<Record<string, number>> = { 천: 1e3, 만: 1e4, 억: 1e8 };

/** "구독자 4만 → 21만 명" → "구독자가 4만에서 21만 명으로 늘었". null if a part of a line tells of no change. */
export function clauseOfArrow(
  part: string,
  line: string,
): { readonly gist: string; readonly tense: 'past' } | null {
  const [, what = '', from = '', reached = ''] =
    arrow.exec(
      part
        .trim()
        .replace(/\s*\([^()]*\)\s*$/, '')
        .replace(/[.]$/, ''),
    ) ?? [];
  const [, to = '', written, change] =
    /^(.*?)(으로|로)?(?: (단축|감소|증가|절감|향상|상승|개선|확대|축소))?$/.exec(reached) ?? [];
  if (!from || what.trim().length < 2 || to.length > 16) return null;
  const toward = written ?? particleFor(to, '으로/로');

  const told = what.trim().replace(/^.*[:：]\s+/, '');
  // "교체 주기를 누적 400시간 → 320시간으로 단축": the line has an object and a verb of its own.
  if (/[을를](?: (?!통해|위해|활용)|$)/.test(told)) {
    const verb = change && (/^(?:감소|증가|상승)$/.test(change) ? `${change}시켰` : `${change}했`);
    const gist = `${told} ${from.trim()}에서 ${to.trim()}${toward} ${verb}`;
    return verb ? { gist, tense: 'past' } : null;
  }
  // "산포 3σ 기준 5% → 3%": the standard goes with the figure.
  const [, measured = told, standard = ''] = /^(.+?) (\S+ 기준)$/.exec(told) ?? [];
  const own = measured.replace(/[은는이가]$/, '');
  const name = /['‘][^'’]{2,20}['’]/.exec(line)?.[0];
  // "채널 '바닷가' 기획, 구독자 4만 → 9만 명": the subscribers of what was named before.
  const subject = name && !own.includes(' ') ? `${name} ${own}` : own;
  const verb = directionOf(from, to);
  return {
    gist: `${subject}${particleFor(subject, '이/가')} ${standard ? `${standard} ` : ''}${from.trim()}에서 ${to.trim()}${toward} ${verb}`,
    tense: 'past',
  };
}

/** Posts that a line may end with: "동아리 정비부장". */
export const posts =
  /(?:(?!현장|공장|시장|매장|출장|극장|농장|광장|입장|성장|포장|동장|차장|연장|확장|도장)[가-힣]장|회장|부회장|총무|대표|리더|서기|간사|조교|강사|튜터|멘토|매니저|담당자|책임자|운영진|서포터즈|기자단|근로장학생)$/;

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
