import { sql } from 'kysely';
import type { KeyHolder } from '#src/call/parts.ts';
import { countRows } from '#src/platform/db/query/index.ts';

// Layouts name fields by id: a new key needs no rewrite, and only the count is asked for.
export const layoutKeys: KeyHolder = {
  kind: 'layout',
  recordKind: 'client',
  count: async (db, field) => {
    const holds = JSON.stringify({ sections: [{ items: [{ kind: 'field', field_id: field.id }] }] });
    return countRows(
      db
        .selectFrom('client_profiles')
        .where('deleted_at', 'is', null)
        .where(sql<boolean>`layout @> ${holds}::jsonb`),
    );
  },
  rename: async () => 0,
};
