import { validationTexts } from '@daedap/contract/validation-texts';

export const ko = {
  account: {
    title: '내 계정',
    profile: {
      title: '프로필',
      name: '이름',
      email: '이메일',
      role: '역할',
      admin: '관리자',
      toAdmin: '관리자 화면 열기',
      since: '가입한 날',
      sessions: '연습한 면접',
      sessionCount: '{{number}}번',
      failed: '프로필을 불러오지 못했어요',
    },
    settings: { title: '화면 설정' },
    signOut: {
      title: '로그아웃',
      text: '이 기기에서 로그아웃하고 첫 화면으로 가요. 연습 기록과 녹화 영상은 그대로 남아 있어요.',
      button: '로그아웃하기',
    },
    export: {
      title: '내 데이터 내려받기',
      text: '서버에 있는 내 정보와 연습 기록을 JSON 파일 하나로 받아요. 영상은 기기에 있어서 파일에 들어가지 않아요.',
      button: '내려받기',
      done: '파일을 내려받았어요.',
      failed: '파일을 내려받지 못했어요. 잠시 뒤에 다시 시도해주세요.',
    },
    delete: {
      title: '계정 삭제',
      text: '계정과 모든 연습 기록을 지워요. 되돌릴 수 없어요.',
      button: '계정 삭제하기',
      dialogTitle: '정말 계정을 삭제할까요?',
      lost: '지워지는 것',
      lostAccount: '이름과 이메일을 포함한 계정',
      lostSessions: '모든 면접 기록과 답변',
      lostAnalysis: '점수와 피드백, 서버에 백업한 영상',
      lostRecordings: '이 기기에 있는 내 녹화, 아직 보내지 못한 답변',
      cannotUndo: '한번 지우면 되돌릴 수 없어요. 필요하면 먼저 데이터를 내려받아주세요.',
      password: '비밀번호',
      showPassword: '비밀번호 보기',
      hidePassword: '비밀번호 숨기기',
      confirm: '삭제하기',
      done: '계정과 기록을 모두 지웠어요. 그동안 함께해주셔서 고마워요.',
      doneElsewhere:
        '계정은 지웠는데, 이 기기의 녹화는 지우지 못했어요. 브라우저 설정에서 이 사이트의 데이터를 지워주세요.',
      failed: '계정을 지우지 못했어요. 아무것도 바뀌지 않았으니 잠시 뒤에 다시 시도해주세요.',
    },
    errors: validationTexts.ko,
  },
};
