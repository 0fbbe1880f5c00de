import type { WriteContext } from '#src/call/context.ts';
import { enter, type Account, type Entered, type Entry } from '#src/domain/ledger/index.ts';
import { setTimer, type TimerKind } from '#src/platform/timers/index.ts';
import { findAccountOfEntry, selectBalances } from './client-credit.queries.ts';
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

/** Moves what a client has to its survivor: entries take it from one account and add it to the other, each part with the day on which it ends. */
export async function moveCredit(
  ctx: Writer,
  from: { readonly id: string; readonly name: string },
  to: { readonly id: string; readonly name: string },
): Promise<void> {
  for (const { currency, balance, lots } of await selectBalances(ctx.db, from.id)) {
    const amount = moneyText(moneyOf(balance, currency));
    await enterCredit(ctx, {
      clientId: from.id,
      currency,
      kind: 'adjust',
      amount: -balance,
      reason: `Merged into the client ${to.id}.`,
      summary: null,
    });
    for (const [index, { remaining, expiresOn }] of lots.entries())
      await enterCredit(ctx, {
        clientId: to.id,
        currency,
        kind: 'adjust',
        amount: remaining,
        reason: `From the merged client ${from.id}.`,
        ...(expiresOn !== null && { expiresOn }),
        summary: index === 0 ? `Credit of ${amount} came from ${from.name}, which was merged.` : null,
      });
  }
}
