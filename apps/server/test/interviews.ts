/** Whatever speaks to a server: an injected one, or a process. */
type Poster = {
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into an answer as deep as it likes
  post: (path: string, body: unknown) => Promise<{ status: number; body: Record<string, any> }>;
};

/** A good answer to almost anything, and long enough to be judged. */
export const goodAnswer =
  '저는 삼 년 동안 백엔드 개발자로 일했습니다. 작년에 주문 조회가 느리다는 문의가 많아서 느린 쿼리를 찾아 인덱스를 추가했습니다. ' +
  '그 결과 응답 시간이 팔백 밀리초에서 구십 밀리초로 줄었고, 측정하고 개선하는 습관을 배웠습니다.';

type StartedInterview = {
  sessionId: number;
  questions: { id: number; question: string; questionNumber: number }[];
};

/** Generates the questions of a session. */
export async function startInterview(
  client: Poster,
  values: Record<string, unknown> = {},
): Promise<StartedInterview> {
  const { body } = await client.post('/api/ai/generate-questions', {
    mainCategory: 'job',
    subCategory: 'it',
    difficulty: 'intermediate',
    count: 3,
    enableAds: false,
    ...values,
  });
  return { sessionId: body['sessionId'], questions: body['questions'] };
}

/** Sends an answer as text. */
export function sayText(
  client: Poster,
  sessionId: number | string,
  questionId: number,
  values: Record<string, unknown> = {},
): ReturnType<Poster['post']> {
  return client.post('/api/interviews/analyze-text', {
    sessionId,
    questionId,
    answerText: goodAnswer,
    answerDuration: 20,
    ...values,
  });
}

/** The fields of a form, and a file in it. */
export function formOf(
  fields: Record<string, string | number | boolean>,
  file?: { field: string; bytes: Uint8Array; type: string; name?: string },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  if (file) {
    const blob = new Blob([new Uint8Array(file.bytes)], { type: file.type });
    form.append(file.field, blob, file.name ?? `${file.field}.bin`);
  }
  return form;
}
