import { currentLanguage } from './i18n/language.ts';

const units = ['kB', 'MB', 'GB', 'TB'] as const;

const tenths = (value: number) => Math.round(value * 10) / 10;

/** A number with commas, as Korean and English write it. The first number format of a page takes 100 ms on a weak phone. */
export function formatCount(count: number): string {
  const [whole = '', ...fraction] = String(count).split('.');
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}

/** At most one digit after the point: 1.5, 3. */
export const formatTenths = (value: number) => formatCount(tenths(value));

const withUnit = (value: number, unit: string) =>
  `${formatCount(value)}${currentLanguage() === 'ko' ? '' : ' '}${unit}`;

/** A readable size: 6.2MB, 512kB. */
export function formatBytes(bytes: number): string {
  if (tenths(bytes) < 1024) {
    const style = { style: 'unit', unit: 'byte', unitDisplay: 'long' } as const;
    return new Intl.NumberFormat(currentLanguage(), style).format(Math.round(bytes));
  }
  let value = bytes / 1024;
  let unit = 0;
  while (tenths(value) >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return withUnit(unit === 0 ? Math.round(value) : tenths(value), units[unit] ?? '');
}

/** m:ss */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

const megabyte = 1024 * 1024;

/** m:ss, rounded down, as players show it. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The size of a video: 6.2MB. Never 0, because something is sent. */
export function formatMegabytes(bytes: number): string {
  return withUnit(Math.max(0.1, tenths(bytes / megabyte)), 'MB');
}
