import type { CreateInvoiceInput } from '#generated/families/invoices/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { findToday, isAddressOf, type StoredInvoice } from '#src/domain/billing/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, unknownReference } from '#src/platform/errors/index.ts';

type InvoiceCreate = CreateInvoiceInput['body'];

export async function requireAddress(
  ctx: Pick<ReadContext, 'db'>,
  clientId: string,
  id: string,
  place: string,
): Promise<void> {
  if (!(await isAddressOf(ctx.db, clientId, storedId(id))))
    throw unknownReference(place, id, 'a billing address of the client');
}

/** Due dates and reminders follow it, and all of them can be stored. */
const lastDay = '9998-12-31';

/** 400 for days that no due date and no reminder can follow, and for a due date before the invoice. */
export function dueOf(due: string | null | undefined, date: string | null | undefined): string | null {
  for (const [name, day] of [
    ['invoice_date', date],
    ['due_on', due],
  ] as const)
    if (day != null && day > lastDay) throw invalid(`body.${name}`, `must not be after ${lastDay}.`);
  if (due != null && date != null && due < date)
    throw invalid('body.due_on', 'must not be before invoice_date.');
  return due ?? null;
}

/** 400 for a due date that has passed, of a draft whose invoice date is the day on which it gets its number. */
export async function requireDueLater(
  { db, now }: Pick<WriteContext, 'db' | 'now'>,
  due: string | null | undefined,
  date: string | null | undefined,
): Promise<void> {
  if (due == null || date != null) return;
  const today = await findToday(db, now);
  if (due < today)
    throw invalid('body.due_on', `must not be before today, ${today}, without an earlier invoice_date.`);
}

/** Null for those of the client; 400 for an address that is named twice. */
export function recipientsOf(given: InvoiceCreate['recipients']): StoredInvoice['recipients'] {
  if (given === undefined) return null;
  const seen = new Set<string>();
  return given.map(({ name = null, email, kind = 'to' }, index) => {
    if (seen.has(email.toLowerCase()))
      throw invalid(`body.recipients[${index}].email`, 'names an address a second time.');
    seen.add(email.toLowerCase());
    return { name, email, kind };
  });
}
