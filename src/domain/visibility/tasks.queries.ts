import { sql, type RawBuilder } from 'kysely';
import type { ReadContext } from '#src/call/context.ts';

/** Who looks at tasks, as the conditions below need to know it. */
export interface Viewer {
  readonly userId: string;
  /** Holders of tasks.manage see private tasks of others too (domain model §2.1). */
  readonly seesPrivate: boolean;
}

export const viewerOf = (ctx: Pick<ReadContext, 'identity' | 'can'>): Viewer => ({
  userId: ctx.identity.userId,
  seesPrivate: ctx.can('tasks.manage'),
});

/** Neither deleted nor merged; word for word the condition of the indexes on `tasks`. `alias` is the table in the query. */
export const isLiveTask = (alias = 't'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.deleted_at`)} is null and ${sql.ref(`${alias}.merged_into_id`)} is null`;

/**
 * Whether the viewer may see a task at all: private ones show to their creator, watchers and assignees (of the task, a
 * stage or a substage). Every read that shows, counts or names tasks carries this condition.
 */
export const isVisibleTask = ({ userId, seesPrivate }: Viewer, alias = 't'): RawBuilder<boolean> =>
  seesPrivate
    ? sql<boolean>`true`
    : sql<boolean>`(not ${sql.ref(`${alias}.is_private`)} or ${userId}::uuid = any(${sql.ref(`${alias}.involved_ids`)}))`;

/** Open in the sense of `status_scope` and of every count of open work. */
export const isOpenTask = (alias = 't'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.status_category`)} in ('todo', 'active', 'on_hold')`;

export const isOpenStage = (alias = 's'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.status_category`)} in ('pending', 'ready', 'in_progress')`;

/** Who may see a private task besides holders of tasks.manage; null when it is not private. For questions about others than the viewer. */
export const involvedInPrivateTask = (alias = 't'): RawBuilder<string[] | null> =>
  sql<
    string[] | null
  >`case when ${sql.ref(`${alias}.is_private`)} then ${sql.ref(`${alias}.involved_ids`)} end`;
