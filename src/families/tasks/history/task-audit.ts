import type { TaskAuditEntry } from '#generated/types.gen.ts';
import type { ListTaskAuditEntriesInput } from '#generated/families/tasks/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { withoutHiddenTools } from '#src/domain/tasks/index.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { taskAudit } from './task-audit.queries.ts';

export async function listTaskAuditEntries(
  ctx: ReadContext,
  { query }: ListTaskAuditEntriesInput,
): Promise<Page<TaskAuditEntry>> {
  const { items, total } = await taskAudit.objects(ctx.db, query, {
    ...viewerOf(ctx),
    showsDeleted: ctx.can('tasks.delete'),
    showsMerged: ctx.can('tasks.manage'),
  });
  const entries = await withoutHiddenTools(ctx, items);
  return { items: entries.map(({ tool: _tool, ...entry }) => entry), total };
}
