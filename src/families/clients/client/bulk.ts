import { expectedRevisions, changedLists, requireOneWay, runBulk } from '#src/domain/bulk/index.ts';
import type { BulkResult } from '#generated/types.gen.ts';
import type { BulkDeleteClientsInput, BulkUpdateClientsInput } from '#generated/families/clients/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { checkRevision } from '#src/platform/errors/index.ts';
import { changeClient, requireLocked } from './change-client.ts';
import { removeClient } from './clients.ts';
import { lockClients } from './clients.queries.ts';
import { requireForce } from './deletion-guards.ts';

export async function bulkUpdateClients(
  ctx: WriteContext<'client.updated'>,
  { body }: BulkUpdateClientsInput,
): Promise<BulkResult> {
  requireOneWay(body.changes);
  const revisionOf = expectedRevisions(body.ids, body.expected_revisions);
  await lockClients(ctx.db, body.ids);
  return runBulk(ctx, body.ids, async (id) => {
    const client = await requireLocked(ctx, id);
    checkRevision(client.revision, revisionOf(id));
    const { outcome } = await changeClient(
      ctx,
      client,
      changedLists(client, body.changes, 'client'),
      'body.changes',
    );
    return outcome === 'updated' ? 'succeeded' : 'unchanged';
  });
}

export async function bulkDeleteClients(
  ctx: WriteContext<'client.deleted'>,
  { body }: BulkDeleteClientsInput,
): Promise<BulkResult> {
  const force = body.force ?? false;
  if (force) requireForce(ctx);
  const revisionOf = expectedRevisions(body.ids, body.expected_revisions);
  await lockClients(ctx.db, body.ids);
  return runBulk(ctx, body.ids, async (id) => {
    await removeClient(ctx, id, force, revisionOf(id));
    return 'succeeded';
  });
}
