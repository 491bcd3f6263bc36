import type { FoundFace, HeadTurn } from './find-face.ts';

/** How often a recording is looked at. */
export const picturesPerSecond = 2;

export type LookingSample = { readonly atSeconds: number; readonly face: FoundFace };

/** A stretch of an answer for the timeline. `out`: no face was in the picture. */
export type LookingMark = {
  readonly fromSeconds: number;
  readonly toSeconds: number;
  readonly kind: 'away' | 'out';
};

/** What was seen of a face during an answer. It describes, and is part of no score. */
export type LookingSummary =
  | {
      readonly kind: 'seen';
      /** Of the time in which the face was seen, rounded. */
      readonly facingPercent: number;
      readonly longestAway: LookingMark | null;
      readonly outSeconds: number;
      /** In the order of time. */
      readonly marks: readonly LookingMark[];
    }
  /** Too few pictures show a face clearly. */
  | { readonly kind: 'unclear' };

/**
 * Up to this angle a head counts as turned to the camera. People turn the head for looks beyond about 15 degrees, and
 * the angles that the networks find are off by several degrees. See docs/looking.md.
 */
const facingDegrees = 20;
/** Faces differ, and cameras stand higher or lower: the usual pitch of an answer counts as straight, up to this much. */
const usualPitchDegrees = 10;
/** A shorter turn is a nod or a blink of the network. */
const shortestMarkSeconds = 1;
/** Below these, nothing is said: seconds with a clear face, and its shares of all pictures and of those with a face. */
const leastFaceSeconds = 3;
const leastShareOfAll = 0.25;
const leastShareOfFaces = 0.6;

type State = 'facing' | 'away' | 'out' | 'unsure';

const pictureSeconds = 1 / picturesPerSecond;

export function summariseLooking(samples: readonly LookingSample[]): LookingSummary {
  const straight = usualPitch(samples);
  const states = joined(samples.map(({ face }) => stateOf(face, straight)));
  const count = (wanted: State) => states.filter((state) => state === wanted).length;
  const [facing, away, unsure] = [count('facing'), count('away'), count('unsure')];
  const faces = facing + away;
  if (
    faces < leastFaceSeconds * picturesPerSecond ||
    faces < states.length * leastShareOfAll ||
    faces < (faces + unsure) * leastShareOfFaces
  ) {
    return { kind: 'unclear' };
  }
  const marks = marksOf(samples, states);
  const [longestAway = null] = marks
    .filter(({ kind }) => kind === 'away')
    .toSorted((one, other) => lengthOf(other) - lengthOf(one));
  return {
    kind: 'seen',
    facingPercent: Math.round((facing / faces) * 100),
    longestAway,
    outSeconds: count('out') * pictureSeconds,
    marks,
  };
}

export const lengthOf = ({ fromSeconds, toSeconds }: LookingMark): number =>
  toSeconds - fromSeconds;

/** The middle of all pitches, but no more than a camera or a face explains. */
function usualPitch(samples: readonly LookingSample[]): number {
  const pitches = samples
    .flatMap(({ face }) => (isTurn(face) && Math.abs(face.yaw) <= facingDegrees ? face.pitch : []))
    .toSorted((one, other) => one - other);
  const middle = pitches[Math.floor(pitches.length / 2)] ?? 0;
  return Math.min(usualPitchDegrees, Math.max(-usualPitchDegrees, middle));
}

const isTurn = (face: FoundFace): face is HeadTurn => typeof face === 'object';

function stateOf(face: FoundFace, straight: number): State {
  if (face === 'none') return 'out';
  if (face === 'unsure') return 'unsure';
  const isFacing =
    Math.abs(face.yaw) <= facingDegrees && Math.abs(face.pitch - straight) <= facingDegrees;
  return isFacing ? 'facing' : 'away';
}

/** A head that turns far is unclear for a moment: between two pictures of the same state, that state goes on. */
function joined(states: readonly State[]): State[] {
  return states.map((state, at) => {
    if (state !== 'unsure') return state;
    const before = states.slice(0, at).findLast(isSure);
    const after = states.slice(at + 1).find(isSure);
    return before !== undefined && before === after ? before : state;
  });
}

const isSure = (state: State) => state !== 'unsure';

function marksOf(samples: readonly LookingSample[], states: readonly State[]): LookingMark[] {
  const marks: LookingMark[] = [];
  states.forEach((state, at) => {
    if (state !== 'away' && state !== 'out') return;
    const fromSeconds = (samples[at]?.atSeconds ?? 0) - pictureSeconds / 2;
    const toSeconds = fromSeconds + pictureSeconds;
    const last = marks.at(-1);
    if (last && last.kind === state && states[at - 1] === state) {
      marks[marks.length - 1] = { ...last, toSeconds };
    } else marks.push({ fromSeconds, toSeconds, kind: state });
  });
  return marks.filter((mark) => lengthOf(mark) >= shortestMarkSeconds);
}
