import type { ProgramProration } from '#generated/types.gen.ts';
import type { StoredEnrollment } from '../record/stored.queries.ts';
import type { OpenProration, StoredPeriod } from './periods.queries.ts';
import { daysBetween } from './periods.rules.ts';
import { partOf, type Rest } from './proration.rules.ts';

/** How the rest of a billed period is settled. */
export interface Settlement {
  /** Lines of the next invoice. */
  readonly lines: readonly Omit<OpenProration, 'id'>[];
  /** Credit of the client, with tax. */
  readonly creditMinor: number;
  /** Whether the period ends before the rest. */
  readonly endsPeriod: boolean;
}

export const nothing: Settlement = { lines: [], creditMinor: 0, endsPeriod: false };

type Priced = Pick<StoredEnrollment, 'program_name' | 'amount_minor' | 'override_minor' | 'tax_rate_id'>;
type Changed = Priced & Pick<StoredEnrollment, 'frequency'>;

/** Price of a whole period, before tax. */
export const priceOf = ({
  override_minor: override,
  amount_minor: amount,
}: Pick<StoredEnrollment, 'override_minor' | 'amount_minor'>): number => override ?? amount;

/** The line that takes back what is unused. */
const unused = (
  { program_name: program }: Priced,
  period: StoredPeriod,
  rest: Rest,
  text = 'unused',
): Omit<OpenProration, 'id'> => ({
  name: `${program}, ${text}`,
  amount_minor: -rest.paidMinor,
  tax_rate_id: period.tax_rate_id,
  period_start_date: rest.start,
  period_end_date: rest.end,
});

/** What the client paid for the rest of a period, with tax. */
const paidFor = (period: StoredPeriod, { days }: Rest): number =>
  partOf(period.billed_minor, days, daysBetween(period.period_start_date, period.period_end_date) + 1);

const withoutZero = (lines: readonly Omit<OpenProration, 'id'>[]) =>
  lines.filter(({ amount_minor: amount }) => amount !== 0);

/** What a pause or cancellation gives back of a paid period: on the next invoice, or as credit when none is coming. */
export function settleEnd(
  enrollment: Priced,
  { proration, isInvoiceComing }: { readonly proration: ProgramProration; readonly isInvoiceComing: boolean },
  period: StoredPeriod,
  rest: Rest,
): Settlement {
  if (proration === 'none' || !period.is_paid) return nothing;
  if (proration === 'next_invoice' && isInvoiceComing)
    return { lines: withoutZero([unused(enrollment, period, rest)]), creditMinor: 0, endsPeriod: true };
  return { lines: [], creditMinor: paidFor(period, rest), endsPeriod: true };
}

/** What a change of the price or the frequency settles. Another frequency ends the period. */
export function settleChange(
  before: Changed,
  after: Changed,
  proration: ProgramProration,
  period: StoredPeriod,
  rest: Rest,
): Settlement {
  if (proration === 'none') return nothing;
  if (before.frequency !== after.frequency) {
    if (proration === 'credit' && period.is_paid)
      return { lines: [], creditMinor: paidFor(period, rest), endsPeriod: true };
    return { lines: withoutZero([unused(before, period, rest)]), creditMinor: 0, endsPeriod: true };
  }
  const owed = partOf(priceOf(after), rest.days, period.whole_days);
  if (owed === rest.paidMinor) return nothing;
  if (proration === 'credit' && owed < rest.paidMinor && period.is_paid) {
    const creditMinor = partOf(paidFor(period, rest), rest.paidMinor - owed, rest.paidMinor);
    return { ...nothing, creditMinor };
  }
  const lines = withoutZero([
    unused(before, period, rest, 'unused at the former price'),
    {
      ...unused(before, period, rest, 'rest at the new price'),
      amount_minor: owed,
      tax_rate_id: after.tax_rate_id,
    },
  ]);
  return { ...nothing, lines };
}
