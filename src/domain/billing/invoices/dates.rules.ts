import type { BillingPaymentTerms } from '#generated/types.gen.ts';

const dayMs = 86_400_000;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The last day of the month of a day. */
export function endOfMonth(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The last day to pay an invoice of that day. */
export const dueBy = (
  day: string,
  { due_in_days: days, is_end_of_month: isEndOfMonth }: BillingPaymentTerms,
): string => addDays(isEndOfMonth ? endOfMonth(day) : day, days);
