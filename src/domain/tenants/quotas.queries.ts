import { sql } from 'kysely';
import type { AgencyQuotaKind } from '#generated/console/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

export interface Quota {
  readonly quota: AgencyQuotaKind;
  readonly used: number;
  readonly limit: number;
  /** Whether the limit is the default, and not the operator's. */
  readonly isDefault: boolean;
}

export async function selectQuotas(db: Db, kinds: readonly AgencyQuotaKind[], now: Date): Promise<Quota[]> {
  const { rows } = await sql<{ quota: AgencyQuotaKind; used: string; limit: string; isDefault: boolean }>`
    select quota, used, max_count as limit, is_default as "isDefault" from app.quotas_of(${kinds}::text[], ${now})`.execute(
    db,
  );
  return rows.map(({ used, limit, ...row }) => ({ ...row, used: Number(used), limit: Number(limit) }));
}
