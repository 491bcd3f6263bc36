import { z } from 'zod';

/** A list as the wire may hold it: an array, JSON text, comma-separated text, a single value, or nothing. */
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

/** Inside a list a comma is part of the text. */
function itemToText(item: unknown): string[] {
  if (typeof item === 'string') return item.trim() ? [item.trim()] : [];
  if (typeof item === 'number' || typeof item === 'boolean') return [String(item)];
  return [];
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
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

/** On our wire an array of strings; whoever reads it takes the other forms too. */
export const stringList = z
  .codec(z.unknown(), z.array(z.string()), {
    decode: toStringList,
    encode: (list) => list,
  })
  .meta({ type: 'array', items: { type: 'string' } });

const numberOrNull = z.number().nullable();

/** A number or null on our wire; numeric text is taken too. */
export const lenientNumber = z
  .codec(z.unknown(), numberOrNull, { decode: toNumber, encode: (number) => number })
  .meta({ type: ['number', 'null'] });

/** True or false on our wire; words and digits for it are taken too, and anything else is false. */
export const lenientBoolean = z
  .codec(z.unknown(), z.boolean(), {
    decode: (value) => toBoolean(value) ?? false,
    encode: (flag) => flag,
  })
  .meta({ type: 'boolean' });
