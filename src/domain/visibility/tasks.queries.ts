import { sql, type RawBuilder } from 'kysely';
import { isShownTo } from './conditions.queries.ts';
import type { KindViewer } from './viewers.queries.ts';

/**
 * Whether the viewer may see a task at all: private ones show to their creator, watchers and assignees (of the task, a
 * stage or a substage). Every read that shows, counts or names tasks carries this condition.
 */
export const isVisibleTask = (viewer: KindViewer, alias = 't'): RawBuilder<boolean> =>
  isShownTo('task', viewer, alias);

/** Open in the sense of `status_scope` and of every count of open work. */
export const isOpenTask = (alias = 't'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.status_category`)} in ('todo', 'active', 'on_hold')`;

export const isOpenStage = (alias = 's'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.status_category`)} in ('pending', 'ready', 'in_progress')`;
