import { endAllSignIns, endSignIn } from '@daedap/contract/calls/account-security';
import { signInDaysKept } from '@daedap/contract/constants/accounts';
import type { SignIn } from '@daedap/contract/sign-ins';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '#/domain/session/load-failure.tsx';
import { call } from '#/lib/api/call.ts';
import { errorText } from '#/lib/api/error-text.ts';
import { signOut } from '#/lib/exit-app.ts';
import { shortDateAndTimeText } from '#/lib/time/date-text.ts';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { Badge } from '#/ui/badge.tsx';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { signInsQuery } from './queries.ts';
import { useTexts } from './texts.ts';

const shownAtFirst = 5;

export function SignInList() {
  const { t } = useTexts();
  const list = useQuery(signInsQuery);
  const [all, setAll] = useState(false);
  const signIns = list.data ?? [];
  return (
    <Card title={t('security.signIns.title')}>
      <p className="text-ink-soft">{t('security.signIns.text', { days: signInDaysKept })}</p>
      {list.isPending && (
        <div className="mt-4">
          <Skeleton width="80%" height="4rem" />
        </div>
      )}
      {list.isError && (
        <LoadFailure
          title={t('security.signIns.failed')}
          text={t('common.errors.unknown')}
          error={list.error}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      <ul className="mt-2">
        {(all ? signIns : signIns.slice(0, shownAtFirst)).map((signIn) => (
          <SignInRow key={signIn.id} signIn={signIn} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {!all && signIns.length > shownAtFirst && (
          <Button variant="quiet" onClick={() => setAll(true)}>
            {t('security.signIns.showAll', { count: signIns.length })}
          </Button>
        )}
        <SignOutEverywhere />
      </div>
    </Card>
  );
}

function SignInRow({ signIn }: { signIn: SignIn }) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => call(endSignIn, { params: { id: String(signIn.id) } }),
    onSuccess: () => {
      showToast(t('security.signIns.endDone'));
      return queries.invalidateQueries(signInsQuery);
    },
    onError: (error) => showToast(errorText(error, t('security.signIns.endFailed'))),
  });
  const device = t('security.signIns.device', {
    browser: t(`security.signIns.browsers.${signIn.browser}`),
    system: t(`security.signIns.systems.${signIn.system}`),
  });
  const details = [
    t('security.signIns.at', { time: shortDateAndTimeText(new Date(signIn.createdAt)) }),
    t(`security.signIns.methods.${signIn.method}`),
    signIn.network !== 'unknown' && t('security.signIns.network', { network: signIn.network }),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          <SignInState signIn={signIn} />
        </p>
        <p className="text-sm text-ink-soft wrap-anywhere">{details.join(' · ')}</p>
      </div>
      {signIn.endedAt === null && !signIn.current && (
        <Button
          variant="secondary"
          busy={end.isPending}
          aria-label={t('security.signIns.endLabel', { device })}
          onClick={() => end.mutate()}
        >
          {t('security.signIns.end')}
        </Button>
      )}
    </li>
  );
}

function SignInState({ signIn }: { signIn: SignIn }) {
  const { t } = useTexts();
  if (signIn.current) return <Badge tone="accent">{t('security.signIns.current')}</Badge>;
  const isActive = signIn.endedAt === null;
  return (
    <span className="text-sm font-normal text-ink-soft">
      {t(`security.signIns.${isActive ? 'active' : 'ended'}`)}
    </span>
  );
}

function SignOutEverywhere() {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: () => call(endAllSignIns, {}),
    onSuccess: async () => {
      await signOut({ alreadyEnded: true });
      showToast(t('security.signIns.everywhereDone'));
    },
    onError: (error) => {
      setAsking(false);
      showToast(errorText(error, t('security.signIns.endFailed')));
    },
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('security.signIns.everywhere')}
      </Button>
      <AlertDialog
        open={asking}
        title={t('security.signIns.everywhereTitle')}
        text={t('security.signIns.everywhereText')}
        cancelLabel={t('common.cancel')}
        confirmLabel={t('security.signIns.everywhereConfirm')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          if (!end.isPending) end.mutate();
        }}
      />
    </>
  );
}
