import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { root } from '../lib/root.mjs';

/**
 * The kinds of `ops/kubernetes`, each with its version and the fields that we use. The API server drops a field that it
 * does not know, such as a misspelled one, or refuses the file: here it fails. A field that is new here has to be looked
 * up in the reference of Kubernetes and added.
 */
const labels = z.record(z.string(), z.string());
const metadata = z.strictObject({
  name: z.string(),
  labels: labels.optional(),
  annotations: labels.optional(),
});
const selector = z.strictObject({ matchLabels: labels });
const reference = z.strictObject({ name: z.string() });
const resources = z.strictObject({
  requests: z.strictObject({ cpu: z.string(), memory: z.string() }),
  limits: z.strictObject({ memory: z.string() }),
});

const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string(), port: z.string() }),
  periodSeconds: z.int(),
  timeoutSeconds: z.int().optional(),
  failureThreshold: z.int().optional(),
});

const container = z.strictObject({
  name: z.string(),
  image: z.string(),
  args: z.tuple([z.string()]),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  envFrom: z.array(
    z.union([
      z.strictObject({ configMapRef: reference }),
      z.strictObject({ secretRef: z.strictObject({ name: z.literal('daedap') }) }),
    ]),
  ),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.int() })),
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  lifecycle: z
    .strictObject({
      preStop: z.strictObject({ exec: z.strictObject({ command: z.array(z.string()) }) }),
    })
    .optional(),
  resources,
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(
    z.strictObject({
      name: z.string(),
      mountPath: z.string(),
      readOnly: z.literal(true).optional(),
    }),
  ),
});

const volume = z.strictObject({
  name: z.string(),
  emptyDir: z.strictObject({ sizeLimit: z.string() }).optional(),
  secret: z
    .strictObject({
      secretName: z.string(),
      optional: z.boolean(),
      items: z.array(z.strictObject({ key: z.string(), path: z.string() })),
    })
    .optional(),
});

const pod = z.strictObject({
  terminationGracePeriodSeconds: z.int(),
  automountServiceAccountToken: z.literal(false),
  securityContext: z.strictObject({
    runAsNonRoot: z.literal(true),
    runAsUser: z.int().positive(),
    runAsGroup: z.int().positive(),
    fsGroup: z.int().positive(),
    seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
  }),
  topologySpreadConstraints: z.array(
    z.strictObject({
      maxSkew: z.int(),
      topologyKey: z.string(),
      whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
      labelSelector: selector,
    }),
  ),
  containers: z.tuple([container]),
  volumes: z.array(volume),
});

const deployment = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('Deployment'),
  metadata,
  spec: z.strictObject({
    replicas: z.int().optional(),
    selector,
    strategy: z.strictObject({
      type: z.literal('RollingUpdate'),
      rollingUpdate: z.strictObject({ maxUnavailable: z.int(), maxSurge: z.int() }),
    }),
    template: z.strictObject({
      metadata: z.strictObject({ labels, annotations: labels }),
      spec: pod,
    }),
  }),
});

const service = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Service'),
  metadata,
  spec: z.strictObject({
    selector: labels,
    ports: z.array(z.strictObject({ name: z.string(), port: z.int(), targetPort: z.string() })),
  }),
});

const budget = z.strictObject({
  apiVersion: z.literal('policy/v1'),
  kind: z.literal('PodDisruptionBudget'),
  metadata,
  spec: z.strictObject({ minAvailable: z.int().min(1), selector }),
});

const window = z.strictObject({ stabilizationWindowSeconds: z.int() });

const scaler = z.strictObject({
  apiVersion: z.literal('autoscaling/v2'),
  kind: z.literal('HorizontalPodAutoscaler'),
  metadata,
  spec: z.strictObject({
    scaleTargetRef: z.strictObject({
      apiVersion: z.literal('apps/v1'),
      kind: z.literal('Deployment'),
      name: z.string(),
    }),
    minReplicas: z.int().min(2),
    maxReplicas: z.int(),
    metrics: z.array(
      z.discriminatedUnion('type', [
        z.strictObject({
          type: z.literal('Resource'),
          resource: z.strictObject({
            name: z.literal('cpu'),
            target: z.strictObject({
              type: z.literal('Utilization'),
              averageUtilization: z.int(),
            }),
          }),
        }),
        z.strictObject({
          type: z.literal('External'),
          external: z.strictObject({
            metric: z.strictObject({ name: z.string(), selector }),
            target: z.strictObject({ type: z.literal('AverageValue'), averageValue: z.string() }),
          }),
        }),
      ]),
    ),
    behavior: z.strictObject({ scaleUp: window.optional(), scaleDown: window }),
  }),
});

const ingress = z.strictObject({
  apiVersion: z.literal('networking.k8s.io/v1'),
  kind: z.literal('Ingress'),
  metadata,
  spec: z.strictObject({
    ingressClassName: z.string(),
    tls: z.tuple([z.strictObject({ hosts: z.array(z.string()), secretName: z.string() })]),
    rules: z.tuple([
      z.strictObject({
        host: z.string(),
        http: z.strictObject({
          paths: z.tuple([
            z.strictObject({
              path: z.string(),
              pathType: z.literal('Prefix'),
              backend: z.strictObject({
                service: z.strictObject({ name: z.string(), port: reference }),
              }),
            }),
          ]),
        }),
      }),
    ]),
  }),
});

const settings = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('ConfigMap'),
  metadata,
  data: labels,
});

const namespace = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Namespace'),
  metadata,
});

/** Of CloudNativePG. */
const postgres = z.strictObject({
  apiVersion: z.literal('postgresql.cnpg.io/v1'),
  kind: z.literal('Cluster'),
  metadata,
  spec: z.strictObject({
    instances: z.int(),
    storage: z.strictObject({ size: z.string() }),
    bootstrap: z.strictObject({
      initdb: z.strictObject({ database: z.string(), owner: z.string() }),
    }),
    postgresql: z.strictObject({ parameters: labels }),
    resources,
  }),
});

export const resource = z.discriminatedUnion('kind', [
  budget,
  deployment,
  ingress,
  namespace,
  postgres,
  scaler,
  service,
  settings,
]);

type Resource = z.infer<typeof resource>;

export const kustomization = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: z.literal('daedap'),
  resources: z.array(z.string()),
  labels: z.array(z.strictObject({ pairs: labels })).optional(),
  images: z
    .array(z.strictObject({ name: z.string(), newName: z.string(), newTag: z.string() }))
    .default([]),
  patches: z
    .array(
      z.strictObject({
        path: z.string(),
        target: z.strictObject({ kind: z.literal('Deployment') }),
      }),
    )
    .default([]),
});

export function readResources(path: string): Resource[] {
  return parseAllDocuments(readFileSync(join(root, path), 'utf8')).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return resource.parse(document.toJS());
  });
}

/** Those of one kind. */
export const ofKind = <Kind extends Resource['kind']>(all: readonly Resource[], kind: Kind) =>
  all.filter((one): one is Extract<Resource, { kind: Kind }> => one.kind === kind);
