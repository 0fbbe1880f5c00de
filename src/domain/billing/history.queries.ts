import { sql } from 'kysely';
import type { ClientBillingHistoryKind, Money } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { actorOf } from '#src/platform/events/index.ts';

/** What happened to the billing of a client, as `listClientBillingHistory` shows it. */
export interface BillingEvent {
  readonly clientId: string;
  readonly kind: ClientBillingHistoryKind;
  /** One sentence. */
  readonly summary: string;
  readonly amount?: Money | undefined;
  readonly invoiceId?: string | null;
  readonly clientProgramId?: string | null;
  readonly transactionId?: string | null;
  /** The client did it, on a page of theirs. */
  readonly isByClient?: boolean;
  /** Whether what the client owes changed; it is added up in the currency of `amount`. */
  readonly isOwedChanged?: boolean;
}

const maxSummary = 500;

export type BillingWriter = Pick<WriteContext, 'db' | 'identity' | 'now'>;

/** Adds an entry to the history of the client. Call it after the change, so that what is owed is that of afterwards. */
export async function tellBilling(ctx: BillingWriter, event: BillingEvent): Promise<void> {
  const actor = actorOf(ctx.identity);
  const currency = event.amount?.currency ?? null;
  await ctx.db
    .insertInto('client_billing_history')
    .values({
      client_id: event.clientId,
      kind: event.kind,
      occurred_at: ctx.now.toISOString(),
      summary: event.summary.slice(0, maxSummary),
      amount_minor: event.amount?.amount_minor ?? null,
      currency,
      outstanding_minor:
        event.isOwedChanged === true && currency !== null ? owed(event.clientId, currency) : null,
      invoice_id: event.invoiceId ?? null,
      client_program_id: event.clientProgramId ?? null,
      transaction_id: event.transactionId ?? null,
      actor_type: event.isByClient === true ? 'client_contact' : actor.type,
      actor_id: event.isByClient === true ? null : (actor.id ?? null),
      actor_name: event.isByClient === true ? null : (actor.name ?? null),
    })
    .execute();
}

/** What a client still has to pay in a currency. */
const owed = (clientId: string, currency: string) =>
  sql<number>`(select coalesce(sum(balance_minor), 0) from invoices
    where client_id = ${clientId} and currency = ${currency} and status in ('open', 'partially_paid'))`;
