import type { ClientColumnCatalog, ListColumn } from '#generated/types.gen.ts';
import type { GetClientTableColumnCatalogInput } from '#generated/families/clients/handlers.ts';
import type { ReadContext } from '#src/door/context.ts';
import { storedId } from '#src/db/ids.ts';
import { kindOf, loadFieldSet, type Field, type FieldSet } from '#src/field-values/index.ts';
import { operatorsOf } from '#src/filters/index.ts';
import { isSortable } from './client-list.ts';
import { operatorsOfColumn, systemColumns, type SystemColumn } from './columns.queries.ts';

export async function getClientTableColumnCatalog(ctx: ReadContext, { query }: GetClientTableColumnCatalogInput): Promise<ClientColumnCatalog> {
  const fields = await loadFieldSet(ctx, 'client');
  return { columns: [...systemColumns.map(systemColumn), ...fieldsOfProfiles(fields, query.profile_id).map(customColumn)] };
}

/** Custom fields that clients of one of these profiles have; all without profiles. */
export function fieldsOfProfiles(fields: FieldSet, profileIds: readonly string[] | undefined): readonly Field[] {
  if (profileIds === undefined) return fields.fields;
  const wanted = new Set(profileIds.map(storedId));
  return fields.fields.filter(({ definition: { profileIds: owners } }) => owners === null || owners.some((id) => wanted.has(id)));
}

/** Types of custom fields whose values make groups: a small set of them, each held by many clients. */
export const isGroupable = ({ definition: { type } }: Field): boolean => ['single_choice', 'multi_choice', 'checkbox', 'user'].includes(type);

function systemColumn(column: SystemColumn): ListColumn {
  return {
    key: column.key,
    label: column.label,
    kind: 'system',
    value_type: column.valueType,
    is_default: column.isDefault ?? false,
    is_sortable: column.isSortable ?? false,
    is_groupable: column.isGroupable ?? false,
    operators: [...operatorsOfColumn(column)],
    profile_id: null,
  };
}

function customColumn(field: Field): ListColumn {
  const kind = kindOf(field.definition.config);
  return {
    key: `field_values.${field.key}`,
    label: field.definition.name,
    kind: 'custom',
    value_type: field.definition.type,
    is_default: false,
    is_sortable: isSortable(kind),
    is_groupable: isGroupable(field),
    operators: [...operatorsOf[kind]],
    profile_id: field.definition.profileIds?.[0] ?? null,
  };
}
