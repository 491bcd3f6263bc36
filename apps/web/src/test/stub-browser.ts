/** Node's Request rejects jsdom's AbortSignal, which the router passes to it. */
class RequestWithAnySignal extends Request {
  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    const { signal, ...rest } = init;
    super(input, rest);
    if (signal) Object.defineProperty(this, 'signal', { value: signal });
  }
}

class NoResize {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What jsdom lacks: media queries (none matches unless a test says so), sizes, idle moments and modal dialogs. */
export function stubBrowser(): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  window.scrollTo = () => undefined;
  window.requestIdleCallback = (task) =>
    Number(setTimeout(() => task({ didTimeout: false, timeRemaining: () => 50 })));
  window.cancelIdleCallback = (waiting) => clearTimeout(waiting);
  globalThis.ResizeObserver = NoResize;
  globalThis.Request = RequestWithAnySignal;

  const focused = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    focused.set(this, document.activeElement);
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
    const before = focused.get(this);
    if (before instanceof HTMLElement) before.focus();
    this.dispatchEvent(new Event('close'));
  };
}
