import { currentLanguage } from './language.ts';
import { findText, type TextKey } from './texts.ts';

type Values = Readonly<Record<string, string | number>>;

/** The text in the current language, with each `{{name}}` replaced by its value. */
export function translate(key: TextKey, values: Values = {}): string {
  return findText(currentLanguage(), key).replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) =>
    String(values[name] ?? place),
  );
}
