/** A recorder that the test controls. Its events come in the same order as in browsers. */
export class ScriptedRecorder extends EventTarget {
  state: RecordingState = 'inactive';
  readonly mimeType: string;
  readonly options: MediaRecorderOptions;
  readonly called: string[] = [];
  /** The last slice, which `stop` delivers; null: it never responds. */
  lastSlice: string | null = '';
  readonly throwing = new Set<string>();

  constructor(_: MediaStream, options: MediaRecorderOptions) {
    super();
    this.options = options;
    this.mimeType = options.mimeType ?? '';
  }

  start(timeslice: number): void {
    this.call(`start ${timeslice}`);
    this.state = 'recording';
    queueMicrotask(() => this.dispatchEvent(new Event('start')));
  }

  pause(): void {
    this.call('pause');
    this.state = 'paused';
  }

  resume(): void {
    this.call('resume');
    this.state = 'recording';
  }

  requestData(): void {
    this.call('requestData');
  }

  stop(): void {
    this.call('stop');
    this.end();
  }

  slice(text: string): void {
    const data = new Blob([text]);
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
  }

  /** Like a browser after every track has ended. */
  end(): void {
    this.state = 'inactive';
    const last = this.lastSlice;
    if (last === null) return;
    queueMicrotask(() => {
      this.slice(last);
      this.dispatchEvent(new Event('stop'));
    });
  }

  /** Like a browser after an error: sends the error, delivers what it has, and stops. */
  fail(): void {
    this.dispatchEvent(new Event('error'));
    this.end();
  }

  private call(what: string): void {
    if (this.throwing.has(what)) throw new DOMException('No', 'InvalidStateError');
    this.called.push(what);
  }
}
