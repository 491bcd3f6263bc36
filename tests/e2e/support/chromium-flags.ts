import { fileURLToPath } from 'node:url';

const sentence = fileURLToPath(
  new URL('../../../apps/server/test/fixtures/speech/short.wav', import.meta.url),
);

/** What Playwright 1.65 switches off by itself: Chromium hears the last list only, so ours has to name them again. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages that Chromium loads for an address bar which nobody sees: half of the work of opening a page of ours. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

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
  `--disable-features=${[...offByPlaywright, ...addressBar].join(',')}`,
  // A picture is a picture: drawing and encoding thirty a second would take a core.
  '--use-fake-device-for-media-stream=fps=5',
  `--use-file-for-fake-audio-capture=${sentence}`,
];
