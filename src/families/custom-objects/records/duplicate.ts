import type { CustomObjectLinkChanges, CustomObjectRecord } from '#generated/types.gen.ts';
import type { DuplicateCustomObjectRecordInput } from '#generated/families/custom-objects/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { freeName, stemOf } from '#src/domain/names/index.ts';
import { holdName } from '#src/platform/db/query/index.ts';
import { addRecord } from './create.ts';
import { requireEditable, type Editable } from './editing.ts';
import { selectLinksFrom } from './links.queries.ts';
import { showOne } from './records.ts';
import { selectNamesLike } from './names.queries.ts';

const maxName = 300;

export async function duplicateCustomObjectRecord(
  ctx: WriteContext<'custom_object_record.created'>,
  {
    path,
    body = {} as NonNullable<DuplicateCustomObjectRecordInput['body']>,
  }: DuplicateCustomObjectRecordInput,
): Promise<CustomObjectRecord> {
  const editable = await requireEditable(ctx, path.id, { withLinks: true });
  const { object, fields, record } = editable;
  const copied = Object.fromEntries(
    Object.entries(record.field_values).filter(([key]) => {
      const definition = fields.get(key)?.definition;
      return definition !== undefined && !definition.isUnique && definition.type !== 'formula';
    }),
  );
  const { id } = await addRecord(
    ctx,
    editable,
    {
      name: await nameOfCopy(ctx, editable, body.name),
      client_id: body.client_id === undefined ? record.client_id : body.client_id,
      ...(body.owner_id !== undefined && { owner_id: body.owner_id }),
      field_values: body.field_values,
      links: await linksOfCopy(ctx, editable, body),
    },
    { place: 'body', placeOfLinks: 'body.links', copied },
  );
  return showOne(ctx, object, id);
}

/** The name of the request, or that of the original with a number; none where a template names records. */
async function nameOfCopy(
  ctx: WriteContext<never>,
  { object, record }: Editable,
  wanted: string | undefined,
): Promise<string | undefined> {
  if (wanted !== undefined || object.name_template !== null) return wanted;
  await holdName(ctx.db, 'custom object record name', object.id, stemOf(record.name).toLowerCase());
  return freeName(record.name, await selectNamesLike(ctx.db, object.id, stemOf(record.name)), maxName);
}

/** The links of the request, and with `include_links` those of the original that its relationships allow once more. */
async function linksOfCopy(
  ctx: WriteContext<never>,
  { object, record, relationships }: Editable,
  { include_links: isIncluding = false, links = [] }: NonNullable<DuplicateCustomObjectRecordInput['body']>,
): Promise<CustomObjectLinkChanges> {
  if (!isIncluding) return { add: links };
  const open = new Map(
    relationships.flatMap((each) =>
      each.from_custom_object_id === object.id && ['many_to_many', 'many_to_one'].includes(each.cardinality)
        ? [[each.id, each]]
        : [],
    ),
  );
  const given = new Set(links.map((link) => link.relationship_key));
  const current = (await selectLinksFrom(ctx.db, ctx, record.id)).flatMap(
    ({ relationship_id: id, record_id, is_visible, is_archived }) => {
      const relationship = open.get(id);
      if (relationship === undefined || !is_visible || is_archived) return [];
      // A link of the request takes the place of the only one.
      if (relationship.cardinality === 'many_to_one' && given.has(relationship.key)) return [];
      return { relationship_key: relationship.key, record_id };
    },
  );
  return { add: [...links, ...current] };
}
