import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Settings } from '../s3.ts';

const require = createRequire(import.meta.url);
// The package leaves out the file that its `bin` names; the command line itself is there.
const commandLine = require.resolve('@20minutes/s3rver/lib/cli.js');

export type S3Server = { settings: S3Settings; folder: string; stop: () => Promise<void> };

/** A real S3-compatible server: a process of its own on a free port, with one bucket in a folder that goes with it. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'daedap-s3-'));
  const bucket = 'daedap-test';
  const child = spawn(
    process.execPath,
    [
      // It hides where a list goes on with a cipher that OpenSSL counts as legacy.
      '--openssl-legacy-provider',
      '--eval',
      'require(process.argv[1]).parseAsync()',
      commandLine,
      // It signs the path of a bucket without the slash that Amazon's client ends it with.
      '--allow-mismatched-signatures',
      '--silent',
      `--directory=${folder}`,
      '--address=127.0.0.1',
      '--port=0',
      '--configure-bucket',
      bucket,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = once(child, 'close');
  const listening = Promise.withResolvers<string>();
  let output = '';
  const listen = (data: Buffer) => {
    output += data.toString();
    const address = /listening on (\S+)/.exec(output)?.[1];
    if (address) listening.resolve(address);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  child.once('close', () => listening.reject(new Error(`the S3 server ended: ${output}`)));
  const endpoint = `http://${await listening.promise}`;
  return {
    // The one pair of keys that it knows.
    settings: {
      endpoint,
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      region: undefined,
    },
    folder,
    stop: async () => {
      child.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
