import { sessionStatuses } from '@daedap/contract/categories';
import { type EngineHealth, engineRoles, type Health } from '@daedap/contract/health';
import type { ReactNode } from 'react';
import { formatCount } from '#/lib/format.ts';
import { Badge } from '#/ui/badge.tsx';
import { Card } from '#/ui/card.tsx';
import type { Overview } from './api.ts';
import { useTexts } from './texts.ts';

const userCounts = ['total', 'admins', 'newThisWeek'] as const;

export function OverviewCards({ overview }: { overview: Overview }) {
  const { t } = useTexts();
  return (
    <div className="flex flex-col gap-5">
      <Card title={t('admin.users.title')}>
        <Figures
          figures={userCounts.map((count) => ({
            label: t(`admin.users.${count}`),
            value: overview.users[count],
          }))}
        />
      </Card>
      <Card title={t('admin.sessions.title')}>
        <Figures
          figures={sessionStatuses.map((status) => ({
            label: t(`admin.sessions.${status}`),
            value: overview.sessions[status],
          }))}
        />
      </Card>
      <Card title={t('admin.health.title')}>
        <HealthList health={overview.health} />
      </Card>
    </div>
  );
}

function Row({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0">
      <dt className="mr-auto font-semibold">{label}</dt>
      <dd className="flex items-center gap-3">
        {note && <span className="text-sm text-ink-soft tabular-nums">{note}</span>}
        {children}
      </dd>
    </div>
  );
}

function HealthList({ health }: { health: Health }) {
  const { t } = useTexts();
  const latency = health.database.latencyMs;
  const minutes = Math.floor(health.uptime / 60);
  const engineNote = ({ provider, model, captions }: EngineHealth) =>
    [t(`admin.health.${provider}`), model, captions && t('admin.health.captions', { captions })]
      .filter(Boolean)
      .join(' · ');
  return (
    <dl>
      <Row
        label={t('admin.health.database')}
        {...(latency !== null && {
          note: t('admin.health.latency', { milliseconds: latency.toFixed(1) }),
        })}
      >
        <StatusBadge status={health.database.status} />
      </Row>
      <Row label={t('admin.health.queue')}>
        <StatusBadge status={health.queue.status} />
      </Row>
      {engineRoles.map((role) => (
        <Row key={role} label={t(`admin.health.${role}`)} note={engineNote(health.engines[role])}>
          <StatusBadge status={health.engines[role].status} />
        </Row>
      ))}
      <Row label={t('admin.health.uptime')}>
        {t('admin.health.uptimeValue', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      </Row>
      <Row label={t('admin.health.version')}>{health.version}</Row>
    </dl>
  );
}

const tones = { ok: 'green', down: 'red', off: 'neutral' } as const;

function StatusBadge({ status }: { status: Health['queue']['status'] }) {
  const { t } = useTexts();
  return <Badge tone={tones[status]}>{t(`admin.health.status.${status}`)}</Badge>;
}

type Figure = { readonly label: string; readonly value: number };

function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="text-3xl font-extrabold tabular-nums">{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
