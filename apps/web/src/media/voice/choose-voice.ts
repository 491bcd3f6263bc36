import type { Language } from '@daedap/contract/languages';

type BrowserVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default'>;

/**
 * Names of voices that sound good, best first: Apple (macOS, iOS), Google (Android, ChromeOS, Chrome), Microsoft
 * (Windows, Edge). Apple and Android translate some names. github.com/HadrienGardeur/web-speech-recommended-voices
 * lists what each system has.
 */
const goodNames: Readonly<Record<Language, readonly RegExp[]>> = {
  ko: [
    /yuna|유나/i,
    /ko-kr-x-ko[bc]/i,
    /한국어 [12]/,
    /jian|지안/i,
    /suhyun|수현|sora|소라|minsu|민수/i,
    /ko-kr-x-|한국어 [34]|한국어 대한민국|korean south korea/i,
    /sunhi|injoon|hyunsu/i,
    /google 한국/i,
    /heami/i,
  ],
  en: [
    /\b(samantha|ava|allison|evan|zoe|joelle)\b/i,
    /en-us-x-(tpf|sfg|iol|iob)/i,
    /us english [1-6]/i,
    /en-us-x-|english united states/i,
    /\b(aria|jenny|guy|emma|andrew)\b/i,
    /\b(daniel|karen|moira|serena)\b/i,
    /google us english|google uk english/i,
    /\b(zira|mark|david)\b/i,
  ],
};

/** Apple lets people download better versions of a voice. */
const betterVersion = /premium|enhanced|프리미엄|고품질/i;
/** Jokes and singers of macOS, and eSpeak, whose Korean nobody can follow. */
const unfit =
  /\b(albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|good news|jester|organ|superstar|trinoids|whisper|wobble|zarvox|fred|junior|kathy|ralph|eddy|flo|grandma|grandpa|reed|rocko|sandy|shelley)\b|espeak/i;
const homes: Readonly<Record<Language, string>> = { ko: 'ko-kr', en: 'en-us' };

/** Android writes `ko_KR`, others `ko-KR`, Linux `ko`. */
const codeOf = ({ lang }: Pick<BrowserVoice, 'lang'>) => lang.toLowerCase().replace('_', '-');

/**
 * The voices of a language, best first. Voices of the device come before those of a service: they work without a
 * network, begin at once, and the question stays on the device.
 */
export function voicesOf<V extends BrowserVoice>(voices: readonly V[], language: Language): V[] {
  return voices
    .filter((voice) => codeOf(voice).split('-')[0] === language)
    .map((voice) => ({ voice, points: pointsOf(voice, language) }))
    .toSorted((one, other) => other.points - one.points)
    .map(({ voice }) => voice);
}

/** The chosen voice while the browser has it, otherwise the best one. */
export function chooseVoice<V extends BrowserVoice>(
  voices: readonly V[],
  language: Language,
  chosen: string | null,
): V | null {
  const sorted = voicesOf(voices, language);
  const best = sorted.find(({ name }) => !unfit.test(name)) ?? null;
  return sorted.find(({ name }) => name === chosen) ?? best;
}

function pointsOf(voice: BrowserVoice, language: Language): number {
  const names = goodNames[language];
  const place = names.findIndex((name) => name.test(voice.name));
  return (
    (unfit.test(voice.name) ? -1_000 : 0) +
    (voice.localService ? 100 : 0) +
    (place === -1 ? 0 : 20 + 2 * (names.length - place)) +
    (betterVersion.test(voice.name) ? 10 : 0) +
    (codeOf(voice) === homes[language] ? 5 : 0) +
    (voice.default ? 1 : 0)
  );
}
