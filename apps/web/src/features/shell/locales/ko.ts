export const ko = {
  notices: {
    consent: {
      label: '약관과 개인정보',
      text: '이용약관과 개인정보 처리방침을 확인해주세요.',
      terms: '이용약관',
      privacy: '개인정보 처리방침',
      agree: '동의해요',
      failed: '동의를 보내지 못했어요. 잠시 뒤에 다시 시도해주세요.',
    },
    offline: '인터넷에 연결되어 있지 않아요. 본 적 있는 기록과 이 기기의 녹화는 볼 수 있어요.',
    unreachable: '서버에 연결하지 못했어요.',
    copies: '지금 보이는 기록은 이 기기에 저장해 둔 내용이에요.',
    update: {
      label: '새 버전 안내',
      ready: '새 버전이 있어요',
      now: '지금 새로고침',
      later: '다른 탭에서 면접 중이에요. 면접이 끝난 뒤에 적용할게요.',
    },
  },
};
