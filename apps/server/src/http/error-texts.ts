import type { ErrorCode } from '@daedap/contract/errors';
import type { Language } from '@daedap/contract/languages';

/** For the user: what happened and, if possible, what to do next. */
export const errorTexts: Record<Language, Record<ErrorCode, string>> = {
  ko: {
    VALIDATION: '입력한 내용을 확인해주세요.',
    BAD_JSON: '보낸 내용을 읽을 수 없어요.',
    UNAUTHENTICATED: '로그인이 필요해요.',
    TOKEN_EXPIRED: '로그인한 지 오래되어 다시 로그인해야 해요.',
    BAD_CREDENTIALS: '이메일 또는 비밀번호가 맞지 않아요.',
    FORBIDDEN: '이 작업을 할 권한이 없어요.',
    NOT_FOUND: '찾을 수 없어요.',
    EMAIL_TAKEN: '이미 가입된 이메일이에요.',
    SESSION_LIMIT: '진행 중인 면접이 3개예요. 하나를 마치거나 지운 뒤 다시 시작해주세요.',
    SESSION_CLOSED: '이미 끝난 면접이에요.',
    NOTHING_TO_ANALYSE: '분석할 답변이 아직 없어요.',
    FILE_TOO_LARGE: '보낸 내용이 너무 커요.',
    UNSUPPORTED_MEDIA: '지원하지 않는 형식이에요.',
    RATE_LIMITED: '요청이 너무 많아요. 잠시 후 다시 시도해주세요.',
    INTERNAL: '서버에 문제가 생겼어요. 잠시 후 다시 시도해주세요.',
    STT_UNAVAILABLE: '지금은 음성 인식을 쓸 수 없어요.',
    UNAVAILABLE: '서버가 잠시 쉬고 있어요. 곧 다시 시도해주세요.',
  },
  en: {
    VALIDATION: 'Please check what you entered.',
    BAD_JSON: 'What was sent could not be read.',
    UNAUTHENTICATED: 'Please sign in.',
    TOKEN_EXPIRED: 'You signed in a while ago. Please sign in again.',
    BAD_CREDENTIALS: 'The email or password is not right.',
    FORBIDDEN: 'You are not allowed to do this.',
    NOT_FOUND: 'We could not find that.',
    EMAIL_TAKEN: 'There is already an account with this email.',
    SESSION_LIMIT: 'You have 3 interviews in progress. Finish or delete one, then start again.',
    SESSION_CLOSED: 'This interview is already finished.',
    NOTHING_TO_ANALYSE: 'There is no answer to analyse yet.',
    FILE_TOO_LARGE: 'What was sent is too large.',
    UNSUPPORTED_MEDIA: 'This format is not supported.',
    RATE_LIMITED: 'Too many requests. Please try again in a moment.',
    INTERNAL: 'Something went wrong on our side. Please try again in a moment.',
    STT_UNAVAILABLE: 'Speech recognition is not available right now.',
    UNAVAILABLE: 'The server is taking a short break. Please try again soon.',
  },
};
