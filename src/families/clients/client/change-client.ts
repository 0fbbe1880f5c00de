import type { Client, ClientUpdate } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { requireSteadyDirection } from '#src/domain/names/index.ts';
import { checkRevision, notFound } from '#src/platform/errors/index.ts';
import { diff } from '#src/platform/events/index.ts';
import {
  loadFieldSet,
  recordValues,
  validateValues,
  type CheckedValues,
} from '#src/domain/field-values/index.ts';
import { requireUsers } from '#src/domain/people/index.ts';
import { tidyIds, tidyTags } from '#src/platform/tidy.ts';
import { reportUpdated } from './client-events.ts';
import { updateClient, type ClientChanges } from './client-writes.queries.ts';
import { lockClient } from './clients.queries.ts';
import { buildAddresses, buildContacts, requireStatusStep, trackedProperties } from './clients.rules.ts';
import { refuseNewDuplicate } from './duplicates.ts';
import { findStatusProfile } from './profiles.queries.ts';
import { selectPeople } from './users.queries.ts';

/** A change as callers ask for it, whatever operation they use. */
export type WantedChange = Omit<ClientUpdate, 'expected_revision'>;

export interface Changed {
  readonly client: Client;
  readonly outcome: 'updated' | 'unchanged';
}

/** The client for a change of it: 404 when there is none, 409 when `expectedRevision` is stale. */
export async function requireLocked(
  ctx: ReadContext,
  id: string,
  expectedRevision?: number,
): Promise<Client> {
  const client = await lockClient(ctx.db, ctx.identity.userId, { id });
  if (client === undefined) throw notFound('client', id);
  checkRevision(client.revision, expectedRevision);
  return client;
}

/** Makes a change of a locked client; `place` is where it stands in the request, for messages. */
export async function changeClient(
  ctx: WriteContext<'client.updated'>,
  client: Client,
  wanted: WantedChange,
  place = 'body',
): Promise<Changed> {
  requireSteadyDirection(wanted.name, `${place}.name`);
  const checked = await checkValues(ctx, client, wanted, place);
  const next: ClientChanges = {
    ...(wanted.name !== undefined && { name: wanted.name.trim() }),
    ...(wanted.status !== undefined && {
      status: await checkStatus(ctx, client, wanted.status, `${place}.status`),
    }),
    ...(wanted.contacts !== undefined && {
      contacts: buildContacts(wanted.contacts, client.contacts, `${place}.contacts`),
    }),
    ...(wanted.addresses !== undefined && {
      addresses: buildAddresses(wanted.addresses, `${place}.addresses`),
    }),
    ...(wanted.tags !== undefined && { tags: tidyTags(wanted.tags) }),
    ...(wanted.assigned_to !== undefined && {
      assigned_to: await checkAssignees(ctx, client, tidyIds(wanted.assigned_to), `${place}.assigned_to`),
    }),
    ...(checked.changedKeys.length > 0 && { field_values: checked.values }),
  };
  await refuseNewDuplicate(ctx, client, next);
  return storeChanges(ctx, client, next, checked);
}

/** Stores what really differs and tells subscribers; a change that changes nothing leaves no trace. */
export async function storeChanges(
  ctx: WriteContext<'client.updated'>,
  client: Client,
  next: ClientChanges,
  checked: CheckedValues,
): Promise<Changed> {
  if (diff(client, { ...client, ...next }, trackedProperties) === null)
    return { client, outcome: 'unchanged' };
  const [after] = await Promise.all([
    updateClient(ctx.db, ctx.identity.userId, client.id, next, ctx.now),
    recordValues(ctx, checked, client.id),
  ]);
  reportUpdated(ctx, after, diff(client, after, trackedProperties)!, checked.fieldSet, client);
  return { client: after, outcome: 'updated' };
}

/** The values of the client as the request wants them; without any in it, those that it has. */
export async function checkValues(
  ctx: ReadContext,
  client: Client,
  { field_values: values }: WantedChange,
  place: string,
): Promise<CheckedValues> {
  const fields = await loadFieldSet(ctx, 'client', client.profile_id);
  const options = {
    existing: client.field_values,
    mode: 'update',
    profileId: client.profile_id,
    path: `${place}.field_values`,
  } as const;
  return validateValues(ctx, fields, values, options);
}

async function checkStatus(ctx: ReadContext, client: Client, status: string, place: string): Promise<string> {
  if (status === client.status) return status;
  const profile = await findStatusProfile(ctx.db, client.profile_id);
  if (profile === undefined) throw notFound('client profile', client.profile_id);
  return requireStatusStep(profile, client.status, status, place).key;
}

/** Users who have left the agency or are suspended may stay in charge; nobody new can be put in charge unless they can work. */
async function checkAssignees(
  ctx: ReadContext,
  client: Client,
  ids: string[],
  place: string,
): Promise<string[]> {
  const added = ids.filter((id) => !client.assigned_to.includes(id));
  requireUsers(await selectPeople(ctx.db, added), ids, place, client.assigned_to);
  return ids;
}
