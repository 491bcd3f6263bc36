import type { FeedbackTexts, GapTexts } from '../texts.ts';

/** What decides the question: a clause that ends with -지. */
export const crux: GapTexts = {
  note: '이 질문의 핵심을 한 번 더 짚어 볼 차례예요.',
  gap: [
    '면접관은 이 질문에서 {crux}를 눈여겨봐요.',
    '이 질문에서 평가가 갈리는 지점은 {crux}예요.',
    '듣는 사람이 확인하고 싶어 하는 건 {crux}예요.',
    '결국 면접관이 궁금해하는 건 {crux}예요.',
    '이 질문을 던진 면접관은 {crux}를 살펴요.',
    '답을 들으면서 면접관이 따져 보는 건 {crux}예요.',
    '이 질문으로 면접관이 알아보려는 건 {crux}예요.',
  ],
  tries: [
    '그 대목이 또렷하게 들리도록 "{start}" 하고 말해 보세요.',
    '다시 답한다면 "{start}" 하고 그 이야기를 꺼내 보세요.',
    '"{start}" 하고 한 문장으로 보여 주세요.',
    '"{start}" 하고 그 부분을 먼저 들려주세요.',
    '답 안에 "{start}"으로/로 시작하는 문장을 하나 넣어 보세요.',
    '다음에는 "{start}" 하고 그 대목을 채워 보세요.',
    '"{start}" 하고 그 부분을 소리 내어 말해 보세요.',
    '그 점이 보이게 "{start}" 하고 이어 보세요.',
  ],
};

/** What decides a question about facts: the right answer in a sentence. */
export const fact: GapTexts = {
  note: '이 질문의 핵심을 한 번 더 짚어 볼 차례예요.',
  gap: [
    '이 질문의 핵심은 이거예요: {crux}',
    '핵심만 짚으면 이래요: {crux}',
    '면접관이 확인하려는 내용은 이거예요: {crux}',
    '기준이 되는 내용을 짚어 둘게요: {crux}',
    '이 질문에서 틀리면 안 되는 내용은 이거예요: {crux}',
  ],
  tries: [
    '방금 한 설명과 맞춰 보고 "{start}" 하고 다시 말해 보세요.',
    '답에 이 내용이 있었는지 돌아보고 "{start}" 하고 한 문장으로 말해 보세요.',
    '내 설명과 다른 데가 없는지 살핀 다음 "{start}" 하고 이어 보세요.',
    '방금 한 말과 견주어 보고, 다음에는 "{start}" 하고 설명해 보세요.',
    '같은 뜻으로 말했는지 확인하고 "{start}" 하고 소리 내어 말해 보세요.',
  ],
};

/** Follows what may be false or careless. */
export const afterFault: FeedbackTexts['afterFault'] = {
  fact: [
    '맞는 내용은 이거예요: {crux} 이번에는 "{start}" 하고 다시 설명해 보세요.',
    '핵심은 이거예요: {crux} 다음에는 "{start}" 하고 바로잡아 보세요.',
    '이렇게 기억해 두면 좋아요: {crux} "{start}" 하고 한 번 더 설명해 보세요.',
    '정확히 말하면 이래요: {crux} 소리 내어 "{start}" 하고 다시 말해 보세요.',
    '이 내용과 견주어 보세요: {crux} 그다음 "{start}" 하고 새로 설명해 보세요.',
  ],
  weighed: [
    '면접관은 {crux}를 눈여겨보니, "{start}" 하고 다시 말해 보세요.',
    '여기서 평가가 갈리는 지점은 {crux}예요. "{start}" 하고 바꿔 말해 보세요.',
    '면접관이 확인하고 싶은 건 {crux}예요. 이번에는 "{start}" 하고 답해 보세요.',
    '이 질문에서는 {crux}가 중요하니, "{start}" 하고 새로 이야기해 보세요.',
    '듣는 사람은 {crux}를 먼저 살펴요. "{start}" 하고 고쳐 말해 보세요.',
  ],
};

/** What an interviewer asks next, after what decides the question. */
export const askedNext: FeedbackTexts['askedNext'] = [
  '이어서 "{question}" 하고 물으면 "{start}" 하고 답할 수 있게 준비해 두세요.',
  '다음 질문으로 "{question}"가 나올 수 있으니, "{start}" 하고 시작하는 답을 만들어 두세요.',
  '"{question}"라는 질문이 이어질 수 있으니 "{start}" 하고 답해 보세요.',
  '면접관이 "{question}" 하고 더 물을 수 있으니, "{start}" 하고 시작할 한 문장을 정해 두세요.',
  '한 걸음 더 들어간 질문인 "{question}"에도 "{start}" 하고 답하는 연습을 해 보세요.',
  '그다음에 나올 만한 "{question}"라는 질문에는 "{start}" 하고 소리 내어 답해 보세요.',
];
