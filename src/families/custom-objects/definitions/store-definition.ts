import { isDeepStrictEqual } from 'node:util';
import type { CustomObject, CustomObjectDefinition } from '#generated/types.gen.ts';
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

/** Stores a definition that replaces another one: its fields and relationships each by their ids. */
export async function storeDefinition(
  ctx: WriteContext,
  { id, definition: before }: CustomObject,
  after: CustomObjectDefinition,
): Promise<void> {
  await storeFields(ctx, id, before.fields, after.fields);
  await storeRelationships(ctx, before.relationships, after.relationships);
  await updateDefinitionRow(ctx.db, id, after);
}

async function storeFields(
  ctx: WriteContext,
  objectId: string,
  before: CustomObjectDefinition['fields'],
  after: CustomObjectDefinition['fields'],
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
    if (next === undefined || isDeepStrictEqual(former, next)) continue;
    // Values that move here from another key are claimed when they have moved.
    if (next.is_unique && !former.is_unique) await claimAllValues(ctx.db, store, next.id, former.key);
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
