import { maxWindowSeconds } from './recognition.ts';
import { endsBelow, findSpans, type FrameSpan, framesOfSeconds, margin } from './voice-spans.ts';

/** The sound that is recognised in one go, in frames from the start of the given sound. */
export type Window = FrameSpan & {
  /** Where the voice is. */
  voice: FrameSpan[];
};

export type Cut = {
  windows: Window[];
  /** The sound is still needed from this frame on. */
  rest: number;
  /** The rest starts in the middle of a voice. */
  begun: boolean;
};

/** The model recognises better with a little silence on both sides. */
const padding = framesOfSeconds(0.25);
/** Up to the last voiced frame; the margin after it is extra. */
const longestVoice = framesOfSeconds(maxWindowSeconds) - 2 * padding - margin;

/** A pause as long as this always ends a window: the model invents words in silence. */
const longPause = framesOfSeconds(2.5);
/**
 * Windows shorter than six seconds are recognised worse; but captions should come soon, and the last window is what a
 * speaker waits for. Between these two lengths, the longer the window, the shorter the pause that ends it. A pause is
 * two margins longer than the gap between two spans: 0.45 s at first, 0.3 s in the end.
 */
const enough = framesOfSeconds(6);
const plenty = framesOfSeconds(14);
const clearPause = framesOfSeconds(0.25);
const anyPause = framesOfSeconds(0.1);

function neededPause(held: number): number {
  if (held < enough) return longPause;
  const share = Math.min(1, (held - enough) / (plenty - enough));
  return Math.round(clearPause + (anyPause - clearPause) * share);
}

/**
 * Cuts sound at its pauses. A window closes at the first pause that is long enough for what the window holds; when it
 * grows too long before, at its longest pause; and when it has none, where the voice is weakest.
 *
 * It uses only settled frames, so the windows do not depend on how the sound arrives: each closes as soon as later
 * sound cannot change it. `final` says that nothing follows, and closes the rest.
 */
export function cutWindows(
  chances: ArrayLike<number>,
  { final, begun = false }: { final: boolean; begun?: boolean },
): Cut {
  const { spans, settled } = findSpans(chances, begun);
  const windows: Window[] = [];
  let floor = 0;
  let midVoice = begun;
  let held: FrameSpan[] = [];

  const close = (voice: FrameSpan[], silence: number) => {
    const start = Math.max(floor, (voice[0]?.start ?? 0) - padding);
    floor = (voice.at(-1)?.end ?? 0) + Math.min(padding, Math.floor(silence / 2));
    midVoice = silence === 0;
    windows.push({ start, end: floor, voice });
  };
  const closeHeldAtLongestPause = () => {
    const pauses = held.slice(1).map((span, index) => span.start - (held[index]?.end ?? 0));
    const longest = pauses.lastIndexOf(Math.max(...pauses));
    close(held.slice(0, longest + 1), pauses[longest] ?? 0);
    held = held.slice(longest + 1);
  };
  const closeHeldInVoice = (span: FrameSpan) => {
    const cut = weakest(
      chances,
      span.start + Math.ceil(longestVoice / 2),
      span.start + longestVoice,
    );
    close([{ start: span.start, end: cut }], 0);
    held = [{ start: cut, end: span.end }];
  };
  const heldFrames = () => (held.at(-1)?.end ?? 0) - (held[0]?.start ?? 0);

  for (const span of spans) {
    const pause = span.start - (held.at(-1)?.end ?? span.start);
    if (held.length > 0 && pause >= neededPause(heldFrames())) {
      close(held, neededPause(heldFrames()));
      held = [];
    }
    held.push(span);
    while (heldFrames() - margin > longestVoice) {
      const [only, ...more] = held;
      if (only && more.length === 0) closeHeldInVoice(only);
      else closeHeldAtLongestPause();
    }
  }
  const voiceEnd = held.at(-1)?.end ?? 0;
  const needed = neededPause(heldFrames());
  const isPause = settled - voiceEnd >= needed;
  if (held.length > 0 && (isPause || final)) {
    close(held, isPause ? needed : 2 * (chances.length - voiceEnd));
    held = [];
  }
  const next = held[0]?.start ?? (final ? chances.length : settled);
  const rest = Math.max(floor, next - padding);
  return { windows, rest, begun: midVoice && rest === floor };
}

/** The frame around which a voice is least likely, of those that follow a voiced frame. */
function weakest(chances: ArrayLike<number>, from: number, to: number): number {
  let best = from;
  let least = Infinity;
  for (let frame = from; frame < to; frame += 1) {
    const chance = (chances[frame - 1] ?? 0) + (chances[frame] ?? 0) + (chances[frame + 1] ?? 0);
    if (chance < least && (chances[frame - 1] ?? 0) >= endsBelow) {
      least = chance;
      best = frame;
    }
  }
  return best;
}
