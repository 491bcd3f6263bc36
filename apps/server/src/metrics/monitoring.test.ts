import { readFile } from 'node:fs/promises';
import { METHODS, STATUS_CODES } from 'node:http';
import { engineNames } from '@daedap/contract/interviews';
import { afterAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { jobStates, queueNames } from '../lib/job-queues.ts';
import { engineOutcomes, engineRoles } from './metrics.ts';
import { createPrometheus } from './prometheus.ts';

/** The files of `ops/monitoring` against what the server exports and what the runbook explains. */
const file = (path: string) => readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8');

const rules = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            labels: z.object({ severity: z.enum(['page', 'ticket']) }),
            annotations: z.object({ summary: z.string().min(10), runbook_url: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(await file('ops/monitoring/alerts.yaml')))
  .groups.flatMap((group) => group.rules);

const dashboard = z
  .object({
    panels: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).default([]),
      }),
    ),
  })
  .parse(JSON.parse(await file('ops/monitoring/dashboard.json')));

const { registry, metrics } = createPrometheus();
metrics.watch({
  pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
  jobs: async () =>
    queueNames.flatMap((queue) =>
      jobStates.map((state) => ({ queue, state, count: 0, oldestSeconds: 0 })),
    ),
});
afterAll(() => registry.clear());

/** Each metric with its labels, as Prometheus sees it: a histogram has three names. */
const exported = new Map<string, ReadonlySet<string>>([['up', new Set()]]);
for (const metric of registry.getMetricsAsArray()) {
  const { labelNames = [] } = metric as unknown as { labelNames?: string[] };
  const isHistogram = 'buckets' in metric || metric.constructor.name === 'Histogram';
  if (!isHistogram) exported.set(metric.name, new Set(labelNames));
  else {
    exported.set(`${metric.name}_bucket`, new Set([...labelNames, 'le']));
    exported.set(`${metric.name}_sum`, new Set(labelNames));
    exported.set(`${metric.name}_count`, new Set(labelNames));
  }
}
/** The values of labels: those that the server exports from its start, and those that come with requests and calls. */
const values = new Map<string, ReadonlySet<string>>();
const addValues = (metric: string, label: string, more: Iterable<string>) => {
  const key = `${metric} ${label}`;
  values.set(key, new Set([...(values.get(key) ?? []), ...more]));
};
for (const { name, values: series } of await registry.getMetricsAsJSON()) {
  for (const { labels = {} } of series) {
    for (const [label, value] of Object.entries(labels)) addValues(name, label, [String(value)]);
  }
}
const requests = 'daedap_http_request_duration_seconds';
addValues(requests, 'method', METHODS);
addValues(requests, 'status', [...Object.keys(STATUS_CODES), 'aborted']);
const engineCalls = 'daedap_engine_duration_seconds';
addValues(engineCalls, 'role', engineRoles);
addValues(engineCalls, 'engine', engineNames);
addValues(engineCalls, 'outcome', engineOutcomes);

/** The values of a selector that nothing exported has; each alternative of a pattern has to fit one. */
function unknownValues(name: string, label: string, operator: string, wanted: string): string[] {
  const metric = name.replace(/_(bucket|sum|count)$/, '');
  const known = [...(values.get(`${metric} ${label}`) ?? [])];
  if (!operator.includes('~')) return known.includes(wanted) ? [] : [wanted];
  return wanted.split('|').filter((pattern) => {
    const whole = new RegExp(`^(?:${pattern})$`);
    return !known.some((value) => whole.test(value));
  });
}

/** The name of the job in `ops/monitoring/prometheus.yaml`. */
const scrapeJob = 'daedap';
addValues('up', 'job', [scrapeJob]);
/** Prometheus adds these to everything it reads. */
const added = new Set(['job', 'instance']);

const functions = new Set(['histogram_quantile', 'increase', 'max', 'rate', 'sum', 'time', 'by']);

