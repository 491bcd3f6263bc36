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
