import type { CustomObjectRecord } from '#generated/types.gen.ts';
import type {
  CreateCustomObjectRecordInput,
  GetCustomObjectRecordInput,
  UpdateCustomObjectRecordInput,
} from '#generated/families/custom-objects/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { asAdded, changeRecord } from './change.ts';
import { addRecord } from './create.ts';
import { beginEditing, requireEditable } from './editing.ts';
import { findOpenObject, type RecordObject } from './object.queries.ts';
import { findObjectOf, recordScope, selectRecordOf, selectWritten } from './records.queries.ts';

export async function getCustomObjectRecord(
  ctx: ReadContext,
  { path, query }: GetCustomObjectRecordInput,
): Promise<Result<CustomObjectRecord>> {
  const objectId = await findObjectOf(ctx, storedId(path.id));
  const object = objectId === undefined ? undefined : await findOpenObject(ctx, objectId);
  if (object === undefined) throw notFound('custom object record', path.id);
  const scope = await recordScope(ctx, [object], { withLinks: query.include?.includes('links') ?? false });
  const record = await selectRecordOf(ctx.db, scope, storedId(path.id));
  if (record === undefined) throw notFound('custom object record', path.id);
  return record;
}

/** Records that the caller has just written, as they see their values: also those that they may not see any more. */
export async function showWritten(
  ctx: ReadContext,
  object: RecordObject,
  ids: readonly string[],
): Promise<CustomObjectRecord[]> {
  const written = await selectWritten(ctx.db, await recordScope(ctx, [object]), ids);
  const byId = new Map(written.map((record) => [record.id, record]));
  return ids.map((id) => byId.get(id)!);
}

export const showOne = async (
  ctx: ReadContext,
  object: RecordObject,
  id: string,
): Promise<CustomObjectRecord> => (await showWritten(ctx, object, [id]))[0]!;

export async function createCustomObjectRecord(
  ctx: WriteContext<'custom_object_record.created'>,
  { body }: CreateCustomObjectRecordInput,
): Promise<CustomObjectRecord> {
  const { custom_object_id: objectId, links, ...wanted } = body;
  const editing = await beginEditing(ctx, objectId, { withLinks: true });
  const { id } = await addRecord(
    ctx,
    editing,
    { ...wanted, links: asAdded(links) },
    { place: 'body', placeOfLinks: 'body.links' },
  );
  return showOne(ctx, editing.object, id);
}

export async function updateCustomObjectRecord(
  ctx: WriteContext<'custom_object_record.updated'>,
  { path, body }: UpdateCustomObjectRecordInput,
): Promise<CustomObjectRecord> {
  const { expected_revision: expectedRevision, ...wanted } = body;
  const editable = await requireEditable(ctx, path.id, {
    expectedRevision,
    withLinks: wanted.links !== undefined,
  });
  const { record } = await changeRecord(ctx, editable, wanted);
  return showOne(ctx, editable.object, record.id);
}
