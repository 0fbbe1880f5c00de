import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { holdDefinitions, loadObjectFieldSet, type FieldSet } from '#src/domain/field-values/index.ts';
import { holdNames, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, notFound, Problem, problem } from '#src/platform/errors/index.ts';
import { migrateRecords } from '../definitions/migrate.ts';
import { selectRules, type Relationship } from '../definitions/relationships.queries.ts';
import { findObjectOf, findObjectsOf } from './records.queries.ts';
import { findOpenObject, holdOpenObject, type RecordObject } from './object.queries.ts';
import { lockRecord, selectBehind, type StoredRecord } from './stored.queries.ts';

/** A custom object whose records the caller may change, with what they consist of. */
export interface Editing {
  readonly object: RecordObject;
  readonly fields: FieldSet;
  /** Relationships from it and to it. */
  readonly relationships: readonly Relationship[];
}

/** A record for a change of it. */
export interface Editable extends Editing {
  readonly record: StoredRecord;
}

/** The custom object of records to read; 404 when there is none whose records the caller may see. */
export async function requireOpen(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  id: string,
): Promise<RecordObject> {
  const object = await findOpenObject(ctx, storedId(id));
  if (object === undefined) throw notFound('custom object', id);
  return object;
}

/** Those who change links, one after the other along each relationship: what a cardinality allows is counted before it is used. */
export const holdLinks = (ctx: Pick<ReadContext, 'db'>, relationships: readonly Pick<Relationship, 'id'>[]) =>
  relationships.length === 0
    ? Promise.resolve()
    : holdNames(
        ctx.db,
        relationships.map(({ id }) => ['custom object links', id]),
      );

interface Wanted {
  /** Whether links of its records are changed. */
  readonly withLinks?: boolean;
}

/**
 * The custom object for a write of its records: 404 when the caller may not see them, 403 when they may not change them. Its definition
 * stays as it is until the transaction ends; a change of one takes its locks in the same order.
 */
export async function beginEditing(
  ctx: WriteContext<never>,
  id: string,
  { withLinks = false }: Wanted = {},
): Promise<Editing> {
  const [, object] = await Promise.all([holdDefinitions(ctx.db), holdOpenObject(ctx, storedId(id))]);
  if (object === undefined) throw notFound('custom object', id);
  requireRights(ctx, object);
  const [fields, relationships] = await Promise.all([
    loadObjectFieldSet(ctx, object.id),
    selectRules(ctx.db, [object.id]),
  ]);
  if (withLinks) await holdLinks(ctx, relationships);
  return { object, fields, relationships };
}

/** 403 unless the caller holds the object's permission to edit and is among those who may. */
function requireRights(ctx: Pick<ReadContext, 'demand'>, object: RecordObject): void {
  if (object.edit_permission !== null) ctx.demand(object.edit_permission);
  if (!object.may_edit)
    throw problem(
      'permission_denied',
      `You are not among those who may change records of "${object.name}". Ask somebody with objects.define to change edit_audience.`,
    );
}

/** The record for a change of it: 404 when the caller may not see it, 403 when they may not change it, 409 when `expectedRevision` is stale. */
export async function requireEditable(
  ctx: WriteContext<never>,
  id: string,
  { expectedRevision, ...wanted }: Wanted & { readonly expectedRevision?: number | undefined } = {},
): Promise<Editable> {
  const objectId = await findObjectOf(ctx, storedId(id));
  if (objectId === undefined) throw notFound('custom object record', id);
  return editableOf(ctx, await beginEditing(ctx, objectId, wanted), id, expectedRevision);
}

async function editableOf(
  ctx: WriteContext<never>,
  editing: Editing,
  id: string,
  expectedRevision: number | undefined,
): Promise<Editable> {
  const record = await lockOne(ctx, editing, id);
  checkRevision(record.revision, expectedRevision);
  return { ...editing, record };
}

/**
 * As `requireEditable` for each of several records, with what they consist of read once for each custom object: before any of them, so
 * that what is held for all is not given up with one that is refused.
 */
export async function beginEach(
  ctx: WriteContext<never>,
  ids: readonly string[],
  wanted: Wanted = {},
): Promise<(id: string, expectedRevision?: number) => Promise<Editable>> {
  const objectOf = await findObjectsOf(ctx, ids.map(storedId));
  const begun = new Map<string, Editing | Problem>();
  for (const objectId of [...new Set(objectOf.values())].sort())
    begun.set(objectId, await beginEditing(ctx, objectId, wanted).catch(refusalIn));
  return async (id, expectedRevision) => {
    const editing = begun.get(objectOf.get(storedId(id)) ?? '');
    if (editing === undefined) throw notFound('custom object record', id);
    if (editing instanceof Problem) throw editing;
    return editableOf(ctx, editing, id, expectedRevision);
  };
}

function refusalIn(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

/** The record of the object being edited, locked and written by its definition of now; 404 when the caller may not see one. */
export async function lockOne(
  ctx: WriteContext<never>,
  { object }: Editing,
  id: string,
): Promise<StoredRecord> {
  const found = await lockRecord(ctx.db, ctx, storedId(id));
  if (found === undefined || found.custom_object_id !== object.id) throw notFound('custom object record', id);
  if (object.migration === null) return found;
  // A change of the definition has not reached it yet: records are written by the new one.
  const behind = await selectBehind(ctx.db, object.id, object.definition_version, 1, [found.id]);
  if (behind.length === 0) return found;
  await migrateRecords(ctx, object.migration, behind);
  return (await lockRecord(ctx.db, ctx, found.id))!;
}

/** 409 for an archived record, which is read-only. */
export function requireActive({ name, archived_at: at }: Pick<StoredRecord, 'name' | 'archived_at'>): void {
  if (at !== null)
    throw conflict(
      `The record "${name}" is archived and cannot be changed. Unarchive it with POST /v1/custom-object-records/{id}/unarchive.`,
    );
}
