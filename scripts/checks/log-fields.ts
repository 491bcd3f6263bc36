import { parseSync } from 'oxc-parser';
import { allChildren, childOf, childrenOf, type Node, textOf } from './syntax-tree.ts';

type LogLines = {
  /** The names of all fields that the lines of a file have. */
  fields: string[];
  /** Calls whose fields or words cannot be read from the source. */
  unreadable: string[];
  calls: number;
};

const levels = /^(trace|debug|info|warn|error|fatal)$/;

/** What a file writes to the log: calls of `log` or `logger`, or of what has one of them. */
export function logLines(file: string, source: string): LogLines {
  const calls = callsIn(parseSync(file, source).program).filter(isLogCall);
  const fields: string[] = [];
  const unreadable: string[] = [];
  for (const call of calls) {
    const [first, ...more] = childrenOf(call, 'arguments');
    const line = first?.type === 'ObjectExpression' ? childrenOf(first, 'properties') : [];
    const keys = line.map((property) => keyOf(property));
    const words = first?.type === 'ObjectExpression' ? more : [first, ...more];
    const isReadable =
      keys.every((key) => key !== '') && words.length === 1 && words[0]?.type === 'Literal';
    if (isReadable) fields.push(...keys);
    else unreadable.push(source.slice(call.start, call.end));
  }
  return { fields, unreadable, calls: calls.length };
}

const callsIn = (node: Node): Node[] => [
  ...(node.type === 'CallExpression' ? [node] : []),
  ...allChildren(node).flatMap(callsIn),
];

/** `log.info(…)`, `deps.log?.warn(…)`, `request.log[level](…)`, `createLogger(…).fatal(…)`. */
function isLogCall(call: Node): boolean {
  const callee = childOf(call, 'callee');
  const object = childOf(callee, 'object');
  const property = childOf(callee, 'property');
  if (callee?.type !== 'MemberExpression' || !object || !property) return false;
  const made = childOf(object, 'callee');
  const name = textOf(made ?? childOf(object, 'property') ?? object, 'name');
  const isLevel = levels.test(textOf(property, 'name')) || textOf(property, 'name') === 'level';
  return /^(log|logger|createLogger)$/.test(name) && isLevel;
}

/** The name of a field; empty for `...others` and `[computed]`. */
function keyOf(property: Node): string {
  const isPlain = property.type === 'Property' && !('computed' in property && property.computed);
  const key = isPlain ? childOf(property, 'key') : undefined;
  return key ? textOf(key, 'name') || textOf(key, 'value') : '';
}
