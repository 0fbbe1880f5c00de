import type { EscalationCounts } from '#generated/types.gen.ts';
import type {
  GetEscalationCountsInput,
  GetEscalationInput,
  ListEscalationsInput,
} from '#generated/families/escalations/handlers.ts';
import type { ListEscalationActivityInput } from '#generated/console/families/escalations/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { escalationActivity } from './activity.queries.ts';
import { requireShown, showEscalation } from './change.ts';
import { selectCounts } from './counts.queries.ts';
import { escalationList } from './list.queries.ts';

export const listEscalations = (ctx: ReadContext, { query }: ListEscalationsInput) =>
  escalationList.page(ctx, query, { ...viewerScope(ctx), now: ctx.now });

export const getEscalation = (ctx: ReadContext, { path }: GetEscalationInput) => showEscalation(ctx, path.id);

export const getEscalationCounts = (
  ctx: ReadContext,
  { query }: GetEscalationCountsInput,
): Promise<EscalationCounts> => selectCounts(ctx, query);

export async function listEscalationActivity(ctx: ReadContext, { path, query }: ListEscalationActivityInput) {
  return escalationActivity.page(ctx.db, query, { recordId: await requireShown(ctx, path.id) });
}
