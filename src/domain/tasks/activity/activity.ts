import type { SubjectKind, TaskActivityEntry, TaskActivityKind } from '#generated/types.gen.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { namesOf } from '#src/domain/records/index.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { taskHistory, type ActivityFilters, type ActivityRow } from './entries.queries.ts';
import { mentionedIn, Names } from './names.ts';
import { selectNames } from './names.queries.ts';
import { sentenceOf } from './sentences.ts';
import { findToldTools } from './shown-tools.queries.ts';

export type { ActivityFilters } from './entries.queries.ts';

/** A page of what happened on a task that the caller may see. */
export async function listActivity(
  ctx: ReadContext,
  taskId: string,
  filters: ActivityFilters,
): Promise<Page<TaskActivityEntry>> {
  const { items, total } = await taskHistory.objects(ctx.db, filters, {
    taskId,
    ...(await findToldTools(ctx, taskId)),
  });
  return { items: await tell(ctx, taskId, items), total };
}

/** What happened last, newest first. */
export async function latestActivity(
  ctx: ReadContext,
  taskId: string,
  count: number,
): Promise<TaskActivityEntry[]> {
  const { items } = await taskHistory.objects(
    ctx.db,
    { sort: 'occurred_at', order: 'desc', limit: count, offset: 0 },
    { taskId, ...(await findToldTools(ctx, taskId)) },
  );
  return tell(ctx, taskId, items);
}

/** Names are looked up for all entries at once; what the caller may not see has none. */
async function tell(
  ctx: ReadContext,
  taskId: string,
  rows: readonly ActivityRow[],
): Promise<TaskActivityEntry[]> {
  if (rows.length === 0) return [];
  const targets = rows.flatMap(({ record_kind: kind, record_id: id }) =>
    kind === null || id === null ? [] : [{ kind: kind as SubjectKind, id }],
  );
  const [found, records] = await Promise.all([
    selectNames(ctx.db, { taskId, viewer: viewerOf(ctx), ...mentionedIn(rows) }),
    namesOf(ctx, targets),
  ]);
  const names = new Names(found, records);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as TaskActivityKind,
    text: sentenceOf(row, names),
    actor: row.actor,
    stage_id: row.stage_id,
    record: recordOf(row, names),
    occurred_at: row.occurred_at,
  }));
}

function recordOf(
  { record_kind: kind, record_id: id }: ActivityRow,
  names: Names,
): TaskActivityEntry['record'] {
  return kind === null || id === null
    ? null
    : { kind: kind as SubjectKind, id, name: names.record(kind, id) ?? null };
}
