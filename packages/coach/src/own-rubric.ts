import type { Language } from '@daedap/contract/languages';
import type { OwnPoint } from '@daedap/contract/own-questions';
import { ownCuesMax } from '@daedap/contract/own-questions';
import type { AskedQuestion } from './find-question.ts';
import type { Localised, RubricPoint, RubricQuestion } from './question.ts';
import { detectLanguage } from './text/detect-language.ts';
import type { TextReader } from './text/read-text.ts';

/** The id of every rubric that a user brings. The bank has none like it, so that nothing learned from examples is used. */
const ownId = 'own';

/** The rubric of a question that the user brings; null without any point. */
export function ownRubric(asked: AskedQuestion, readText: TextReader): RubricQuestion | null {
  if (!asked.points || asked.points.length === 0) return null;
  const points = asked.points.map((point, index) =>
    rubricPoint(point, `${ownId}-${index}`, readText),
  );
  return {
    id: ownId,
    mainCategory: null,
    points,
    opening: null,
    followUps: points.map(({ id, label }) => ({ point: id, text: followUpAbout(label) })),
  };
}

/** Without cues of its own, a point is made by the words of its label: by half of them if it has several. */
function rubricPoint(point: OwnPoint, id: string, readText: TextReader): RubricPoint {
  const language = detectLanguage(point.label, 'ko');
  const words = point.cues.length > 0 ? point.cues : contentWords(point.label, language, readText);
  const need = point.cues.length > 0 ? 1 : Math.max(1, Math.ceil(words.length / 2));
  return {
    id,
    label: both(point.label),
    start: both(point.start ?? startOf(point.label)[language]),
    cues: { ko: [], en: [], [language]: words },
    need,
  };
}

const both = (text: string): Localised => ({ ko: text, en: text });

function contentWords(label: string, language: Language, readText: TextReader): string[] {
  const keys = readText(label, language).words.flatMap(({ tokens }) =>
    tokens.flatMap(({ key, kind }) => (kind === 'content' || kind === 'name' ? [key] : [])),
  );
  const words = [...new Set(keys)].filter((key) => key.length > 1).slice(0, ownCuesMax);
  return words.length > 0 ? words : [label.split(' ')[0]!];
}

const startOf = (label: string): Localised => ({
  ko: `${label}에 대해 말씀드리면`,
  en: `As for ${lowered(label)},`,
});

const followUpAbout = (label: Localised): Localised => ({
  ko: `${label.ko}에 대해 조금 더 구체적으로 말씀해 주시겠어요?`,
  en: `Could you say more about ${lowered(label.en)}?`,
});

/** A label within a sentence begins with a small letter, unless it is a name. */
const lowered = (label: string) =>
  /^[A-Z][a-z]/.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label;
