import { engineRoles, type EngineHealth, type Health } from '@daedap/contract/health';
import type { ReactNode } from 'react';
import { StatusBadge } from './status-badge.tsx';
import { useTexts } from './texts.ts';

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

export function HealthList({ health }: { health: Health }) {
  const { t } = useTexts();
  const latency = health.database.latencyMs;
  const minutes = Math.floor(health.uptime / 60);
  const engineNote = ({ provider, model }: EngineHealth) =>
    [t(`admin.health.${provider}`), model].filter(Boolean).join(' · ');
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
