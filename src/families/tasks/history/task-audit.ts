import type { ListTaskAuditEntriesInput } from '#generated/families/tasks/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { taskAudit } from './task-audit.queries.ts';

export const listTaskAuditEntries = (ctx: ReadContext, { query }: ListTaskAuditEntriesInput) =>
  taskAudit.page(ctx.db, query, {
    ...viewerOf(ctx),
    showsDeleted: ctx.can('tasks.delete'),
    showsMerged: ctx.can('tasks.manage'),
  });
