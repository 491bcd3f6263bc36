import { type SessionStatus, sessionStatusColours } from '@daedap/contract/categories';
import type { UnknownValue } from '@daedap/contract/lenient';
import { isNamed } from '#/lib/i18n/name-of.ts';
import { Badge } from '#/ui/badge.tsx';
import { useTexts } from './texts.ts';

/** A status in its colour. An unknown status is grey and shown as it is. */
export function StatusBadge({ status }: { status: SessionStatus | UnknownValue }) {
  const { t } = useTexts();
  if (!isNamed(sessionStatusColours, status)) {
    return <Badge>{status || t('sessions.status.unknown')}</Badge>;
  }
  return <Badge tone={sessionStatusColours[status]}>{t(`sessions.status.${status}`)}</Badge>;
}
