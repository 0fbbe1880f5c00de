import { sql } from 'kysely';
import type { SopStatus } from '#generated/types.gen.ts';
import type { ToolTargetKind } from '#src/call/parts.ts';
import { naming } from '#src/domain/departments/index.ts';
import { searched } from '#src/domain/filters/index.ts';
import {
  columnsOf,
  groupable,
  optional,
  recordColumns,
  shown,
  sortable,
  type SystemColumn,
} from '#src/domain/list-columns/index.ts';
import { asSearch, type ViewedList } from '#src/domain/views/index.ts';
import { isShownTo } from '#src/domain/visibility/index.ts';

const ofSop = columnsOf('s');
const statuses = { choices: ['draft', 'in_review', 'published', 'archived'] satisfies SopStatus[] };

/** Properties of the SOP, `s`. */
const columns: readonly SystemColumn[] = [
  ofSop.text('title', 'Title', { ...shown, ...sortable, sort: sql`lower(s.title)` }),
  ofSop.text('summary', 'Summary', optional),
  ofSop.option('status', 'Status', { ...shown, ...groupable, ...statuses }),
  ofSop.number('version', 'Version', { ...shown, ...sortable }),
  ofSop.flag('has_unpublished_changes', 'Unpublished changes', groupable),
  ofSop.record('user', 'owner_id', 'Owner', { ...shown, ...groupable }),
  ofSop.list('list', 'text[]', 'tags', 'Tags', { ...shown, ...groupable }),
  ofSop.flag('is_restricted', 'Restricted', groupable),
  ofSop.number('estimated_minutes', 'Estimated minutes', { ...optional, ...sortable }),
  ofSop.number('view_count', 'Views', { ...shown, ...sortable }),
  ofSop.number('rating_count', 'Ratings', sortable),
  ofSop.number('open_flag_count', 'Open flags', sortable),
  ofSop.time('next_review_at', 'Next review', { ...shown, ...optional, ...sortable }),
  ofSop.time('last_reviewed_at', 'Last review', { ...optional, ...sortable }),
  ofSop.time('published_at', 'Published', { ...shown, ...optional, ...sortable }),
  ofSop.time('created_at', 'Created', sortable),
  ofSop.time('updated_at', 'Last change', sortable),
];

/** SOPs in views. */
export const viewedSops: ViewedList = {
  columns: recordColumns({ noun: 'SOPs', fields: null, values: '', columns }),
  id: sql.ref('s.id'),
  name: sql`s.title`,
  rows: (ctx) =>
    ctx.db
      .selectFrom('sops as s')
      .where('s.deleted_at', 'is', null)
      .where(isShownTo('sop', ctx, 's')),
  search: asSearch(searched('s.id', 'search_sops')),
  own: [sql`s.published_at desc nulls last`],
};

/** SOPs, as tools of stages point to them. Who opens a restricted one through a tool still has to be among its readers. */
export const sopTargets: ToolTargetKind = {
  kind: 'sop',
  permission: 'sops.view',
  rows: sql`select id, case when is_restricted or not was_published then 'SOP' else title end as name, status = 'published' as is_usable
    from sops where deleted_at is null`,
};

/** SOPs of departments; a restricted one that is left with none shows to its owner and to those who manage SOPs. */
export const sopDepartments = naming({
  table: 'sops',
  kind: 'sop',
  columns: { department_ids: 'department_ids' },
  keepsDeleted: true,
});
