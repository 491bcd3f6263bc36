import { webAdCloseAfterSeconds, webAdSize } from '@daedap/contract/constants/ads';
import type { AdEnd } from './ad-port.ts';
import type { Clock } from '#/lib/time/clock.ts';
import { translate } from './texts.ts';

type Options = {
  readonly place: HTMLElement;
  readonly clock: Clock;
  readonly seconds: number;
  readonly fill: (box: HTMLElement) => void;
  readonly onEnd: (how: AdEnd) => void;
  readonly signal: AbortSignal;
};

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

function closeButton(onClick: () => void): HTMLElement {
  const button = element(
    'button',
    'min-h-11 min-w-11 rounded-control px-3 text-sm font-semibold text-ink hover:bg-sunken',
    translate('ads.close'),
  );
  button.setAttribute('type', 'button');
  button.addEventListener('click', onClick);
  return button;
}

/**
 * The rectangle with its rules for closing. The dialog is not modal, so the question beside it can be read. It stays
 * until it ends or the signal is aborted.
 */
export function openOverlay({ place, clock, seconds, fill, onEnd, signal }: Options): void {
  const overlay = element(
    'div',
    'flex flex-col overflow-hidden rounded-control border border-line bg-surface text-ink',
  );
  overlay.setAttribute('role', 'dialog');
  overlay.setAttribute('aria-label', translate('ads.label'));
  overlay.style.width = `${webAdSize.width}px`;
  overlay.style.height = `${webAdSize.height}px`;
  const box = element('div', 'min-h-0 flex-1 overflow-hidden');
  const bar = element(
    'div',
    'flex min-h-12 items-center justify-between gap-2 border-t border-line pl-4 pr-1 text-sm text-ink-soft',
  );
  const countdown = element('span', 'pr-3 tabular-nums');
  bar.append(element('span', 'font-semibold', translate('ads.label')), countdown);
  overlay.append(box, bar);
  fill(box);

  let passed = 0;
  let cancelTick: () => void = () => undefined;
  const skip = () => onEnd('skipped');
  const isClosable = () => passed >= webAdCloseAfterSeconds;

  function showTime(): void {
    if (passed < webAdCloseAfterSeconds)
      countdown.textContent = translate('ads.closeIn', {
        seconds: webAdCloseAfterSeconds - passed,
      });
    else if (countdown.isConnected) countdown.replaceWith(closeButton(skip));
  }
  function tick(): void {
    passed += 1;
    if (passed >= seconds) {
      onEnd('completed');
      return;
    }
    showTime();
    cancelTick = clock.after(1_000, tick);
  }

  overlay.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isClosable()) return;
    // Keeps the screen behind from handling the same key.
    event.preventDefault();
    event.stopPropagation();
    skip();
  });
  signal.addEventListener(
    'abort',
    () => {
      cancelTick();
      overlay.remove();
    },
    { once: true },
  );
  place.append(overlay);
  showTime();
  cancelTick = clock.after(1_000, tick);
}
