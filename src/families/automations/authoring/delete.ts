import type { BulkResult } from '#generated/types.gen.ts';
import type { DeleteAutomationsInput } from '#generated/families/automations/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { expectedRevisions, runBulk } from '#src/domain/bulk/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { cancelWaitingToStart } from '../record/executions.queries.ts';
import { life } from '../record/life.ts';
import { scheduleTimer } from '../record/schedule.ts';
import { closeWebhooks } from '../webhooks/webhooks.ts';
import type { StoredAutomation } from '../record/stored.queries.ts';
import { deleteAutomationRows } from './authoring.queries.ts';

export function deleteAutomations(ctx: WriteContext, { query }: DeleteAutomationsInput): Promise<BulkResult> {
  const expected = expectedRevisions(query.id, query.expected_revision);
  return runBulk(ctx, query.id, async (id) => {
    await removeAutomations(ctx, [await life.lock(ctx, id, expected(id))]);
    return 'succeeded';
  });
}

/** Deletes locked automations with what would still start; answers how many executions were cancelled. Those that run go on. */
export async function removeAutomations(
  ctx: WriteContext,
  removed: readonly StoredAutomation[],
): Promise<number> {
  if (removed.length === 0) return 0;
  const ids = removed.map(({ id }) => id);
  const cancelled = await cancelWaitingToStart(ctx.db, ids, ctx.now);
  await closeWebhooks(ctx, ids);
  await deleteAutomationRows(ctx.db, ids, { userId: ctx.identity.userId, now: ctx.now });
  for (const { id, name, status } of removed) {
    setTimer(ctx, { kind: scheduleTimer, recordId: id }, null);
    ctx.audit({ recordKind: 'automation', recordId: id, action: 'deleted', previous: { name, status } });
  }
  return cancelled;
}
