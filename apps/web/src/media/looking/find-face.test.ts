import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createFaceFinder, type FaceFinder, type HeadTurn } from './find-face.ts';
import { faceModelBytes } from './looking-consent.ts';
import { type Network, readNetwork } from './network.ts';
import { type DrawnHead, drawPicture } from './testing/draw-head.ts';

const folder = `${import.meta.dirname}/../../../../../node_modules/@vladmandic/human/models`;

function load(name: string): Network {
  const { buffer, byteOffset, byteLength } = readFileSync(`${folder}/${name}.bin`);
  const weights = new Uint8Array(buffer, byteOffset, byteLength).slice().buffer;
  return readNetwork(JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')), weights);
}

const detector = load('blazeface');
const mesh = load('facemesh');

function turnIn(find: FaceFinder, head: DrawnHead): HeadTurn {
  const found = find(drawPicture(head));
  if (typeof found !== 'object') throw new Error(`found ${found} for ${JSON.stringify(head)}`);
  return found;
}

const turnOf = (head: DrawnHead) => turnIn(createFaceFinder(detector, mesh), head);

test('the consent names the size of the files', () => {
  const files = ['blazeface.json', 'blazeface.bin', 'facemesh.json', 'facemesh.bin'];
  const sizes = files.map((file) => statSync(`${folder}/${file}`).size);
  expect(faceModelBytes).toBe(sizes.reduce((sum, size) => sum + size, 0));
});

test.each([
  [{ yaw: 0 }, 0, 0],
  [{ yaw: -30, glasses: true }, -30, 0],
  [{ yaw: 30, light: 0.1 }, 30, 0],
  [{ pitch: 35 }, 0, 30],
])('finds where a drawn head is turned: %j', (head, yaw, pitch) => {
  const found = turnOf(head);
  expect(Math.abs(found.yaw - yaw)).toBeLessThan(9);
  expect(Math.abs(found.pitch - pitch)).toBeLessThan(9);
});

test('tells an empty room from darkness', () => {
  const find = createFaceFinder(detector, mesh);
  expect(find(drawPicture(null))).toBe('none');
  expect(find(drawPicture({ light: 0 }))).toBe('unsure');
});

test('follows a face through the picture, loses it and finds it again', () => {
  let detections = 0;
  const counting: Network = {
    ...detector,
    run: (picture) => {
      detections += 1;
      return detector.run(picture);
    },
  };
  const find = createFaceFinder(counting, mesh);
  expect(Math.abs(turnIn(find, {}).yaw)).toBeLessThan(5);
  expect(Math.abs(turnIn(find, { aside: 60 }).yaw)).toBeLessThan(5);
  expect(turnIn(find, { aside: 60, yaw: 30 }).yaw).toBeGreaterThan(25);
  expect(detections).toBe(1);
  expect(find(drawPicture(null))).toBe('none');
  expect(Math.abs(turnIn(find, { aside: -100 }).yaw)).toBeLessThan(5);
  expect(detections).toBe(3);
});
