import { validationTexts } from '@daedap/contract/validation-texts';

export const ko = {
  auth: {
    fields: {
      username: '이름',
      email: '이메일',
      password: '비밀번호',
      confirm: '비밀번호 확인',
      passwordHint: '6자 이상이면 돼요.',
      showPassword: '비밀번호 보기',
      hidePassword: '비밀번호 숨기기',
    },
    login: {
      title: '로그인',
      text: '다시 만나서 반가워요. 이어서 연습해볼까요?',
      submit: '로그인',
      noAccount: '아직 계정이 없나요?',
      forgot: '비밀번호를 잊었어요',
      codeText: '인증 앱에 나온 6자리 코드를 넣어주세요. 휴대폰이 없으면 복구 코드를 넣어도 돼요.',
      code: '인증 코드',
      back: '이메일과 비밀번호 다시 넣기',
      expired:
        '로그인한 지 오래되어 안전하게 로그아웃했어요. 다시 로그인하면 보던 화면으로 돌아가요.',
    },
    register: {
      title: '회원가입',
      text: '이메일만 있으면 바로 연습을 시작할 수 있어요.',
      submit: '가입하고 시작하기',
      haveAccount: '이미 계정이 있나요?',
      signInInstead: '이 이메일로 로그인하기',
    },
    forgot: {
      title: '비밀번호 찾기',
      text: '가입한 이메일로 비밀번호를 새로 정하는 링크를 보내드려요.',
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
    errors: {
      ...validationTexts.ko,
      loginFailed: '로그인하지 못했어요',
      registrationFailed: '가입하지 못했어요',
    },
  },
};
