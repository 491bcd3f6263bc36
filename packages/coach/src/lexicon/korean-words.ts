/** Sounds and words that fill a pause when they stand alone. */
export const fillerWords = new Set(
  '음 음음 으음 어 어어 아 아아 에 엄 흠 그그 저기 저기요 뭐 뭐랄까 뭐지 막 인제 그니까 그러니까요 이게 약간'.split(
    ' ',
  ),
);

/** Words that say nothing about a subject. */
export const hollowKeys = new Set(
  (
    '하 되 있 없 이 것 거 수 때 등 점 말 말씀 생각 경우 정도 부분 자체 관련 대하 위하 통하 같 이렇 그렇 저렇 어떻 어떠하 보 주 오 가 싶 들 나 ' +
    '않 못하 아니 그것 이것 무엇 어디 누구 질문 답변 대답 이야기 얘기 설명 소개 면접 면접관 지원자 답 모르 알 많 크 좋'
  ).split(' '),
);

export const numeralKeys = new Set(
  '두 세 네 다섯 여섯 일곱 여덟 아홉 열 스무 서너 두세 석 넉 몇십 수십 수백 수천'.split(' '),
);
