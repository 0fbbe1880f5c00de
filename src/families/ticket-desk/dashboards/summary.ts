import type { TicketSummaryFigures, TicketSummaryReport } from '#generated/types.gen.ts';
import type { QueryTicketSummaryInput } from '#generated/families/ticket-desk/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { firstResponses, resolutions } from './durations.queries.ts';
import { clockResults, creations, messages, spamMarks, type FactScope } from './facts.queries.ts';
import { endings } from './moves.queries.ts';
import { summaryFigures } from './report-figures.queries.ts';
import { readRange, totalsOf } from './report.ts';
import { selectDeskState } from './state.queries.ts';

const kind = {
  facts: (scope: FactScope) => [
    creations(scope),
    endings(scope),
    spamMarks(scope),
    messages(scope),
    firstResponses(scope, 'business_minutes'),
    resolutions(scope, 'business_minutes'),
    clockResults(scope, { kinds: ['first_response', 'resolution'], policyIds: null }),
  ],
  figures: summaryFigures,
  figuresOf: (figures: TicketSummaryFigures) => figures,
};

export async function queryTicketSummary(
  ctx: ReadContext,
  { body }: QueryTicketSummaryInput,
): Promise<TicketSummaryReport> {
  const { range, previous } = await readRange(ctx, body);
  return {
    range,
    now: await selectDeskState(ctx, body.filter),
    totals: await totalsOf(ctx, body, kind, range),
    previous_totals: previous === null ? null : await totalsOf(ctx, body, kind, previous),
  };
}
