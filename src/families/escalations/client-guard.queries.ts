import { sql } from 'kysely';
import { keepsClient } from '#src/domain/references/index.ts';

export const openEscalations = keepsClient(
  { one: 'open escalation', many: 'open escalations' },
  sql`escalations x where x.status_category not in ('resolved', 'closed')`,
);
