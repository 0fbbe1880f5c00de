import type { BillingPaymentTerms, ClientPaymentTerms } from '#generated/types.gen.ts';
import type {
  GetClientPaymentTermsInput,
  UpdateClientPaymentTermsInput,
} from '#generated/families/billing/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import {
  findBillingSettings,
  findTerms,
  lockClientBilling,
  requireClient,
  tellBilling,
  tenThousandths,
  type BilledClient,
} from '#src/domain/billing/index.ts';
import { checkRevision } from '#src/platform/errors/index.ts';
import { diff } from '#src/platform/events/index.ts';
import { upsertTerms } from './terms.queries.ts';

export async function getClientPaymentTerms(
  ctx: ReadContext,
  { path }: GetClientPaymentTermsInput,
): Promise<ClientPaymentTerms> {
  return show(ctx, await requireClient(ctx.db, path.id));
}

export async function updateClientPaymentTerms(
  ctx: WriteContext,
  { path, body }: UpdateClientPaymentTermsInput,
): Promise<ClientPaymentTerms> {
  const client = await lockClientBilling(ctx.db, path.id);
  const before = await findTerms(ctx.db, client);
  checkRevision(before.revision, body.expected_revision);
  const terms = termsOf(body.terms);
  const changes = diff({ terms: before.terms }, { terms }, ['terms']);
  if (changes === null) return show(ctx, client);
  await upsertTerms(ctx.db, client.id, { terms, revision: before.revision + 1 }, ctx.now);
  ctx.audit({
    recordKind: 'client_payment_terms',
    recordId: client.id,
    action: 'updated',
    changedFields: changes._changed_fields,
    previous: { terms: before.terms },
    newValues: { terms },
  });
  await tellBilling(ctx, { clientId: client.id, kind: 'terms_changed', summary: summaryOf(terms) });
  return show(ctx, client);
}

function termsOf(given: UpdateClientPaymentTermsInput['body']['terms']): BillingPaymentTerms | null {
  if (given === null) return null;
  const { due_in_days, is_end_of_month = false, late_fee_percent = null, grace_days = 0 } = given;
  if (late_fee_percent !== null) tenThousandths(late_fee_percent, 'body.terms.late_fee_percent');
  return { due_in_days, is_end_of_month, late_fee_percent, grace_days };
}

const summaryOf = (terms: BillingPaymentTerms | null): string =>
  terms === null
    ? "Payment terms were set back to the agency's."
    : `Payment terms were set to ${terms.due_in_days} days${terms.is_end_of_month ? ' from the end of the month' : ''}.`;

async function show(ctx: ReadContext, client: BilledClient): Promise<ClientPaymentTerms> {
  const { terms, revision, updated_at } = await findTerms(ctx.db, client);
  return {
    client_id: client.id,
    is_inherited: terms === null,
    terms: terms ?? (await findBillingSettings(ctx.db)).payment_terms,
    revision,
    updated_at,
  };
}
