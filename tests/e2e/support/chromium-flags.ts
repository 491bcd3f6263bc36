import { fileURLToPath } from 'node:url';

const sentence = fileURLToPath(
  new URL('../../../apps/server/test/fixtures/speech/short.wav', import.meta.url),
);

/** Features that Playwright 1.65 disables. Chromium uses only the last list, so ours has to repeat them. */
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

/** Pages that Chromium loads for an address bar that nobody sees: half of the work of opening one of our pages. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * Debian's Chromium as root, without requests to other hosts, with a camera that shows a test picture and a microphone
 * that repeats one sentence. Pages may use both.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--use-fake-ui-for-media-stream',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offByPlaywright, ...addressBar].join(',')}`,
  // A low frame rate is enough: drawing and encoding thirty frames a second would take a core.
  '--use-fake-device-for-media-stream=fps=5',
  `--use-file-for-fake-audio-capture=${sentence}`,
];

/** Added to the flags, it refuses camera and microphone to every page. */
export const denyDevices = '--use-fake-ui-for-media-stream=deny';
