import { describe, expect, test } from 'vitest';
import { chooseVoice, voicesOf } from './choose-voice.ts';
import { voiceNamed } from './testing/scripted-synthesis.ts';

const remote = { localService: false };
const english = { lang: 'en-US' };

const chosen = (voices: readonly SpeechSynthesisVoice[], language: 'ko' | 'en' = 'ko') =>
  chooseVoice(voices, language, null)?.name;

describe('the best voice', () => {
  test.each([
    [
      'macOS: the better version of Yuna',
      [voiceNamed('Sora'), voiceNamed('Yuna'), voiceNamed('Yuna (Enhanced)')],
      'Yuna (Enhanced)',
    ],
    ['iOS in Korean', [voiceNamed('민수'), voiceNamed('유나')], '유나'],
    [
      'Chrome on Windows: the voice of the device before the one of a service',
      [voiceNamed('Google 한국의', remote), voiceNamed('Microsoft Heami - Korean (Korea)')],
      'Microsoft Heami - Korean (Korea)',
    ],
    [
      'Edge without a voice of the device',
      [
        voiceNamed('Google 한국의', remote),
        voiceNamed('Microsoft SunHi Online (Natural) - Korean (Korea)', remote),
      ],
      'Microsoft SunHi Online (Natural) - Korean (Korea)',
    ],
    [
      'Android, which writes ko_KR',
      [
        voiceNamed('English United States', { lang: 'en_US' }),
        voiceNamed('한국어 대한민국', { lang: 'ko_KR' }),
      ],
      '한국어 대한민국',
    ],
    ['an unknown one is better than none', [voiceNamed('Somebody')], 'Somebody'],
  ])('%s', (_name, voices, name) => {
    expect(chosen(voices)).toBe(name);
  });

  test('English: no novelty voice, and the American one first', () => {
    const voices = [
      voiceNamed('Albert', english),
      voiceNamed('Zarvox', english),
      voiceNamed('Daniel', { lang: 'en-GB' }),
      voiceNamed('Samantha', english),
    ];
    expect(chosen(voices, 'en')).toBe('Samantha');
    expect(voicesOf(voices, 'en').map(({ name }) => name)).toEqual([
      'Samantha',
      'Daniel',
      'Albert',
      'Zarvox',
    ]);
  });

  test('no voice of another language, and no eSpeak, which nobody can follow', () => {
    expect(chosen([voiceNamed('Samantha', english)])).toBeUndefined();
    expect(chosen([voiceNamed('Korean espeak-ng', { lang: 'ko' })])).toBeUndefined();
    expect(chosen([voiceNamed('Konkani', { lang: 'kok-IN' })])).toBeUndefined();
  });
});

test('the voice that the person chose is taken while the browser has it', () => {
  const voices = [voiceNamed('Yuna'), voiceNamed('Google 한국의', remote)];
  expect(chooseVoice(voices, 'ko', 'Google 한국의')?.name).toBe('Google 한국의');
  expect(chooseVoice(voices, 'ko', 'Removed')?.name).toBe('Yuna');
  expect(chooseVoice(voices, 'en', 'Yuna')).toBeNull();
});
