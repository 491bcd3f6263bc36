import type { Page } from '@playwright/test';

/**
 * A speech synthesis with one Korean and one English voice, which load late, as in Chrome. It speaks until the test lets
 * it end. What it says, and what is recorded, is noted in order.
 */
export async function withVoice(page: Page) {
  await page.addInitScript(() => {
    const order: string[] = [];
    let current: EventTarget | null = null;
    const voices = [
      { name: 'Yuna', lang: 'ko-KR', localService: true, default: true, voiceURI: 'Yuna' },
      { name: 'Samantha', lang: 'en-US', localService: true, default: false, voiceURI: 'Samantha' },
    ];
    class Utterance extends EventTarget {
      voice = null;
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    let loaded = false;
    const synthesis = Object.assign(new EventTarget(), {
      speaking: false,
      pending: false,
      getVoices: () => {
        if (!loaded) {
          queueMicrotask(() => {
            loaded = true;
            synthesis.dispatchEvent(new Event('voiceschanged'));
          });
        }
        return loaded ? voices : [];
      },
      speak: (utterance: Utterance) => {
        order.push(`says ${utterance.text}`);
        current = utterance;
        queueMicrotask(() => utterance.dispatchEvent(new Event('start')));
      },
      cancel: () => {
        if (current) order.push('silent');
        current = null;
      },
      resume: () => undefined,
      pause: () => undefined,
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true });
    Object.assign(window, {
      SpeechSynthesisUtterance: Utterance,
      e2eVoice: {
        order,
        end: () => {
          const ended = current;
          current = null;
          order.push('ended');
          ended?.dispatchEvent(new Event('end'));
        },
      },
    });
    // oxlint-disable-next-line typescript/unbound-method -- called with its recorder below
    const start = MediaRecorder.prototype.start;
    MediaRecorder.prototype.start = function startAndNote(this: MediaRecorder, slice?: number) {
      order.push('records');
      start.call(this, slice);
    };
  });
}

type Voice = { readonly order: string[]; readonly end: () => void };

/** What was said and recorded so far, in order. The voice says a text in several parts, which count as one. */
export async function spoken(page: Page): Promise<string[]> {
  const order = await page.evaluate(() => (Reflect.get(window, 'e2eVoice') as Voice).order);
  const joined: string[] = [];
  for (const what of order) {
    const isMore = what.startsWith('says ') && joined.at(-1)?.startsWith('says ');
    if (isMore) joined.push(`${joined.pop()}${what.slice('says '.length)}`);
    else joined.push(what);
  }
  return joined;
}

/** The voice has said everything. */
export const endVoice = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'e2eVoice') as Voice).end());
