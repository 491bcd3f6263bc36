/** The pages that links of mails lead to, and the one that asks for a link. */
export const ko = {
  links: {
    forgot: {
      title: '비밀번호 찾기',
      text: '가입한 이메일로 비밀번호를 새로 정하는 링크를 보내드려요.',
      email: '이메일',
      submit: '링크 받기',
      sentTitle: '메일을 확인해주세요',
      sent: '{{email}} 주소로 가입한 계정이 있으면 링크를 보냈어요. {{minutes}}분 안에 열어주세요. 메일이 안 보이면 스팸함도 살펴봐주세요.',
      failed: '요청을 보내지 못했어요. 잠시 뒤에 다시 시도해주세요.',
      noMailTitle: '여기서는 비밀번호를 새로 정할 수 없어요',
      noMail:
        '이 서버는 메일을 보내지 않아요. 서비스를 운영하는 사람에게 비밀번호를 잊었다고 알려주세요. 운영자가 새로 정하는 링크를 만들어줄 수 있어요.',
      operator: '운영자: {{operator}}',
      back: '비밀번호가 떠올랐나요?',
      siteFailed: '서버에 물어보지 못했어요',
    },
    reset: {
      title: '새 비밀번호 정하기',
      text: '새 비밀번호를 정하면 모든 기기에서 로그아웃되고, 새 비밀번호로 다시 로그인해요.',
      password: '새 비밀번호',
      passwordHint: '6자 이상이면 돼요.',
      confirm: '새 비밀번호 확인',
      submit: '비밀번호 바꾸기',
      done: '비밀번호를 바꿨어요. 새 비밀번호로 로그인해주세요.',
      toLogin: '로그인하러 가기',
      failed: '비밀번호를 바꾸지 못했어요. 잠시 뒤에 다시 시도해주세요.',
      noLink: '메일에 있는 링크를 다시 열어주세요. 링크가 일부만 복사된 것 같아요.',
      newLink: '링크 새로 받기',
      expired: '이미 썼거나 시간이 지난 링크예요. 링크를 새로 받아주세요.',
    },
    confirmEmail: {
      title: '이메일 확인',
      text: '아래 버튼을 누르면 이 주소가 계정의 이메일이 돼요.',
      submit: '이 이메일 쓰기',
      done: '이제 {{email}} 주소로 로그인해요.',
      failed: '이메일을 확인하지 못했어요. 잠시 뒤에 다시 시도해주세요.',
      toAccount: '내 계정으로 가기',
    },
  },
};
