import type { ListTicketIntakeAuditInput } from '#generated/families/ticket-desk/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { decisionList } from './intake-audit.queries.ts';

export const listTicketIntakeAudit = (ctx: ReadContext, { query }: ListTicketIntakeAuditInput) =>
  decisionList.page(ctx.db, query, { ...viewerScope(ctx), seesUnfiled: ctx.can('tickets.edit') });
