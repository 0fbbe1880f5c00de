import type { ClientTicketAiOverrides } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { iso } from '#src/platform/db/query/index.ts';

/** What can be overridden. */
export type Overrides = Pick<
  ClientTicketAiOverrides,
  'is_ai_enabled' | 'reply_mode' | 'tone' | 'language' | 'instructions' | 'signature'
>;

export type StoredOverrides = Overrides & Pick<ClientTicketAiOverrides, 'revision' | 'updated_at'>;

export async function findOverrides(db: Db, clientId: string): Promise<StoredOverrides | undefined> {
  const row = await db
    .selectFrom('client_ticket_ai_overrides')
    .where('client_id', '=', clientId)
    .select([
      'is_ai_enabled',
      'reply_mode',
      'tone',
      'language',
      'instructions',
      'signature',
      'revision',
      iso('client_ticket_ai_overrides.updated_at').as('updated_at'),
    ])
    .executeTakeFirst();
  return row as StoredOverrides | undefined;
}

export async function upsertOverrides(
  db: Db,
  clientId: string,
  overrides: Overrides,
  revision: number,
  now: Date,
): Promise<void> {
  const stored = { ...overrides, revision, updated_at: now };
  await db
    .insertInto('client_ticket_ai_overrides')
    .values({ ...stored, client_id: clientId })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'client_id']).doUpdateSet(stored))
    .execute();
}
