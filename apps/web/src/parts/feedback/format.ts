import { currentLanguage } from '#/lib/i18n/language.ts';

const megabyte = 1024 * 1024;

/** m:ss, the second that has begun: a player set to it shows the same. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The size of a video: 6.2MB. Never 0: something is sent. */
export function formatMegabytes(bytes: number): string {
  return new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(Math.max(0.1, bytes / megabyte));
}
