import { describe, expect, test } from 'vitest';
import { problemOf } from './import-rules.ts';

describe('import direction', () => {
  test.each([
    ['packages/contract/src/calls/accounts.ts', '../account-fields.ts'],
    ['packages/contract/src/account-fields.ts', 'zod'],
    ['apps/server/src/features/accounts/service.ts', '@daedap/contract/users'],
    ['apps/server/src/features/accounts/service.ts', '../../http/app-error.ts'],
    ['apps/web/src/features/auth/login-form.tsx', '#/ui/button.tsx'],
    ['apps/web/src/features/auth/login-form.tsx', './api/login.ts'],
    ['apps/web/src/app/router.tsx', '#/features/auth/login-form.tsx'],
    ['apps/web/src/features/auth/login-form.tsx', 'react-hook-form'],
    ['apps/web/src/features/auth/login-form.test.tsx', '#/test/stub-server.ts'],
    ['apps/web/src/features/history/results/testing/results.ts', '#/test/session.ts'],
    ['apps/web/src/domain/answer/send-answer.ts', '#/domain/session/session.ts'],
    ['apps/web/src/features/auth/login-form.tsx', '#/domain/plan/plan.ts'],
    ['tests/bench/start.ts', '../../scripts/lib/launch.ts'],
    ['tests/bench/coach.ts', '@daedap/coach/coach'],
    ['packages/coach/src/reading.ts', '@daedap/contract/languages'],
    ['packages/coach/node/morpheme-files.ts', 'node:fs'],
    ['packages/speech/src/passages.ts', '@daedap/contract/interviews'],
    ['apps/server/src/engines/speech/whisper-worker.ts', '@daedap/speech/recognise-window'],
    ['apps/web/src/media/whisper/whisper-worker.ts', '@daedap/speech/recognise-window'],
  ])('%s may import %s', (file, specifier) => {
    expect(problemOf(file, specifier)).toBeNull();
  });

  test.each([
    ['packages/contract/src/account-fields.ts', 'react'],
    ['packages/contract/src/account-fields.ts', '../../../apps/server/src/app.ts'],
    ['packages/coach/src/morphemes.ts', 'node:fs'],
    ['packages/coach/src/coach.ts', '../node/morpheme-files.ts'],
    ['packages/speech/src/passages.ts', 'node:fs'],
    ['packages/speech/src/passages.ts', 'react'],
    ['packages/speech/src/passages.ts', '@daedap/coach/coach'],
    ['packages/coach/src/coach.ts', '@daedap/speech/passages'],
    ['packages/contract/src/account-fields.ts', '@daedap/speech/passages'],
    ['apps/web/src/ui/button.tsx', '@daedap/speech/passages'],
    ['apps/server/src/composition/app.ts', '@daedap/web/main'],
    ['apps/server/src/composition/app.ts', '../../../web/src/main.tsx'],
    ['apps/web/src/lib/session.ts', '#/features/auth/login-form.tsx'],
    ['apps/web/src/ui/button.tsx', '../app/router.tsx'],
    ['apps/web/src/ui/button.tsx', '#/lib/session.ts'],
    ['apps/web/src/features/auth/login-form.tsx', '#/features/account/profile.tsx'],
    ['apps/web/src/features/auth/login-form.tsx', '../account/profile.tsx'],
    ['apps/web/src/features/auth/login-form.tsx', '#/test/stub-server.ts'],
    ['apps/web/src/features/auth/login-form.test.tsx', '../../../../server/src/app.ts'],
    ['apps/web/src/domain/session/session.ts', '#/domain/answer/send-answer.ts'],
    ['apps/web/src/media/recorder.ts', '#/domain/recording/recording.ts'],
    ['apps/web/src/media/recorder.ts', 'react'],
    ['tests/e2e/accounts.spec.ts', '../../apps/web/src/main.tsx'],
    ['tests/e2e/accounts.spec.ts', '@daedap/server/src/composition/app.ts'],
    ['apps/server/src/main.ts', '@daedap/tests/harness/server.ts'],
  ])('%s must not import %s', (file, specifier) => {
    expect(problemOf(file, specifier)).toEqual(expect.any(String));
  });
});
