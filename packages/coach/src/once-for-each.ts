import type { Mark } from './scoring/marks.ts';
import type { ReadText } from './text/read-text.ts';

/** A function that works out its result once for each object that it is given. */
export function onceForEach<Key extends object, Result>(
  work: (key: Key) => Result,
): (key: Key) => Result {
  const ready = new WeakMap<Key, { readonly result: Result }>();
  return (key) => {
    const known = ready.get(key);
    if (known) return known.result;
    const result = work(key);
    ready.set(key, { result });
    return result;
  };
}

/** The same for each range of words of a text. The result is never undefined. */
export function onceForEachMark<Result>(
  work: (text: ReadText, mark: Mark) => Result,
): (text: ReadText, mark: Mark) => Result {
  const resultsOf = onceForEach((_text: ReadText) => new Map<number, Result>());
  return (text, mark) => {
    const results = resultsOf(text);
    const place = mark.first * text.words.length + mark.last;
    const known = results.get(place);
    if (known !== undefined) return known;
    const result = work(text, mark);
    results.set(place, result);
    return result;
  };
}
