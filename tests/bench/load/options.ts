import { parseArgs } from 'node:util';
import { z } from 'zod';

const number = (min: number, max: number) => z.coerce.number().min(min).max(max);

const options = z.object({
  users: number(1, 5_000).int(),
  minutes: number(0.1, 600),
  /** Mean seconds between two steps of a user. */
  think: number(0.01, 600),
  /** Seconds over which users arrive; this time is not measured. */
  ramp: number(0, 600),
  /** Idle sockets on both nodes together. */
  sockets: number(0, 20_000).int(),
  /** Seconds for which the idle sockets are held. */
  hold: number(1, 3_600),
});

export type LoadOptions = z.output<typeof options>;

/** `npm run bench:load -- --users 60 --minutes 1`. */
export function readOptions(args: string[]): LoadOptions {
  const { values } = parseArgs({
    args,
    options: {
      users: { type: 'string', default: '500' },
      minutes: { type: 'string', default: '10' },
      think: { type: 'string', default: '5' },
      ramp: { type: 'string', default: '30' },
      sockets: { type: 'string', default: '2000' },
      hold: { type: 'string', default: '60' },
    },
  });
  return options.parse(values);
}
