import { parseSync } from 'oxc-parser';
import { allChildren, childOf, childrenOf, type Node, textOf } from './syntax-tree.ts';

type Comment = { readonly start: number; readonly end: number; readonly value: string };

/** A comment of one or two words is no reason. */
const shortestReason = 12;

/**
 * The lines of a file where an error is swallowed: the handler neither uses nor rethrows it, and no comment says why.
 * A comment counts inside the handler, at the end of its first line, or right above its statement.
 */
export function swallowedErrors(file: string, source: string): number[] {
  const { program, comments } = parseSync(file, source);
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineOf = (offset: number) => lineStarts.findLastIndex((start) => start <= offset) + 1;
  const reasons = comments.filter(isReason);
  const functions = functionsWithoutParameters(program);

  const isExplained = ({ handler, statement }: Handler) => {
    const starts = new Set([lineOf(statement.start), lineOf(handler.start)]);
    return reasons.some((reason) => {
      const isInside = reason.start >= handler.start && reason.end <= handler.end;
      const isBehind = lineOf(reason.start) === lineOf(handler.start);
      return isInside || isBehind || starts.has(lineOf(reason.end) + 1);
    });
  };

  return findHandlers(program)
    .filter(
      ({ handler, statement }) =>
        isSilent(handler, functions) ||
        (onErrorOf(statement) === handler && isSilentTransition(handler)),
    )
    .filter((found) => !isExplained(found))
    .map(({ handler }) => lineOf(handler.start));
}

/** Documentation of a function and directives for the linter do not count as reasons. */
const isReason = ({ value }: Comment) => {
  const text = value.trim();
  return text.length >= shortestReason && !value.startsWith('*') && !/^(ox|es)lint-/.test(text);
};

type Handler = { readonly handler: Node; readonly statement: Node };

/** Every `catch` clause, every function passed to `.catch` or as the second argument of `.then`, and every `onError`. */
function findHandlers(program: Node): Handler[] {
  const found: Handler[] = [];
  walk(program, program, (node, statement) => {
    if (node.type === 'CatchClause') found.push({ handler: node, statement: node });
    const handler = node.type === 'CallExpression' ? handlerOf(node) : undefined;
    if (handler) found.push({ handler, statement });
    const onError = onErrorOf(node);
    if (onError) found.push({ handler: onError, statement: node });
  });
  return found;
}

function handlerOf(call: Node): Node | undefined {
  const property = childOf(childOf(call, 'callee'), 'property');
  const [first, second] = childrenOf(call, 'arguments');
  const name = property && textOf(property, 'name');
  if (name === 'catch') return first;
  return name === 'then' ? second : undefined;
}

/** What a query or a state machine does when its work fails. */
function onErrorOf(node: Node): Node | undefined {
  const key = node.type === 'Property' ? childOf(node, 'key') : undefined;
  return key && textOf(key, 'name') === 'onError' ? childOf(node, 'value') : undefined;
}

/** A transition of a state machine, or one of several, that uses no error and reports none. */
function isSilentTransition(handler: Node): boolean {
  if (handler.type === 'ArrayExpression')
    return childrenOf(handler, 'elements').some(isSilentTransition);
  return (
    /^(Literal|ObjectExpression)$/.test(handler.type) &&
    ![...identifiersIn(handler)].some((name) => name === 'error' || name.startsWith('report'))
  );
}

function isSilent(handler: Node, functions: ReadonlySet<string>): boolean {
  if (handler.type === 'Identifier') {
    const name = textOf(handler, 'name');
    return name === 'noop' || functions.has(name);
  }
  const isFunction = /^(ArrowFunction|Function)Expression$/.test(handler.type);
  // A library's own `.catch(value)`, or a function defined elsewhere.
  if (!isFunction && handler.type !== 'CatchClause') return false;
  const body = childOf(handler, 'body');
  if (!body) return false;
  const parameter = isFunction ? childrenOf(handler, 'params')[0] : childOf(handler, 'param');
  const names = parameter ? identifiersIn(parameter) : new Set<string>();
  const used = identifiersIn(body);
  return !throwsItself(body) && ![...names].some((name) => used.has(name));
}

/** Whether the handler itself throws, not a function inside it. */
function throwsItself(node: Node): boolean {
  if (node.type === 'ThrowStatement') return true;
  if (/Function/.test(node.type)) return false;
  return allChildren(node).some(throwsItself);
}

/** The names that a node uses. The key of a property (`error` in `{ error: null }`) is no use. */
function identifiersIn(node: Node, names = new Set<string>()): Set<string> {
  if (node.type === 'Identifier') names.add(textOf(node, 'name'));
  const isPlainProperty = node.type === 'Property' && !('computed' in node && node.computed);
  const inner = isPlainProperty ? childrenOf(node, 'value') : allChildren(node);
  for (const child of inner) identifiersIn(child, names);
  return names;
}

function functionsWithoutParameters(program: Node): Set<string> {
  const names = new Set<string>();
  walk(program, program, (node) => {
    const made = node.type === 'VariableDeclarator' ? childOf(node, 'init') : node;
    const isFunction = /^(ArrowFunctionExpression|Function(Expression|Declaration))$/.test(
      made?.type ?? '',
    );
    const id = childOf(node, 'id');
    if (!made || !isFunction || !id) return;
    if (childrenOf(made, 'params').length === 0) names.add(textOf(id, 'name'));
  });
  return names;
}

/** Visits a node and all nodes below it, each with its statement. */
function walk(node: Node, statement: Node, visit: (node: Node, statement: Node) => void): void {
  const own = /Statement$|Declaration$|^PropertyDefinition$|^Property$/.test(node.type);
  const around = own && node.type !== 'BlockStatement' ? node : statement;
  visit(node, around);
  for (const child of allChildren(node)) walk(child, around, visit);
}
