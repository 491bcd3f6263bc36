/** At most one digit after the point. No number of an answer has four digits before it. */
export const formatNumber = (value: number) => String(Math.round(value * 10) / 10);
