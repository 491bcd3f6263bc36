import { getHealth } from '@daedap/contract/calls/health';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { LocalRows } from '#/domain/recording/local-rows.tsx';
import { localRowsQuery } from '#/domain/recording/queries.ts';
import { useTexts } from '#/features/interview/texts.ts';
import { call } from '#/lib/api/call.ts';
import { errorText } from '#/lib/api/error-text.ts';
import { countErrors } from '#/lib/errors/report-error.ts';
import { formatBytes } from '#/lib/format.ts';
import { Button } from '#/ui/button.tsx';
import { recordedBytes } from '#/features/interview/interview-inputs.ts';
import type { LiveProps } from '#/features/interview/interview-machine.ts';

const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => call(getHealth, { signal }),
});

/** The state of the machine, the faults so far, the local rows, and the health of the server. */
export function DebugPanel({ snapshot }: Pick<LiveProps, 'snapshot'>) {
  const { t } = useTexts();
  const { data, error, isFetching, refetch } = useQuery(healthQuery);
  const { context } = snapshot;
  const local = useQuery(localRowsQuery(context.userId));
  const { answer, sessionId, questions, index, space } = context;
  const { method, status, trouble } = answer.speech;
  const none = t('interview.debug.none');
  const sizes = [answer.bytes, recordedBytes(context), space?.available ?? 0].map(formatBytes);
  const rows = {
    state: JSON.stringify(snapshot.value),
    session: String(sessionId) || none,
    question: String(questions[index]?.id ?? none),
    speech: [method ?? none, status, trouble ?? ''].filter(Boolean).join(' · '),
    sizes: sizes.join(' · '),
    errors: [...countErrors()].map((kindAndCount) => kindAndCount.join(' ')).join(' · ') || none,
    health: data ? JSON.stringify(data) : error ? errorText(error, String(error)) : '…',
  };
  return (
    <>
      <dl className="mt-4 flex flex-col gap-3 text-sm">
        {(['state', 'session', 'question', 'speech', 'sizes', 'errors', 'health'] as const).map(
          (name) => (
            <div key={name}>
              <dt className="font-semibold">{t(`interview.debug.${name}`)}</dt>
              <dd className="font-mono wrap-anywhere text-ink-soft">{rows[name]}</dd>
            </div>
          ),
        )}
      </dl>
      {local.data && <LocalRows rows={local.data} />}
      {local.isError && <p className="mt-4 text-sm">{t('interview.debug.storageFailed')}</p>}
      <div className="mt-4">
        <Button
          variant="secondary"
          busy={isFetching || local.isFetching}
          onClick={() => void Promise.all([refetch(), local.refetch()])}
        >
          {t('interview.debug.again')}
        </Button>
      </div>
    </>
  );
}
