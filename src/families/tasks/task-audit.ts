import type { ListTaskAuditEntriesInput } from '#generated/families/tasks/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { viewerOf } from '#src/domain/tasks/visibility.queries.ts';
import { selectTaskAudit } from './task-audit.queries.ts';

export const listTaskAuditEntries = (ctx: ReadContext, { query }: ListTaskAuditEntriesInput) =>
  selectTaskAudit(ctx.db, query, { viewer: viewerOf(ctx), showsDeleted: ctx.can('tasks.delete'), showsMerged: ctx.can('tasks.manage') });
