/** An address within the app. */
export type Path = { readonly pathname: string; readonly search: string; readonly hash: string };

export type Params = { readonly [name in string]?: string };

export const toAddress = ({ pathname, search, hash }: Path): string => pathname + search + hash;

/** Resolves an address as the browser would: `?a=1` and `#b` stay on the page. */
export function resolveAddress(to: string, current: Path): Path {
  const { pathname, search, hash } = new URL(to, new URL(toAddress(current), 'http://app'));
  return { pathname, search, hash };
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** `/a/:id` matches any value in the place of `:id`, and a last `*` whatever follows. */
function toExpression(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part === '*') return '(?:/.*)?';
      return part.startsWith(':') ? `/(?<${part.slice(1)}>[^/]+)` : `/${escaped(part)}`;
    });
  return new RegExp(`^${parts.join('')}/?$`, 'i');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray % in an address that somebody typed.
    return text;
  }
}

/** The values of the parameters, or null if the path is not of this pattern. */
export function matchPath(pattern: string, pathname: string): Params | null {
  const found = toExpression(pattern).exec(pathname);
  if (!found) return null;
  return Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([name, value]) => [name, decoded(value)]),
  );
}

/** The path of a pattern with its parameters filled in. */
export function generatePath(pattern: string, params: { readonly [name: string]: string }): string {
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${pattern} needs ${name}`);
    return encodeURIComponent(value);
  });
}