/** What an expression asks for that the server does not export. */
function unknownIn(expression: string): string[] {
  const labels = [...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((label) => label.trim()),
  );
  const plain = expression.replaceAll(/by \([^)]*\)/g, ' ').replaceAll(/\[[^\]]*\]/g, ' ');
  const used: string[] = [];
  const problems: string[] = [];
  for (const [, name = '', , selector = ''] of plain.matchAll(
    /([a-z_][\w:]*)(\{([^}]*)\})?(?!["\w])/gi,
  )) {
    if (functions.has(name)) continue;
    const known = exported.get(name);
    if (!known) {
      problems.push(`metric ${name}`);
      continue;
    }
    used.push(name);
    for (const [, label = '', operator = '', wanted = ''] of selector.matchAll(
      /(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g,
    )) {
      if (!known.has(label) && !added.has(label)) problems.push(`label ${label} of ${name}`);
      else
        for (const value of unknownValues(name, label, operator, wanted))
          problems.push(`value ${value} of ${label} of ${name}`);
    }
  }
  if (used.length === 0) problems.push('no metric');
  for (const label of labels) {
    const isKnown = used.some((name) => exported.get(name)?.has(label)) || added.has(label);
    if (!isKnown) problems.push(`label ${label}`);
  }
  return problems;
}

test('the check finds metrics and labels that do not exist', () => {
  expect(unknownIn('sum(rate(daedap_nothing_total[5m])) > 1')).toContain(
    'metric daedap_nothing_total',
  );
  expect(unknownIn('daedap_jobs{colour="red"} > 1')).toEqual(['label colour of daedap_jobs']);
  expect(unknownIn('daedap_jobs{queue="analyze-text",state=~"created|waiting"} > 1')).toEqual([
    'value analyze-text of queue of daedap_jobs',
    'value waiting of state of daedap_jobs',
  ]);
  expect(unknownIn('rate(daedap_engine_duration_seconds_count{engine="fallback"}[5m])')).toEqual([
    'value fallback of engine of daedap_engine_duration_seconds_count',
  ]);
  expect(unknownIn('max by (colour) (daedap_jobs)')).toEqual(['label colour']);
  expect(unknownIn('1 > 0')).toEqual(['no metric']);
  expect(unknownIn('rate(daedap_http_request_duration_seconds[5m])')).toHaveLength(2);
});

describe('alerts', () => {
  test('there are some, and each has its own name', () => {
    expect(rules.length).toBeGreaterThan(10);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });

  test.each(rules)('$alert asks for metrics that exist', ({ expr }) => {
    expect(unknownIn(expr)).toEqual([]);
  });

  test.each(rules)('$alert has its section in the runbook', async ({ alert, annotations }) => {
    const [path = '', anchor] = annotations.runbook_url.split('#');
    expect(anchor).toBe(alert.toLowerCase());
    const section = (await file(path)).split(`### ${alert}\n`)[1]?.split(/^##/m)[0]?.trim() ?? '';
    expect(section.length).toBeGreaterThan(80);
  });

  test('every section of the runbook belongs to an alert', async () => {
    const runbook = (await file('docs/operations.md')).split('## Runbook\n')[1]?.split(/^## /m)[0];
    const sections = [...(runbook ?? '').matchAll(/^### (\S+)$/gm)].map(([, name]) => name);
    expect(sections.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  });

  test('the runbook goes back to an older version only where that one would start', async () => {
    const text = await file('docs/operations.md');
    const runbook = text.split('## Runbook\n')[1]?.split(/^## /m)[0] ?? '';
    const advice = [...runbook.matchAll(/.{0,2}\bgo back\b.{0,60}/g)].map(([line]) => line);
    expect(advice.length).toBeGreaterThan(0);
    for (const line of advice) {
      expect(line).toContain('[go back](#go-back-after-an-upgrade) if it brought no migration');
    }
    expect(text).toContain('\n### Go back after an upgrade\n');
  });
});

test('the dashboard shows only metrics that exist, and all of ours', () => {
  const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(expressions.flatMap((expression) => unknownIn(expression))).toEqual([]);
  const shown = expressions.join('\n');
  const ours = registry.getMetricsAsArray().map(({ name }) => name);
  expect(ours.filter((name) => name.startsWith('daedap_') && !shown.includes(name))).toEqual([]);
  const ids = dashboard.panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(['docs/operations.md', 'docs/scaling.md'])(
  '%s names metrics that exist',
  async (path) => {
    const named = [...(await file(path)).matchAll(/`(daedap_\w+\{[^`]+\})/g)].map(
      ([, one = '']) => one,
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.flatMap((one) => unknownIn(one))).toEqual([]);
  },
);

test('Prometheus reads nodes and pods under the job that the alerts ask for', async () => {
  const relabel = z.strictObject({
    source_labels: z.tuple([z.string()]).optional(),
    regex: z.string().optional(),
    action: z.enum(['keep', 'drop']).optional(),
    target_label: z.string().optional(),
    replacement: z.string().optional(),
  });
  const config = z.strictObject({
    rule_files: z.tuple([z.literal('alerts.yaml')]),
    scrape_configs: z.array(
      z.strictObject({
        job_name: z.string(),
        scrape_interval: z.string(),
        static_configs: z.array(z.strictObject({ targets: z.array(z.string()) })).optional(),
        kubernetes_sd_configs: z.array(z.unknown()).optional(),
        relabel_configs: z.array(relabel).default([]),
      }),
    ),
  });
  const jobs = config.parse(parse(await file('ops/monitoring/prometheus.yaml'))).scrape_configs;
  const names = jobs.map(({ job_name }) => job_name);
  expect(new Set(names).size).toBe(names.length);
  const asSeen = jobs.map(({ job_name, relabel_configs }) => {
    const renamed = relabel_configs.find(({ target_label }) => target_label === 'job');
    return renamed?.replacement ?? job_name;
  });
  expect(asSeen).toEqual([scrapeJob, scrapeJob]);
  expect(rules.find(({ alert }) => alert === 'DaedapNodeGone')?.expr).toContain(
    `{job="${scrapeJob}"}`,
  );
  const kept = (label: string) =>
    jobs[1]?.relabel_configs.find(({ source_labels }) => source_labels?.[0].endsWith(label));
  const pods = new RegExp(`^(?:${kept('app_kubernetes_io_name')?.regex})$`);
  for (const name of ['web', 'worker']) {
    const text = await file(`ops/kubernetes/base/${name}.yaml`);
    const [, label = ''] = /labels: \{ app\.kubernetes\.io\/name: (\S+) \}/.exec(text) ?? [];
    expect(label).toMatch(pods);
    expect(text).toContain(`{ name: ${kept('port_name')?.regex}, containerPort: 9000 }`);
  }
});

test('the workers scale by a metric that the adapter serves, from one that exists', async () => {
  const adapter = z
    .object({
      rules: z.object({
        external: z.tuple([
          z.object({
            seriesQuery: z.string(),
            name: z.object({ as: z.string() }),
            metricsQuery: z.string(),
          }),
        ]),
      }),
    })
    .parse(parse(await file('ops/monitoring/prometheus-adapter.yaml'))).rules.external[0];
  const external = z.object({
    type: z.literal('External'),
    external: z.object({
      metric: z.object({
        name: z.string(),
        selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
      }),
    }),
  });
  const scaler = parseAllDocuments(await file('ops/kubernetes/base/worker.yaml'))
    .map((document): { kind: string; spec: { metrics: unknown[] } } => document.toJS())
    .find(({ kind }) => kind === 'HorizontalPodAutoscaler');
  const { metric } = external.parse(scaler?.spec.metrics[0]).external;
  expect(metric.name).toBe(adapter.name.as);
  const matchers = Object.entries(metric.selector.matchLabels).map(([key, to]) => `${key}="${to}"`);
  const query = adapter.metricsQuery
    .replace('<<.Series>>', adapter.seriesQuery)
    .replace('<<.LabelMatchers>>', matchers.join(','));
  expect(query).toContain(`${adapter.seriesQuery}{state=~"created|retry",queue="analyse-speech"}`);
  expect(unknownIn(query)).toEqual([]);
});
