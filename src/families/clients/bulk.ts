import type { BulkResult, Client, ClientBulkChanges } from '#generated/types.gen.ts';
import type { BulkDeleteClientsInput, BulkUpdateClientsInput } from '#generated/families/clients/handlers.ts';
import { runBulk } from '#src/bulk/outcomes.ts';
import type { WriteContext } from '#src/door/context.ts';
import { invalid } from '#src/errors/problem.ts';
import { isSameTag, tidyIds } from '#src/tidy.ts';
import { changeClient, requireLocked, type WantedChange } from './change-client.ts';
import { removeClient } from './clients.ts';
import { lockClients } from './clients.queries.ts';
import { requireForce } from './deletion-guards.ts';

export async function bulkUpdateClients(ctx: WriteContext<'client.updated'>, { body }: BulkUpdateClientsInput): Promise<BulkResult> {
  requireOneWay(body.changes);
  await lockClients(ctx.db, body.ids);
  return runBulk(ctx, body.ids, async (id) => {
    const client = await requireLocked(ctx, id);
    const { outcome } = await changeClient(ctx, client, changeFor(client, body.changes), 'body.changes');
    return outcome === 'updated' ? 'succeeded' : 'unchanged';
  });
}

export async function bulkDeleteClients(ctx: WriteContext<'client.deleted'>, { body }: BulkDeleteClientsInput): Promise<BulkResult> {
  const force = body.force ?? false;
  if (force) requireForce(ctx);
  await lockClients(ctx.db, body.ids);
  return runBulk(ctx, body.ids, async (id) => {
    await removeClient(ctx, id, force);
    return 'succeeded';
  });
}

/** 400 for a list that is to be replaced and added to at once. */
function requireOneWay(changes: ClientBulkChanges): void {
  if (changes.tags !== undefined && (changes.add_tags ?? changes.remove_tags) !== undefined) {
    throw invalid('body.changes.tags', 'cannot go with add_tags or remove_tags.');
  }
  if (changes.assigned_to !== undefined && (changes.add_assignee_ids ?? changes.remove_assignee_ids) !== undefined) {
    throw invalid('body.changes.assigned_to', 'cannot go with add_assignee_ids or remove_assignee_ids.');
  }
}

const mostTags = 50;
const mostAssignees = 50;

/** The change that the request means for this client. */
function changeFor(client: Client, changes: ClientBulkChanges): WantedChange {
  const { add_tags: addTags, remove_tags: removeTags, add_assignee_ids: addIds, remove_assignee_ids: removeIds, ...plain } = changes;
  const wanted: WantedChange = { ...plain };
  if (addTags !== undefined || removeTags !== undefined) {
    const kept = client.tags.filter((tag) => !(removeTags ?? []).some((removed) => isSameTag(removed, tag)));
    const added = (addTags ?? []).filter((tag) => !kept.some((one) => isSameTag(one, tag)));
    wanted.tags = atMost(mostTags, [...kept, ...added], 'body.changes.add_tags');
  }
  if (addIds !== undefined || removeIds !== undefined) {
    const removed = tidyIds(removeIds ?? []);
    const kept = client.assigned_to.filter((id) => !removed.includes(id));
    wanted.assigned_to = atMost(mostAssignees, tidyIds([...kept, ...(addIds ?? [])]), 'body.changes.add_assignee_ids');
  }
  return wanted;
}

function atMost<T>(limit: number, items: T[], place: string): T[] {
  if (items.length > limit) throw invalid(place, `would leave the client with ${items.length} entries; at most ${limit} are allowed.`);
  return items;
}
