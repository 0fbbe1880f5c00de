import type { WriteContext } from '#src/call/context.ts';
import {
  findHighestNumber,
  findNextNumber,
  raiseNumber,
  type StoredBillingSettings,
} from '#src/domain/billing/index.ts';
import { conflict } from '#src/platform/errors/index.ts';

interface Move {
  readonly stored: StoredBillingSettings;
  readonly next: StoredBillingSettings;
  /** The number that the next invoice is to get. */
  readonly wanted: number | undefined;
  readonly today: string;
}

/**
 * Carries the running numbers over when they begin to restart every year, or stop to, and raises that of invoices. They only go forward:
 * 409 for a number that was used.
 */
export async function moveNumbers(ctx: WriteContext, { stored, next, wanted, today }: Move): Promise<void> {
  const form = { isByYear: next.is_numbered_by_year };
  if (next.is_numbered_by_year !== stored.is_numbered_by_year)
    for (const series of ['invoice', 'credit_note'] as const)
      await raiseNumber(ctx.db, series, form, today, await findHighestNumber(ctx.db, series));
  if (wanted === undefined) return;
  const current = await findNextNumber(ctx.db, 'invoice', form, today);
  if (wanted < current)
    throw conflict(`The running number ${wanted} was already used or left out; the next one is ${current}.`);
  if (wanted > current) await raiseNumber(ctx.db, 'invoice', form, today, wanted);
}
