/** The keys of a literal object, which TypeScript widens to `string[]` because objects may have more. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.keys(object) as (keyof T & string)[];
}
