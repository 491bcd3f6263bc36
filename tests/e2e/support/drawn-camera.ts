import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Picture = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
};
type Head = { yaw?: number; pitch?: number; glasses?: boolean; light?: number };
type Stretch = { readonly seconds: number; readonly head: Head | null };

/** The drawing that the app's own tests use. */
const drawing = fileURLToPath(
  new URL('../../../apps/web/src/media/looking/testing/draw-head.ts', import.meta.url),
);
const framesPerSecond = 10;

/** A film for Chromium's fake camera, without sound or compression (https://wiki.multimedia.cx/index.php/YUV4MPEG2). */
export async function cameraOf(
  stretches: readonly Stretch[],
): Promise<{ readonly file: string; readonly remove: () => Promise<void> }> {
  const { drawPicture } = (await import(drawing)) as {
    drawPicture: (head: Head | null) => Picture;
  };
  const folder = await mkdtemp(join(tmpdir(), 'daedap-camera-'));
  const file = join(folder, 'camera.y4m');
  const film = await open(file, 'w');
  const { width, height } = drawPicture(null);
  await film.write(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`);
  for (const { seconds, head } of stretches) {
    const frame = inPlanes(drawPicture(head));
    for (let number = 0; number < seconds * framesPerSecond; number += 1) {
      await film.write('FRAME\n');
      await film.write(frame);
    }
  }
  await film.close();
  return { file, remove: () => rm(folder, { recursive: true }) };
}

/** Brightness for each place, then two colours for each four places. */
function inPlanes({ width, height, data }: Picture): Uint8Array {
  const size = width * height;
  const planes = new Uint8Array((size * 3) / 2);
  for (let place = 0; place < size; place += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(place * 4, place * 4 + 3);
    planes[place] = 0.299 * red + 0.587 * green + 0.114 * blue;
    const [x, y] = [place % width, Math.floor(place / width)];
    if (x % 2 === 1 || y % 2 === 1) continue;
    const colour = (y / 2) * (width / 2) + x / 2;
    planes[size + colour] = 128 - 0.169 * red - 0.331 * green + 0.5 * blue;
    planes[(size * 5) / 4 + colour] = 128 + 0.5 * red - 0.419 * green - 0.081 * blue;
  }
  return planes;
}
