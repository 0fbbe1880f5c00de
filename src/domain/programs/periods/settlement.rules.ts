import type { ProgramProration } from '#generated/types.gen.ts';
import type { StoredEnrollment } from '../record/stored.queries.ts';
import type { NewProration, OpenProration, StoredPeriod } from './periods.queries.ts';
import { partOf, type Rest, type Value } from './proration.rules.ts';

// How days of a billed period are settled (docs/decisions/0118). What they cost as it stands is compared with what they cost from now on; the
// difference goes to the next invoice or to the credit of the client. What waits for an invoice is set off before credit is granted.

/** How days of a billed period are settled. */
export interface Settlement {
  /** What waits for the next invoice from now on, beside what did before. */
  readonly lines: readonly NewProration[];
  /** Credit of the client, with tax. */
  readonly creditMinor: number;
  /** Whether what waited before is part of the credit, and waits no longer. */
  readonly clearsWaiting: boolean;
  /** Whether the period ends before the days. */
  readonly endsPeriod: boolean;
  /** What the rest of the period costs from now on. */
  readonly applied: Applied | null;
}

/** Price of a whole period, before and with tax. */
interface Applied extends Value {
  readonly taxRateId: string | null;
}

export const nothing: Settlement = {
  lines: [],
  creditMinor: 0,
  clearsWaiting: false,
  endsPeriod: false,
  applied: null,
};

type Priced = Pick<StoredEnrollment, 'program_name' | 'amount_minor' | 'override_minor' | 'tax_rate_id'>;
type Changed = Priced & Pick<StoredEnrollment, 'frequency'>;

/** Price of a whole period, before tax. */
export const priceOf = ({
  override_minor: override,
  amount_minor: amount,
}: Pick<StoredEnrollment, 'override_minor' | 'amount_minor'>): number => override ?? amount;

const totalOf = (lines: readonly Pick<NewProration, 'total_minor'>[]): number =>
  lines.reduce((sum, { total_minor: minor }) => sum + minor, 0);

/** The line that takes back days. */
export const unused = (
  { program_name: program }: Priced,
  period: StoredPeriod,
  rest: Rest,
  text = 'unused',
): NewProration => ({
  name: `${program}, ${text}`,
  amount_minor: -rest.minor,
  total_minor: -rest.totalMinor,
  tax_rate_id: period.tax_rate_id,
  period_start_date: rest.start,
  period_end_date: rest.end,
});

const withoutZero = (lines: readonly NewProration[]) =>
  lines.filter(({ amount_minor: amount }) => amount !== 0);

/** Where a difference can go. */
export interface Ways {
  readonly proration: ProgramProration;
  readonly isInvoiceComing: boolean;
  readonly waiting: readonly Pick<OpenProration, 'total_minor'>[];
}

/** The way of the lines: `credit` is for what the client has paid too much, and what is to be charged waits for an invoice. */
function place(
  all: readonly NewProration[],
  period: StoredPeriod,
  { proration, isInvoiceComing, waiting }: Ways,
): Settlement {
  const lines = withoutZero(all);
  const difference = totalOf(lines);
  // A draft is changed by nobody but members before the end.
  const waits =
    (isInvoiceComing && (proration === 'next_invoice' || !period.is_paid)) ||
    period.invoice_status === 'draft';
  if (difference >= 0 || waits) return { ...nothing, lines };
  const owed = Math.max(0, totalOf(waiting));
  if (-difference <= owed) return { ...nothing, lines };
  return { ...nothing, creditMinor: -difference - owed, clearsWaiting: owed > 0 };
}

/** What a change of the price or the frequency settles. Another frequency ends the period. `cost` is that of a whole period afterwards. */
export function settleChange(
  before: Changed,
  after: Changed & { readonly cost: Value },
  period: StoredPeriod,
  rest: Rest,
  ways: Ways,
): Settlement {
  if (before.frequency !== after.frequency)
    return { ...place([unused(before, period, rest)], period, ways), endsPeriod: true };
  const { minor, totalMinor } = after.cost;
  const owed = partOf(minor, rest.days, period.whole_days);
  const applied = { minor, totalMinor, taxRateId: after.tax_rate_id };
  if (owed === rest.minor && after.tax_rate_id === period.tax_rate_id) return nothing;
  const lines = [
    unused(before, period, rest, 'unused at the former price'),
    {
      ...unused(before, period, rest, 'rest at the new price'),
      amount_minor: owed,
      total_minor: partOf(totalMinor, rest.days, period.whole_days),
      tax_rate_id: after.tax_rate_id,
    },
  ];
  return { ...place(lines, period, ways), applied };
}

/** What a pause gives back of the days in which it lasted. */
export const settlePaused = (enrollment: Priced, period: StoredPeriod, rest: Rest, ways: Ways): Settlement =>
  place([unused(enrollment, period, rest, 'paused')], period, ways);

/** What is left to settle when the enrolment ends: what waited, and the days that are given back. */
export function settleLast(lines: readonly NewProration[], waiting: readonly OpenProration[]): Settlement {
  const total = totalOf([...waiting, ...lines]);
  if (total > 0) return { ...nothing, lines };
  return { ...nothing, creditMinor: 0 - total, clearsWaiting: waiting.length > 0 };
}

/** Lines that undo waiting ones: both are left out. */
export function undone(
  lines: readonly NewProration[],
  waiting: readonly OpenProration[],
): { readonly added: readonly NewProration[]; readonly removed: readonly string[] } {
  const left = [...waiting];
  const removed: string[] = [];
  const added = lines.filter((line) => {
    const at = left.findIndex(
      (other) =>
        other.amount_minor === -line.amount_minor &&
        other.total_minor === -line.total_minor &&
        other.tax_rate_id === line.tax_rate_id &&
        other.period_start_date === line.period_start_date &&
        other.period_end_date === line.period_end_date,
    );
    if (at < 0) return true;
    removed.push(left.splice(at, 1)[0]!.id);
    return false;
  });
  return { added, removed };
}

/** What an invoice can settle without falling below zero, charges first; the rest waits for the next one, as does part of a line that is too much. */
export function settledWith<T extends Pick<OpenProration, 'amount_minor' | 'total_minor'>>(
  open: readonly T[],
  charged: number,
): T[] {
  let left = charged;
  return open.flatMap((one) => {
    if (one.amount_minor < 0 && left <= 0) return [];
    const taken = Math.max(one.amount_minor, -left);
    left += taken;
    if (taken === one.amount_minor) return [one];
    const total = partOf(one.total_minor, -taken, -one.amount_minor);
    return [{ ...one, amount_minor: taken, total_minor: total }];
  });
}
