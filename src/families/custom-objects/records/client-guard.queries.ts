import { sql } from 'kysely';
import { keepsClient } from '#src/domain/references/index.ts';

/** Records that must have a client would be left without. */
export const recordsOfClient = keepsClient(
  { one: 'record that needs a client', many: 'records that need a client' },
  sql`custom_object_records x
    join custom_objects o on o.tenant_id = x.tenant_id and o.id = x.custom_object_id and o.deleted_at is null
    where x.deleted_at is null and x.archived_at is null and o.client_requirement = 'required'`,
);
