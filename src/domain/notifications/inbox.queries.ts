import { sql } from 'kysely';
import { hiddenKinds, isKeptPrivate, viewerIn, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Condition } from '#src/platform/db/query/index.ts';

/** The member's inbox, `n`, without what tells of records that are kept from them by now; words about deleted ones stay. */
export function isInInbox(viewer: ViewerScope): Condition {
  const reader = viewerIn(viewer);
  const [kind, id] = [sql.ref('n.record_kind'), sql.ref('n.record_id')];
  return sql<boolean>`n.user_id = ${viewer.userId}::uuid and (n.record_kind is null
    or (n.record_kind <> all(${hiddenKinds(reader)}::text[]) and not ${isKeptPrivate(reader, kind, id)}))`;
}
