import { backupMaxBytes } from '@daedap/contract/constants/media';
import { type TierId, tiers } from '@daedap/contract/tiers';

/** Whether a recording may go to the server, or what stands in the way. */
export type BackupAllowance =
  | { readonly status: 'allowed' }
  | { readonly status: 'size' }
  | { readonly status: 'tier' }
  | { readonly status: 'count'; readonly limit: number };

type Facts = {
  readonly tier: TierId;
  readonly size: number;
  /** Backups of other recordings: backing one up again replaces it. */
  readonly others: number;
};

export function backupAllowance({ tier, size, others }: Facts): BackupAllowance {
  const limit = tiers.find(({ id }) => id === tier)?.backups ?? 0;
  if (limit === 0) return { status: 'tier' };
  if (size > backupMaxBytes) return { status: 'size' };
  return others < limit ? { status: 'allowed' } : { status: 'count', limit };
}
