import type { CreateInvoiceInput } from '#generated/families/invoices/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { isAddressOf, type StoredInvoice } from '#src/domain/billing/index.ts';
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

export function dueOf(due: string | null | undefined, date: string | null | undefined): string | null {
  if (due != null && date != null && due < date)
    throw invalid('body.due_on', 'must not be before invoice_date.');
  return due ?? null;
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
