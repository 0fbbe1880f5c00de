import type { TicketAiActivityReport, TicketAiFigures } from '#generated/types.gen.ts';
import type { QueryTicketAiActivityInput } from '#generated/families/ticket-desk/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { aiUses, selectKindCounts } from './ai-activity.queries.ts';
import { bucketsOf } from './range.rules.ts';
import { aiFigures } from './report-figures.queries.ts';
import { runReport } from './report.ts';

export async function queryTicketAiActivity(
  ctx: ReadContext,
  { body }: QueryTicketAiActivityInput,
): Promise<TicketAiActivityReport> {
  const report = await runReport<TicketAiFigures, TicketAiFigures>(ctx, body, {
    facts: (scope) => [aiUses(scope)],
    figures: aiFigures,
    figuresOf: (row) => row,
  });
  const byKind = await selectKindCounts(ctx, body.filter, bucketsOf(report.range, 'none'));
  return { ...report, by_kind: byKind };
}
