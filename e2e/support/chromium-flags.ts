import { fileURLToPath } from 'node:url';

const sentence = fileURLToPath(
  new URL('../../apps/server/test/fixtures/speech/short.wav', import.meta.url),
);

/**
 * Debian's Chromium as root, without a word to the outside, with a camera that plays a test picture and a microphone
 * that says one sentence over and over.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream=fps=30',
  `--use-file-for-fake-audio-capture=${sentence}`,
];
