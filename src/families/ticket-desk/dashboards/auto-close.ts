import type { TicketAutoCloseFigures, TicketAutoCloseReport } from '#generated/types.gen.ts';
import type { QueryTicketAutoCloseInput } from '#generated/families/ticket-desk/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { followUps, selectUpcoming } from './auto-close.queries.ts';
import { endings } from './moves.queries.ts';
import { autoCloseFigures } from './report-figures.queries.ts';
import { runReport } from './report.ts';

export async function queryTicketAutoClose(
  ctx: ReadContext,
  { body }: QueryTicketAutoCloseInput,
): Promise<TicketAutoCloseReport> {
  const report = await runReport<TicketAutoCloseFigures, TicketAutoCloseFigures>(ctx, body, {
    facts: (scope) => [endings(scope), followUps(ctx, scope)],
    figures: autoCloseFigures,
    figuresOf: (row) => row,
  });
  return { ...report, upcoming: await selectUpcoming(ctx, body.filter, report.range.time_zone) };
}
