import { sql } from 'kysely';
import type { KeyHolder } from '#src/call/parts.ts';

// Layouts name fields by id: a new key needs no rewrite, and only the count is asked for.
export const layoutKeys: KeyHolder = {
  kind: 'layout',
  recordKind: 'client',
  count: async (db, field) => {
    const holds = JSON.stringify({ sections: [{ items: [{ kind: 'field', field_id: field.id }] }] });
    const row = await db
      .selectFrom('client_profiles')
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`layout @> ${holds}::jsonb`)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return row.count;
  },
  rename: async () => 0,
};
