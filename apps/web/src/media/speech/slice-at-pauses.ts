import { createLevelMeter } from '#/media/devices/level-meter.ts';

/**
 * Asks the recorder for a slice where its speaker pauses, and not only when a slice has its full length: the server
 * recognises what it has, so captions come sooner and less is left when the answer ends. It ends with the recorder.
 */
export function sliceAtPauses(recorder: MediaRecorder, createMeter = createLevelMeter): void {
  if (recorder.state === 'inactive') return;
  const rule = createSliceRule();
  const meter = createMeter(recorder.stream, (level) => {
    const isDue = rule.isDue(level, performance.now());
    if (isDue && recorder.state === 'recording') recorder.requestData();
  });
  recorder.addEventListener('stop', meter.dispose, { once: true });
  recorder.addEventListener('error', meter.dispose, { once: true });
}

/** Says when the next slice should go to the server. It gets the loudness ten times a second. */
type SliceRule = {
  readonly isDue: (level: number, atMs: number) => boolean;
};

/** A voice is this much louder than the room, and louder than silence. */
const voice = { aboveRoom: 3, least: 0.006 } as const;
/** How fast the room is believed to have become louder, in a tenth of a second. */
const roomRises = 0.005;

const wait = {
  /** Long enough for a word or two: the first captions come with them. Another slice follows, in case that was too little. */
  firstWords: 400,
  /** While someone speaks, captions follow at this pace. */
  speaking: 2_000,
  /** The server ends windows at pauses; half a second is one for its voice detector, too. */
  pause: 500,
  /** Captions of what was said before a pause come with the slice after it. */
  afterPause: 1_000,
} as const;

/**
 * Sends the first words at once, in two slices, then a slice at every pause and every two seconds of speech. In silence nothing is sent
 * but what brings the last captions; the recorder's own slices, which are longer, come anyway.
 */
export function createSliceRule(): SliceRule {
  let room = Infinity;
  let lastSlice = -Infinity;
  let firstWords = 2;
  let lastVoice = -Infinity;
  let phase: 'silent' | 'speaking' | 'paused' = 'silent';

  const follow = (level: number, at: number) => {
    room = level < room ? level : room + (level - room) * roomRises;
    if (level <= Math.max(voice.least, room * voice.aboveRoom)) return;
    lastVoice = at;
    if (phase === 'silent') lastSlice = Math.max(lastSlice, at);
    phase = 'speaking';
  };

  return {
    isDue: (level, at) => {
      follow(level, at);
      const since = at - lastSlice;
      switch (phase) {
        case 'silent':
          return false;
        case 'paused': {
          if (since < wait.afterPause) return false;
          phase = 'silent';
          break;
        }
        case 'speaking': {
          const isPause = at - lastVoice >= wait.pause;
          if (!isPause && since < (firstWords > 0 ? wait.firstWords : wait.speaking)) return false;
          firstWords -= 1;
          if (isPause) phase = 'paused';
        }
      }
      lastSlice = at;
      return true;
    },
  };
}
