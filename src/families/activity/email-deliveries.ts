import type { ReadContext, Result } from '#src/call/context.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import type { EmailDeliveryDetails } from '#generated/types.gen.ts';
import type {
  GetEmailDeliveryLogInput,
  ListEmailDeliveryLogsInput,
} from '#generated/families/activity/handlers.ts';
import { emailDeliveries, selectEmailDelivery } from './email-deliveries.queries.ts';

export const listEmailDeliveryLogs = (ctx: ReadContext, { query }: ListEmailDeliveryLogsInput) =>
  emailDeliveries.page(ctx.db, query, viewerScope(ctx));

export async function getEmailDeliveryLog(
  ctx: ReadContext,
  { path }: GetEmailDeliveryLogInput,
): Promise<Result<EmailDeliveryDetails>> {
  const details = await selectEmailDelivery(ctx.db, path.id, ctx);
  if (details === undefined) throw notFound('e-mail', path.id);
  return details;
}
