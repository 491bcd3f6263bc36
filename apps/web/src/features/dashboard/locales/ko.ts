export const ko = {
  dashboard: {
    title: '대시보드',
    welcome: '{{name}}님, 반가워요',
    building: '연습 화면을 만들고 있어요',
    text: '질문을 고르고 대답하는 화면을 정성껏 준비하고 있어요. 열리면 바로 여기에서 시작할 수 있어요.',
    account: '내 계정 보기',
  },
};
