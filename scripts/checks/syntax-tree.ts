/** A node of the tree that oxc-parser makes of a file. */
export type Node = { readonly type: string; readonly start: number; readonly end: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The fields of a node, which its type does not list. */
const fieldsOf = (node: Node | undefined) => new Map<string, unknown>(Object.entries(node ?? {}));

export const allChildren = (node: Node) => [...fieldsOf(node).values()].flat().filter(isNode);

export function childOf(node: Node | undefined, name: string): Node | undefined {
  return childrenOf(node, name)[0];
}

export function childrenOf(node: Node | undefined, name: string): Node[] {
  return [fieldsOf(node).get(name)].flat().filter(isNode);
}

export function textOf(node: Node, name: string): string {
  const value = fieldsOf(node).get(name);
  return typeof value === 'string' ? value : '';
}
