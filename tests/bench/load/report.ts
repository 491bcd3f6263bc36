import type { Cluster } from './cluster.ts';

/** An aim, whether it was met, and the measured value. */
export type Aim = { aim: string; met: boolean; seen: string };

export function printAims(aims: readonly Aim[]): boolean {
  console.log('');
  for (const { aim, met, seen } of aims) {
    console.log(`${met ? 'pass' : 'FAIL'}  ${aim}: ${seen}`);
  }
  return aims.every(({ met }) => met);
}

/** Prints the log lines of the nodes. A good run has none. */
export function printLogs({ nodes }: Cluster): void {
  for (const [index, node] of nodes.entries()) {
    const lines = node
      .log()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    if (lines.length === 0) continue;
    console.log(`\nnode ${index + 1} logged ${lines.length} lines, the first of them:`);
    for (const line of lines.slice(0, 10)) console.log(`  ${line.slice(0, 400)}`);
  }
}
