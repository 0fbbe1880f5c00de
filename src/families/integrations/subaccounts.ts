import type { ListIntegrationSubaccountsInput } from '#generated/families/integrations/handlers.ts';
import type { IntegrationSubaccount } from '#generated/types.gen.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { requireActive, requireSeen, requireUsable } from './access.ts';
import { answering } from './resources.ts';
import { findFetched, subaccounts } from './subaccounts.queries.ts';

const keptMs = 15 * 60_000;

/** Accounts as they were read within the last quarter of an hour. A service without accounts lists none. */
export async function listIntegrationSubaccounts(
  ctx: ReadContext,
  { path, query }: ListIntegrationSubaccountsInput,
): Promise<Page<IntegrationSubaccount>> {
  const connection = await requireSeen(ctx, path.id);
  requireActive(connection);
  const fetchedAt = await findFetched(ctx.db, connection.id);
  if (fetchedAt === null || ctx.now.getTime() - fetchedAt.getTime() >= keptMs) {
    const provider = requireUsable(ctx, connection);
    if (provider.subaccounts === undefined) return { items: [], total: 0 };
    await answering(() =>
      ctx.outside(() => ctx.services.endpoints.fetchSubaccounts(ctx.identity.tenantId, connection, provider)),
    );
  }
  return subaccounts.page(ctx.db, query, { connectionId: connection.id });
}
