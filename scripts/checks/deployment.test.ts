import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { root } from '../lib/root.mjs';

/** The files of a deployment against each other and against the repository. No cluster and no engine is needed. */
const text = (path: string) => readFileSync(join(root, path), 'utf8');

const settings = new Set(
  [...text('apps/server/src/lib/config.ts').matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)].map(
    ([, name]) => name ?? '',
  ),
);

const named = z.object({ name: z.string() });
const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const labels = z.record(z.string(), z.string());

const container = z.object({
  name: z.string(),
  image: z.string(),
  args: z.tuple([z.string()]),
  env: z.array(z.object({ name: z.string(), value: z.string().optional() })),
  envFrom: z.array(
    z.union([
      z.object({ configMapRef: named }),
      z.object({ secretRef: z.object({ name: z.literal('daedap') }) }),
    ]),
  ),
  ports: z.array(z.object({ name: z.string(), containerPort: z.int() })),
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});

const deployment = z.object({
  kind: z.literal('Deployment'),
  metadata: named,
  spec: z.object({
    replicas: z.int().optional(),
    selector: z.object({ matchLabels: labels }),
    template: z.object({
      metadata: z.object({ labels }),
      spec: z.object({
        terminationGracePeriodSeconds: z.int(),
        automountServiceAccountToken: z.literal(false),
        securityContext: z.object({
          runAsNonRoot: z.literal(true),
          runAsUser: z.int().positive(),
          seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
        }),
        containers: z.tuple([container]),
        volumes: z.array(
          z.object({
            name: z.string(),
            secret: z
              .object({
                secretName: z.string(),
                items: z.array(z.object({ key: z.string(), path: z.string() })),
              })
              .optional(),
          }),
        ),
      }),
    }),
  }),
});

type Resource = { apiVersion: string; kind: string; metadata: { name: string }; spec?: unknown };

