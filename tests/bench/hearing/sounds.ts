// Makes one spoken clip sound as it would in other rooms, on other lines and from other speakers. Everything is
// computed with a fixed seed, so that two runs hear the same.

const rate = 16_000;

/** What is done to a clip. */
export const conditions = {
  clean: (clip) => clip,
  noise: (clip, seed) => withNoise(clip, 10, seed),
  fast: (clip) => stretch(clip, 1 / 1.3),
  slow: (clip) => stretch(clip, 1.3),
  quiet: (clip, seed) => withNoise(scaled(clip, 0.02), 25, seed),
  far: (clip, seed) => withNoise(scaled(inRoom(clip, seed), 0.15), 18, seed),
  phone: (clip) => throughPhone(clip),
  high: (clip) => shiftVoice(clip, 1.18),
  low: (clip) => shiftVoice(clip, 0.85),
} satisfies Record<string, (clip: Float32Array, seed: number) => Float32Array>;

/** Numbers from 0 to 1, the same ones for the same seed (xorshift). */
function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const scaled = (clip: Float32Array, factor: number) => clip.map((sample) => sample * factor);

const power = (clip: Float32Array) =>
  clip.reduce((sum, sample) => sum + sample * sample, 0) / clip.length;

/** Adds the noise of a room, which is stronger in its low tones, this many decibels below the voice. */
function withNoise(clip: Float32Array, decibels: number, seed: number): Float32Array {
  const random = randomFrom(seed);
  let low = 0;
  const noise = clip.map(() => {
    const white = 2 * random() - 1;
    low = 0.97 * low + 0.03 * white;
    return low * 4 + white * 0.15;
  });
  const factor = Math.sqrt(power(clip) / power(noise) / 10 ** (decibels / 10));
  return clip.map((sample, at) => sample + factor * (noise[at] ?? 0));
}

/** A room whose echo has died down by 60 dB after half a second. */
function inRoom(clip: Float32Array, seed: number): Float32Array {
  const random = randomFrom(seed);
  const echoes = Array.from({ length: 160 }, () => {
    const delay = Math.floor((0.005 + random() * 0.4) * rate);
    const sign = random() < 0.5 ? -1 : 1;
    return { delay, gain: sign * 0.25 * 10 ** ((-3 * delay) / rate / 0.5) };
  });
  const heard = clip.slice();
  for (const { delay, gain } of echoes) {
    for (let at = delay; at < clip.length; at += 1) {
      heard[at] = (heard[at] ?? 0) + gain * (clip[at - delay] ?? 0);
    }
  }
  return heard;
}

/** 300 to 3,400 Hz in steps of µ-law, as on a telephone line. */
function throughPhone(clip: Float32Array): Float32Array {
  const band = lowPass(lowPass(highPass(highPass(clip, 300), 300), 3_400), 3_400);
  const peak = band.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-6);
  return band.map((sample) => {
    const level = Math.log1p((255 * Math.abs(sample)) / peak) / Math.log(256);
    const stepped = Math.round(level * 127) / 127;
    return (Math.sign(sample) * peak * (256 ** stepped - 1)) / 255;
  });
}

/** Second-order Butterworth filters. */
const lowPass = (clip: Float32Array, hertz: number) => filter(clip, hertz, (cos) => [1 - cos, 1]);
const highPass = (clip: Float32Array, hertz: number) => filter(clip, hertz, (cos) => [1 + cos, -1]);

function filter(
  clip: Float32Array,
  hertz: number,
  shape: (cos: number) => readonly [gain: number, sign: 1 | -1],
): Float32Array {
  const angle = (2 * Math.PI * hertz) / rate;
  const cos = Math.cos(angle);
  const alpha = Math.sin(angle) / Math.SQRT2;
  const [gain, sign] = shape(cos);
  const [a0, a1, a2] = [1 + alpha, -2 * cos, 1 - alpha];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return clip.map((sample) => {
    const sum = (gain / 2) * (sample + x2) + sign * gain * x1;
    const out = (sum - a1 * y1 - a2 * y2) / a0;
    [x2, x1, y2, y1] = [x1, sample, y1, out];
    return out;
  });
}

/** Another speaker: all tones higher or lower, at the same pace. */
const shiftVoice = (clip: Float32Array, factor: number) => resampled(stretch(clip, factor), factor);

function resampled(clip: Float32Array, factor: number): Float32Array {
  return Float32Array.from({ length: Math.floor(clip.length / factor) }, (_, index) => {
    const at = index * factor;
    const whole = Math.floor(at);
    const [left = 0, right = 0] = clip.subarray(whole, whole + 2);
    return left + (right - left) * (at - whole);
  });
}

/** Makes speech longer or shorter at the same pitch: overlaps frames where they fit each other best (WSOLA). */
function stretch(clip: Float32Array, factor: number): Float32Array {
  const frame = 512;
  const half = frame / 2;
  const reach = 160;
  const longer = new Float32Array(Math.ceil(clip.length * factor) + frame);
  let from = 0;
  for (let to = 0; to + frame < clip.length * factor; to += half) {
    if (to > 0) {
      const aim = Math.round(to / factor);
      from = bestFit(clip, from + half, aim, { reach, length: half });
    }
    for (let at = 0; at < frame; at += 1) {
      const fade = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / frame);
      longer[to + at] = (longer[to + at] ?? 0) + fade * (clip[from + at] ?? 0);
    }
  }
  return longer.subarray(0, Math.floor(clip.length * factor));
}

/** The place near `aim` whose sound is most like the sound at `like`. */
function bestFit(
  clip: Float32Array,
  like: number,
  aim: number,
  { reach, length }: { reach: number; length: number },
): number {
  let best = aim;
  let most = -Infinity;
  for (let from = Math.max(0, aim - reach); from <= aim + reach; from += 4) {
    let sum = 0;
    for (let at = 0; at < length; at += 4) {
      sum += (clip[like + at] ?? 0) * (clip[from + at] ?? 0);
    }
    if (sum > most) [best, most] = [from, sum];
  }
  return best;
}
