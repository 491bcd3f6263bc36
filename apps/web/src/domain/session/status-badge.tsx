import { type SessionStatus, sessionStatusColours } from '@daedap/contract/categories';
import type { UnknownValue } from '@daedap/contract/lenient';
import { isNamed } from '#/lib/i18n/name-of.ts';
import { Badge } from '#/ui/badge.tsx';
import { useTexts } from './texts.ts';

/** The word for a status in its colour. One that this version does not know is grey and stands as it came. */
export function StatusBadge({ status }: { status: SessionStatus | UnknownValue }) {
  const { t } = useTexts();
  if (!isNamed(sessionStatusColours, status)) {
    return <Badge>{status || t('sessions.status.unknown')}</Badge>;
  }
  return <Badge tone={sessionStatusColours[status]}>{t(`sessions.status.${status}`)}</Badge>;
}
