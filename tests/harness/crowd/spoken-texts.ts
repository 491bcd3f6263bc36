import type { Segment } from '@daedap/contract/interviews';

/** What people say: from a sentence that says nothing to a story with figures, with the fillers of speech. */
const passages = [
  '안녕하세요, 저는 컴퓨터공학을 전공하고 삼 년 동안 백엔드 개발자로 일한 지원자입니다. 주로 주문과 결제 쪽을 맡아 왔습니다.',
  '음, 그 질문은 미리 생각해 보지 못했는데요. 어, 아마 팀원들과 먼저 이야기를 나눠 볼 것 같습니다.',
  '작년에 주문 조회가 느리다는 고객 문의가 한 달에 사십 건 정도 들어왔습니다. 그래서 느린 쿼리를 기록해 상위 열 개를 찾았고, 그중 세 개에 인덱스를 추가했습니다. 그 결과 평균 응답 시간이 팔백 밀리초에서 구십 밀리초로 줄었고 문의도 다섯 건으로 줄었습니다.',
  '제 강점은 끝까지 파고드는 집요함입니다. 예를 들어 배포 뒤에 가끔씩만 나타나던 오류가 있었는데, 다들 재현이 안 된다고 했지만 저는 로그를 이 주 동안 모아서 시간대 설정이 원인이라는 것을 밝혀냈습니다.',
  '약점은 일을 혼자 끌어안는 편이라는 점입니다. 그래서 요즘은 하루에 한 번 진행 상황을 팀 채팅방에 올리고, 두 시간 이상 막히면 반드시 도움을 청하는 규칙을 지키고 있습니다.',
  '프로젝트에서 기획자와 의견이 크게 달랐던 적이 있습니다. 저는 일정이 위험하다고 보았고 기획자는 기능을 줄일 수 없다고 했습니다. 우선 각 기능이 매출에 주는 영향을 표로 정리해서 함께 보았고, 네 개 중 두 개를 다음 배포로 미루기로 합의했습니다. 결국 일정을 지켰고, 미룬 기능 중 하나는 필요 없다는 것도 알게 되었습니다.',
  '이 회사에 지원한 이유는 사용자의 목소리를 제품에 빠르게 반영하는 문화 때문입니다. 공개하신 기술 블로그에서 고객 인터뷰를 매주 한다는 글을 읽었고, 저도 그런 방식으로 일하고 싶었습니다.',
  '학교에서는 학생회 예산을 맡았습니다. 행사마다 영수증이 빠지는 일이 많아서, 사진으로 바로 올리는 양식을 만들었습니다. 한 학기 동안 누락된 금액이 백이십만 원에서 삼만 원으로 줄었습니다.',
  '마감이 하루 남았는데 요구 사항이 바뀐다면, 먼저 무엇이 꼭 필요한지 다시 확인하겠습니다. 그다음 남은 시간 안에 할 수 있는 범위를 정하고, 할 수 없는 부분은 이유와 함께 솔직하게 말씀드리겠습니다.',
  '오 년 뒤에는 한 분야를 깊이 이해하면서도 동료를 이끌 수 있는 사람이 되고 싶습니다. 그러기 위해 올해는 데이터베이스 내부 구조를 공부하고, 사내 스터디를 직접 운영해 볼 계획입니다.',
  '네, 저는 실패에서 가장 많이 배웠습니다. 처음 맡은 배포에서 백업 없이 테이블을 바꾸다가 두 시간 동안 서비스가 멈췄습니다. 그 뒤로는 되돌리는 방법을 먼저 적어 두고, 동료의 확인을 받은 뒤에만 진행합니다. 이후 이 년 동안 같은 사고는 한 번도 없었습니다.',
  '이상입니다. 감사합니다.',
] as const;

const mostPassages = 3;
/** Syllables of an unhurried speaker in a second. */
const lettersPerSecond = 5;

export type Spoken = { text: string; seconds: number; segments: Segment[] };

/** One to three of the passages, one after the other, with the times of each sentence as a browser hears them. */
export function speak(random: () => number = Math.random): Spoken {
  const count = 1 + Math.floor(random() * mostPassages);
  const chosen = Array.from(
    { length: count },
    () => passages[Math.floor(random() * passages.length)] ?? passages[0],
  );
  const text = chosen.join(' ');
  let end = 0;
  const segments = text.split(/(?<=[.?!]) /).map((sentence) => {
    const start = end;
    end += sentence.length / lettersPerSecond;
    return { start, end, text: sentence };
  });
  return { text, seconds: end, segments };
}
