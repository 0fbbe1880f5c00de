import type { WriteContext } from '#src/call/context.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import {
  deleteReservation,
  insertEntry,
  insertLot,
  insertReservation,
  lockAccount,
  selectEndedLots,
  takeFromLots,
  updateAccount,
  type Account,
  type Balance,
  type NewEntry,
} from './ledger.queries.ts';

type Writer = Pick<WriteContext, 'db' | 'now'> & {
  readonly identity: Pick<WriteContext['identity'], 'kind' | 'userId' | 'tenantId'>;
};

/** Something to enter. Amounts are whole credits or minor units: above zero for what is added, below for what is taken. */
export interface Entry {
  readonly kind: NewEntry['kind'];
  readonly amount: number;
  /** Always given with `adjust`, which corrects former entries. */
  readonly reason?: string;
  /** What the credit was used for. */
  readonly purpose?: string;
  /** What it is entered for: entering the same kind again for the same cause changes nothing. */
  readonly causeId?: string;
  /** Last day of a grant; what is left of it then is taken back. */
  readonly expiresOn?: string;
  /** What it belongs to. */
  readonly invoiceId?: string | null;
  readonly creditNoteId?: string | null;
  readonly transactionId?: string | null;
  /** A reference of the caller, once for each account. */
  readonly reference?: string | null;
  /** The grant that this takes from; else it is the one that ends first. */
  readonly fromEntryId?: string;
}

/** What came of an entry: the account afterwards, and the id of the entry; null when it was entered before. */
export interface Entered extends Balance {
  readonly entryId: string | null;
}

/**
 * Adds an entry; answers the account as it is then.
 * Errors: 409 when it takes more than the account has beyond what is reserved.
 */
export async function enter(ctx: Writer, account: Account, entry: Entry): Promise<Entered> {
  const before = await lockAccount(ctx.db, account);
  if (before.balance + entry.amount < before.reserved) throw insufficient(before, -entry.amount);
  return store(ctx, account, before, entry);
}

/** Sets credit aside for work that begins; 409 when there is not enough. It is settled or released by the same cause. */
export async function reserveCredit(
  ctx: Writer,
  account: Account,
  causeId: string,
  amount: number,
): Promise<void> {
  if (amount === 0) return;
  const before = await lockAccount(ctx.db, account);
  if (before.balance - before.reserved < amount) throw insufficient(before, amount);
  await insertReservation(ctx.db, account, { causeId, amount, now: ctx.now });
  await updateAccount(ctx.db, account, { ...before, reserved: before.reserved + amount });
}

/**
 * Enters what the work used and gives the rest of its reservation back; answers what was charged. Work that used more than was set aside
 * is charged as much as the account has. Settling again changes nothing.
 */
export async function settleCredit(
  ctx: Writer,
  account: Account,
  causeId: string,
  { amount, purpose }: { readonly amount: number; readonly purpose: string },
): Promise<number> {
  const before = await lockAccount(ctx.db, account);
  const reserved = (await deleteReservation(ctx.db, account.ledger, causeId)) ?? 0;
  const freed: Balance = { ...before, reserved: before.reserved - reserved };
  if (reserved > 0) await updateAccount(ctx.db, account, freed);
  const charged = Math.min(amount, freed.balance - freed.reserved);
  if (charged === 0) return 0;
  await store(ctx, account, freed, { kind: 'consume', amount: -charged, causeId, purpose });
  return charged;
}

/** Gives a reservation back: nothing was used. */
export async function releaseCredit(ctx: Writer, account: Account, causeId: string): Promise<void> {
  const before = await lockAccount(ctx.db, account);
  const reserved = (await deleteReservation(ctx.db, account.ledger, causeId)) ?? 0;
  if (reserved > 0) await updateAccount(ctx.db, account, { ...before, reserved: before.reserved - reserved });
}

/** Takes back what is left of grants whose last day is over; `today` is the agency's. What running work has reserved stays until it ends. */
export async function expireLots(ctx: Writer, account: Account, today: string): Promise<void> {
  let state = await lockAccount(ctx.db, account);
  for (const lot of await selectEndedLots(ctx.db, account, today)) {
    const amount = Math.min(lot.remaining, state.balance - state.reserved);
    if (amount === 0) break;
    state = await store(ctx, account, state, {
      kind: 'expire',
      amount: -amount,
      reason: `Granted until ${lot.expiresOn}.`,
      fromEntryId: lot.entryId,
    });
  }
}

async function store(ctx: Writer, account: Account, before: Balance, entry: Entry): Promise<Entered> {
  const after = { balance: before.balance + entry.amount, reserved: before.reserved };
  if (!Number.isSafeInteger(after.balance))
    throw conflict('The credit would be more than can be counted exactly.');
  const id = uuid7();
  const isNew = await insertEntry(ctx.db, account, {
    id,
    kind: entry.kind,
    amount: entry.amount,
    balance_after: after.balance,
    reason: entry.reason ?? null,
    purpose: entry.purpose ?? null,
    cause_id: entry.causeId ?? null,
    expires_on: entry.expiresOn ?? null,
    invoice_id: entry.invoiceId ?? null,
    credit_note_id: entry.creditNoteId ?? null,
    transaction_id: entry.transactionId ?? null,
    reference: entry.reference ?? null,
    created_at: ctx.now,
    created_by: ctx.identity.kind === 'system' ? null : ctx.identity.userId,
  });
  if (!isNew) return { ...before, entryId: null };
  await updateAccount(ctx.db, account, after);
  if (entry.amount > 0 && hasLot(account, entry))
    await insertLot(ctx.db, account, {
      entry_id: id,
      remaining: entry.amount,
      expires_on: entry.expiresOn ?? null,
    });
  if (entry.amount < 0) await takeFromLots(ctx.db, account, -entry.amount, entry.fromEntryId);
  return { ...after, entryId: id };
}

/** What is left of each grant is known for credit of clients; for AI credit, of those that end. */
const hasLot = ({ ledger }: Account, { expiresOn }: Entry): boolean =>
  ledger === 'client_credit' || expiresOn !== undefined;

const insufficient = ({ balance, reserved }: Balance, amount: number) =>
  conflict(
    `The credit is not enough: ${amount} is needed, and ${balance - reserved} is available${reserved > 0 ? ` beside ${reserved} reserved for running work` : ''}.`,
  );
