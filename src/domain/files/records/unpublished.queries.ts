import { sql, type RawBuilder } from 'kysely';
import { draftsReadBy, type RecordViewer } from '#src/domain/visibility/index.ts';

/** Whether the viewer sees what is attached at the alias, if they see its record: files that only a working copy shows are for those who read it. */
export function isSeenAttachment(viewer: RecordViewer, alias: string): RawBuilder<boolean> {
  const isPublished = sql<boolean>`not ${sql.ref(`${alias}.is_unpublished`)}`;
  const drafts = draftsReadBy(viewer);
  return drafts.length === 0
    ? isPublished
    : sql<boolean>`(${isPublished} or ${sql.ref(`${alias}.record_kind`)} = any(${drafts}::text[]))`;
}
