import type { CustomObjectRecordLink, Deleted } from '#generated/types.gen.ts';
import type {
  CreateCustomObjectRecordLinkInput,
  DeleteCustomObjectRecordLinkInput,
  ListCustomObjectRecordLinksInput,
} from '#generated/families/custom-objects/handlers.ts';
import type { Page, ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { parseRecord, storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { findRelationship } from '../definitions/relationships.queries.ts';
import { changeRecord } from '../records/change.ts';
import { requireActive, requireEditable } from '../records/editing.ts';
import { holdTargets } from '../records/links.queries.ts';
import { findLinkBetween, recordLinkList, selectRecordLink } from './record-links.queries.ts';

export const listCustomObjectRecordLinks = (
  ctx: ReadContext,
  { query }: ListCustomObjectRecordLinksInput,
): Promise<Page<CustomObjectRecordLink>> => recordLinkList.page(ctx.db, query, viewerScope(ctx));

export async function createCustomObjectRecordLink(
  ctx: WriteContext<'custom_object_record.updated'>,
  { body }: CreateCustomObjectRecordLinkInput,
): Promise<Result<CustomObjectRecordLink>> {
  const [relationshipId, toId] = [storedId(body.relationship_id), storedId(body.to_record_id)];
  const relationship = await findRelationship(ctx.db, relationshipId);
  if (relationship === undefined) throw notFound('custom object relationship', body.relationship_id);
  const editable = await requireEditable(ctx, body.from_record_id, {
    expectedRevision: body.expected_revision,
    withLinks: true,
  });
  const { object, record } = editable;
  if (object.id !== relationship.from_custom_object_id)
    throw invalid(
      'body.from_record_id',
      `names a record of another custom object than "${relationship.key}" starts at.`,
    );
  const [target] = await holdTargets(ctx.db, ctx, [toId]);
  if (target === undefined) throw notFound('custom object record', body.to_record_id);
  if (target.custom_object_id !== relationship.to_custom_object_id)
    throw invalid(
      'body.to_record_id',
      `names a record of another custom object than "${relationship.key}" leads to.`,
    );
  const existing = await findLinkBetween(ctx.db, relationshipId, record.id, toId);
  if (existing === undefined)
    await changeRecord(ctx, editable, {
      links: { add: [{ relationship_key: relationship.key, record_id: toId }] },
    });
  const { id } = existing ?? (await findLinkBetween(ctx.db, relationshipId, record.id, toId))!;
  return (await selectRecordLink(ctx.db, ctx, id))!;
}

export async function deleteCustomObjectRecordLink(
  ctx: WriteContext<'custom_object_record.updated'>,
  { path, query }: DeleteCustomObjectRecordLinkInput,
): Promise<Deleted> {
  const link = await requireLink(ctx, path.id);
  const editable = await requireEditable(ctx, link.from_record.id, {
    expectedRevision: query.expected_revision,
    withLinks: true,
  });
  // Somebody else may have ended it meanwhile.
  const { id, relationship_key, to_record: to } = await requireLink(ctx, path.id);
  requireActive(editable.record);
  if (to.archived_at !== null)
    throw conflict(`The record "${to.name}" is archived. Unarchive it before you unlink it.`);
  await changeRecord(ctx, editable, { links: { remove: [{ relationship_key, record_id: to.id }] } });
  return { id, deleted_at: ctx.now.toISOString() };
}

async function requireLink(ctx: ReadContext, id: string): Promise<CustomObjectRecordLink> {
  const link = await selectRecordLink(ctx.db, ctx, storedId(id));
  if (link === undefined) throw notFound('custom object record link', id);
  return parseRecord(link);
}
