export const ko = {
  prerendered: {
    description:
      '대답(Daedap)은 실제 면접처럼 질문을 듣고, 말하고, 내 말에서 근거를 찾아 피드백을 받는 모의 면접 코치예요.',
    shared: '실제 면접처럼 말하고, 내 말에서 근거를 찾은 피드백을 받아요.',
    noScript: '로그인하고 연습하려면 브라우저에서 자바스크립트를 켜주세요.',
  },
};
