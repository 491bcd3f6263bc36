/** What a stored text holds; undefined when it is no JSON. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // No JSON: someone has changed it by hand, and it counts as missing.
    return undefined;
  }
}
