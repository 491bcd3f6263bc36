/** Tailwind only finds class names that are written out. */
export const scoreTextClass = {
  green: 'text-score-green',
  blue: 'text-score-blue',
  amber: 'text-score-amber',
  red: 'text-score-red',
  grey: 'text-score-grey',
} as const;
