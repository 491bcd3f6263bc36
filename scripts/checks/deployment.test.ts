import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from '../lib/root.mjs';
import { settings, text } from './deployment-files.ts';

/* The files of a deployment against each other and against the repository. No engine is needed. */

describe('compose.yaml', () => {
  const service = z.strictObject({
    image: z.string().regex(/^daedap$|:(?!latest)/),
    build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
    restart: z.literal('unless-stopped').optional(),
    read_only: z.boolean().optional(),
    tmpfs: z.array(z.string()).optional(),
    cap_drop: z.array(z.string()).optional(),
    security_opt: z.array(z.string()).optional(),
    stop_grace_period: z.string().optional(),
    entrypoint: z.array(z.string()).optional(),
    command: z.array(z.string()).optional(),
    depends_on: z
      .record(
        z.string(),
        z.strictObject({
          condition: z.enum(['service_healthy', 'service_completed_successfully']),
        }),
      )
      .optional(),
    environment: z.record(z.string(), z.string()).optional(),
    volumes: z.array(z.string()).optional(),
    ports: z.array(z.string()).optional(),
    networks: z.array(z.string()),
    healthcheck: z
      .strictObject({
        test: z.array(z.string()),
        interval: z.string(),
        timeout: z.string(),
        start_period: z.string().optional(),
        retries: z.int(),
      })
      .optional(),
  });
  const compose = z
    .strictObject({
      name: z.literal('daedap'),
      'x-daedap': z.unknown(),
      services: z.record(z.string(), service),
      volumes: z.record(z.string(), z.unknown()),
      networks: z.record(z.string(), z.unknown()),
    })
    .parse(parse(text('compose.yaml'), { merge: true }));
  const services = Object.entries(compose.services);
  const ours = services.filter(([, { image }]) => image === 'daedap');
  const optional = [...settings].filter((name) =>
    /^(SMTP_URL|MAIL_FROM)$|^(OPERATOR|AI|STT|TTS)_/.test(name),
  );

  test('has two nodes, a worker, a database, storage and a proxy', () => {
    const wanted = ['bucket', 'nginx', 'node1', 'node2', 'postgres', 'storage', 'worker'];
    expect(Object.keys(compose.services).toSorted()).toEqual(wanted);
  });

  test.each(services)('what %s refers to exists', (_name, one) => {
    for (const other of Object.keys(one.depends_on ?? {}))
      expect(compose.services).toHaveProperty(other);
    for (const network of one.networks) expect(compose.networks).toHaveProperty(network);
    const sources = (one.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
    for (const volume of sources.filter((source) => !source.startsWith('.'))) {
      expect(compose.volumes).toHaveProperty(volume);
    }
    // An image in OCI format has no health check, so that of the Containerfile does not count.
    const isChecked = (name: string) => compose.services[name]?.healthcheck !== undefined;
    const unchecked = Object.entries(one.depends_on ?? {}).filter(
      ([other, { condition }]) => condition === 'service_healthy' && !isChecked(other),
    );
    expect(unchecked).toEqual([]);
  });

  test.each(ours)('%s cannot change itself, and has settings that exist', (name, one) => {
    expect(one).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(one.healthcheck?.test.at(-1)).toContain(
      name === 'worker' ? ':9000/metrics' : ':3000/api/health',
    );
    for (const key of Object.keys(one.environment ?? {})) expect(settings).toContain(key);
    // The certificate of nginx, not its key.
    const certificate = one.environment?.['TLS_CERT_FILE'] ?? '';
    const mounts = one.volumes?.filter((volume) => volume.startsWith('./ops/tls'));
    expect(mounts).toEqual([`./ops/tls/fullchain.pem:${certificate}:ro`]);
    const [script = 'apps/server/src/main.ts'] = one.command ?? [];
    expect(existsSync(join(root, script))).toBe(true);
  });

  test('no secret has a value, and the example names all of them', () => {
    const asked = [...text('compose.yaml').matchAll(/\$\{(\w+)([^}]*)\}/g)];
    const example = text('ops/compose.env.example');
    for (const [, name = '', rest] of asked) {
      // Required, or empty, which the server takes as not set.
      expect([':?set it in .env', ':-']).toContain(rest);
      expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
    }
    const names = new Set(asked.map(([, name]) => name));
    const listed = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(listed.filter((name) => !names.has(name))).toEqual([]);
  });

  test.each(ours)('%s can have mail, an operator and other engines', (_name, one) => {
    for (const name of optional) {
      expect([name, one.environment?.[name]]).toEqual([name, `\${${name}:-}`]);
    }
  });

  test('the proxy finds its nodes in the file that it changes', () => {
    const conf = text('ops/nginx/daedap.conf');
    const script = compose.services['nginx']?.command?.at(-1) ?? '';
    for (const [, from = '', to = ''] of script.matchAll(/s\/([\d.:]+)\/([\w:]+)\//g)) {
      expect(conf).toContain(from);
      expect(compose.services).toHaveProperty(to.split(':')[0] ?? '');
    }
    expect(conf.match(/^ +server [\d.:]+/gm)?.map((line) => line.trim().split(' ')[1])).toEqual([
      '127.0.0.1:3001',
      '127.0.0.1:3002',
      '127.0.0.1:3001',
      '127.0.0.1:3002',
    ]);
  });
});

test('base-image.sh removes the documentation of Debian’s packages, but not their copyright files', () => {
  const base = mkdtempSync(join(tmpdir(), 'daedap-base-'));
  const folder = join(base, 'usr/share/doc/bash');
  mkdirSync(folder, { recursive: true });
  for (const file of ['copyright', 'changelog.gz']) writeFileSync(join(folder, file), '');
  const lines = text('ops/base-image.sh').split('\n');
  const removing = lines.filter((line) => /^(rm|find) .*share\/doc/.test(line));
  execFileSync('sh', ['-c', removing.join('\n')], { env: { ...process.env, base } });
  expect(readdirSync(folder)).toEqual(['copyright']);
  rmSync(base, { recursive: true });
});

test('the settings of systemd in the docs exist, with the certificate, and no comment behind a value', () => {
  const [, block = ''] =
    /`\/etc\/daedap\.env`[^\n]*\n\n +```\n([^`]+)```/.exec(text('docs/operations.md')) ?? [];
  const lines = block
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const values = lines.filter((line) => !line.startsWith('#'));
  const names = values.map((line) => line.split('=')[0] ?? '');
  expect(names.filter((name) => !settings.has(name))).toEqual([]);
  expect(names).toContain('TLS_CERT_FILE');
  // systemd reads it as a part of the value.
  expect(values.filter((line) => line.includes('#'))).toEqual([]);
});

describe('Containerfile', () => {
  const lines = text('Containerfile').replaceAll('\\\n', ' ').split('\n');
  const copied = lines
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
    .flatMap((line) => line.split(' ').slice(1, -1));

  test('copies files that exist, and the manifest of every workspace', () => {
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const manifests = globSync('{apps,packages}/*/package.json', { cwd: root });
    const missing = [...manifests, 'tests/package.json'].filter(
      (manifest) => !copied.includes(manifest) && !copied.includes(dirname(manifest)),
    );
    expect(missing).toEqual([]);
  });

  test('runs as a user without rights, and can be asked how it is', () => {
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
    expect(last.find((line) => line.startsWith('USER '))).toMatch(/^USER [1-9]\d+:[1-9]\d+$/);
    expect(last.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
    const command = /^CMD \["(.+)"\]$/.exec(last.findLast((line) => line.startsWith('CMD ')) ?? '');
    expect(existsSync(join(root, command?.[1] ?? ''))).toBe(true);
    const line = last.find((one) => one.startsWith('ENV ')) ?? '';
    const names = [...line.matchAll(/ (\w+)=/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !settings.has(name))).toEqual(['NODE_ENV']);
  });
});
