import { sql } from 'kysely';
import { keepsClient } from '#src/domain/references/index.ts';

export const openTasks = keepsClient(
  { one: 'task under way', many: 'tasks under way' },
  sql`tasks x where x.deleted_at is null and x.merged_into_id is null and x.status_category not in ('done', 'cancelled')`,
);
