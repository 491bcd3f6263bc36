import type { Health } from '@daedap/contract/health';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { Badge } from '#/ui/badge.tsx';

const tones = { ok: 'green', down: 'red', off: 'neutral' } as const;

export function StatusBadge({ status }: { status: Health['queue']['status'] }) {
  const { t } = useTranslation();
  return <Badge tone={tones[status]}>{t(`admin.health.status.${status}`)}</Badge>;
}
