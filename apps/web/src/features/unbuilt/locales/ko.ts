export const ko = {
  unbuilt: {
    title: '아직 만들고 있는 화면이에요',
    text: '조금만 기다려주세요. 준비되면 이 주소에서 바로 열려요.',
  },
};
