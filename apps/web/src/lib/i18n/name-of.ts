import type { Language } from '@daedap/contract/languages';
import type { UnknownValue } from '@daedap/contract/lenient';

type Names<Value extends string> = Readonly<Record<Value, Readonly<Record<Language, string>>>>;

/** Whether this version has a name for the value, which may come from a server of another version. */
export const isNamed = <Value extends string>(
  names: Readonly<Record<Value, unknown>>,
  value: Value | UnknownValue,
): value is Value => Object.hasOwn(names, value);

/** The name of a value, or the value itself if this version does not know it. */
export function nameOf<Value extends string>(
  names: Names<Value>,
  value: Value | UnknownValue,
  language: Language,
): string {
  if (isNamed(names, value)) return names[value][language];
  return value || '—';
}
