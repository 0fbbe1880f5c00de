import { sql } from 'kysely';
import type { SopsHandlers } from '#generated/families/sops/handlers.ts';
import { searched } from '#src/domain/filters/index.ts';
import { liesIn } from '#src/domain/folders/index.ts';
import { viewerIn, type ViewerScope } from '#src/domain/visibility/index.ts';
import {
  by,
  byName,
  emptyLast,
  hasNoValue,
  holds,
  list,
  oneOf,
  oneOfIds,
  recordFilters,
  tagged,
} from '#src/platform/db/query/index.ts';
import { isReviewOverdue, isRereadDue, shownSops, sopRecord } from '../record/sop-record.queries.ts';

/** Who looks, and whether folders stand for what is below them too. */
export type LibraryScope = ViewerScope & { readonly isDeep: boolean };

/** Filters that all lists of SOPs share. */
export const libraryFilters = {
  folder_id: (ids: readonly string[], { isDeep }: { readonly isDeep: boolean }) =>
    liesIn('s.folder_id', isDeep)(ids),
  // It says how `folder_id` is meant.
  is_including_subfolders: { prepare: () => undefined, condition: () => sql<boolean>`true` },
  tags: tagged('s.tags'),
  owner_id: oneOfIds('s.owner_id'),
  department_id: (ids: readonly string[]) =>
    sql<boolean>`(s.department_ids = '{}' or s.department_ids && ${ids}::uuid[])`,
};

const sorts = {
  published_at: emptyLast('s.published_at'),
  updated_at: by('s.updated_at'),
  created_at: by('s.created_at'),
  title: byName('s.title'),
  next_review_at: emptyLast('s.next_review_at'),
};

/** What readers find: published SOPs unless the query asks for archived ones. */
export const sopList = list<SopsHandlers['listSops'], LibraryScope>()({
  rows: (db, scope) => shownSops(db, viewerIn(scope)),
  record: (rows, scope) => sopRecord(rows, viewerIn(scope)),
  id: 's.id',
  filters: {
    ...recordFilters('s'),
    ...libraryFilters,
    status: oneOf('s.status'),
    is_root: hasNoValue('s.folder_id'),
    is_review_overdue: holds(isReviewOverdue),
    is_reread_due: holds(isRereadDue),
    search: searched('s.id', 'search_sops'),
  },
  sorts: { ...sorts, average_rating: emptyLast('s.average_rating'), view_count: by('s.view_count') },
});

export const authoringList = list<SopsHandlers['listAuthoringSops'], LibraryScope>()({
  rows: (db, scope) => shownSops(db, viewerIn(scope)),
  record: (rows, scope) => sopRecord(rows, viewerIn(scope)),
  id: 's.id',
  filters: {
    ...recordFilters('s'),
    ...libraryFilters,
    status: oneOf('s.status'),
    has_unpublished_changes: holds('s.has_unpublished_changes'),
    has_open_flags: holds(sql<boolean>`s.open_flag_count > 0`),
    is_root: hasNoValue('s.folder_id'),
    is_review_overdue: holds(isReviewOverdue),
    search: searched('s.id', 'search_sops'),
  },
  sorts: { ...sorts, status: by('s.status'), open_flag_count: by('s.open_flag_count') },
});
