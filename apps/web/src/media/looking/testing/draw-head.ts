import type { Picture } from '#/media/looking/find-face.ts';

/* Pictures of a drawn person in front of a camera. The networks take them for a face, so no photograph is needed. */

export type DrawnHead = {
  /** Degrees to the right edge of the picture. */
  readonly yaw?: number;
  /** Degrees downwards. */
  readonly pitch?: number;
  readonly glasses?: boolean;
  /** 1 is daylight, 0 is darkness. */
  readonly light?: number;
  /** Places to the right of the middle. */
  readonly aside?: number;
};

const width = 640;
const height = 480;
const centre = { x: 320, y: 230 };
const radius = 150;

type Place = readonly [x: number, y: number];
type Shape = { readonly colour: string; readonly places: readonly Place[] };
/** A direction from the middle of the head, in degrees to the right and down, and how far out. */
type Direction = readonly [right: number, down: number, far?: number];

/** A person, or an empty room. */
export function drawPicture(head: DrawnHead | null): Picture {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const light = head?.light ?? 1;
  for (const shape of [room, ...(head ? shapesOf(head) : [])]) fill(data, shape, light);
  return { width, height, data };
}

const room: Shape = {
  colour: '#aeb6bd',
  places: [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ],
};

function shapesOf({ yaw = 0, pitch = 0, glasses = false, aside = 0 }: DrawnHead): Shape[] {
  const place = ([right, down, far = 1]: Direction) => turned(right, down, far, yaw, pitch, aside);
  const area = (colour: string, directions: readonly Direction[]): Shape => ({
    colour,
    places: directions.map(place),
  });
  const line = (colour: string, thickness: number, directions: readonly Direction[]): Shape => ({
    colour,
    places: thicken(directions.map(place), thickness),
  });
  const x = centre.x + aside;
  const oval = (colour: string, y: number, wide: number, high: number): Shape => ({
    colour,
    places: arc(0, 0, wide, high, 0, 360).map(([right, down]) => [x + right, y + down]),
  });
  const shift = Math.sin((yaw * Math.PI) / 180) * radius * 0.25;
  return [
    oval('#27314a', 520, 210, 140),
    oval('#cf9b7a', 360, 52, 60),
    // Two tones of skin stand in for a round head.
    oval('#d09c7b', centre.y + 8, radius * 0.8, radius * 1.06),
    oval('#f0c5a4', centre.y + 4, radius * 0.7, radius),
    ...[-24, 24].flatMap((side) => [
      area('#d2a385', arc(side, -8, 15, 10, 0, 360)),
      area('#fdfaf6', arc(side, -8, 10.5, 5, 0, 360)),
      area('#3a2415', arc(side, -8, 4.6, 4.8, 0, 360)),
      line('#20140d', 4.5, arc(side, -8, 11, 6.2, 180, 360)),
      line('#1c1310', 9, arc(side, -14, 14, 9, 205, 335)),
    ]),
    area('#dcab8a', [
      [-2, -10],
      [-3, 2, 1.1],
      [-8, 12, 1.06],
      [-5, 16, 1.1],
      [0, 17, 1.18],
      [5, 16, 1.1],
      [8, 12, 1.06],
      [3, 2, 1.1],
      [2, -10],
    ]),
    area('#f7d2b5', [
      [-2, -6, 1.02],
      [0, 10, 1.26],
      [2, -6, 1.02],
    ]),
    line('#8f5a44', 3.5, [
      [-9, 13, 1.03],
      [-6, 17, 1.08],
      [0, 18.5, 1.15],
      [6, 17, 1.08],
      [9, 13, 1.03],
    ]),
    area('#5a2f22', arc(-4.5, 16.5, 2.4, 1.5, 0, 360, 1.1)),
    area('#5a2f22', arc(4.5, 16.5, 2.4, 1.5, 0, 360, 1.1)),
    area('#b4564f', arc(0, 31, 18, 6, 0, 360, 1.02)),
    line('#6d2a28', 3, [
      [-18, 31, 1.02],
      [-8, 32, 1.03],
      [0, 31.5, 1.04],
      [8, 32, 1.03],
      [18, 31, 1.02],
    ]),
    ...(glasses
      ? [
          line('#15151a', 6, arc(-24, -7, 18, 13, 0, 360, 1.06)),
          line('#15151a', 6, arc(24, -7, 18, 13, 0, 360, 1.06)),
          line('#15151a', 6, [
            [-7, -9, 1.08],
            [0, -11, 1.1],
            [7, -9, 1.08],
          ]),
        ]
      : []),
    {
      colour: '#1d1512',
      places: [
        ...arc(0, 0, radius * 0.92, radius * 1.15, 170, 370).map(([right, down]): Place => [
          x + right,
          centre.y + down,
        ]),
        ...arc(0, 0, radius * 0.72, radius * 0.68, 350, 190).map(([right, down]): Place => [
          x + right + shift,
          centre.y + down,
        ]),
      ],
    },
  ];
}

