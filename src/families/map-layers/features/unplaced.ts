import type { MapUnplacedRecord } from '#generated/console/types.gen.ts';
import type { ListUnplacedMapRecordsInput } from '#generated/console/families/map-layers/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { requireLayer } from '../layers/show.ts';
import { matchRecords } from '../sources/matched.queries.ts';
import { findSourceList } from '../sources/record-list.ts';
import { hasAddresses, recordKindOf, type RecordSource, type Source } from '../sources/source.ts';
import { selectUnplaced } from './unplaced.queries.ts';

export async function listUnplacedMapRecords(
  ctx: ReadContext,
  { path, query }: ListUnplacedMapRecordsInput,
): Promise<Page<MapUnplacedRecord>> {
  const source = requireAddresses((await requireLayer(ctx, path.id)).source);
  const list = await findSourceList(ctx, source);
  if (list === undefined) return { items: [], total: 0 };
  const { reason, order, limit, offset } = query;
  const page = { kind: recordKindOf(source), reason, order, limit, offset };
  return selectUnplaced(ctx.db, await matchRecords(ctx, source, list), ctx.now, page);
}

/** 409 for a source whose places come from no address. */
export function requireAddresses(source: Source): RecordSource {
  if (hasAddresses(source)) return source;
  throw conflict(`The source of the layer is ${source.type}, which has no addresses.`);
}
