/** The files that a routes file loads later, by their names in Vite's manifest. */
export function lazyScreens(routes: string): string[] {
  const found = [...routes.matchAll(/import\('(#\/|\.\/)([^']+\.tsx)'\)/g)];
  return found.map(([, from, path]) => `src/${from === './' ? 'app/' : ''}${path}`);
}
