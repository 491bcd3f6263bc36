import type { Language } from '@daedap/contract/languages';
import type { Claim } from '../claim.ts';
import type { Intent } from '../intents.ts';

type Told = {
  /** Where a paper would say it: up to the claim, from the claim on, or anywhere. */
  readonly where: 'before' | 'after' | 'document';
  readonly words: { readonly [language in Language]: RegExp };
};

/** Words that show that a paper has answered a question of an intent itself: nobody asks for what he has just read. */
const tellings: { readonly [intent in Intent]?: Told } = {
  reason: {
    where: 'before',
    words: {
      ko: /때문|위해|위하여|계기|이유|싶어|고자|원인|흥미|관심|의문|궁금|불만|판단|문제가 있|문제를 (?:느|겪)|어려웠|원해|원했|못해 |못했|(?:않|없|많|잦|몰리|나뉘|나오|생기|잊|겹)(?:아|어|자)[, ]|는 것을 보고|(?:나와|생겨|달라|늘어|많아|없어|잦아|몰려|헷갈려)서? |[가-힣]니까 |(?:생각|마음)으로 /,
      en: /\b(?:because|since|so that|in order to|wanted to|did not want|noticed|after (?:a|an|the))\b/i,
    },
  },
  hardest: {
    where: 'after',
    words: {
      ko: /어려웠|힘들었|막막|가장 큰 (?:벽|고비|문제)|난관|문제가 생겼|못해 |못했|시행착오/,
      en: /\b(?:hardest|most difficult|toughest|struggled|refused)\b/i,
    },
  },
  lesson: {
    where: 'after',
    words: {
      ko: /배웠|깨달|느꼈|알게 되|교훈|배운/,
      en: /\b(?:learn(?:ed|t)|realis?z?ed|taught me)\b/i,
    },
  },
  conflict: {
    where: 'document',
    words: {
      ko: /의견이 (?:\S+ )?(?:갈|나뉘|엇갈|달)|갈등|의견 차|다툼|반대하던|충돌/,
      en: /\b(?:disagree|refused|conflict|argued)\w*/i,
    },
  },
  alternative: {
    where: 'before',
    words: { ko: /대신|처음에는/, en: /\b(?:instead of|rather than)\b/i },
  },
};

/** Deeds that are a conflict themselves: what the paper tells of it is what one asks about. */
const conflicts = new Set(['persuade', 'propose', 'argue', 'discuss']);

/** Whether the paper has told already what a question of this intent asks for. */
export function isTold(
  intent: Intent,
  claim: Claim,
  document: { readonly text: string },
  language: Language,
): boolean {
  const telling = tellings[intent];
  if (!telling || claim.type === 'lesson' || claim.type === 'contradiction') return false;
  if (intent === 'conflict' && conflicts.has(claim.deed ?? '')) return false;
  const text = telling.where === 'document' ? document.text : claim[telling.where];
  return telling.words[language].test(text);
}
