import type {
  TicketReportGroup,
  TicketThroughputFigures,
  TicketThroughputReport,
} from '#generated/types.gen.ts';
import type { QueryTicketThroughputInput } from '#generated/families/ticket-desk/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { creations, messages } from './facts.queries.ts';
import { backlog, endings } from './moves.queries.ts';
import type { Buckets } from './range.rules.ts';
import type { Point, ReportRows } from './report.queries.ts';
import { throughputFigures } from './report-figures.queries.ts';
import { runReport } from './report.ts';

type Row = Omit<TicketThroughputFigures, 'backlog'> & { readonly standing: number; readonly change: number };

export const queryTicketThroughput = (
  ctx: ReadContext,
  { body }: QueryTicketThroughputInput,
): Promise<TicketThroughputReport> =>
  runReport<Row, TicketThroughputFigures>(ctx, body, {
    facts: (scope) => [creations(scope), endings(scope), messages(scope), backlog(scope)],
    figures: throughputFigures,
    figuresOf: ({ standing, change: _, ...counts }) => ({ ...counts, backlog: Math.max(0, standing) }),
    fill: withBacklog,
  });

/** Each bucket with its backlog as `standing`: from the end of the range backwards, without what later buckets added. */
function withBacklog(
  { nothing, points }: ReportRows<Row>,
  { starts }: Buckets,
  isGrouped: boolean,
): Point<Row>[] {
  const groups = [...Map.groupBy(points, ({ group }) => keyOf(group)).values()];
  const lines = groups.length === 0 && !isGrouped ? [[]] : groups;
  const filled = lines.map((line) => {
    const found = new Map(line.map((point) => [point.bucket, point.figures]));
    let standing = line.reduce((sum, { figures: row }) => sum + row.standing, 0);
    const whole: Point<Row>[] = [];
    for (let bucket = starts.length - 1; bucket >= 0; bucket -= 1) {
      const row = found.get(bucket) ?? nothing;
      whole.push({ bucket, group: line[0]?.group ?? null, figures: { ...row, standing } });
      standing -= row.change;
    }
    return whole.reverse();
  });
  const all = starts.flatMap((_, bucket) => filled.map((line) => line[bucket]!));
  return isGrouped
    ? all.filter(({ figures: { change: _, ...row } }) => Object.values(row).some((n) => n > 0))
    : all;
}

const keyOf = (group: TicketReportGroup | null): string =>
  group === null ? '' : `${group.kind} ${group.key}`;
