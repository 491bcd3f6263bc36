import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const otherCores = allowedCores();
const lastCore = otherCores.pop() ?? 0;

/**
 * A phone has a core for the page beside those for the rest of the browser. On two cores the browser, the server and the
 * bench itself would interrupt the page, which would look slower than it is. So the page gets the last core for itself,
 * and everything else runs on the others. `SHARED_CORES=1` lets everything run everywhere.
 */
export const hasOwnCore = otherCores.length > 0 && process.env['SHARED_CORES'] !== '1';

const moveTo = (cores: string, pid: number) =>
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)]);

/** What this process starts from now on inherits its cores. */
export function leaveLastCore(): void {
  if (!hasOwnCore) return;
  moveTo(otherCores.join(','), process.pid);
}

/** A browser forks the process of each page from its zygote, whose cores it inherits. */
export function giveLastCoreToPages(): void {
  if (!hasOwnCore) return;
  const zygotes = descendantsOf(process.pid).filter((pid) => {
    const command = readProcess(pid, 'cmdline');
    return command.includes('--type=zygote') && !command.includes('--no-zygote-sandbox');
  });
  if (zygotes.length === 0) throw new Error('There is no browser, or it has no zygote');
  for (const pid of zygotes) moveTo(String(lastCore), pid);
}

/** The cores that this process may use; none where the system does not tell. */
function allowedCores(): number[] {
  const list = /^Cpus_allowed_list:\s*(.+)$/m.exec(readProcess(process.pid, 'status'))?.[1] ?? '';
  return list.split(',').flatMap((range) => {
    const [first = Number.NaN, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 || 0 }, (_, index) => first + index);
  });
}

function descendantsOf(parent: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => readProcess(pid, 'status').includes(`\nPPid:\t${parent}\n`));
  return [...children, ...children.flatMap(descendantsOf)];
}

/** Empty if the process has ended, or where there is no such file system. */
function readProcess(pid: number, file: 'cmdline' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // Processes end at any time.
    return '';
  }
}
