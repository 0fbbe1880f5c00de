import type {
  TicketSlaBreachReport,
  TicketSlaClockKind,
  TicketSlaFigures,
  TicketSlaStatistics,
} from '#generated/types.gen.ts';
import type { QueryTicketSlaBreachesInput } from '#generated/families/ticket-desk/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { clockResults } from './facts.queries.ts';
import { bucketsOf } from './range.rules.ts';
import { slaFigures } from './report-figures.queries.ts';
import { runReport } from './report.ts';
import { selectWorst } from './worst.queries.ts';

const bothKinds: readonly TicketSlaClockKind[] = ['first_response', 'resolution'];

export async function queryTicketSlaBreaches(
  ctx: ReadContext,
  { body }: QueryTicketSlaBreachesInput,
): Promise<TicketSlaBreachReport> {
  const clocks = { kinds: body.kinds ?? bothKinds, policyIds: body.policy_ids ?? null };
  const asked = (kind: TicketSlaClockKind, row: TicketSlaStatistics) =>
    clocks.kinds.includes(kind) ? row : null;
  const report = await runReport<Record<TicketSlaClockKind, TicketSlaStatistics>, TicketSlaFigures>(
    ctx,
    body,
    {
      facts: (scope) => [clockResults(scope, clocks)],
      figures: slaFigures,
      figuresOf: (row) => ({
        first_response: asked('first_response', row.first_response),
        resolution: asked('resolution', row.resolution),
      }),
    },
  );
  const { from, until } = bucketsOf(report.range, 'none');
  const limit = body.worst_limit ?? 20;
  return { ...report, worst: await selectWorst(ctx, { filter: body.filter, from, until, clocks, limit }) };
}
