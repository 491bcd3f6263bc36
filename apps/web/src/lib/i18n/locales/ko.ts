/** What every page needs. A feature's own texts stand in its `locales` folder. */
export const ko = {
  common: {
    appName: '대답',
    fullName: '대답 Daedap',
    pageTitle: '{{title}} · 대답 Daedap',
    loading: '불러오는 중이에요',
    accessDenied: '들어갈 수 없는 화면이에요',
    noPermission: '이 화면은 관리자만 볼 수 있어요.',
    retry: '다시 시도하기',
    cancel: '취소',
    close: '닫기',
    ok: '확인',
    reload: '새로 고치기',
    toHome: '첫 화면으로',
    toDashboard: '대시보드로 가기',
    login: '로그인',
    register: '회원가입',
    errors: {
      network: '서버에 연결하지 못했어요. 인터넷 연결을 확인하고 다시 시도해주세요.',
      networkForm:
        '서버에 연결하지 못했어요. 입력한 내용은 그대로 있으니, 인터넷 연결을 확인하고 다시 눌러주세요.',
      unknown: '잠시 문제가 생겼어요. 조금 뒤에 다시 시도해주세요.',
    },
  },
  shell: {
    skipToContent: '본문으로 건너뛰기',
    back: '뒤로',
    home: '대답, 첫 화면으로',
    homeSignedIn: '대답, 대시보드로',
    account: '내 계정',
    exit: '나가기',
    exitDialog: {
      title: '대답에서 나갈까요?',
      text: '로그아웃하고 첫 화면으로 가요. 연습 기록은 그대로 남아 있어요.',
      confirm: '나가기',
    },
    exitApp: {
      title: '앱을 닫을까요?',
      text: '로그인과 연습 기록은 그대로 남아 있어요.',
    },
    leave: {
      stay: '머무르기',
      leave: '나가기',
      dashboard: {
        title: '앱에서 나갈까요?',
        text: '첫 화면으로 가요. 로그인은 그대로 유지돼요.',
      },
      setup: {
        title: '면접 준비를 그만둘까요?',
        text: '대시보드로 가요. 지금까지 고른 내용은 남아 있어서, 다시 오면 이어서 고를 수 있어요.',
      },
      results: {
        title: '결과 화면에서 나갈까요?',
        text: '결과는 면접 기록에 남아 있어서, 언제든 다시 볼 수 있어요.',
      },
      records: {
        title: '면접 기록에서 나갈까요?',
        text: '기록은 그대로 남아 있어서, 언제든 다시 볼 수 있어요.',
      },
      details: {
        title: '세션 상세에서 나갈까요?',
        text: '대시보드로 가요. 이 면접은 기록에 그대로 남아 있어요.',
      },
      month: {
        title: '한 달 정리에서 나갈까요?',
        text: '대시보드로 가요. 정리는 언제든 다시 볼 수 있어요.',
      },
      account: {
        title: '내 계정에서 나갈까요?',
        text: '대시보드로 가요. 계정과 연습 기록은 그대로 남아 있어요.',
      },
      admin: {
        title: '관리자 화면에서 나갈까요?',
        text: '대시보드로 가요. 이 화면은 언제든 다시 열 수 있어요.',
      },
    },
    language: {
      legend: '언어',
      ko: '한국어',
      en: 'English',
      short: { ko: '한', en: 'EN' },
      switchTo: { ko: '한국어로 바꾸기', en: 'Switch to English' },
    },
    theme: {
      legend: '화면 테마',
      system: '시스템',
      light: '밝게',
      dark: '어둡게',
      switch: '화면 테마: {{current}}. 누르면 {{next}}',
    },
    denied: {
      title: '접근 제한',
      soon: '잠시 후 대시보드로 이동해요.',
    },
    notFound: {
      title: '찾는 화면이 없어요',
      text: '주소가 바뀌었거나 잘못 적혔을 수 있어요. 첫 화면에서 다시 시작해볼까요?',
    },
    failure: {
      title: '화면을 그리다 문제가 생겼어요',
      text: '저장된 기록은 그대로예요. 새로 고치면 대부분 괜찮아져요.',
      chunkTitle: '화면을 불러오지 못했어요',
      chunkText: '연결이 끊겼거나 새 버전이 나왔어요. 새로 고치면 이어서 쓸 수 있어요.',
    },
  },
};
