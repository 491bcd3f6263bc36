import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  answersStatus,
  startScriptedModel,
  type ModelRequest,
  type ScriptedModel,
  writes,
} from '../../../test/scripted-model.ts';
import { createChat } from './chat.ts';
import { loadCoach } from './load-coach.ts';
import { createPracticeCoach } from './practice-coach.ts';

const log = { warn: vi.fn<() => void>() };

const answer = {
  question: { text: '팀에서 갈등을 해결한 경험을 말씀해 주세요.' },
  transcript:
    '음 그래서 제가 두 팀의 일정을 한 장에 정리해서 매주 공유했습니다. 그 결과 회의 시간이 절반으로 줄었습니다.',
  durationSeconds: null,
  timeLimitSeconds: null,
  language: 'ko',
} as const;

let model: ScriptedModel;
beforeAll(async () => {
  model = await startScriptedModel();
});
afterAll(() => model.close());

function outlineFrom(rewrite: (sentences: string[]) => unknown) {
  model.reply((request: ModelRequest, response) =>
    writes(JSON.stringify({ sentences: rewrite(request.data['sentences']) }))(request, response),
  );
  const chat = createChat({ baseUrl: model.baseUrl, apiKey: 'key', model: 'some-model' });
  return createPracticeCoach({ loadCoach, chat, log }).outline(answer);
}

const plain = () => createPracticeCoach({ loadCoach, chat: null, log }).outline(answer);

describe('an outline', () => {
  test('needs no language model', async () => {
    const { parts, polished } = await plain();
    expect(polished).toBe(false);
    expect(parts.find(({ place }) => place === 'action')?.text).toBe(
      '제가 두 팀의 일정을 한 장에 정리해서 매주 공유했습니다.',
    );
  });

  test('is polished by one, which says so', async () => {
    const { parts, polished } = await outlineFrom((sentences) =>
      sentences.map((text) => text.replace('줄었습니다', '줄었어요')),
    );
    expect(polished).toBe(true);
    expect(parts.map(({ text }) => text).join(' ')).toContain('절반으로 줄었어요.');
  });

  test.each([
    ['new content', (text: string) => text.replace('회의 시간', '회의 시간과 예산')],
    ['another figure', (text: string) => text.replace('절반', '90%')],
    ['the opposite', (text: string) => text.replace('줄었습니다', '줄지 않았습니다')],
    ['nothing', () => ''],
    ['the same', (text: string) => text],
  ])('keeps its own words when the model writes %s', async (_, rewrite) => {
    expect(await outlineFrom((sentences) => sentences.map(rewrite))).toEqual(await plain());
  });

  test('keeps its own words when the model sends too few sentences, or fails', async () => {
    expect(await outlineFrom(() => [])).toEqual(await plain());
    model.reply(answersStatus(500));
    const chat = createChat({ baseUrl: model.baseUrl, apiKey: 'key', model: 'some-model' });
    const failing = await createPracticeCoach({ loadCoach, chat, log }).outline(answer);
    expect(failing).toEqual(await plain());
    expect(log.warn).toHaveBeenCalled();
  });
});
