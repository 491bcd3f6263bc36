import { vi, type MockInstance } from 'vitest';

let spies: MockInstance[] = [];

export function watchConsole(): void {
  spies = [
    vi.spyOn(console, 'error').mockReturnValue(undefined),
    vi.spyOn(console, 'warn').mockReturnValue(undefined),
  ];
}

export function consoleOutput(): string[] {
  return spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
}

/**
 * The faults that the app reported since the test began or since the last call. A report that no test takes fails the
 * test.
 */
export function takeReports(): string[] {
  const isReport = (call: readonly unknown[]) => String(call[0]).startsWith('Fault (');
  return spies.flatMap((spy) => {
    const reports = spy.mock.calls.filter(isReport).map((call) => String(call[0]));
    const others = spy.mock.calls.filter((call) => !isReport(call));
    spy.mock.calls.splice(0, spy.mock.calls.length, ...others);
    return reports;
  });
}
