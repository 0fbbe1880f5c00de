import type { WriteContext } from '#src/call/context.ts';
import { enter, type Account, type Entered, type Entry } from '#src/domain/ledger/index.ts';
import { setTimer, type TimerKind } from '#src/platform/timers/index.ts';
import { findAccountOfEntry } from './client-credit.queries.ts';
import { tellBilling } from './history.queries.ts';
import { findBeginning } from './settings.queries.ts';
import { moneyOf } from './amounts.rules.ts';
import { moneyText } from './texts.ts';

/** Credit of a client in a currency, in minor units. */
export const clientCredit = (clientId: string, currency: string): Account => ({
  ledger: 'client_credit',
  ownerId: clientId,
  currency,
});

type Writer = Pick<WriteContext, 'db' | 'identity' | 'now' | 'atCommit' | 'audit'>;

const expiryTimer = 'expire_client_credit';

interface CreditEntry extends Entry {
  readonly clientId: string;
  readonly currency: string;
  /** What people read in the history; null where another entry of it tells of the same. */
  readonly summary: string | null;
}

/** Adds an entry to the credit of a client, in the history and the audit trail too. 409 when the balance would fall below zero. */
export async function enterCredit(
  ctx: Writer,
  { clientId, currency, summary, ...entry }: CreditEntry,
): Promise<Entered> {
  const entered = await enter(ctx, clientCredit(clientId, currency), entry);
  const { entryId } = entered;
  if (entryId === null) return entered;
  if (entry.expiresOn !== undefined)
    setTimer(ctx, { kind: expiryTimer, recordId: entryId }, await findBeginning(ctx.db, entry.expiresOn, 1));
  ctx.audit({
    recordKind: 'client_credit',
    recordId: entryId,
    action: 'created',
    newValues: { client_id: clientId, kind: entry.kind, amount_minor: entry.amount, currency },
    reason: entry.reason,
  });
  if (summary !== null)
    await tellBilling(ctx, {
      clientId,
      kind: 'credit_changed',
      summary,
      amount: moneyOf(entry.amount, currency),
      invoiceId: entry.invoiceId ?? null,
      transactionId: entry.transactionId ?? null,
    });
  return entered;
}

/** Takes back what is left of a grant, the day after its last one. */
export const creditExpiry: TimerKind = {
  kind: expiryTimer,
  events: [],
  async fire(ctx, { recordId }) {
    const found = await findAccountOfEntry(ctx.db, recordId);
    if (found === undefined) return;
    const { account, remaining, expiresOn } = found;
    if (remaining === 0) return;
    await enterCredit(ctx, {
      clientId: account.ownerId,
      currency: account.currency,
      kind: 'expire',
      amount: -remaining,
      reason: `Granted until ${expiresOn}.`,
      causeId: recordId,
      fromEntryId: recordId,
      summary: `Credit of ${moneyText(moneyOf(remaining, account.currency))} expired after ${expiresOn}.`,
    });
  },
};
