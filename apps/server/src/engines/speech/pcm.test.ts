import { expect, test } from 'vitest';
import { fromInt16, toInt16 } from './pcm.ts';

test('16-bit samples come back as they were', () => {
  const bytes = toInt16(Float32Array.of(0, 1, -1, 0.5, -0.25, 0.00001));
  expect([...new Int16Array(bytes.buffer)]).toEqual([0, 32_767, -32_768, 16_384, -8_192, 0]);
  expect(toInt16(fromInt16(bytes))).toEqual(bytes);
});
