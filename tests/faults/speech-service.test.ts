import { speechServiceTimeoutMs } from '@daedap/contract/constants/speech';
import { formOf, startInterview } from '@daedap/server/test/interviews.ts';
import { clientOf, registerAccount } from '@daedap/server/test/http-client.ts';
import { spokenClip } from '@daedap/server/test/sound.ts';
import { startTcpProxy } from '@daedap/server/test/tcp-proxy.ts';
import { expect, onTestFinished, test } from 'vitest';
import { expectOnly, newcomerGetsThrough } from './support/crowd.ts';
import { hears, speechLies, spoken, startScriptedSpeech } from './support/scripted-speech.ts';
import { print } from '../harness/progress.ts';
import { startWorld } from './support/world.ts';

const failedSpeech = { analysisStatus: 'failed', failureReason: 'speech_failed', analysis: null };
const heard = { analysisStatus: 'completed', analysis: { transcription: spoken } };

test('a speech service that lies or is down gives no score; a slow one is waited for', async () => {
  const service = await startScriptedSpeech();
  onTestFinished(service.close);
  const line = await startTcpProxy(service.port);
  onTestFinished(line.close);
  const env = { STT: 'on', STT_BASE_URL: `http://127.0.0.1:${line.port}/v1` };
  const { crowd, nodes, end } = await startWorld({ env });
  const clip = await spokenClip('short.wav');
  /** Somebody new says one answer. */
  const speak = async (index: number) => {
    const { client } = await registerAccount(clientOf(nodes[index % 2]!.address()));
    const { sessionId, questions } = await startInterview(client);
    const audio = { field: 'audio', bytes: clip, type: 'audio/wav' };
    const form = formOf({ sessionId, questionId: questions[0]!.id }, audio);
    const { status, body } = await client.upload('/api/interviews/analyze-audio', form);
    return { status, body };
  };
  const together = () => Promise.all(Array.from({ length: 4 }, (_, index) => speak(index)));
  const allOf = (outcome: object) =>
    Array.from({ length: 4 }, () => ({ status: 200, body: expect.objectContaining(outcome) }));

  expect(await speak(0)).toMatchObject({ status: 200, body: heard });
  service.reply(...speechLies);
  expect(await together(), 'lies').toEqual(allOf(failedSpeech));
  service.reply(hears);
  await line.become('refused');
  expect(await together(), 'down').toEqual(allOf(failedSpeech));
  print(`a newcomer who types meanwhile: ${await newcomerGetsThrough(nodes[1].address())}`);
  await line.become('black-hole');
  const begin = performance.now();
  const waiting = speak(0);
  // It is given its time; then it is asked again, and is back by then.
  setTimeout(() => void line.become('open'), speechServiceTimeoutMs / 2);
  expect(await waiting, 'slow').toMatchObject({ status: 200, body: heard });
  print(`heard ${((performance.now() - begin) / 1000).toFixed(1)} s after a service fell silent`);
  expect(await speak(1)).toMatchObject({ status: 200, body: heard });
  expectOnly(crowd, {});
  await end();
});
