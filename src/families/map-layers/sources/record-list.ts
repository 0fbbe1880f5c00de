import type { ReadContext } from '#src/call/context.ts';
import { columnFinder, findList, type ViewCaller, type ViewedList } from '#src/domain/views/index.ts';
import { kinds } from '#src/domain/visibility/index.ts';
import { unknownReference } from '#src/platform/errors/index.ts';
import { recordKindOf, type RecordSource } from './source.ts';
import type { Find } from './style.rules.ts';

/** What a call, or the job of somebody, needs to look at the records of a layer. */
export type LayerReader = ViewCaller & Pick<ReadContext, 'services'>;

/** The records that the layer shows, and how its settings find their properties. */
export interface SourceList {
  readonly list: ViewedList;
  readonly find: Find;
}

/** Undefined when the caller may not view records of the kind, or the custom object is gone. */
export async function findSourceList(
  ctx: LayerReader,
  source: RecordSource,
): Promise<SourceList | undefined> {
  const kind = recordKindOf(source);
  const { view } = kinds[kind];
  if (view !== null && !ctx.can(view)) return undefined;
  const list = await findList(ctx, {
    record_kind: kind,
    custom_object_id: source.type === 'clients' ? null : source.custom_object_id,
  });
  if (list === undefined) return undefined;
  return { list, find: columnFinder(ctx, list, await list.columns.loadFields(ctx)) };
}

/** The same for somebody who sets up a layer: 403 without the permission, 400 for a custom object that they do not see. */
export async function requireSourceList(ctx: LayerReader, source: RecordSource): Promise<SourceList> {
  const { view } = kinds[recordKindOf(source)];
  if (view !== null) ctx.demand(view);
  const found = await findSourceList(ctx, source);
  if (found !== undefined) return found;
  const id = source.type === 'clients' ? '' : source.custom_object_id;
  throw unknownReference('body.source.custom_object_id', id, 'a custom object of this agency');
}
