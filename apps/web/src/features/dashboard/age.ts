import { relativeTimeHours } from '@daedap/contract/constants/navigation';

export type Age =
  | { readonly name: 'today' | 'yesterday' }
  | { readonly name: 'hours' | 'days'; readonly count: number };

const hourMs = 3_600_000;
const dayHours = 24;

/** By hours gone by, not by the calendar. A clock that runs behind the server's makes it today. */
export function ageOf(createdAt: string, now: number): Age {
  const hours = (now - Date.parse(createdAt)) / hourMs;
  if (hours < relativeTimeHours.today) return { name: 'today' };
  if (hours < relativeTimeHours.hoursAgo) return { name: 'hours', count: Math.floor(hours) };
  if (hours < relativeTimeHours.yesterday) return { name: 'yesterday' };
  return { name: 'days', count: Math.floor(hours / dayHours) };
}
