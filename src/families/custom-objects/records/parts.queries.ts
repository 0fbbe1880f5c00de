import { sql } from 'kysely';
import type { ReadContext } from '#src/call/context.ts';
import { searched } from '#src/domain/filters/index.ts';
import { asSearch, type ViewedList } from '#src/domain/views/index.ts';
import { columnsOfObject } from './columns.queries.ts';
import { findOpenObject } from './object.queries.ts';
import { seenRecords } from './records.queries.ts';
import { planRollups } from './rollups.queries.ts';

/** Records of one custom object in views, those that are archived left out as in lists; undefined unless the caller may see them. */
export async function viewedRecords(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  objectId: string | null,
): Promise<ViewedList | undefined> {
  const object = objectId === null ? undefined : await findOpenObject(ctx, objectId);
  if (object === undefined) return undefined;
  return {
    columns: columnsOfObject(object, await planRollups(ctx, [object]), ctx),
    id: sql.ref('r.id'),
    name: sql.ref('r.name'),
    rows: (reader) =>
      seenRecords(reader.db, reader)
        .where('r.custom_object_id', '=', object.id)
        .where('r.archived_at', 'is', null),
    search: asSearch(searched('r.id', 'search_custom_object_records')),
    own: [sql`r.created_at desc`],
    faces: () =>
      Promise.resolve({
        lifecycle_state: (object.lifecycle?.states ?? []).map(({ key, label, color }) => ({
          value: key,
          text: label,
          color,
        })),
      }),
  };
}
