/** A recorder that does what the test says, in the order that browsers do it. */
export class ScriptedRecorder extends EventTarget {
  state: RecordingState = 'inactive';
  readonly mimeType: string;
  readonly options: MediaRecorderOptions;
  readonly called: string[] = [];
  /** What it gives when it is stopped; null: it never answers. */
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

  /** What a browser does once every track has ended. */
  end(): void {
    this.state = 'inactive';
    const last = this.lastSlice;
    if (last === null) return;
    queueMicrotask(() => {
      this.slice(last);
      this.dispatchEvent(new Event('stop'));
    });
  }

  /** What a browser does with an error: it says so, gives what it has, and stops. */
  fail(): void {
    this.dispatchEvent(new Event('error'));
    this.end();
  }

  private call(what: string): void {
    if (this.throwing.has(what)) throw new DOMException('No', 'InvalidStateError');
    this.called.push(what);
  }
}
