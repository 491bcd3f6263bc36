import { frames, type Samples, stepLevels } from './levels.ts';
import { hopSeconds, pitchRangeOf, trackPitch } from './pitch.ts';
import { hasVoice, problemOf } from './sound-problem.ts';
import type { SoundTrack } from './sound-track.ts';
import { lengthOf, loudnessOf, loudSpans } from './voice.ts';

/** Works out of the samples of a recording what a timeline shows and how it was said. A 5-minute answer takes a second. */
export function measureSound(sound: Samples): SoundTrack {
  const levels = stepLevels(sound);
  const loudness = loudnessOf(levels);
  const voice = loudSpans(levels, loudness.border);
  const pitches = trackPitch(sound, voice);
  const voiced = { pitches, of: lengthOf(voice) / hopSeconds };
  const heard = { loudness, voice, voiced, levels };
  const problem = problemOf(sound, heard);
  // Hum has a pitch of its own, and noise and distortion hide that of the voice.
  const canTellPitch = problem === null || problem === 'quiet';
  return {
    seconds: sound.samples.length / sound.sampleRate,
    ...frames(sound, levels),
    voice: hasVoice(heard) ? voice : [],
    pitchRange: canTellPitch ? pitchRangeOf(pitches) : null,
    problem,
  };
}
