import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const own = "'self' https://localhost capacitor://localhost";

/**
 * The content policy of the app's page. It is in the page itself, since no server of ours sends the page. Scripts and
 * styles come from the app alone; requests go to the one server.
 *
 * @param {string} server
 */
function policyOf(server) {
  const socket = server.replace(/^http/, 'ws');
  return [
    `default-src ${own}`,
    `script-src ${own} 'wasm-unsafe-eval'`,
    "script-src-attr 'none'",
    `style-src ${own}`,
    `img-src ${own} data: blob:`,
    `media-src ${own} blob: ${server}`,
    `font-src ${own}`,
    `connect-src ${own} blob: ${server} ${socket}`,
    `worker-src ${own} blob:`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * @param {string} dist the built app
 * @param {string} server
 */
export function setPagePolicy(dist, server) {
  const path = join(dist, 'index.html');
  const page = readFileSync(path, 'utf8').replace(
    /\n *<meta http-equiv="Content-Security-Policy".*/,
    '',
  );
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(server)}" />`;
  writeFileSync(path, page.replace('<meta charset="utf-8" />', `$&\n    ${meta}`));
}

/**
 * Writes the ids of the ad apps. Without an id the projects use the ad network's official test app.
 *
 * @param {string} mobile
 * @param {{ android: string; ios: string }} ids
 */
export function setAdAppIds(mobile, ids) {
  put(join(mobile, 'android/ads.properties'), ids.android && `admobAppId=${ids.android}\n`);
  put(join(mobile, 'ios/ads.xcconfig'), ids.ios && `ADMOB_APP_ID = ${ids.ios}\n`);
}

/**
 * @param {string} path
 * @param {string} text
 */
function put(path, text) {
  if (text === '') rmSync(path, { force: true });
  else writeFileSync(path, text);
}
