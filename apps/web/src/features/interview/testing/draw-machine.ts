import type { AnyStateNode } from 'xstate';

/** `advancing.pausing` below a region becomes a valid name for Mermaid. */
const nameOf = (node: AnyStateNode) => node.path.slice(1).join('_') || node.key;

/** Keeps our own event names, and shortens those of promises and timers. */
function eventName(type: string): string {
  const timer = /^xstate\.after\.(\w+)\./.exec(type);
  if (timer) return `after ${timer[1]}`;
  if (type.startsWith('xstate.done')) return 'done';
  if (type.startsWith('xstate.error')) return 'failed';
  return type === '' ? '' : type;
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return ` [${guard}]`;
  if (typeof guard === 'object' && guard !== null && 'type' in guard)
    return ` [${String(guard.type)}]`;
  return guard === undefined ? '' : ' […]';
}

function arrowsOf(node: AnyStateNode): string[] {
  return [...node.transitions.values(), node.always ?? []].flat().flatMap((transition) =>
    (transition.target ?? []).map((target) => {
      const label = `${eventName(transition.eventType)}${guardName(transition.guard)}`.trim();
      return `  ${nameOf(node)} --> ${nameOf(target)}${label === '' ? '' : ` : ${label}`}`;
    }),
  );
}

function nodesBelow(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((child) => [child].concat(nodesBelow(child)));
}

/** One region of a machine as a Mermaid diagram: states that hold others are drawn by their arrows. */
export function drawRegion(region: AnyStateNode): string {
  const all = nodesBelow(region);
  const initial = region.initial.target.map((target) => `  [*] --> ${nameOf(target)}`);
  const inner = all.flatMap((node) => {
    if (node.type !== 'compound') return [];
    return node.initial.target.map((target) => `  ${nameOf(node)} --> ${nameOf(target)} : begins`);
  });
  const root = arrowsOf(region).map((line) => line.replace(`  ${nameOf(region)} `, '  anywhere '));
  return ['stateDiagram-v2', ...initial, ...inner, ...root, ...all.flatMap(arrowsOf)].join('\n');
}
