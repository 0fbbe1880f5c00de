import type { RawBuilder } from 'kysely';
import type {
  TicketReportFilter,
  TicketReportGroupBy,
  TicketReportInterval,
  TicketReportRange,
} from '#generated/types.gen.ts';
import type { Facts, FactScope } from './facts.queries.ts';
import { selectAgencyZone, type ReportViewer } from './filter.queries.ts';
import {
  bucketsOf,
  precedingRange,
  requireBuckets,
  requireRange,
  type Buckets,
  type ReportRange,
} from './range.rules.ts';
import { selectReport, type Point, type ReportRows } from './report.queries.ts';

interface ReportRequest {
  readonly range: TicketReportRange;
  readonly interval?: TicketReportInterval;
  readonly group_by?: TicketReportGroupBy;
  readonly filter?: TicketReportFilter;
  readonly is_compared?: boolean;
}

/** What a report counts, and how its rows become the contract's figures. */
interface ReportKind<Row, Figures> {
  facts(scope: FactScope): readonly Facts[];
  readonly figures: RawBuilder<unknown>;
  figuresOf(row: Row): Figures;
  /** Rows of the buckets and groups to show, in chronological order; those with something happening, and all without groups, by default. */
  fill?(rows: ReportRows<Row>, buckets: Buckets, isGrouped: boolean): readonly Point<Row>[];
}

/** A range in its time zone, with the one before it when they are compared. */
export async function readRange(
  viewer: ReportViewer,
  { range: wanted, is_compared: isCompared = false }: Pick<ReportRequest, 'range' | 'is_compared'>,
): Promise<{ readonly range: ReportRange; readonly previous: ReportRange | null }> {
  const range = requireRange(wanted, await selectAgencyZone(viewer.db));
  return { range, previous: isCompared ? precedingRange(range) : null };
}

/** Runs a report with its series, and its totals for the range before. */
export async function runReport<Row, Figures>(
  viewer: ReportViewer,
  request: ReportRequest,
  kind: ReportKind<Row, Figures>,
) {
  const { interval = 'day', group_by: groupBy = 'none' } = request;
  const { range, previous } = await readRange(viewer, request);
  const buckets = requireBuckets(range, interval, groupBy !== 'none');
  const rows = await select<Row>(viewer, request, kind, { buckets, groupBy });
  const points = (kind.fill ?? fillBuckets)(rows, buckets, groupBy !== 'none');
  return {
    range,
    interval,
    group_by: groupBy,
    totals: kind.figuresOf(rows.totals),
    previous_totals: previous === null ? null : await totalsOf(viewer, request, kind, previous),
    series: points.map(({ bucket, group, figures }) => ({
      starts_at: buckets.starts[bucket]!.toISOString(),
      group,
      figures: kind.figuresOf(figures),
    })),
  };
}

/** Figures of a whole range. */
export async function totalsOf<Row, Figures>(
  viewer: ReportViewer,
  request: ReportRequest,
  kind: Pick<ReportKind<Row, Figures>, 'facts' | 'figures' | 'figuresOf'>,
  range: ReportRange,
): Promise<Figures> {
  const buckets = bucketsOf(range, 'none');
  const { totals } = await select<Row>(viewer, request, kind, { buckets, groupBy: 'none' });
  return kind.figuresOf(totals);
}

const select = <Row>(
  viewer: ReportViewer,
  { filter }: ReportRequest,
  { facts, figures }: Pick<ReportKind<Row, unknown>, 'facts' | 'figures'>,
  { buckets, groupBy }: { readonly buckets: Buckets; readonly groupBy: TicketReportGroupBy },
): Promise<ReportRows<Row>> =>
  selectReport<Row>(viewer, {
    filter,
    buckets,
    groupBy,
    facts: facts({ ...buckets, now: viewer.now, isByAuthor: groupBy === 'author' }),
    figures,
  });

/** Every bucket without groups; with groups those with something. */
export function fillBuckets<Row>(
  { nothing, points }: ReportRows<Row>,
  { starts }: Buckets,
  isGrouped: boolean,
): readonly Point<Row>[] {
  if (isGrouped) return points;
  const found = new Map(points.map((point) => [point.bucket, point]));
  return starts.map((_, bucket) => found.get(bucket) ?? { bucket, group: null, figures: nothing });
}
