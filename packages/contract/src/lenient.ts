import { z } from 'zod';

/** Reads a list from an array, JSON text, comma-separated text, a single value, or nothing. */
export function toStringList(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap(itemToText);
  if (typeof value === 'string') return textToList(value);
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  return [];
}

function textToList(text: string): string[] {
  const trimmed = text.trim();
  if (trimmed.startsWith('[')) {
    const parsed = parsedJson(trimmed);
    if (Array.isArray(parsed)) return parsed.flatMap(itemToText);
  }
  return trimmed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** A comma inside an item is part of its text. */
function itemToText(item: unknown): string[] {
  if (typeof item === 'string') return item.trim() ? [item.trim()] : [];
  if (typeof item === 'number' || typeof item === 'boolean') return [String(item)];
  return [];
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the caller reads it as plain text.
    return undefined;
  }
}

/** A finite number, or a text that is one; null for anything else. */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** True, 1, 'true', '1', 'yes', 'on', and their opposites; null for anything else. */
export function toBoolean(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (value === 1) return true;
  if (value === 0) return false;
  if (typeof value !== 'string') return null;
  const word = value.trim().toLowerCase();
  if (['true', '1', 'yes', 'y', 'on'].includes(word)) return true;
  if (['false', '0', 'no', 'n', 'off', ''].includes(word)) return false;
  return null;
}

/** A field as a server of another version may send it, or leave it out. */
export const anything = z.unknown().optional();

/** How something was said: a `DeliverySummary` or null. `readDelivery` reads it where it is shown, after the page. */
export const unreadDelivery = anything.meta({ type: ['object', 'null'] });

/** Sent as an array of strings; the other forms are read too. */
export const stringList = z
  .codec(anything, z.array(z.string()), {
    decode: toStringList,
    encode: (list) => list,
  })
  .meta({ type: 'array', items: { type: 'string' } });

const numberOrNull = z.number().nullable();

/** Sent as a number or null; numeric text is read too. */
export const lenientNumber = z
  .codec(anything, numberOrNull, { decode: toNumber, encode: (number) => number })
  .meta({ type: ['number', 'null'] });

/** Sent as true or false; words and digits are read too, and anything else is false. */
export const lenientBoolean = z
  .codec(anything, z.boolean(), {
    decode: (value) => toBoolean(value) ?? false,
    encode: (flag) => flag,
  })
  .meta({ type: 'boolean' });

/** A value that only a server of another version knows; empty if there was none. */
export type UnknownValue = string & { readonly isUnknownValue: true };

const isText = (value: unknown) => typeof value === 'string';

/** Sent as one of the values; unknown values are read as they are. */
export function openEnum<const Value extends string>(values: readonly Value[]) {
  return z
    .codec(anything, z.custom<Value | UnknownValue>(isText), {
      // The brand keeps an unknown value from being used as one of the values.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      decode: (value) => (itemToText(value)[0] ?? '') as Value | UnknownValue,
      encode: (value) => value,
    })
    .meta({ type: 'string', enum: [...values] });
}

/** Sent as one of the values; anything else is read as the fallback. */
export function lenientEnum<const Value extends string, Fallback extends Value | null>(
  values: readonly Value[],
  fallback: Fallback,
) {
  const isKnown = (value: unknown) => values.some((known) => known === value);
  return z
    .codec(
      anything,
      z.custom<Value | Fallback>((value) => value === fallback || isKnown(value)),
      {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        decode: (value) => (isKnown(value) ? (value as Value) : fallback),
        encode: (value) => value,
      },
    )
    .meta({ enum: fallback === null ? [...values, null] : [...values] });
}

/** Sent as a whole number from 0; anything else is read as the fallback. */
export const lenientCount = (fallback = 0) =>
  z
    .codec(anything, z.int().nonnegative(), {
      decode: (value) => Math.max(0, Math.round(toNumber(value) ?? fallback)),
      encode: (count) => count,
    })
    .meta({ type: 'integer', minimum: 0 });

/** Sent as seconds; anything else is read as the fallback. */
export const lenientSeconds = (fallback: number) =>
  z
    .codec(anything, z.number(), {
      decode: (value) => toNumber(value) ?? fallback,
      encode: (seconds) => seconds,
    })
    .meta({ type: 'number' });

/** Sent as 0 to 100 or null; anything else is read as null. */
export const lenientScore = z
  .codec(anything, z.int().min(0).max(100).nullable(), {
    decode: (value) => {
      const score = toNumber(value);
      return score === null ? null : Math.min(100, Math.max(0, Math.round(score)));
    },
    encode: (score) => score,
  })
  .meta({ type: ['integer', 'null'], minimum: 0, maximum: 100 });

/** Sent as text; anything else is read as an empty text. */
export const lenientText = z
  .codec(anything, z.string(), {
    decode: (value) => itemToText(value)[0] ?? '',
    encode: (text) => text,
  })
  .meta({ type: 'string' });

/** Sent as text or null; anything else is read as null. */
export const lenientTextOrNull = z
  .codec(anything, z.string().nullable(), {
    decode: (value) => (typeof value === 'string' ? value : null),
    encode: (text) => text,
  })
  .meta({ type: ['string', 'null'] });

/** Sent as an ISO time; every form that `Date` understands is read too. */
export const lenientTime = z
  .codec(anything, z.iso.datetime(), {
    decode: (value) => {
      const time = new Date(typeof value === 'string' || typeof value === 'number' ? value : '');
      return Number.isNaN(time.getTime()) ? '' : time.toISOString();
    },
    encode: (time) => time,
  })
  .meta({ type: 'string', format: 'date-time' });

/** A list inside a row. Items that cannot be read are left out. */
export function lenientList<Item extends z.ZodType>(item: Item) {
  return z
    .codec(anything, z.array(item), {
      decode: (value) => {
        const list: unknown[] = Array.isArray(value) ? value : [];
        return list.filter((one): one is z.input<Item> => item.safeParse(one).success);
      },
      encode: (list) => list,
    })
    .meta({
      type: 'array',
      // Read when the API page is made, never in a browser: the web app is built without JSON schemas.
      get items() {
        const { $schema: _, ...items } = z.toJSONSchema(item, { io: 'input' });
        return items;
      },
    });
}
