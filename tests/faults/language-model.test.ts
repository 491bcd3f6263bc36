import { scoreWeights } from '@daedap/contract/constants/interview';
import { languageModelTimeoutMs } from '@daedap/contract/constants/speech';
import { startScriptedModel } from '@daedap/server/test/scripted-model.ts';
import { startTcpProxy } from '@daedap/server/test/tcp-proxy.ts';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { expectOnly, newcomerGetsThrough } from './support/crowd.ts';
import { liesNowAndThen, strangersWords } from './support/model-lies.ts';
import { print, within } from '../harness/progress.ts';
import { startWorld } from './support/world.ts';

type ScoreRow = {
  score: number;
  relevance_score: number;
  clarity_score: number;
  depth_score: number;
  words: string;
};

test('a language model that lies, is down, or is slow: the embedded coach scores instead, and the answer says so', async () => {
  const model = await startScriptedModel();
  onTestFinished(model.close);
  const line = await startTcpProxy(Number(new URL(model.baseUrl).port));
  onTestFinished(line.close);
  const env = { AI_BASE_URL: `http://127.0.0.1:${line.port}/v1`, AI_MODEL: 'some-model' };
  const { crowd, nodes, postgres, end } = await startWorld({ env });
  const pool = new pg.Pool({ connectionString: postgres.url(), max: 1 });
  pool.on('error', () => undefined);
  onTestFinished(() => pool.end());

  /** Resolves when so many answers have been scored by that engine from now on. */
  const scoredBy = async (engine: string, limitMs: number) => {
    const begin = performance.now();
    const { rows } = await pool.query<{ last: number }>('select max(id) as last from answers');
    await within(limitMs, async () => {
      const found = await pool.query<{ count: number }>(
        'select count(*)::int from answers where id > $1 and engine = $2',
        [rows[0]?.last, engine],
      );
      expect(found.rows[0]?.count, `scored by ${engine}`).toBeGreaterThanOrEqual(5);
    });
    return `${((performance.now() - begin) / 1000).toFixed(1)} s`;
  };

  print(`scored by the model: ${await scoredBy('openai-compatible', 60_000)}`);
  model.reply(liesNowAndThen());
  const asked = model.requests.length;
  await within(90_000, () => expect(model.requests.length).toBeGreaterThan(asked + 80));
  model.reply();

  await line.become('refused');
  print(`down: scored by the coach instead after ${await scoredBy('embedded-fallback', 60_000)}`);
  print(`down: a newcomer: ${await newcomerGetsThrough(nodes[0].address())}`);
  await line.become('open');
  print(`up: scored by the model again after ${await scoredBy('openai-compatible', 90_000)}`);

  await line.become('black-hole');
  const limit = languageModelTimeoutMs + 60_000;
  print(`silent: scored by the coach instead after ${await scoredBy('embedded-fallback', limit)}`);
  print(`silent: a newcomer: ${await newcomerGetsThrough(nodes[1].address(), 90_000)}`);
  await line.become('open');
  print(`back: scored by the model again after ${await scoredBy('openai-compatible', 90_000)}`);

  const { rows } = await pool.query<ScoreRow>(
    `select score, relevance_score, clarity_score, depth_score,
            concat(keywords, strengths, evidence) as words
       from answers where analysis_status = 'completed'`,
  );
  for (const { score, words, ...parts } of rows) {
    const { relevance_score: relevance, clarity_score: clarity, depth_score: depth } = parts;
    for (const part of [relevance, clarity, depth]) {
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThanOrEqual(100);
    }
    const sum = Object.entries({ relevance, clarity, depth });
    const weighted = sum.reduce((all, [name, part]) => all + part * weightOf(name), 0);
    expect(Math.abs(score - weighted)).toBeLessThanOrEqual(0.51);
    expect(words).not.toContain(strangersWords);
  }
  expectOnly(crowd, {});
  await end();
});

const weightOf = (name: string) =>
  Object.entries(scoreWeights).find(([key]) => key === name)?.[1] ?? Number.NaN;
