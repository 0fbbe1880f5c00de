import type {
  ListBillingTransactionsInput,
  ListClientBillingHistoryInput,
} from '#generated/families/billing/handlers.ts';
import type { BillingTransaction } from '#generated/types.gen.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { historyList } from './history.queries.ts';
import { transactionList } from './transactions.queries.ts';

export const listClientBillingHistory = (ctx: ReadContext, { query }: ListClientBillingHistoryInput) =>
  historyList.page(ctx.db, query, {});

/** The two ledgers as one list: each row brings the shape of its ledger. */
export async function listBillingTransactions(
  ctx: ReadContext,
  { query }: ListBillingTransactionsInput,
): Promise<Page<BillingTransaction>> {
  const { items, total } = await transactionList.objects(ctx.db, query, {});
  const rows = items as unknown as readonly { readonly record: BillingTransaction }[];
  return { items: rows.map(({ record }) => record), total };
}
