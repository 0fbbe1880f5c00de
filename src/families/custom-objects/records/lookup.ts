import type { CustomObjectFieldMatch, CustomObjectRecord } from '#generated/types.gen.ts';
import type { LookupCustomObjectRecordsInput } from '#generated/families/custom-objects/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { kindOf, type Field, type FieldSet } from '#src/domain/field-values/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { requireOpen } from './editing.ts';
import { loadVisibleFields, mayHold } from './fields.ts';
import { hasName, hasValue, type Wanted } from './lookup.queries.ts';
import { recordScope, recordsList } from './records.queries.ts';
import { eitherOf } from './conditions.queries.ts';

export async function lookupCustomObjectRecords(
  ctx: ReadContext,
  { query, body }: LookupCustomObjectRecordsInput,
): Promise<Page<CustomObjectRecord>> {
  const { custom_object_id: objectId, name, fields: wanted = [], match_mode: mode, ...filters } = body;
  if (name === undefined && wanted.length === 0)
    throw invalid('body', 'must have a name or at least one of fields.');
  const object = await requireOpen(ctx, objectId);
  const fields = await loadVisibleFields(ctx, object.id);
  const conditions = [
    ...(name === undefined ? [] : [hasName(name)]),
    ...wanted.map((match, index) => hasValue(requireComparable(fields, match, `body.fields[${index}]`))),
  ];
  const scope = await recordScope(ctx, [object]);
  return recordsList.page(
    ctx.db,
    {
      ...query,
      custom_object_id: [storedId(objectId)],
      is_archived: filters.is_archived ?? false,
      ...(filters.updated_after !== undefined && { updated_after: filters.updated_after }),
    },
    scope,
    { condition: eitherOf(conditions, mode ?? 'all') },
  );
}

/** The field of a match in a write, which the caller must see; 400 for any other. */
export function matchingField(
  { identity }: Pick<ReadContext, 'identity'>,
  fields: FieldSet,
  match: CustomObjectFieldMatch,
  place: string,
): Wanted {
  const get = (key: string): Field | undefined => {
    const field = fields.get(key);
    const needed = field?.definition.viewPermission ?? null;
    return needed === null || mayHold(identity, needed) ? field : undefined;
  };
  return requireComparable({ get }, match, place);
}

/** The field and its value in the form in which values compare; 400 for an unknown field, or a value that is none of its type. */
function requireComparable(
  fields: { get(key: string): Field | undefined },
  { key, value }: CustomObjectFieldMatch,
  place: string,
): Wanted {
  const field = fields.get(key);
  if (field === undefined)
    throw invalid(`${place}.key`, `names "${key}", which is not a field of these records.`);
  const kind = kindOf(field.definition.config);
  if (kind === 'parts' || field.definition.type === 'money')
    throw invalid(`${place}.key`, `names "${key}", whose values have parts and cannot be looked up.`);
  const type = kind === 'number' ? 'number' : kind === 'boolean' ? 'boolean' : 'string';
  if (typeof value !== type) throw invalid(`${place}.value`, `must be a ${type}, as values of "${key}" are.`);
  return { field, kind, value };
}
