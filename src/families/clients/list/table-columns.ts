import type { ClientColumnCatalog } from '#generated/types.gen.ts';
import type { GetClientTableColumnCatalogInput } from '#generated/families/clients/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { loadFieldSet, type Field, type FieldSet } from '#src/domain/field-values/index.ts';
import { describeCustomColumn, describeSystemColumn } from '#src/domain/list-columns/index.ts';
import { clientColumns } from './columns.queries.ts';

export async function getClientTableColumnCatalog(
  ctx: ReadContext,
  { query }: GetClientTableColumnCatalogInput,
): Promise<ClientColumnCatalog> {
  const fields = await loadFieldSet(ctx, 'client');
  return {
    columns: [
      ...clientColumns.properties.map(describeSystemColumn),
      ...fieldsOfProfiles(fields, query.profile_id).map(describeCustomColumn),
    ],
  };
}

/** Custom fields that clients of one of these profiles have; all without profiles. */
export function fieldsOfProfiles(
  fields: FieldSet,
  profileIds: readonly string[] | undefined,
): readonly Field[] {
  if (profileIds === undefined) return fields.fields;
  const wanted = new Set(profileIds.map(storedId));
  return fields.fields.filter(
    ({ definition: { profileIds: owners } }) => owners === null || owners.some((id) => wanted.has(id)),
  );
}
