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
