import type { NextQuestion } from '../texts.ts';

/** What an interviewer asks about something that was done, whatever the question was. */
export const aboutDeeds: readonly NextQuestion[] = [
  {
    kind: 'action',
    said: /["“”‘’]|라고 (썼|적|말|보냈|했|하)|[냐자다]고 (했|말|전|여쭤)|읽어 드렸|[하시]더라/,
    about: /(메시지|문자|메일|편지|쪽지|안내문|글|연락|전화).{0,10}(보냈|썼|적었|드렸|했|돌렸)/,
    question: '그때 뭐라고 전하셨어요?',
    start: '그때 제가 전한 말은 …',
  },
  {
    kind: 'result',
    said: /대답|답(이|을|은) |[시하]더라|대요|라고 하셔|다고 하셔|하셔서|래요|그랬더니/,
    about: /(물어[봤보]|여쭤[봤보]|여쭸|물었)[가-힣]*$/,
    question: '물어보니 어떤 대답이 돌아왔나요?',
    start: '돌아온 대답은 …',
  },
  {
    kind: 'otherSide',
    said: /불편|단점|대신|아쉬|불만|싫어|오히려|부작용|고맙|덕분|좋아하|좋아했/,
    about: /(바꿨|바꾸었|옮겼|줄였|없앴|나눴|나누었|뺐|합쳤)[가-힣]*$/,
    question: '그렇게 바꾸고 나서 불편해진 점은 없었나요?',
    start: '바꾸고 나서 불편해진 건 …',
  },
  {
    kind: 'action',
    said: /고쳤|고치|수정|처음에는|처음엔|다시 /,
    about: /(만들었|그렸|짰|작성했|설계했)[가-힣]*$/,
    question: '만들면서 처음 생각과 달라진 것은 무엇인가요?',
    start: '만들면서 처음 생각과 달라진 건 …',
  },
  {
    kind: 'otherSide',
    said: /뜻밖|의외|놀라|생각보다|예상|알고 보니|보니까|봤더니/,
    about: /(조사했|세어 봤|세 봤|쟀|기록했|분석했|비교했)[가-힣]*$/,
    question: '해 보고 가장 뜻밖이었던 것은 무엇인가요?',
    start: '가장 뜻밖이었던 건 …',
  },
  {
    kind: 'otherSide',
    said: /둘 중|아니면|대신|다른 (방법|길|안)|고민|망설/,
    about: /(정했|결정했|선택했|하기로 했|그만뒀)[가-힣]*$/,
    question: '그때 끝까지 고민한 다른 길은 무엇이었나요?',
    start: '끝까지 고민한 다른 길은 …',
  },
  {
    kind: 'otherSide',
    said: /덕분|다른 (이유|원인|영향)|운이|계절|때문일/,
    about: /(줄었|늘었|올랐|빨라졌|나아졌|좋아졌|떨어졌|높아졌|낮아졌|넘었)[가-힣]*$/,
    question: '그 결과에 본인이 한 일 말고 다른 영향은 없었나요?',
    start: '제가 한 일 말고 다른 영향이라면 …',
  },
  {
    kind: 'action',
    said: /넘겼|넘겨|인수인계|후배한테|다음 사람|물려/,
    about: /(맡았|담당했|운영했|이끌었)(습니다|어요|고요|거든요)$/,
    question: '그 일을 다음 사람에게 넘긴다면 무엇부터 알려 주시겠어요?',
    start: '다음 사람에게 가장 먼저 알려 줄 것은 …',
  },
];

/** What an interviewer asks about a practice or a procedure, whatever kind of question it is. */
export const aboutPractice: NextQuestion = {
  kind: 'otherSide',
  said: /놓치기|놓치|빠뜨|깜빡|잊|소홀/,
  after:
    /어떻게 (관리|유지|확인|점검|준비)|무엇을 (확인|점검|지켜|지켰|주의|챙)|(확인|점검|주의|지켜)(해야|할|야)|(점검|작업|확인|조치|처치) ?(순서|절차)|수칙|순서로/,
  unless: /차이|왜 |이유|뜻|의미/,
  question: '그 가운데 바쁠 때 가장 놓치기 쉬운 것은 무엇이고, 어떻게 챙기시겠어요?',
  start: '바쁠 때 놓치기 쉬운 건 …',
};

/** What an interviewer asks about the people and things of a case, by the words of its question. */
export const aboutCases: readonly NextQuestion[] = [
  {
    kind: 'action',
    said: /학부모|부모님|보호자|어머님|아버님/,
    after: /아이(?!디어|템|폰|티|콘|돌)|유아|원아|(?<!대)학생(?!회)|우리 반/,
    unless: /부모|보호자|어머니/,
    question: '그 일을 부모님께는 언제, 어떻게 전하시겠어요?',
    start: '부모님께는 …',
  },
  {
    kind: 'action',
    said: /인계|다음 근무|기록|보고/,
    after: /환자|어르신|입소자|치매|병동/,
    unless: /보호자|가족/,
    question: '다음 근무자에게 넘길 때 꼭 전할 것은 무엇인가요?',
    start: '다음 근무자에게는 먼저 …',
  },
  {
    kind: 'action',
    said: /기록|적어|남기|남겨|재발|인수인계|일지/,
    after: /설비|기계(?!학)|장비|(?<![가-힣])라인|차단기|누전|지게차|불량|창고|재고|용접|배관/,
    question: '같은 일이 또 생기지 않게 기록에는 무엇을 남기시겠어요?',
    start: '기록에는 먼저 …',
  },
  {
    kind: 'action',
    said: /재발|회고|테스트를 (추가|넣)|알림|모니터링|문서/,
    after: /서버|배포|버그|장애(?!인|아|학생|물)|데이터베이스|쿼리/,
    question: '급한 일이 끝난 다음에는 무엇을 바꿔 두시겠어요?',
    start: '급한 일이 끝나면 …',
  },
  {
    kind: 'action',
    said: /한 문장|한마디로|보고(드|하)/,
    after: /광고|마케팅|매출|캠페인|예산|판촉/,
    question: '그 판단을 윗사람에게 한 문장으로 보고한다면 뭐라고 하시겠어요?',
    start: '한 문장으로 보고드리면 …',
  },
  {
    kind: 'action',
    said: /보고|알리|알려|말씀드|여쭤|여쭙/,
    after: /결산|정산|대조|전표|장부|금액이|숫자가|안 맞/,
    question: '끝까지 맞지 않으면 어디까지 혼자 찾아보고, 언제 알리시겠어요?',
    start: '혼자 찾아보는 건 …까지이고, 그다음에는 …',
  },
  {
    kind: 'action',
    said: /다음에 (또 )?오|다시 (오|찾아)|나중에|그 뒤로|이후/,
    after: /(고객|손님|민원인|승객|투숙객).*(화|욕|소리|항의|불만|취|거절|요구|환불|실랑이)/,
    question: '그분이 다음 주에 다시 찾아오신다면 어떻게 맞으시겠어요?',
    start: '다시 오시면 저는 …',
  },
  {
    kind: 'action',
    said: /다음 날|나중에|그 뒤로|이후|예전처럼/,
    after:
      /(동료|팀원|후배|선배|조원).*(갈등|다투|다퉜|싸우|안 맞|다르|실수|잘못|안 하|않|지각|험담|무시|게으)/,
    question: '그러고 나서 그 사람과는 어떻게 지내시겠어요?',
    start: '그 뒤에도 그분과는 …',
  },
];

/** What somebody who wants to do research asks to be shown. */
export const aboutPlans: NextQuestion = {
  kind: 'action',
  said: /첫 ?(달|한 달|학기|주)|먼저 .{0,12}(하겠|할 생각|부터)/,
  after: /연구(하고 싶|계획|실|를 하려)|석사|박사|랩실|학업 ?계획|포부/,
  question: '지금 당장 시작한다면 첫 한 달에는 무엇부터 해 보시겠어요?',
  start: '첫 한 달에는 …',
};
