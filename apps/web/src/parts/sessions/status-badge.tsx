import { type SessionStatus, sessionStatusColours } from '@daedap/contract/categories';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { Badge } from '#/ui/badge.tsx';
import './texts.ts';

export function StatusBadge({ status }: { status: SessionStatus }) {
  const { t } = useTranslation();
  return <Badge tone={sessionStatusColours[status]}>{t(`sessions.status.${status}`)}</Badge>;
}
