import type { ClientError } from '@daedap/contract/client-errors';
import { clientErrorDays } from '@daedap/contract/constants/client-errors';
import { shortDateAndTimeText } from '#/lib/time/date-text.ts';
import { Badge } from '#/ui/badge.tsx';
import { Card } from '#/ui/card.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import { useTexts } from './texts.ts';

type Props = {
  /** Undefined while they are loading. */
  readonly errors: readonly ClientError[] | undefined;
  readonly isFailed: boolean;
};

/** The latest faults that browsers reported. Equal ones are counted together. */
export function ClientErrors({ errors, isFailed }: Props) {
  const { t } = useTexts();
  return (
    <Card title={t('admin.errors.title')}>
      <p className="mb-4 text-ink-soft">{t('admin.errors.text', { days: clientErrorDays })}</p>
      {isFailed && <p role="alert">{t('admin.errors.failed')}</p>}
      {!isFailed && !errors && <Skeleton width="100%" height="3.5rem" />}
      {errors?.length === 0 && <p className="font-semibold">{t('admin.errors.empty')}</p>}
      {errors && errors.length > 0 && (
        <ul>
          {errors.map((error) => (
            <ErrorItem key={error.id} error={error} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function ErrorItem({ error }: { error: ClientError }) {
  const { t } = useTexts();
  const { kind, message, stack, page, version, browser, count, lastSeenAt } = error;
  const facts = [
    [t('admin.errors.page'), page === 'other' ? t('admin.errors.otherPage') : page],
    [t('admin.errors.version'), version],
    [t('admin.errors.browser'), browser],
  ] as const;
  return (
    <li className="border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft tabular-nums">
        <Badge tone="neutral">{t(`admin.errors.kinds.${kind}`)}</Badge>
        <span className="font-semibold text-ink">{t('admin.errors.count', { count })}</span>
        <span>
          {t('admin.errors.lastSeen', { time: shortDateAndTimeText(new Date(lastSeenAt)) })}
        </span>
      </div>
      <p className="mt-2 font-semibold break-words" lang="en">
        {message}
      </p>
      <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
        {facts.map(([label, value]) => (
          <div key={label} className="flex gap-1.5">
            <dt>{label}</dt>
            <dd className="break-all text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      {stack !== '' && (
        <details className="mt-1 text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-soft underline">
            {t('admin.errors.stack')}
          </summary>
          <pre className="break-all whitespace-pre-wrap text-ink-soft" lang="en">
            {stack}
          </pre>
        </details>
      )}
    </li>
  );
}
