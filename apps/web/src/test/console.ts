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
