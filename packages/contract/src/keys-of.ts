/** The keys of a literal object. `Object.keys` returns `string[]`, because an object may have more keys than its type. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.keys(object) as (keyof T & string)[];
}
