const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** As people read it: `6.2 MB`, `512 KB`, `0 B`. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // What would round up to 1024 is one of the next unit.
  while (rounded(value, unit) >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${rounded(value, unit)} ${units[unit]}`;
}

const rounded = (value: number, unit: number) => (unit === 0 ? value : Math.round(value * 10) / 10);
