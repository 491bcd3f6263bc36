import { examine, type Finding, systemDoctor } from '../composition/doctor.ts';
import { systemClock } from '../lib/clock.ts';
import { loadConfig } from '../lib/config.ts';
import { StartError } from '../lib/start-error.ts';

/** `npm run doctor`: checks a deployment with its settings. Exits with 1 when something is wrong. */
async function findings(): Promise<Finding[]> {
  try {
    return await examine(loadConfig(process.env), { clock: systemClock, ...systemDoctor });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [{ ok: false, what: 'settings', text: error.message }];
  }
}

const markOf = (ok: Finding['ok']) => (ok === null ? '-' : ok ? 'ok' : 'WRONG').padEnd(5);

const all = await findings();
for (const { ok, what, text } of all) {
  console.log(`${markOf(ok)} ${what.padEnd(10)} ${text}`);
}
// Threads of the speech engine may still be closing.
process.exit(all.every(({ ok }) => ok) ? 0 : 1);
