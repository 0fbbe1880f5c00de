import type { CreateClientCreditEntryInput } from '#generated/console/families/billing/handlers.ts';
import type { ClientCreditEntry } from '#generated/types.gen.ts';
import type { JsonText, WriteContext } from '#src/call/context.ts';
import {
  checkCurrency,
  checkPositive,
  enterCredit,
  findToday,
  lockClientBilling,
  moneyOf,
  moneyText,
} from '#src/domain/billing/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { selectEntry } from './credits.queries.ts';
import { payOut } from './pay-out.ts';

type Body = CreateClientCreditEntryInput['body'];
export type EntryOf<K extends Body['kind']> = Extract<Body, { readonly kind: K }>;

/** A last day is followed by the day on which the rest is taken back. */
const lastDay = '9998-12-31';

export async function createClientCreditEntry(
  ctx: WriteContext<never>,
  { body }: CreateClientCreditEntryInput,
): Promise<JsonText<ClientCreditEntry>> {
  const client = await lockClientBilling(ctx.db, body.client_id);
  return (await selectEntry(ctx.db, await enterBody(ctx, client.id, body)))!;
}

/** Answers the id of the entry. */
function enterBody(ctx: WriteContext<never>, clientId: string, body: Body): Promise<string> {
  switch (body.kind) {
    case 'grant':
      return grant(ctx, clientId, body);
    case 'adjust':
      return adjust(ctx, clientId, body);
    case 'refund':
      return payOut(ctx, clientId, body);
  }
}

async function grant(
  ctx: WriteContext<never>,
  clientId: string,
  { amount, reason, expires_on: expiresOn }: EntryOf<'grant'>,
): Promise<string> {
  checkPositive(amount, 'body.amount');
  if (expiresOn != null) {
    const today = await findToday(ctx.db, ctx.now);
    if (expiresOn < today) throw invalid('body.expires_on', `must not be before today, ${today}.`);
    if (expiresOn > lastDay) throw invalid('body.expires_on', `must not be after ${lastDay}.`);
  }
  const { entryId } = await enterCredit(ctx, {
    clientId,
    currency: amount.currency,
    kind: 'grant',
    amount: amount.amount_minor,
    ...(reason != null && { reason }),
    ...(expiresOn != null && { expiresOn }),
    summary: `${moneyText(amount)} of credit was granted.`,
  });
  return entryId!;
}

async function adjust(
  ctx: WriteContext<never>,
  clientId: string,
  { amount, reason }: EntryOf<'adjust'>,
): Promise<string> {
  checkCurrency(amount.currency, 'body.amount.currency');
  if (amount.amount_minor === 0) throw invalid('body.amount.amount_minor', 'must not be 0.');
  const { entryId } = await enterCredit(ctx, {
    clientId,
    currency: amount.currency,
    kind: 'adjust',
    amount: amount.amount_minor,
    reason,
    summary: `Credit was corrected by ${moneyText(moneyOf(amount.amount_minor, amount.currency))}.`,
  });
  return entryId!;
}
