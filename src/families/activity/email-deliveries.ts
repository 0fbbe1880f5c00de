import type { ReadContext, Result } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/problem.ts';
import type { EmailDeliveryDetails } from '#generated/types.gen.ts';
import type { GetEmailDeliveryLogInput, ListEmailDeliveryLogsInput } from '#generated/families/activity/handlers.ts';
import { selectEmailDeliveries, selectEmailDelivery } from './email-deliveries.queries.ts';

export const listEmailDeliveryLogs = (ctx: ReadContext, { query }: ListEmailDeliveryLogsInput) => selectEmailDeliveries(ctx.db, query, ctx);

export async function getEmailDeliveryLog(ctx: ReadContext, { path }: GetEmailDeliveryLogInput): Promise<Result<EmailDeliveryDetails>> {
  const details = await selectEmailDelivery(ctx.db, path.id, ctx);
  if (details === undefined) throw notFound('e-mail', path.id);
  return details;
}
