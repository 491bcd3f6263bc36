import type { Network } from './network.ts';

/** A picture as a canvas returns it: four bytes for each place. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
};

/** Where a head is turned, in degrees: 0 and 0 is straight into the camera. */
export type HeadTurn = {
  /** Positive to the right edge of the picture. */
  readonly yaw: number;
  /** Positive downwards. */
  readonly pitch: number;
};

/** `unsure`: something like a face is there, or it is too dark to see any. */
export type FoundFace = HeadTurn | 'none' | 'unsure';

export type FaceFinder = (picture: Picture) => FoundFace;

/** From this score on, the first network has seen a face; below the second it has seen nothing. */
const faceScore = 0.5;
const hintScore = 0.2;
/** The second network's own opinion of whether it was given a face. */
const meshScore = 0.5;
/** A picture that is darker on average (0 to 255) shows no face, whoever sits there. */
const leastLight = 12;
/** The second network wants some space around the face. */
const margin = 1.5;
/** The middle of a face is this close to the middle of its area, as a part of the area's size. */
const centred = 0.08;
const mostLooks = 3;

/**
 * `detector` finds the face, `mesh` finds 468 points in space on it. The first takes five times as long, so a face is
 * followed from picture to picture, and looked for again once it is lost.
 */
export function createFaceFinder(detector: Network, mesh: Network): FaceFinder {
  let last: Area | null = null;
  const read = (picture: Picture, start: Area): HeadTurn | null => {
    let area = start;
    for (let look = 0; look < mostLooks; look += 1) {
      const points = findPoints(mesh, picture, area);
      if (!points) return null;
      const around = areaAround(points, area, mesh.inputSize);
      // Points near the edge of the area are wrong: then it looks again, closer to the face.
      const isOff = Math.hypot(around.x - area.x, around.y - area.y) > area.size * centred;
      area = around;
      last = area;
      if (!isOff) return turnOf(points);
    }
    return null;
  };
  return (picture) => {
    const followed = last && read(picture, last);
    if (followed) return followed;
    last = null;
    const found = detect(detector, picture);
    if (found.score < hintScore) return lightOf(picture) < leastLight ? 'unsure' : 'none';
    return (found.score >= faceScore && read(picture, found.area)) || 'unsure';
  };
}

/** A square in a picture, possibly tilted. */
type Area = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Radians, clockwise. */
  readonly tilt: number;
};

type Detection = { readonly score: number; readonly area: Area };

/** Outputs of the first network: scores and boxes on a fine grid, then on a coarse one. */
const grids = [
  { cells: 16, anchors: 2, scores: 'Identity', boxes: 'Identity_2' },
  { cells: 8, anchors: 6, scores: 'Identity_1', boxes: 'Identity_3' },
] as const;
/** A box: its centre and size, then six points, of which the first two are the eyes. */
const boxValues = 16;

function detect(network: Network, picture: Picture): Detection {
  const { width, height } = picture;
  const size = network.inputSize;
  const whole = { x: width / 2, y: height / 2, size: Math.max(width, height), tilt: 0 };
  const outputs = network.run(cut(picture, whole, size, (byte) => byte / 127.5 - 1));
  let best: Detection = { score: 0, area: whole };
  for (const { cells, anchors, scores, boxes } of grids) {
    const logits = outputs.get(scores) ?? [];
    const values = outputs.get(boxes);
    logits.forEach((logit, index) => {
      const score = 1 / (1 + Math.exp(-logit));
      if (score <= best.score || !values) return;
      const cell = Math.floor(index / anchors);
      const box = values.subarray(index * boxValues, (index + 1) * boxValues);
      best = { score, area: areaOf(box, cell, cells, size, whole) };
    });
  }
  return best;
}

/** The square around the face of a box, in the picture. */
function areaOf(box: Float32Array, cell: number, cells: number, size: number, whole: Area): Area {
  const [x = 0, y = 0, width = 0, height = 0, rightX = 0, rightY = 0, leftX = 0, leftY = 0] = box;
  const scale = whole.size / size;
  const columnX = (((cell % cells) + 0.5) / cells) * size;
  const rowY = ((Math.floor(cell / cells) + 0.5) / cells) * size;
  return {
    x: whole.x + (columnX + x - size / 2) * scale,
    y: whole.y + (rowY + y - size / 2) * scale,
    size: Math.max(width, height) * scale * margin,
    tilt: Math.atan2(leftY - rightY, leftX - rightX),
  };
}

