import type { ScopeTypeKey, ShortcodeEntry } from '#generated/types.gen.ts';
import type { QueryShortcodesInput } from '#generated/families/catalogs/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { fieldTypes } from '#src/domain/catalogs/index.ts';
import { readFieldSet, type Field } from '#src/domain/field-values/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { catalogPage, meets } from './catalog-page.ts';
import { definitionKindOf } from './scope-entries.ts';
import { sources, valuesOf, type FieldSource, type Source } from './shortcode-entries.ts';
import { isDefined } from './shortcodes.queries.ts';

export async function queryShortcodes(
  ctx: ReadContext,
  input: QueryShortcodesInput,
): Promise<Page<ShortcodeEntry>> {
  const { scope, scope_id: asked, value_types: types, is_list: isList } = input.body;
  const definitionId = asked === undefined ? undefined : storedId(asked);
  if (definitionId !== undefined) await requireDefinition(ctx, scope, definitionId);
  const entries = await Promise.all(
    (sources[scope] ?? []).map(async (source) => [
      ...valuesOf(source),
      ...(await ofFields(ctx, source, source.scope === scope ? definitionId : undefined)),
    ]),
  );
  return catalogPage(
    entries.flat(),
    input,
    (entry) => meets(types, [entry.value_type]) && (isList === undefined || entry.is_list === isList),
  );
}

async function requireDefinition(ctx: ReadContext, scope: ScopeTypeKey, id: string): Promise<void> {
  const kind = definitionKindOf(scope);
  if (kind === null || !(await isDefined(ctx, kind, id)))
    throw notFound(kind?.replaceAll('_', ' ') ?? 'definition', id);
}

/** Custom fields as texts name them: those that all records have, and of a profile or custom object its fields too. */
async function ofFields(
  ctx: ReadContext,
  source: Source,
  definitionId: string | undefined,
): Promise<ShortcodeEntry[]> {
  if (source.fields === undefined) return [];
  const { kind } = source.fields;
  const all = await readFieldSet(ctx, kind, (kind === 'custom_object_record' && definitionId) || null);
  const { fields } = kind === 'client' ? all.narrowTo(definitionId ?? null) : all;
  return fields.map((field) => entryOf(field, source.fields!, source));
}

const maxExample = 500;

function entryOf({ definition }: Field, { prefix }: FieldSource, { scope, icon }: Source): ShortcodeEntry {
  const { id, key, name, type, config, isSensitive, viewPermission } = definition;
  const path = `${prefix}.${key}`;
  return {
    key: path,
    token: `{{${path}}}`,
    label: name,
    description: `Custom field ${name}.`,
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
  if (value === undefined) return '';
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, maxExample);
}
