import type {
  CustomObjectAnchorKind,
  CustomObjectLink,
  CustomObjectLinkCandidate,
  Deleted,
} from '#generated/types.gen.ts';
import type {
  CreateCustomObjectLinkInput,
  DeleteCustomObjectLinkInput,
  ListCustomObjectLinksInput,
  SearchCustomObjectLinkRecordsInput,
  UpdateCustomObjectLinkInput,
} from '#generated/families/custom-objects/handlers.ts';
import type { Page, ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { recordValues, validateValues } from '#src/domain/field-values/index.ts';
import { holdVisible, requireVisible } from '#src/domain/records/index.ts';
import { kinds, viewerScope } from '#src/domain/visibility/index.ts';
import { holdNames, parseRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, notFound } from '#src/platform/errors/index.ts';
import { requireActive, requireEditable, requireOpen, type Editable } from '../records/editing.ts';
import { reportUpdated } from '../records/events.ts';
import { searchScope } from '../records/search.ts';
import { readStored, updateRecordRow } from '../records/stored.queries.ts';
import {
  candidateList,
  countAnchors,
  countLinksOf,
  deleteLink,
  insertLink,
  linkList,
  selectLink,
  selectSiblings,
  setPrimary,
  updateOrder,
} from './anchor-links.queries.ts';

type Context = WriteContext<'custom_object_record.updated'>;

const maxLinks = 500;

export const listCustomObjectLinks = (
  ctx: ReadContext,
  { query }: ListCustomObjectLinksInput,
): Promise<Page<CustomObjectLink>> => linkList.page(ctx.db, query, viewerScope(ctx));

export async function searchCustomObjectLinkRecords(
  ctx: ReadContext,
  { query, body }: SearchCustomObjectLinkRecordsInput,
): Promise<Page<CustomObjectLinkCandidate>> {
  const anchor = await requireVisible(ctx, body.anchor_kind, storedId(body.anchor_id));
  for (const id of body.custom_object_ids ?? []) await requireOpen(ctx, id);
  const { search, custom_object_ids, is_linked } = body;
  const hasSearch = search !== undefined && search.trim() !== '';
  return candidateList.page(
    ctx.db,
    {
      ...query,
      ...(hasSearch && { search }),
      ...(custom_object_ids && { custom_object_ids }),
      ...(is_linked !== undefined && { is_linked }),
    },
    { ...searchScope(ctx, search ?? ''), anchorKind: body.anchor_kind, anchorId: anchor.id, hasSearch },
  );
}

/** Those who change links of an anchor or of a record, one after the other: what a cardinality allows is counted before it is used. */
const holdEnds = (ctx: ReadContext, anchorId: string, recordId: string): Promise<void> =>
  holdNames(ctx.db, [
    ['custom objects at', anchorId],
    ['anchors of', recordId],
  ]);

export async function createCustomObjectLink(
  ctx: Context,
  { body }: CreateCustomObjectLinkInput,
): Promise<Result<CustomObjectLink>> {
  const { anchor_kind: kind, is_primary: isPrimary } = body;
  const [anchorId, recordId] = [storedId(body.anchor_id), storedId(body.record_id)];
  const editable = await requireEditable(ctx, recordId);
  await holdVisible(ctx, kind, anchorId);
  await holdEnds(ctx, anchorId, recordId);
  const { object, record } = editable;
  const siblings = await selectSiblings(ctx.db, anchorId, object.id);
  const existing = siblings.find((link) => link.record_id === record.id);
  if (existing !== undefined) return showLink(ctx, existing.id);
  requireActive(record);
  await requireRoom(ctx, editable, { kind, anchorId, siblings: siblings.length });
  const id = await insertLink(
    ctx.db,
    {
      anchor_kind: kind,
      anchor_id: anchorId,
      record_id: record.id,
      custom_object_id: object.id,
      position: (siblings.at(-1)?.position ?? -1) + 1,
      created_by: ctx.identity.userId,
    },
    ctx.now,
  );
  if (isPrimary === true) {
    const former = siblings.find((link) => link.is_primary)?.id;
    await setPrimary(ctx.db, { id, former, isPrimary: true, isNew: true }, ctx.now);
  }
  await tellAnchors(ctx, editable, kind);
  return showLink(ctx, id);
}

interface Asked {
  readonly kind: CustomObjectAnchorKind;
  readonly anchorId: string;
  /** Links of the anchor to records of the same custom object. */
  readonly siblings: number;
}

/** 409 when the custom object allows no such anchor, or no further one at either end. */
async function requireRoom(ctx: Context, { object, record }: Editable, { kind, anchorId, siblings }: Asked) {
  const { noun } = kinds[kind];
  const rule = object.anchors.find((anchor) => anchor.kind === kind);
  if (rule === undefined)
    throw conflict(
      `Records of "${object.name}" cannot be attached to a ${noun}. Change its anchors with PATCH /v1/custom-objects/{id}.`,
    );
  const { cardinality } = rule;
  const isSingleAtStart = cardinality === 'one_to_one' || cardinality === 'many_to_one';
  if (isSingleAtStart && (await countAnchors(ctx.db, record.id, kind)) > 0)
    throw conflict(
      `The record "${record.name}" is attached to a ${noun} already, and can be attached to one only.`,
    );
  const isSingleAtEnd = cardinality === 'one_to_one' || cardinality === 'one_to_many';
  if (isSingleAtEnd && siblings > 0)
    throw conflict(`The ${noun} has a record of "${object.name}" already, and can have one only.`);
  if ((await countLinksOf(ctx.db, anchorId)) >= maxLinks)
    throw conflict(`The ${noun} has ${maxLinks} links, which is the limit. Delete some of them first.`);
}

/** Attaching and detaching change the custom object record. */
async function tellAnchors(
  ctx: Context,
  { fields, record }: Editable,
  kind: CustomObjectAnchorKind,
): Promise<void> {
  const checked = await validateValues(ctx, fields, {}, { existing: record.field_values, mode: 'update' });
  await Promise.all([updateRecordRow(ctx.db, record.id, {}, ctx.now), recordValues(ctx, checked, record.id)]);
  const [after] = await readStored(ctx.db, ctx, [record.id]);
  reportUpdated(ctx, after!, { _changed_fields: [`anchors.${kind}`], _previous: {} }, checked.fieldSet);
}

export async function updateCustomObjectLink(
  ctx: WriteContext,
  { path, body }: UpdateCustomObjectLinkInput,
): Promise<Result<CustomObjectLink>> {
  const { editable, link } = await requireLocked(ctx, path.id, body.expected_revision);
  requireActive(editable.record);
  const siblings = await selectSiblings(ctx.db, link.anchor.id, editable.object.id);
  const wanted = body.position === undefined ? undefined : movedTo(siblings, link.id, body.position);
  const isMoved = wanted !== undefined && wanted.some((id, place) => siblings[place]!.id !== id);
  const isPrimaryChanged = body.is_primary !== undefined && body.is_primary !== link.is_primary;
  if (!isMoved && !isPrimaryChanged) return showLink(ctx, link.id);
  if (isMoved) await updateOrder(ctx.db, wanted, ctx.now);
  if (isPrimaryChanged) {
    const former = siblings.find((each) => each.is_primary)?.id;
    await setPrimary(ctx.db, { id: link.id, former, isPrimary: body.is_primary! }, ctx.now);
  }
  ctx.audit({
    recordKind: 'custom_object_record',
    recordId: editable.record.id,
    action: 'link_updated',
    changedFields: [...(isPrimaryChanged ? ['is_primary'] : []), ...(isMoved ? ['position'] : [])],
    previous: { is_primary: link.is_primary, position: link.position },
  });
  return showLink(ctx, link.id);
}

function movedTo(siblings: readonly { readonly id: string }[], id: string, position: number): string[] {
  const others = siblings.flatMap((each) => (each.id === id ? [] : each.id));
  return others.toSpliced(position, 0, id);
}

export async function deleteCustomObjectLink(
  ctx: Context,
  { path, query }: DeleteCustomObjectLinkInput,
): Promise<Deleted> {
  const { editable, link } = await requireLocked(ctx, path.id, query.expected_revision);
  requireActive(editable.record);
  const siblings = await selectSiblings(ctx.db, link.anchor.id, editable.object.id);
  await deleteLink(ctx.db, link.id);
  await updateOrder(
    ctx.db,
    siblings.flatMap(({ id }) => (id === link.id ? [] : id)),
    ctx.now,
  );
  await tellAnchors(ctx, editable, link.anchor.kind as CustomObjectAnchorKind);
  return { id: link.id, deleted_at: ctx.now.toISOString() };
}

/** The link with its record for a change; 404 unless the caller sees both ends, 409 when `expectedRevision` is stale. */
async function requireLocked(
  ctx: WriteContext<never>,
  id: string,
  expectedRevision: number | undefined,
): Promise<{ editable: Editable; link: CustomObjectLink }> {
  const seen = await requireLink(ctx, id);
  const editable = await requireEditable(ctx, seen.record.id);
  await holdEnds(ctx, seen.anchor.id, seen.record.id);
  const link = await requireLink(ctx, id);
  checkRevision(link.revision, expectedRevision);
  return { editable, link };
}

async function requireLink(ctx: ReadContext, id: string): Promise<CustomObjectLink> {
  const link = await selectLink(ctx.db, ctx, storedId(id));
  if (link === undefined) throw notFound('custom object link', id);
  return parseRecord(link);
}

async function showLink(ctx: ReadContext, id: string): Promise<Result<CustomObjectLink>> {
  return (await selectLink(ctx.db, ctx, id))!;
}
