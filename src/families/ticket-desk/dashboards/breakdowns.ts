import type { TicketBreakdownReport } from '#generated/types.gen.ts';
import type { QueryTicketBreakdownsInput } from '#generated/families/ticket-desk/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { selectBreakdowns } from './breakdowns.queries.ts';
import { bucketsOf } from './range.rules.ts';
import { readRange } from './report.ts';

export async function queryTicketBreakdowns(
  ctx: ReadContext,
  { body }: QueryTicketBreakdownsInput,
): Promise<TicketBreakdownReport> {
  const { measure = 'created', dimensions, top = 10, filter } = body;
  const { range, previous } = await readRange(ctx, body);
  const { total, breakdowns } = await selectBreakdowns(ctx, {
    filter,
    measure,
    dimensions,
    top,
    span: bucketsOf(range, 'none'),
    previous: previous && bucketsOf(previous, 'none'),
  });
  return { range, measure, total, breakdowns };
}
