export const ko = {
  ads: {
    label: '광고',
    closeIn: '{{seconds}}초 뒤에 닫을 수 있어요',
    close: '광고 닫기',
    house: {
      title: '{{seconds}}초 동안, 광고\u00A0없이 답해보세요',
      text: '대답 {{name}}이라면 생각을 끝까지 말할 수 있어요.',
    },
  },
};
