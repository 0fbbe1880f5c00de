import { sql, type RawBuilder } from 'kysely';
import type { CustomObjectRecordRef } from '#generated/types.gen.ts';

/** The custom object record at the alias, as others refer to it. */
export const recordRef = (alias: string): RawBuilder<CustomObjectRecordRef> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<CustomObjectRecordRef>`json_build_object('id', ${column('id')}, 'custom_object_id', ${column('custom_object_id')},
    'object_key', ${objectKey(alias)}, 'name', ${column('name')}, 'lifecycle_state', ${column('lifecycle_state')},
    'lifecycle_category', ${column('lifecycle_category')}, 'archived_at', app.iso(${column('archived_at')}))`;
};

/** The key of the custom object of the record at the alias. */
export const objectKey = (alias: string): RawBuilder<string> =>
  sql<string>`(select _named.key from custom_objects _named where _named.tenant_id = ${sql.ref(`${alias}.tenant_id`)} and _named.id = ${sql.ref(`${alias}.custom_object_id`)})`;
