import type { ViewRecordKind } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { kinds } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, notFound } from '#src/platform/errors/index.ts';
import type { ViewedList } from './viewed-list.ts';

type Reader = Pick<ReadContext, 'services' | 'demand' | 'db' | 'identity' | 'can'>;

/** Which list a request names. */
export interface NamedList {
  readonly record_kind: ViewRecordKind;
  readonly custom_object_id?: string | null | undefined;
}

/**
 * The list of records of this kind. 403 without the permission of the list; 400, or 404 for a custom object, about `place`
 * where the kind has no list yet.
 */
export async function requireList(
  ctx: Reader,
  { record_kind: kind, custom_object_id: objectId }: NamedList,
  place: string,
): Promise<ViewedList> {
  const { view } = kinds[kind];
  if (view !== null) ctx.demand(view);
  if (kind === 'custom_object_record' && objectId == null)
    throw invalid(`${place}.custom_object_id`, 'is required for views of custom_object_record.');
  if (kind !== 'custom_object_record' && objectId != null)
    throw invalid(`${place}.custom_object_id`, 'is only allowed with custom_object_record.');
  const list = await findList(ctx, { record_kind: kind, custom_object_id: objectId });
  if (list !== undefined) return list;
  if (objectId != null) throw notFound('custom object', objectId);
  const shown = Object.entries(ctx.services.parts.viewedLists).flatMap(([each, load]) =>
    load === undefined ? [] : each,
  );
  throw invalid(
    `${place}.record_kind`,
    `names ${kind}, whose records views cannot show yet. Choose one of ${shown.join(', ')}.`,
  );
}

export const findList = async (
  ctx: Pick<ReadContext, 'services' | 'db' | 'identity' | 'can'>,
  { record_kind: kind, custom_object_id: objectId }: NamedList,
): Promise<ViewedList | undefined> => ctx.services.parts.viewedLists[kind]?.(ctx, storedId(objectId) ?? null);