type Point = { readonly x: number; readonly y: number; readonly z: number };

function findPoints(network: Network, picture: Picture, area: Area): readonly Point[] | null {
  const outputs = network.run(cut(picture, area, network.inputSize, (byte) => byte / 255));
  const [score = 0] = outputs.get('Identity_1') ?? [];
  const values = outputs.get('Identity_2');
  if (!values || score < meshScore) return null;
  return Array.from({ length: values.length / 3 }, (_, index) => ({
    x: values[index * 3] ?? 0,
    y: values[index * 3 + 1] ?? 0,
    z: values[index * 3 + 2] ?? 0,
  }));
}

/** Where the face will be in the next picture: around the points of this one. */
function areaAround(points: readonly Point[], area: Area, inputSize: number): Area {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = area.size / inputSize;
  const aside = ((left + right) / 2 - inputSize / 2) * scale;
  const below = ((top + bottom) / 2 - inputSize / 2) * scale;
  const [cos, sin] = [Math.cos(area.tilt), Math.sin(area.tilt)];
  const eyes = lineBetween(points, ...across[0]);
  return {
    x: area.x + aside * cos - below * sin,
    y: area.y + aside * sin + below * cos,
    size: Math.max(right - left, bottom - top) * scale * margin,
    tilt: area.tilt + Math.atan2(eyes.y, eyes.x),
  };
}

/** Lines across and down the face, by the numbers of their points. */
const across = [
  [33, 263],
  [234, 454],
] as const;
const down = [10, 152] as const;

/** `z` grows away from the camera. The tilt of a head to its shoulder is no turn, so it is taken out. */
function turnOf(points: readonly Point[]): HeadTurn {
  const yaws = across.map(([from, to]) => {
    const { x, y, z } = lineBetween(points, from, to);
    return Math.atan2(z, Math.hypot(x, y));
  });
  const { x, y, z } = lineBetween(points, ...down);
  return {
    yaw: degrees(yaws.reduce((sum, yaw) => sum + yaw, 0) / yaws.length),
    pitch: degrees(Math.atan2(z, Math.hypot(x, y))),
  };
}

function lineBetween(points: readonly Point[], from: number, to: number): Point {
  const [start, end] = [points[from], points[to]];
  if (!start || !end) throw new Error('the network has found too few points');
  return { x: end.x - start.x, y: end.y - start.y, z: end.z - start.z };
}

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** Cuts an area out of the picture, scaled to `size` × `size`; black beyond the picture's edges. */
function cut(
  { width, height, data }: Picture,
  area: Area,
  size: number,
  valueOf: (byte: number) => number,
): Float32Array {
  const values = new Float32Array(size * size * 3).fill(valueOf(0));
  const step = area.size / size;
  const [cos, sin] = [Math.cos(area.tilt) * step, Math.sin(area.tilt) * step];
  for (let row = 0, to = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1, to += 3) {
      const [aside, below] = [column + 0.5 - size / 2, row + 0.5 - size / 2];
      const x = area.x + aside * cos - below * sin - 0.5;
      const y = area.y + aside * sin + below * cos - 0.5;
      const [left, top] = [Math.floor(x), Math.floor(y)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const from = (top * width + left) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = from + channel;
        const upper = mix(data[at] ?? 0, data[at + 4] ?? 0, x - left);
        const under = at + width * 4;
        const lower = mix(data[under] ?? 0, data[under + 4] ?? 0, x - left);
        values[to + channel] = valueOf(mix(upper, lower, y - top));
      }
    }
  }
  return values;
}

const mix = (one: number, other: number, part: number) => one + (other - one) * part;

/** The mean of the green values: most of what an eye calls bright. */
function lightOf({ data }: Picture): number {
  let sum = 0;
  for (let at = 1; at < data.length; at += 4) sum += data[at] ?? 0;
  return (sum * 4) / data.length;
}
