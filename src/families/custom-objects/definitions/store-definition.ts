import { isDeepStrictEqual } from 'node:util';
import type {
  CustomObject,
  CustomObjectDefinition,
  CustomObjectDefinitionReplace,
} from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { claimAllValues, releaseAllValues, storeOfObject } from '#src/domain/field-values/index.ts';
import {
  insertFields,
  insertRelationships,
  softDeleteField,
  softDeleteRelationships,
  updateDefinitionRow,
  updateField,
  updateRelationship,
} from './write.queries.ts';

type FieldMap = NonNullable<CustomObjectDefinitionReplace['field_map']>;

/**
 * Stores a definition that replaces another one: its fields and relationships each by their ids. `map` leads from fields that go to
 * those that take over their values.
 */
export async function storeDefinition(
  ctx: WriteContext,
  { id, definition: before }: CustomObject,
  after: CustomObjectDefinition,
  map: FieldMap = {},
): Promise<void> {
  await storeFields(ctx, id, before.fields, after.fields, map);
  await storeRelationships(ctx, before.relationships, after.relationships);
  await updateDefinitionRow(ctx.db, id, after);
}

async function storeFields(
  ctx: WriteContext,
  objectId: string,
  before: CustomObjectDefinition['fields'],
  after: CustomObjectDefinition['fields'],
  map: FieldMap,
): Promise<void> {
  const store = storeOfObject(objectId);
  const { userId } = ctx.identity;
  const wanted = new Map(after.map((field) => [field.id, field]));
  for (const field of before) {
    const next = wanted.get(field.id);
    if (next !== undefined) continue;
    await softDeleteField(ctx.db, field.id, userId, ctx.now);
    await releaseAllValues(ctx.db, field.id);
  }
  for (const former of before) {
    const next = wanted.get(former.id);
    if (next === undefined) continue;
    const joining = before.flatMap(({ id, key }) => (map[key] === next.key && id !== next.id ? key : []));
    // Values that move here from another field are claimed before they come: nobody takes them meanwhile.
    if (next.is_unique && (!former.is_unique || joining.length > 0))
      await claimAllValues(ctx.db, store, next.id, former.key, ...joining);
    if (isDeepStrictEqual(former, next)) continue;
    if (!next.is_unique && former.is_unique) await releaseAllValues(ctx.db, next.id);
    await updateField(ctx.db, next, ctx.now);
  }
  const known = new Set(before.map((field) => field.id));
  await insertFields(
    ctx.db,
    objectId,
    after.filter((field) => !known.has(field.id)),
    userId,
    ctx.now,
  );
}

async function storeRelationships(
  ctx: WriteContext,
  before: CustomObjectDefinition['relationships'],
  after: CustomObjectDefinition['relationships'],
): Promise<void> {
  const wanted = new Map(after.map((relationship) => [relationship.id, relationship]));
  const gone = before.flatMap(({ id }) => (wanted.has(id) ? [] : id));
  await softDeleteRelationships(ctx.db, gone, ctx.now);
  for (const former of before) {
    const next = wanted.get(former.id);
    if (next !== undefined && !isDeepStrictEqual(former, next))
      await updateRelationship(ctx.db, next, ctx.now);
  }
  const known = new Set(before.map(({ id }) => id));
  await insertRelationships(
    ctx.db,
    after.filter(({ id }) => !known.has(id)),
    ctx.now,
  );
}
