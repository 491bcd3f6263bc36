/** Debian's Chromium as root, without a word to the outside, and with a camera and a microphone that play a test picture. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream=fps=30',
];
