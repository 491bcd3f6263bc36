import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { certificateEnd, diskSpace } from './machine.ts';
import { createPrometheus } from './prometheus.ts';

const certificate = fileURLToPath(
  new URL('../../test/fixtures/tls/localhost.pem', import.meta.url),
);

test('reports the age of the oldest waiting job of each queue, not of those that run or failed', async () => {
  const { metrics, registry } = createPrometheus({ ofProcess: false });
  const job = { queue: 'analyse-speech', count: 1 };
  metrics.watch({
    jobs: async () => [
      { ...job, state: 'created', oldestSeconds: 12.5 },
      { ...job, state: 'retry', oldestSeconds: 90 },
      { ...job, state: 'active', oldestSeconds: 300 },
      { ...job, state: 'failed', oldestSeconds: 9_000 },
      { queue: 'analyse-text', state: 'active', count: 1, oldestSeconds: 7 },
    ],
  });
  const text = await registry.metrics();
  expect(text).toContain('daedap_queue_age_seconds{queue="analyse-speech"} 90\n');
  expect(text).toContain('daedap_queue_age_seconds{queue="analyse-text"} 0\n');
});

test('reports the disk and the certificate, and nothing instead of a wrong 0', async () => {
  const { metrics, registry } = createPrometheus({ ofProcess: false });
  metrics.watch({
    disk: async () => ({ freeBytes: 5, totalBytes: 20 }),
    certificateEnd: () => certificateEnd(certificate),
  });
  const text = await registry.metrics();
  expect(text).toMatch(/^daedap_disk_free_bytes 5$/m);
  expect(text).toMatch(/^daedap_disk_size_bytes 20$/m);
  const end = Date.parse('2126-10-23T18:36:08Z') / 1000;
  expect(text).toMatch(new RegExp(`^daedap_certificate_end_timestamp_seconds ${end}$`, 'm'));
  metrics.watch({
    disk: () => diskSpace('/no/such/folder'),
    certificateEnd: () => certificateEnd('/no/such/file'),
  });
  expect(await registry.metrics()).not.toMatch(/^daedap_(disk|certificate)\w+ /m);
});

test('asks the real disk', async () => {
  const { freeBytes, totalBytes } = await diskSpace('.');
  expect(freeBytes).toBeGreaterThan(0);
  expect(totalBytes).toBeGreaterThanOrEqual(freeBytes);
});
