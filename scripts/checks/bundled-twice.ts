/** The packages of each part of the build, as `name version`. */
export type BundledPackages = {
  /** Pages and the workers that they start. */
  readonly app: readonly string[];
  /** A program of its own that no page loads, with what its libraries ask for: idb 7, where the app has idb 8. */
  readonly serviceWorker: readonly string[];
};

/** Packages that one part of the build has twice: in two versions, or from two folders. */
export function bundledTwice(packages: BundledPackages): string[] {
  return Object.entries(packages).flatMap(([part, titles]) => {
    const versions = Map.groupBy(titles, (title: string) => title.replace(/ [^ ]*$/, ''));
    return [...versions.values()]
      .filter((found) => found.length > 1)
      .map((found) => `${part}: ${found.join(', ')}`);
  });
}
