import { sql } from 'kysely';
import { keepsClient } from '#src/domain/references/index.ts';

/** Somebody waits for an answer. Spam keeps nobody. */
export const openTickets = keepsClient(
  { one: 'open ticket', many: 'open tickets' },
  sql`tickets x where x.deleted_at is null and x.merged_into_id is null and not x.is_spam
    and x.status_category not in ('resolved', 'closed')`,
);
