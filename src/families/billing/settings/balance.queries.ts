import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** AI credit that came and went since the month began. */
export async function sumMonth(
  db: Db,
  tenantId: string,
  startsAt: Date,
): Promise<{
  readonly granted_credits: number;
  readonly consumed_credits: number;
  readonly expired_credits: number;
  readonly hasAllowance: boolean;
}> {
  const sumOf = (...kinds: readonly string[]) =>
    sql<number>`coalesce(sum(amount) filter (where kind = any(${kinds}::text[])), 0)::float8`;
  const { used, expired, ...month } = await db
    .selectFrom('ledger_entries')
    .where('ledger', '=', 'ai_credit')
    .where('owner_id', '=', tenantId)
    .where(sql<boolean>`created_at >= ${startsAt}`)
    .select([
      sumOf('grant').as('granted_credits'),
      sumOf('consume', 'refund').as('used'),
      sumOf('expire').as('expired'),
      // Of grants only the allowance has a cause and an end.
      sql<boolean>`coalesce(bool_or(kind = 'grant' and cause_id is not null and expires_on is not null), false)`.as(
        'hasAllowance',
      ),
    ])
    .executeTakeFirstOrThrow();
  return { ...month, consumed_credits: Math.max(0, -used), expired_credits: -expired || 0 };
}
