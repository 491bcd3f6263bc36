import type { Connection } from '#/lib/connection/connection.ts';
import { useConnection } from '#/lib/connection/connection.ts';
import { OfflineIcon } from '#/ui/icons.tsx';
import { useTexts } from './texts.ts';

const sentences = {
  online: [],
  offline: ['notices.offline'],
  offlineWithCopies: ['notices.offline', 'notices.copies'],
  copies: ['notices.unreachable', 'notices.copies'],
} as const satisfies Record<Connection, readonly string[]>;

/** Without a network: what still works. The region is always there, so that its words are read out when they come. */
export function OfflineNotice() {
  const { t } = useTexts();
  const said = sentences[useConnection()];
  return (
    <output className="block print:hidden">
      {said.length > 0 && (
        <span className="block border-b border-line bg-sunken">
          <span className="page-width flex items-center gap-3 py-2.5 text-[0.9375rem] leading-snug text-ink">
            <span className="shrink-0 text-ink-soft">
              <OfflineIcon />
            </span>
            <span>{said.map((key) => t(key)).join(' ')}</span>
          </span>
        </span>
      )}
    </output>
  );
}
