import { isClaimWordName, type Claim, type ClaimWords } from '../claim.ts';
import { slot } from '../frames/frame.ts';
import { koreanLeads, koreanOpenings, koreanQuotes } from '../frames/korean-leads.ts';
import type { MaterialKind } from '../kinds.ts';
import { particleFor } from './particles.ts';

const paperNames: { readonly [kind in MaterialKind]: string } = {
  'cover-letter': '자기소개서',
  'school-record': '생활기록부',
  cv: '이력서',
  portfolio: '포트폴리오',
  'job-ad': '채용공고',
};

/** A project of a CV is named in quotes. */
const isProject = ({ place }: ClaimWords) => place?.includes("'") === true;

/** A club of a school record is no subject. */
const isClub = /(?:반|부|동아리|단)$/;

/** The sentences with which a question about a claim may begin. */
export function koreanLeadsFor({ words }: Claim, kind: MaterialKind): readonly string[] {
  const leads = words.did === undefined ? koreanQuotes : koreanLeads;
  return leads[settingOf(words, kind)].filter(
    // "자기소개서에 학회에서 팀장을 맡았다고"
    (lead) => !(lead.startsWith('{paper}에 ') && /^(?:\S+ ){0,3}\S+에서? /.test(words.did ?? '')),
  );
}

function settingOf(words: ClaimWords, kind: MaterialKind): keyof typeof koreanLeads {
  const isRecord = kind === 'school-record';
  if (words.place && isRecord) return isClub.test(words.place) ? 'recordClub' : 'recordPlaced';
  if (words.place) return isProject(words) ? 'project' : 'placed';
  if (words.scene) return 'scene';
  if (words.where) return 'where';
  return isRecord ? 'record' : 'own';
}

/** What is said before a question that quotes the paper without a lead. */
export function koreanOpeningsFor(
  { words }: Claim,
  kind: MaterialKind,
  text: string,
): readonly string[] {
  if (words.scene) return koreanOpenings.scene;
  if (words.where) return koreanOpenings.where;
  if (!words.place || text.includes('{place}') || !/^\{d(?:id|oing)\}/.test(text)) return [];
  if (kind === 'school-record')
    return isClub.test(words.place) ? koreanOpenings.recordClub : koreanOpenings.recordPlaced;
  return isProject(words) ? koreanOpenings.project : koreanOpenings.placed;
}

/** A school record is written by teachers: the student did not say it. */
const asRecorded = (text: string) =>
  text
    .replace('다고 하셨는데', '다고 되어 있는데')
    .replace('다고 쓰셨는데', '다고 적혀 있는데')
    .replace('다고 하셨습니다', '다고 되어 있습니다')
    .replace(/다고 (?:하셨|쓰셨)네요/, '다고 적혀 있네요');

/** Fills in a frame: `{concept:을/를}` with its particle, `{book:을/를!}` with the particle alone. */
export function writeKorean(
  text: string,
  words: ClaimWords,
  lead: string,
  kind: MaterialKind,
): string {
  return (kind === 'school-record' ? asRecorded(text) : text)
    .replace('{lead}', lead)
    .replaceAll(slot, (_, name: string, pair: string | undefined) => {
      const own = isClaimWordName(name) ? (words[name] ?? '') : '';
      const word = name === 'paper' ? paperNames[kind] : own;
      if (!pair) return word;
      return pair.endsWith('!')
        ? particleFor(word, pair.slice(0, -1))
        : word + particleFor(word, pair);
    });
}

const particles =
  /(?:에서는|에서도|에게는|으로는|으로서|에서|에게|까지|부터|마다|처럼|보다|으로|라는|이라는|에는|과의|와의|들의|들이|들은|들을|들에게|[은는이가을를의에와과만]|(?<=[가-힣]{3})[도로])$/;
const endings =
  /(?:했습니다|하였습니다|였습니다|었습니다|았습니다|습니다|했고|하고|하여|하며|하는|했지만|했다|한다|함|했음|됨|되는|되어|해서|해)$/;

/** Words that are verbs without any noun in them. */
const verbs =
  /^(?!.*(?:하|했|되|됐))[가-힣]{1,4}(?:[았었였]\S*|[던은는]|고|며|어|아|게|지|려|기|라고|습니다|니다)$/;

/** Nouns of a text that an answer about it may have. */
export function koreanContentWords(text: string): string[] {
  return text
    .split(/[\s,.()'"‘’“”:·~/]+/)
    .filter((word) => !verbs.test(word))
    .map((word) => word.replace(endings, '').replace(particles, ''))
    .filter((word) => /^[가-힣A-Za-z]{2,8}$/.test(word) && !stopWords.has(word));
}

const stopWords = new Set(
  '저는 제가 그때 이후 결과 과정 경험 때문 위해 통해 대해 대한 관련 가장 매우 많은 여러 모든 다른 있는 없는 것을 것이 하나 동안 다시 먼저 처음 특히 또한 그리고 하지만 그래서 함께 직접 이를 그런 이런 점을 점이 있었 되었 하였 등을 지원 활동 학생 사람 시간 생각 방법 문제 시작 진행 사용 작성 발표 주제 스스로 자주 매주 매일 이름 전화번호 이메일 주소'.split(
    ' ',
  ),
);
