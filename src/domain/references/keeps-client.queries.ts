import { sql, type RawBuilder } from 'kysely';
import type { DeletionGuard } from '#src/call/parts.ts';
import { countedIfAny } from '#src/platform/counted.ts';

/** Keeps a client while rows with its id are counted; `one` and `many` complete "The client still has 1 ...". */
export const keepsClient = (
  { one, many }: { readonly one: string; readonly many: string },
  /** The table with its conditions, whose alias is `x`. */
  rows: RawBuilder<unknown>,
): DeletionGuard => ({
  async describe({ db }, clientId) {
    const { rows: found } = await sql<{ count: number }>`
      select count(*)::int as count from ${rows} and x.client_id = ${clientId}::uuid`.execute(db);
    return countedIfAny(found[0]!.count, one, many);
  },
});