/** Where a direction of the turned head is in the picture. */
function turned(
  right: number,
  down: number,
  far: number,
  yaw: number,
  pitch: number,
  aside: number,
): Place {
  const [a, e, turn, nod] = [right, down, yaw, pitch].map((angle) => (angle * Math.PI) / 180);
  const [sinTurn, cosTurn] = [Math.sin(turn ?? 0), Math.cos(turn ?? 0)];
  const [sinNod, cosNod] = [Math.sin(nod ?? 0), Math.cos(nod ?? 0)];
  const x = Math.sin(a ?? 0) * Math.cos(e ?? 0) * 0.78 * far;
  const y = Math.sin(e ?? 0) * 1.05 * far;
  const z = Math.cos(a ?? 0) * Math.cos(e ?? 0) * 0.9 * far;
  const nodded = { y: y * cosNod + z * sinNod, z: z * cosNod - y * sinNod };
  return [
    centre.x + aside + (x * cosTurn + nodded.z * sinTurn) * radius,
    centre.y + nodded.y * radius,
  ];
}

/** A part of an oval, from one angle to another. */
function arc(
  right: number,
  down: number,
  wide: number,
  high: number,
  from: number,
  to: number,
  far = 1,
): (readonly [number, number, number])[] {
  const steps = 40;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [right + wide * Math.cos(angle), down + high * Math.sin(angle), far];
  });
}

/** A line as an area: along one side of it and back along the other. */
function thicken(places: readonly Place[], thickness: number): Place[] {
  const side = (sign: number) =>
    places.map(([x, y], index): Place => {
      const [fromX, fromY] = places[Math.max(0, index - 1)] ?? [x, y];
      const [toX, toY] = places[Math.min(places.length - 1, index + 1)] ?? [x, y];
      const length = Math.hypot(toX - fromX, toY - fromY) || 1;
      const half = (sign * thickness) / 2;
      return [x - ((toY - fromY) / length) * half, y + ((toX - fromX) / length) * half];
    });
  return [...side(1), ...side(-1).toReversed()];
}

/** Fills an area row by row, between each two crossings of its outline. */
function fill(data: Uint8ClampedArray, { colour, places }: Shape, light: number): void {
  const byte = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) * light;
  const [red, green, blue] = [byte(1), byte(3), byte(5)];
  const rows = places.map(([, y]) => y);
  const last = Math.min(height, Math.ceil(Math.max(...rows)));
  for (let row = Math.max(0, Math.floor(Math.min(...rows))); row < last; row += 1) {
    const y = row + 0.5;
    const crossings = places
      .flatMap(([x, from], index) => {
        const [nextX, to] = places[(index + 1) % places.length] ?? [x, from];
        return from > y === to > y ? [] : [x + ((y - from) / (to - from)) * (nextX - x)];
      })
      .toSorted((one, other) => one - other);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const end = Math.min(width, Math.round(crossings[pair + 1] ?? 0));
      for (let column = Math.max(0, Math.round(crossings[pair] ?? 0)); column < end; column += 1) {
        const at = (row * width + column) * 4;
        data[at] = red;
        data[at + 1] = green;
        data[at + 2] = blue;
      }
    }
  }
}
