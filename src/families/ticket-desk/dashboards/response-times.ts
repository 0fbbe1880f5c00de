import type { TicketResponseFigures, TicketResponseTimesReport } from '#generated/types.gen.ts';
import type { QueryTicketResponseTimesInput } from '#generated/families/ticket-desk/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { selectSlaSettings } from '#src/domain/tickets/index.ts';
import { firstResponses, resolutions } from './durations.queries.ts';
import { nextResponses } from './next-responses.queries.ts';
import { responseFigures } from './report-figures.queries.ts';
import { runReport } from './report.ts';

export async function queryTicketResponseTimes(
  ctx: ReadContext,
  { body }: QueryTicketResponseTimesInput,
): Promise<TicketResponseTimesReport> {
  const { unit = 'business_minutes' } = body;
  const { calendars } = unit === 'minutes' ? { calendars: [] } : await selectSlaSettings(ctx.db);
  const report = await runReport<TicketResponseFigures, TicketResponseFigures>(ctx, body, {
    facts: (scope) => [
      firstResponses(scope, unit),
      nextResponses(scope, calendars),
      resolutions(scope, unit),
    ],
    figures: responseFigures,
    figuresOf: (row) => row,
  });
  return { ...report, unit };
}
