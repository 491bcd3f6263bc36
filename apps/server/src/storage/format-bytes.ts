const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** For people to read: `6.2 MB`, `512 KB`, `0 B`. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // A value that would be rounded to 1024 is shown in the next unit.
  while (rounded(value, unit) >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${rounded(value, unit)} ${units[unit]}`;
}

const rounded = (value: number, unit: number) => (unit === 0 ? value : Math.round(value * 10) / 10);
