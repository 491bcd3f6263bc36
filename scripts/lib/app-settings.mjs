/** The developer's own machine, as simulator and emulator address it. */
const ownMachine = new Set(['localhost', '127.0.0.1', '10.0.2.2']);

const appId = /^ca-app-pub-\d{16}~\d{10}$/;
const unitId = /^ca-app-pub-\d{16}\/\d{10}$/;

/**
 * @param {Record<string, string | undefined>} env
 * @param {string} name
 * @param {RegExp} form
 */
function optional(env, name, form) {
  const value = env[name] ?? '';
  if (value !== '' && !form.test(value)) throw new Error(`${name} must look like ${form.source}`);
  return value;
}

/**
 * @param {string | undefined} value
 * @param {boolean} development
 */
function serverOf(value, development) {
  const url = value && URL.canParse(value) ? new URL(value) : null;
  const isOrigin = url !== null && [url.origin, `${url.origin}/`].includes(String(value));
  const own = development && url?.protocol === 'http:' && ownMachine.has(url.hostname);
  if (!isOrigin || !(url.protocol === 'https:' || own)) {
    throw new Error(
      'VITE_API_ORIGIN must be the origin of the server, such as https://daedap.example (see docs/mobile.md)',
    );
  }
  return url.origin;
}

/**
 * The settings of the phone app's build. A wrong value stops the build with one line.
 *
 * @param {Record<string, string | undefined>} env
 * @param {boolean} development
 */
export function readAppSettings(env, development) {
  const server = serverOf(env['VITE_API_ORIGIN'], development);
  return {
    server,
    adAppIds: {
      android: optional(env, 'ADMOB_APP_ID_ANDROID', appId),
      ios: optional(env, 'ADMOB_APP_ID_IOS', appId),
    },
    build: {
      VITE_API_ORIGIN: server,
      VITE_DEVELOPMENT_SERVER: development ? 'yes' : '',
      VITE_ADMOB_INTERSTITIAL_ANDROID: optional(env, 'VITE_ADMOB_INTERSTITIAL_ANDROID', unitId),
      VITE_ADMOB_INTERSTITIAL_IOS: optional(env, 'VITE_ADMOB_INTERSTITIAL_IOS', unitId),
    },
  };
}
