import { vi } from 'vitest';

/** An XMLHttpRequest that a test controls. */
export class FakeRequest extends EventTarget {
  static made: FakeRequest[] = [];
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  status = 0;
  statusText = '';
  responseText = '';
  address = '';
  form = new FormData();
  aborted = false;

  constructor() {
    super();
    FakeRequest.made.push(this);
  }

  open(method: string, url: string) {
    this.address = `${method} ${url}`;
  }

  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }

  getResponseHeader(_name: string) {
    return null;
  }

  send(form: FormData) {
    this.form = form;
  }

  abort() {
    this.aborted = true;
  }

  sent(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }));
  }

  respond(status: number, body: unknown, statusText = '') {
    Object.assign(this, { status, statusText, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }

  fail() {
    this.dispatchEvent(new Event('error'));
  }
}

/** Replaces XMLHttpRequest for the rest of the test, and returns the requests. */
export function fakeRequests(): FakeRequest[] {
  FakeRequest.made = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return FakeRequest.made;
}

export const storedBackup = {
  success: true,
  videoId: '3f2b8c1e-6f5d-4c43-9d7a-0d6f6a1b2c3d',
  filename: 'a.webm',
  fileSizeFormatted: '10 B',
  message: '답변 영상을 서버에 백업했어요.',
};
