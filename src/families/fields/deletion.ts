import { expectedRevisions, countOutcomes, runBulk } from '#src/domain/bulk/index.ts';
import type { BulkResult, Deleted, Field } from '#generated/types.gen.ts';
import type { BulkDeleteFieldsInput, DeleteFieldInput } from '#generated/families/fields/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, listed, notFound } from '#src/platform/errors/index.ts';
import { readersOf } from '#src/domain/field-definitions/index.ts';
import {
  changeBy,
  countValues,
  eraseValues,
  forgetFieldSets,
  lockDefinitions,
  readFieldSets,
  releaseAllValues,
  storeOf,
} from '#src/domain/field-values/index.ts';
import * as queries from './fields.queries.ts';

export async function deleteField(ctx: WriteContext, { path, query }: DeleteFieldInput): Promise<Deleted> {
  await lockDefinitions(ctx.db);
  const field = await removeDefinition(ctx, path.id, query);
  await eraseAll(ctx, [field]);
  return { id: field.id, deleted_at: ctx.now.toISOString() };
}

export async function bulkDeleteFields(
  ctx: WriteContext,
  { body }: BulkDeleteFieldsInput,
): Promise<BulkResult> {
  await lockDefinitions(ctx.db);
  const revisionOf = expectedRevisions(body.ids, body.expected_revisions);
  const removed: Field[] = [];
  const { outcomes } = await runBulk(ctx, await readersFirst(ctx, body.ids), async (id) => {
    const expected = revisionOf(id);
    removed.push(
      await removeDefinition(ctx, id, {
        force: body.force ?? false,
        ...(expected !== undefined && { expected_revision: expected }),
      }),
    );
    return 'succeeded';
  });
  await eraseAll(ctx, removed);
  const inOrder = body.ids.map((id) => outcomes.find((outcome) => outcome.id === id)!);
  return { outcomes: inOrder, ...countOutcomes(inOrder) };
}

/** Formulas before the fields they read, so that a whole group can go in one request. */
async function readersFirst(ctx: WriteContext, ids: readonly string[]): Promise<string[]> {
  const fields = new Map((await queries.findFields(ctx.db, ids)).map((field) => [field.id, field]));
  const depthOf = (field: Field | undefined): number => {
    if (field?.config.type !== 'formula') return 0;
    const { depends_on: reads } = field.config;
    return (
      1 +
      Math.max(
        0,
        ...[...fields.values()]
          .filter(({ key, record_kind }) => record_kind === field.record_kind && reads.includes(key))
          .map(depthOf),
      )
    );
  };
  return [...ids].sort((a, b) => depthOf(fields.get(storedId(b))) - depthOf(fields.get(storedId(a))));
}

/** Deletes a definition that nothing needs; its values are the caller's to erase, those of many fields at once. */
async function removeDefinition(
  ctx: WriteContext,
  id: string,
  { force, expected_revision }: { force?: boolean; expected_revision?: number },
): Promise<Field> {
  const field = await queries.findField(ctx.db, id);
  if (field === undefined) throw notFound('field', id);
  checkRevision(field.revision, expected_revision);
  const readers = readersOf(field.key, await readFieldSets(ctx, field.record_kind));
  if (readers.length > 0)
    throw conflict(
      `The formulas ${listed(readers.map((reader) => reader.key))} use the field. Change or delete them first.`,
    );
  await refuseNeeded(ctx, field);
  const store = storeOf(field.record_kind);
  const holders = await countValues(ctx.db, store, field.key);
  if (holders > 0 && !force)
    throw conflict(
      `${holders} records have a value in the field. Delete it with force to erase their values.`,
    );

  await queries.softDeleteField(ctx.db, field.id, ctx.identity.userId, ctx.now);
  await queries.deleteShares(ctx.db, field.id);
  await releaseAllValues(ctx.db, field.id);
  ctx.audit({
    recordKind: 'field',
    recordId: field.id,
    action: 'deleted',
    previous: { key: field.key, name: field.name, erased_records: holders },
  });
  return field;
}

/** 409 while something that names the field by its key would break without it. */
async function refuseNeeded(ctx: WriteContext, { record_kind, key }: Field): Promise<void> {
  for (const holder of ctx.services.parts.keyHolders) {
    if (holder.recordKind !== record_kind) continue;
    const need = await holder.describeNeed?.(ctx.db, key);
    if (need !== undefined) throw conflict(`The field is needed by ${need}. Change this first.`);
  }
}

/** Erases what records hold of the fields: each record is written once, however many fields went. */
async function eraseAll(ctx: WriteContext, removed: readonly Field[]): Promise<void> {
  for (const [recordKind, fields] of Map.groupBy(removed, (field) => field.record_kind)) {
    const store = storeOf(recordKind);
    await eraseValues(ctx.db, store, fields, changeBy(ctx, recordKind));
  }
  forgetFieldSets(ctx.identity.tenantId);
}
