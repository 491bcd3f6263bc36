export const ko = {
  answers: {
    errors: {
      noToken: '인증 토큰이 없습니다',
      notSignedIn: '인증 실패. 다시 로그인해주세요.',
      invalid: '유효하지 않은 비디오 데이터입니다',
      empty: '비디오 파일이 비어있습니다. 다시 녹화해주세요.',
      tooLarge: '파일이 너무 커요. 더 짧게 답변해주세요.',
      timeout:
        '{{seconds}}초 동안 답이 없어서 멈췄어요. 답변이 너무 길거나 서버가 바쁠 수 있어요. (Timeout ({{seconds}}s))',
      badAnswer: '서버의 답을 읽지 못했어요. 다시 시도해주세요. (Invalid server response format)',
      refused: '서버 업로드 실패: {{status}} {{text}}',
      text: '텍스트 분석 실패: {{reason}}',
      gone: '이 답변을 서버에서 찾을 수 없어요. 다른 곳에서 지웠을 수 있어요.',
      stillRunning:
        '분석이 오래 걸리고 있어요. 답변은 저장됐고, 끝나면 면접 기록에서 볼 수 있어요.',
      session: '면접 정보를 서버와 맞추지 못했어요. 조금 뒤에 다시 시도해주세요.',
      question: '질문 정보 조회 실패',
    },
    outbox: {
      dropped: '기다리던 답변을 서버가 받지 않았어요. 녹화는 이 기기에 남아 있어요. ({{reason}})',
    },
  },
};
