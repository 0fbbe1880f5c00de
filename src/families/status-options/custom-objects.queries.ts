import { sql } from 'kysely';
import type { CustomObjectStatusOptions } from '#generated/types.gen.ts';
import type { StatusOptionsHandlers } from '#generated/families/status-options/handlers.ts';
import { isObjectOpen, viewerIn, type ViewerScope } from '#src/domain/visibility/index.ts';
import { by, byName, iso, list, mentions, oneOfIds, record, since } from '#src/platform/db/query/index.ts';

/** States that records may be in; an archived one is in no record (its replacement moves them). */
const states = sql<CustomObjectStatusOptions['options']>`case when c.lifecycle is null
  then json_build_array(json_build_object('key', 'active', 'label', 'Active', 'category', 'open', 'position', 0))
  else (
    select coalesce(json_agg(json_build_object('key', s -> 'key', 'label', s -> 'label', 'category', s -> 'category', 'position', s -> 'position')
      order by (s ->> 'position')::integer), '[]')
    from jsonb_array_elements(c.lifecycle -> 'states') s where s ->> 'archived_at' is null) end`;

/** States of the records of objects whose records the viewer may see. */
export const objectStates = list<StatusOptionsHandlers['listCustomObjectStatusOptions'], ViewerScope>()({
  rows: (db, scope) =>
    db
      .selectFrom('custom_objects as c')
      .where('c.deleted_at', 'is', null)
      .where(isObjectOpen('opensRecords', viewerIn(scope), 'c')),
  record: (objects) =>
    record<CustomObjectStatusOptions>()(
      objects.select([
        'c.id as custom_object_id',
        'c.key as object_key',
        'c.name as object_name',
        sql<string>`coalesce(c.lifecycle ->> 'initial', 'active')`.as('initial_status'),
        sql<boolean>`c.lifecycle is not null`.as('has_own_lifecycle'),
        states.as('options'),
        iso('c.updated_at').as('updated_at'),
      ]),
    ),
  id: 'c.id',
  filters: {
    custom_object_id: oneOfIds('c.id'),
    search: mentions('c.name', 'c.key'),
    updated_after: since('c.updated_at'),
  },
  sorts: { updated_at: by('c.updated_at'), object_name: byName('c.name') },
});
