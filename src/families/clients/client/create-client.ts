import type { Client, ClientCreate } from '#generated/types.gen.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { requireSteadyDirection } from '#src/domain/names/index.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { conflict, notFound, Problem } from '#src/platform/errors/index.ts';
import { loadFieldSet, recordValues, validateValues } from '#src/domain/field-values/index.ts';
import { requireUsers } from '#src/domain/people/index.ts';
import { tidyIds, tidyTags } from '#src/platform/tidy.ts';
import { reportCreated } from './client-events.ts';
import { insertClient, queueForSlug, type Insertion, type NewClient } from './client-writes.queries.ts';
import { findSlugHolder } from './clients.queries.ts';
import { buildAddresses, buildContacts, requireOption, clientSlugOf } from './clients.rules.ts';
import { contactKeysOf, refuseForbidden } from './duplicates.ts';
import { findStatusProfile } from './profiles.queries.ts';
import { selectPeople } from './users.queries.ts';

// Concurrent requests with the same name get the same free slug. A request that lost waits for the lock, and can then only
// lose to one that came in between.
const maxAttempts = 5;

/**
 * Adds a client: the record and what belongs to its custom values travel to the database together, so that a creation
 * costs one round trip besides the transaction's own.
 */
export async function addClient(
  ctx: WriteContext<'client.created'>,
  body: ClientCreate,
): Promise<Result<Client>> {
  const profileId = storedId(body.profile_id);
  const fields = await loadFieldSet(ctx, 'client', profileId);
  const checked = await validateValues(ctx, fields, body.field_values, { mode: 'create', profileId });
  const client = draftOf(body, checked.values);

  const [stored, recorded] = await Promise.allSettled([
    insertClient(ctx.db, client, ctx.identity.userId, ctx.now),
    recordValues(ctx, checked, client.id),
  ]);
  if (stored.status === 'rejected') throw stored.reason;
  // A refused value comes after whatever is wrong with the client itself; a failed statement has ended the transaction.
  if (recorded.status === 'rejected' && !(recorded.reason instanceof Problem)) throw recorded.reason;
  let insertion = stored.value;
  for (let attempt = 1; insertion.record === null; attempt++) {
    await refuse(ctx, client, insertion, attempt);
    insertion = await insertClient(ctx.db, client, ctx.identity.userId, ctx.now);
  }
  if (recorded.status === 'rejected') throw recorded.reason;

  const record = JSON.parse(insertion.record) as Client;
  reportCreated(ctx, record, insertion.assigned, checked.fieldSet);
  if (insertion.alike.length === 0) return insertion.record;
  return {
    ...record,
    possible_duplicates: insertion.alike.map(({ id, name, matches }) => ({ id, name, matches })),
  };
}

function draftOf(body: ClientCreate, fieldValues: Client['field_values']): NewClient {
  requireSteadyDirection(body.name, 'body.name');
  const name = body.name.trim();
  const contacts = buildContacts(body.contacts ?? [], [], 'body.contacts');
  return {
    id: uuid7(),
    name,
    profileId: body.profile_id,
    status: body.status ?? null,
    slug: body.slug === undefined ? { like: clientSlugOf(name) } : { exactly: body.slug },
    contacts,
    contactKeys: contactKeysOf(contacts),
    addresses: buildAddresses(body.addresses ?? [], 'body.addresses'),
    tags: tidyTags(body.tags ?? []),
    assignedTo: tidyIds(body.assigned_to ?? []),
    fieldValues,
    source: body.source ?? 'api',
  };
}

/** Says why a client was not stored; returns when only a generated slug was in the way, which another attempt makes anew. */
async function refuse(
  ctx: WriteContext<'client.created'>,
  client: NewClient,
  insertion: Insertion,
  attempt: number,
): Promise<void> {
  if (!insertion.hasOption) {
    const profile = await findStatusProfile(ctx.db, client.profileId);
    if (profile === undefined) throw notFound('client profile', client.profileId);
    requireOption(profile, client.status ?? '', 'body.status');
  }
  if (insertion.assigned.length < client.assignedTo.length)
    requireUsers(await selectPeople(ctx.db, client.assignedTo), client.assignedTo, 'body.assigned_to');
  refuseForbidden(insertion.alike);
  if ('exactly' in client.slug) throw await slugTaken(ctx, client.slug.exactly);
  if (attempt === maxAttempts)
    throw conflict('Too many clients with this name are being created at once. Retry the request.');
  await queueForSlug(ctx.db, client.slug.like);
}

export async function slugTaken(ctx: Pick<WriteContext, 'db'>, slug: string) {
  const holder = await findSlugHolder(ctx.db, slug);
  return conflict(
    `The slug ${slug} belongs to ${holder === undefined ? 'another client' : `client ${holder.id} "${holder.name}"`}.`,
  );
}
