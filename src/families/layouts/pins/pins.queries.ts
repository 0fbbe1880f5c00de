import { sql } from 'kysely';
import type { EntityPin } from '#generated/types.gen.ts';
import type { LayoutsHandlers } from '#generated/console/families/layouts/handlers.ts';
import { pinsOf } from '#src/domain/pins/index.ts';
import { isVisibleRecord, nameIfVisible, viewerIn, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { by, iso, list, oneOf, record } from '#src/platform/db/query/index.ts';

type Scope = { readonly userId: string; readonly viewer: ViewerScope };

const kind = sql.ref('p.record_kind');
const id = sql.ref<string>('p.record_id');

/** Pins of the caller, without records that they may no longer see. */
const pins = (db: Db, { userId, viewer }: Scope) =>
  db.selectFrom(pinsOf(userId).as('p')).where(isVisibleRecord(viewerIn(viewer), kind, id));

export const pinList = list<LayoutsHandlers['listEntityPins'], Scope>()({
  rows: pins,
  record: (rows, { viewer }) =>
    record<EntityPin>()(
      rows.select([
        sql<EntityPin['record']>`json_build_object(
          'kind', ${kind}, 'id', ${id}, 'name', ${nameIfVisible(viewerIn(viewer), kind, id)})`.as('record'),
        iso('p.pinned_at').as('pinned_at'),
      ]),
    ),
  id: 'p.record_id',
  filters: { record_kind: oneOf('p.record_kind') },
  sorts: { pinned_at: by('p.pinned_at') },
});
