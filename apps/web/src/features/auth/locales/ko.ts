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
      passkey: '패스키로 로그인',
      code: '인증 코드나 복구 코드',
      expired:
        '로그인한 지 오래되어 안전하게 로그아웃했어요. 다시 로그인하면 보던 화면으로 돌아가요.',
    },
    register: {
      title: '회원가입',
      text: '이메일만 있으면 바로 연습을 시작할 수 있어요.',
      submit: '가입하고 시작하기',
      haveAccount: '이미 계정이 있나요?',
      signInInstead: '이 이메일로 로그인하기',
      consent: '가입하면',
      terms: '이용약관',
      and: '과 ',
      privacy: '개인정보 처리방침',
      consentEnd: '에 동의하는 거예요.',
    },
    errors: {
      ...validationTexts.ko,
      loginFailed: '로그인하지 못했어요',
      registrationFailed: '가입하지 못했어요',
    },
  },
};
