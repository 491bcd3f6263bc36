import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** The script that the real Android shell injects into the page; only the phone behind it is a fake. */
const bridge = readFileSync(
  fileURLToPath(
    new URL(
      '../../../node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js',
      import.meta.url,
    ),
  ),
  'utf8',
);

const methods: Record<string, string[]> = {
  App: ['exitApp'],
  Haptics: ['impact'],
  KeepAwake: ['keepAwake', 'allowSleep'],
  Keyboard: [],
  StatusBar: ['setStyle'],
  AdMob: [
    'requestConsentInfo',
    'showConsentForm',
    'trackingAuthorizationStatus',
    'initialize',
    'prepareInterstitial',
    'showInterstitial',
  ],
};

/** Responses of the plugins; the default is `{}`. A string is an error; null means no response. */
type PluginResponses = Record<string, object | string | null>;

/** Runs the page as the Android app does, with a scripted phone behind the bridge. */
export async function onPhone(page: Page, answers: PluginResponses = {}) {
  await page.addInitScript(
    ([plugins, given]) => {
      type Call = {
        callbackId: string;
        pluginId: string;
        methodName: string;
        options: { eventName?: string };
      };
      type Capacitor = { fromNative: (result: object) => void };
      const calls: string[] = [];
      const listeners: { id: string; name: string }[] = [];
      const answer = ({ callbackId, pluginId, methodName }: Call, result: object) =>
        (Reflect.get(window, 'Capacitor') as Capacitor).fromNative({
          callbackId,
          pluginId,
          methodName,
          ...result,
        });
      const say = (name: string, data: object = {}) => {
        for (const listener of listeners) {
          if (listener.name !== name) continue;
          (Reflect.get(window, 'Capacitor') as Capacitor).fromNative({
            callbackId: listener.id,
            success: true,
            save: true,
            data,
          });
        }
      };
      const postMessage = (text: string) => {
        const call = JSON.parse(text) as Call;
        const { pluginId, methodName, callbackId, options } = call;
        if (methodName === 'addListener') {
          listeners.push({ id: callbackId, name: `${pluginId}.${options.eventName}` });
          return;
        }
        if (methodName === 'removeListener') {
          const { callbackId: id } = options as { callbackId?: string };
          const at = listeners.findIndex((listener) => listener.id === id);
          if (at >= 0) listeners.splice(at, 1);
          return;
        }
        const name = `${pluginId}.${methodName}`;
        const style = (options as { style?: string }).style;
        calls.push(style === undefined ? name : `${name} ${style}`);
        const answered = given[name];
        if (answered === null) return;
        queueMicrotask(() =>
          answer(
            call,
            typeof answered === 'string'
              ? { success: false, error: { message: answered } }
              : { success: true, data: answered ?? {} },
          ),
        );
      };
      const headers = Object.entries(plugins).map(([name, own]) => ({
        name,
        methods: [
          { name: 'addListener', rtype: 'callback' },
          { name: 'removeListener', rtype: 'callback' },
          ...own.map((method) => ({ name: method, rtype: 'promise' })),
        ],
      }));
      Object.assign(window, {
        androidBridge: { postMessage },
        Capacitor: { DEBUG: false, isLoggingEnabled: false, Plugins: {}, PluginHeaders: headers },
        phone: { calls, listeners, say },
      });
    },
    [methods, answers] as const,
  );
  await page.addInitScript(bridge);
}

type Phone = {
  calls: string[];
  listeners: { name: string }[];
  say: (name: string, data?: object) => void;
};

/** The calls that the page made to the phone, in order. */
export const callsOf = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'phone') as Phone).calls);

/** Whether the page listens to this event. */
export const hears = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      (Reflect.get(window, 'phone') as Phone).listeners.some((one) => one.name === wanted),
    name,
  );

/** Fires an event of the phone, such as `App.backButton`. */
export const happens = (page: Page, name: string) =>
  page.evaluate((what) => (Reflect.get(window, 'phone') as Phone).say(what), name);
