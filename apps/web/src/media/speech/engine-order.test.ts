import { expect, test } from 'vitest';
import { engineOrder } from './engine-order.ts';

const all = ['webspeech', 'whisper-local', 'whisper-server', 'recorder'];
const whispers = ['whisper-local', 'whisper-server', 'recorder'];
const server = ['whisper-server', 'recorder'];

test.each([
  ['ios', 'fast', false, whispers],
  ['ios', 'fast', true, whispers],
  ['ios', 'slow', true, whispers],
  ['ios', 'offline', true, ['whisper-local', 'recorder']],
  ['android', 'fast', true, all],
  ['android', 'fast', false, server],
  ['android', 'slow', true, all],
  ['android', 'slow', false, whispers],
  ['android', 'offline', true, ['whisper-local', 'webspeech', 'recorder']],
  ['desktop', 'fast', true, all],
  ['desktop', 'fast', false, server],
  ['desktop', 'slow', true, all],
  ['desktop', 'slow', false, whispers],
  ['desktop', 'offline', false, ['whisper-local', 'recorder']],
] as const)('%s, %s network, Web Speech %s: %j', (platform, network, webSpeech, order) => {
  const onLine = network !== 'offline';
  const slowNetwork = network !== 'fast';
  expect(engineOrder({ platform, webSpeech, slowNetwork, onLine })).toEqual(order);
});