describe('Kubernetes', () => {
  const base = 'ops/kubernetes/base';
  const kustomization = z
    .object({ resources: z.array(z.string()), images: z.array(named) })
    .parse(parse(text(`${base}/kustomization.yaml`)));
  const resources = kustomization.resources.flatMap((file) =>
    parseAllDocuments(text(`${base}/${file}`)).map((document): Resource => {
      if (document.errors[0]) throw document.errors[0];
      return document.toJS();
    }),
  );
  const deployments = resources
    .filter(({ kind }) => kind === 'Deployment')
    .map((resource) => deployment.parse(resource));
  const names = (kind: string) =>
    resources.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name);

  test('every file belongs to the kustomization', () => {
    const files = globSync('*.yaml', { cwd: join(root, base) });
    expect(files.toSorted()).toEqual([...kustomization.resources, 'kustomization.yaml'].toSorted());
    for (const folder of ['operator-postgres']) {
      const path = `ops/kubernetes/${folder}`;
      const all = z
        .object({
          resources: z.array(z.string()),
          patches: z.array(z.object({ path: z.string() })),
        })
        .parse(parse(text(`${path}/kustomization.yaml`)));
      for (const file of [...all.resources, ...all.patches.map((patch) => patch.path)]) {
        expect([file, existsSync(join(root, path, file))]).toEqual([file, true]);
      }
    }
  });

  test('there are nodes and workers, and what they refer to exists', () => {
    expect(deployments.map(({ metadata }) => metadata.name)).toEqual([
      'daedap-web',
      'daedap-worker',
    ]);
    for (const { spec } of deployments) {
      const [one] = spec.template.spec.containers;
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
      expect(existsSync(join(root, one.args[0]))).toBe(true);
      expect(kustomization.images.map(({ name }) => name)).toContain(one.image);
      const volumes = spec.template.spec.volumes.map(({ name }) => name);
      for (const { name } of one.volumeMounts) expect(volumes).toContain(name);
      const ports = one.ports.map(({ name }) => name);
      for (const { httpGet } of [one.startupProbe, one.readinessProbe, one.livenessProbe]) {
        expect(ports).toContain(httpGet.port);
      }
      const isWeb = ports.includes('http');
      expect(one.readinessProbe.httpGet.path).toBe(isWeb ? '/api/health' : '/metrics');
      // A restart brings no database back.
      expect(one.livenessProbe.httpGet).toEqual({ path: '/metrics', port: 'metrics' });
      const maps = one.envFrom.flatMap((from) =>
        'configMapRef' in from ? [from.configMapRef.name] : [],
      );
      expect(names('ConfigMap')).toEqual(maps);
      for (const { name } of one.env) expect(settings).toContain(name);
    }
  });

  test('the ports are those of the image and of the settings', () => {
    const { data } = z
      .object({ data: labels })
      .parse(resources.find(({ kind }) => kind === 'ConfigMap'));
    const wanted = {
      http: Number(/ PORT=(\d+)/.exec(text('Containerfile'))?.[1]),
      metrics: Number(data['METRICS_PORT']),
    };
    const ports = deployments.flatMap(({ spec }) => spec.template.spec.containers[0].ports);
    for (const { name, containerPort } of ports) expect(wanted).toHaveProperty(name, containerPort);
  });

  test('a pod has longer to stop than the node drains', () => {
    const { data } = z
      .object({ data: labels })
      .parse(resources.find(({ kind }) => kind === 'ConfigMap'));
    for (const name of Object.keys(data)) expect(settings).toContain(name);
    expect(data).toHaveProperty('OPERATOR_NAME');
    expect(data).toHaveProperty('OPERATOR_CONTACT');
    for (const { spec } of deployments) {
      const { terminationGracePeriodSeconds } = spec.template.spec;
      expect(terminationGracePeriodSeconds).toBeGreaterThan(Number(data['DRAIN_SECONDS']) + 5);
    }
  });

  test('each deployment has a budget and scales by itself; the worker by its queue', () => {
    const scaler = z.object({
      spec: z.object({
        scaleTargetRef: named,
        minReplicas: z.int().min(2),
        metrics: z.array(z.object({ type: z.string() })),
      }),
    });
    const budget = z.object({
      spec: z.object({ minAvailable: z.int().min(1), selector: z.object({ matchLabels: labels }) }),
    });
    const scalers = resources
      .filter(({ kind }) => kind === 'HorizontalPodAutoscaler')
      .map((one) => scaler.parse(one).spec);
    expect(scalers.map(({ scaleTargetRef }) => scaleTargetRef.name)).toEqual(names('Deployment'));
    // Every apply would reset what the autoscaler set.
    for (const { metadata, spec } of deployments) {
      expect([metadata.name, spec.replicas]).toEqual([metadata.name, undefined]);
    }
    expect(scalers.map(({ metrics }) => metrics.map(({ type }) => type))).toEqual([
      ['Resource'],
      ['External', 'Resource'],
    ]);
    const budgets = resources
      .filter(({ kind }) => kind === 'PodDisruptionBudget')
      .map((one) => budget.parse(one).spec.selector.matchLabels);
    expect(budgets).toEqual(deployments.map(({ spec }) => spec.selector.matchLabels));
  });

  test('the nodes report when the certificate of the ingress ends, and never get its key', () => {
    const ingress = z
      .object({ spec: z.object({ tls: z.tuple([z.object({ secretName: z.string() })]) }) })
      .parse(resources.find(({ kind }) => kind === 'Ingress'));
    const [web] = deployments;
    const one = web?.spec.template.spec.containers[0];
    const volumes = web?.spec.template.spec.volumes ?? [];
    expect(volumes.flatMap(({ secret }) => secret ?? [])).toEqual([
      { secretName: ingress.spec.tls[0].secretName, items: [{ key: 'tls.crt', path: 'tls.crt' }] },
    ]);
    const volume = volumes.find(({ secret }) => secret)?.name;
    const folder = one?.volumeMounts.find(({ name }) => name === volume)?.mountPath;
    expect(one?.env).toContainEqual({ name: 'TLS_CERT_FILE', value: `${folder}/tls.crt` });
  });

  test('the ingress leads to the service, the service to the nodes', () => {
    const service = z
      .object({
        metadata: named,
        spec: z.object({ selector: labels, ports: z.array(z.object({ targetPort: z.string() })) }),
      })
      .parse(resources.find(({ kind }) => kind === 'Service'));
    const web = deployments[0]?.spec;
    expect(web?.template.metadata.labels).toMatchObject(service.spec.selector);
    const ports = web?.template.spec.containers[0].ports.map(({ name }) => name);
    for (const { targetPort } of service.spec.ports) expect(ports).toContain(targetPort);
    expect(JSON.stringify(resources.find(({ kind }) => kind === 'Ingress'))).toContain(
      `"service":{"name":"${service.metadata.name}"`,
    );
  });
});

describe('compose.yaml', () => {
  const service = z.object({
    image: z.string().regex(/^daedap$|:(?!latest)/),
    read_only: z.boolean().optional(),
    cap_drop: z.array(z.string()).optional(),
    command: z.array(z.string()).optional(),
    depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
    environment: z.record(z.string(), z.string()).optional(),
    volumes: z.array(z.string()).optional(),
    networks: z.array(z.string()),
    healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  });
  const compose = z
    .object({
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
