import type { Health } from '@daedap/contract/health';
import { Badge } from '#/ui/badge.tsx';
import { useTexts } from './texts.ts';

const tones = { ok: 'green', down: 'red', off: 'neutral' } as const;

export function StatusBadge({ status }: { status: Health['queue']['status'] }) {
  const { t } = useTexts();
  return <Badge tone={tones[status]}>{t(`admin.health.status.${status}`)}</Badge>;
}
