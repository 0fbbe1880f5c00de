import type { ScopeDefinitionKind, ShortcodeEntry } from '#generated/types.gen.ts';
import type { QueryShortcodesInput } from '#generated/families/catalogs/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { fieldTypes } from '#src/domain/catalogs/index.ts';
import {
  loadFieldSet,
  loadObjectFieldSet,
  type Field,
  type FieldSet,
} from '#src/domain/field-values/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { catalogPage, meets } from './catalog-page.ts';
import { scopeTypes } from './scope-entries.ts';
import { sources, valuesOf } from './shortcode-entries.ts';
import { isDefined } from './shortcodes.queries.ts';

/** Kinds of definition whose records have custom fields of their own. */
const narrowed: readonly (ScopeDefinitionKind | null)[] = ['client_profile', 'custom_object'];

export async function queryShortcodes(
  ctx: ReadContext,
  input: QueryShortcodesInput,
): Promise<Page<ShortcodeEntry>> {
  const { scope, scope_id: asked, value_types: types, is_list: isList } = input.body;
  const { definition_kind: kind } = scopeTypes.find(({ key }) => key === scope)!;
  const id = asked === undefined ? undefined : storedId(asked);
  if (id !== undefined && (kind === null || !(await isDefined(ctx, kind, id))))
    throw notFound(kind?.replaceAll('_', ' ') ?? 'definition', id);
  const entries: ShortcodeEntry[] = [];
  for (const source of sources[scope] ?? []) {
    entries.push(...valuesOf(source));
    if (source.fieldsOf === undefined) continue;
    const own = source.scope === scope && narrowed.includes(kind) ? id : undefined;
    const fields = await fieldsOf(ctx, source.fieldsOf, own);
    const prefix = source.scope === 'custom_object_record' ? 'record' : source.scope;
    entries.push(...fields.map((field) => ofField(field, prefix, source)));
  }
  return catalogPage(
    entries,
    input,
    (entry) => meets(types, [entry.value_type]) && (isList === undefined || entry.is_list === isList),
  );
}

/** The fields of a definition, or those that all records of the kind have. */
async function fieldsOf(
  ctx: ReadContext,
  kind: 'client' | 'ticket' | 'custom_object_record' | 'agency',
  definitionId: string | undefined,
): Promise<Field[]> {
  const set = await setOf(ctx, kind, definitionId);
  const fields = [...set.all.values()];
  if (kind === 'client' && definitionId === undefined)
    return fields.filter(({ definition }) => definition.profileIds === null);
  return fields.filter(({ definition }) => set.get(definition.key) !== undefined);
}

const setOf = (
  ctx: ReadContext,
  kind: Parameters<typeof fieldsOf>[1],
  id: string | undefined,
): Promise<FieldSet> =>
  kind === 'custom_object_record' && id !== undefined
    ? loadObjectFieldSet(ctx, id)
    : loadFieldSet(ctx, kind, ...(id === undefined ? [] : [id]));

function ofField(
  { definition }: Field,
  prefix: string,
  { scope, icon }: { readonly scope: ShortcodeEntry['scope']; readonly icon: string },
): ShortcodeEntry {
  const { id, key, name, type, config, isSensitive, viewPermission } = definition;
  const path = `${prefix}.field_values.${key}`;
  return {
    key: path,
    token: `{{${path}}}`,
    label: name.slice(0, 120),
    description: `Custom field ${name}.`.slice(0, 1000),
    icon,
    category: scope,
    capabilities: definition.defaultValue === null ? [] : ['default_value'],
    scope,
    value_type: type,
    is_list: type === 'multi_choice' || ('is_multiple' in config && config.is_multiple === true),
    is_sensitive: isSensitive || viewPermission !== null,
    field_id: id,
    example: exampleOf(type),
  };
}

function exampleOf(type: string): string {
  const value = fieldTypes.find(({ key }) => key === type)?.exampleValue;
  return (typeof value === 'string' ? value : JSON.stringify(value ?? '')).slice(0, 500);
}
