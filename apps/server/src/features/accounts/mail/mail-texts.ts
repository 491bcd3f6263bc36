import { mailLinkMinutes } from '@daedap/contract/constants/accounts';
import type { Language } from '@daedap/contract/languages';

type MailKind = 'reset' | 'email' | 'passwordChanged' | 'emailChanged';

type MailText = { subject: string; text: string };

/** `{{link}}` is the address with its secret. */
export const mailTexts: Record<Language, Record<MailKind, MailText>> = {
  ko: {
    reset: {
      subject: '[대답] 비밀번호를 새로 정해주세요',
      text: `대답 계정의 비밀번호를 새로 정하려면 아래 링크를 열어주세요. 링크는 ${mailLinkMinutes}분 동안 한 번만 쓸 수 있어요.\n\n{{link}}\n\n요청하지 않았다면 이 메일은 그냥 두셔도 돼요. 비밀번호는 바뀌지 않아요.\n`,
    },
    email: {
      subject: '[대답] 새 이메일 주소를 확인해주세요',
      text: `이 주소를 대답 계정의 이메일로 쓰려면 아래 링크를 열어주세요. 링크는 ${mailLinkMinutes}분 동안 한 번만 쓸 수 있어요.\n\n{{link}}\n\n요청하지 않았다면 이 메일은 그냥 두셔도 돼요. 아무것도 바뀌지 않아요.\n`,
    },
    passwordChanged: {
      subject: '[대답] 비밀번호가 바뀌었어요',
      text: '대답 계정의 비밀번호가 방금 바뀌었고, 다른 기기는 모두 로그아웃했어요.\n\n직접 바꾸지 않았다면 로그인 화면의 “비밀번호를 잊었어요”에서 비밀번호를 새로 정해주세요.\n',
    },
    emailChanged: {
      subject: '[대답] 이메일 주소가 바뀌었어요',
      text: '대답 계정의 이메일이 다른 주소로 바뀌었어요. 앞으로는 새 주소로 로그인해요.\n\n직접 바꾸지 않았다면 서비스 운영자에게 바로 알려주세요.\n',
    },
  },
  en: {
    reset: {
      subject: '[Daedap] Choose a new password',
      text: `Open this link to choose a new password for your Daedap account. It works once, for ${mailLinkMinutes} minutes.\n\n{{link}}\n\nIf you did not ask for it, you can ignore this mail. Your password stays as it is.\n`,
    },
    email: {
      subject: '[Daedap] Confirm your new email address',
      text: `Open this link to use this address for your Daedap account. It works once, for ${mailLinkMinutes} minutes.\n\n{{link}}\n\nIf you did not ask for it, you can ignore this mail. Nothing changes.\n`,
    },
    passwordChanged: {
      subject: '[Daedap] Your password was changed',
      text: 'The password of your Daedap account was just changed, and all other devices were signed out.\n\nIf that was not you, choose a new password with “I forgot my password” on the sign-in page.\n',
    },
    emailChanged: {
      subject: '[Daedap] Your email address was changed',
      text: 'Your Daedap account now has another email address. Sign in with the new one from now on.\n\nIf that was not you, tell the operator of the service right away.\n',
    },
  },
};
