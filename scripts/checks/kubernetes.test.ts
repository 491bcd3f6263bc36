import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../lib/root.mjs';
import { settings, text } from './deployment-files.ts';
import { kustomization, ofKind, readResources, resource } from './kubernetes-files.ts';

/* The files of `ops/kubernetes` against each other and against the repository. No cluster is needed. */

describe('Kubernetes', () => {
  const base = 'ops/kubernetes/base';
  const all = kustomization.parse(parse(text(`${base}/kustomization.yaml`)));
  const resources = all.resources.flatMap((file) => readResources(`${base}/${file}`));
  const deployments = ofKind(resources, 'Deployment');
  const scalers = ofKind(resources, 'HorizontalPodAutoscaler');
  const [map] = ofKind(resources, 'ConfigMap');
  const [ingress] = ofKind(resources, 'Ingress');

  test('every file belongs to the kustomization', () => {
    const files = globSync('*.yaml', { cwd: join(root, base) });
    expect(files.toSorted()).toEqual([...all.resources, 'kustomization.yaml'].toSorted());
  });

  test('PostgreSQL by an operator adds to all of that', () => {
    const path = 'ops/kubernetes/operator-postgres';
    const more = kustomization.parse(parse(text(`${path}/kustomization.yaml`)));
    const [same, ...own] = more.resources;
    expect(same).toBe('../base');
    const files = globSync('*.yaml', { cwd: join(root, path) });
    const patches = more.patches.map((patch) => patch.path);
    expect(files.toSorted()).toEqual([...own, ...patches, 'kustomization.yaml'].toSorted());
    const [cluster] = own.flatMap((file) => ofKind(readResources(`${path}/${file}`), 'Cluster'));
    const most = scalers.reduce((sum, { spec }) => sum + spec.maxReplicas, 0);
    const connections = Number(cluster?.spec.postgresql.parameters['max_connections']);
    expect(connections).toBeGreaterThan(26 * most);
    expect(text(`${path}/database-url.yaml`)).toContain(`name: ${cluster?.metadata.name}-app,`);
  });

  test('a field or a version that does not exist is found', () => {
    const [one] = deployments;
    expect(resource.safeParse(one).success).toBe(true);
    expect(resource.safeParse({ ...one, apiVersion: 'extensions/v1beta1' }).success).toBe(false);
    expect(resource.safeParse({ ...one, spec: { ...one?.spec, replica: 2 } }).success).toBe(false);
    expect(resource.safeParse({ ...one, kind: 'Deploiment' }).success).toBe(false);
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
      expect(all.images.map(({ name }) => name)).toContain(one.image);
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
      expect([map?.metadata.name]).toEqual(maps);
      for (const { name } of one.env) expect(settings).toContain(name);
    }
  });

  test('the ports are those of the image and of the settings', () => {
    const { data = {} } = map ?? {};
    const wanted = {
      http: Number(/ PORT=(\d+)/.exec(text('Containerfile'))?.[1]),
      metrics: Number(data['METRICS_PORT']),
    };
    const ports = deployments.flatMap(({ spec }) => spec.template.spec.containers[0].ports);
    for (const { name, containerPort } of ports) expect(wanted).toHaveProperty(name, containerPort);
  });

  test('a pod has longer to stop than the node drains', () => {
    const { data = {} } = map ?? {};
    for (const name of Object.keys(data)) expect(settings).toContain(name);
    expect(data).toHaveProperty('OPERATOR_NAME');
    expect(data).toHaveProperty('OPERATOR_CONTACT');
    for (const { spec } of deployments) {
      const { terminationGracePeriodSeconds } = spec.template.spec;
      expect(terminationGracePeriodSeconds).toBeGreaterThan(Number(data['DRAIN_SECONDS']) + 5);
    }
  });

  test('each deployment has a budget and scales by itself; the worker by its queue', () => {
    expect(scalers.map(({ spec }) => spec.scaleTargetRef.name)).toEqual(
      deployments.map(({ metadata }) => metadata.name),
    );
    // Every apply would reset what the autoscaler set.
    for (const { metadata, spec } of deployments) {
      expect([metadata.name, spec.replicas]).toEqual([metadata.name, undefined]);
    }
    expect(scalers.map(({ spec }) => spec.metrics.map(({ type }) => type))).toEqual([
      ['Resource'],
      ['External', 'Resource'],
    ]);
    const budgets = ofKind(resources, 'PodDisruptionBudget').map(
      ({ spec }) => spec.selector.matchLabels,
    );
    expect(budgets).toEqual(deployments.map(({ spec }) => spec.selector.matchLabels));
  });

  test('the nodes report when the certificate of the ingress ends, and never get its key', () => {
    const [web] = deployments;
    const one = web?.spec.template.spec.containers[0];
    const volumes = web?.spec.template.spec.volumes ?? [];
    expect(volumes.flatMap(({ secret }) => secret ?? [])).toEqual([
      {
        secretName: ingress?.spec.tls[0].secretName,
        optional: true,
        items: [{ key: 'tls.crt', path: 'tls.crt' }],
      },
    ]);
    const volume = volumes.find(({ secret }) => secret)?.name;
    const folder = one?.volumeMounts.find(({ name }) => name === volume)?.mountPath;
    expect(one?.env).toContainEqual({ name: 'TLS_CERT_FILE', value: `${folder}/tls.crt` });
  });

  test('the ingress leads to the service, the service to the nodes', () => {
    const [service] = ofKind(resources, 'Service');
    const web = deployments[0]?.spec;
    expect(web?.template.metadata.labels).toMatchObject(service?.spec.selector ?? {});
    const ports = web?.template.spec.containers[0].ports.map(({ name }) => name);
    for (const { targetPort } of service?.spec.ports ?? []) expect(ports).toContain(targetPort);
    const { name, port } = ingress?.spec.rules[0].http.paths[0].backend.service ?? {};
    expect(name).toBe(service?.metadata.name);
    expect(service?.spec.ports.map((one) => one.name)).toEqual([port?.name]);
  });
});
