export const ko = {
  upgrade: {
    title: '답변 시간을 늘려볼까요?',
    text: '{{days}}일 무료 체험으로 시작해요. 결제 정보는 필요 없고, 체험이 끝나면 무료 요금제로 돌아가요.',
    trial: '{{days}}일 무료 체험',
    price: '월 {{price}}원',
    free: '무료',
    popular: '인기',
    current: '이용 중',
    until: '{{date}}까지',
    seconds: '{{number}}초',
    minutes: '{{number}}분',
    answerTime: '질문마다 {{time}}씩 답변',
    ads: '질문 전에 광고가 나와요',
    noAds: '광고 없이 연습',
    features: {
      localStorage: '영상은 내 기기에만 저장',
      serverBackup: '서버에 영상 {{number}}개까지 백업',
      unlimitedBackup: '서버 백업 개수 제한 없음',
    },
    start: '{{tier}} 체험하기',
    later: '다음에 할게요',
    done: '{{tier}} 요금제를 시작했어요. {{date}}까지 쓸 수 있어요.',
    failed: {
      title: '요금제를 바꾸지 못했어요',
      text: '브라우저에 저장하지 못했어요. 쓰던 요금제는 그대로예요. 다시 시도해주세요.',
    },
    timeUp: {
      title: '시간이 다 됐어요',
      text: '{{tier}} 요금제는 질문마다 {{time}}씩 답할 수 있어요. 지금까지 한 답변은 그대로 남아 있어요.',
      session:
        '이 면접은 질문마다 {{time}}씩 답할 수 있어요. 지금까지 한 답변은 그대로 남아 있어요.',
      longest: '가장 긴 답변 시간 {{time}}을 모두 썼어요. 지금까지 한 답변은 그대로 남아 있어요.',
      next: '다음으로',
      upgrade: '답변 시간 늘리기',
    },
  },
};
