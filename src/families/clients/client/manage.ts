import type { Client, ClientCreate, ClientManage, ClientManaged } from '#generated/types.gen.ts';
import type { ManageClientInput } from '#generated/families/clients/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { holdClientSigns } from '#src/domain/names/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { changeClient } from './change-client.ts';
import { lockClient, selectClientRefs } from './clients.queries.ts';
import { addClient } from './create-client.ts';

type Context = WriteContext<'client.created' | 'client.updated'>;

export async function manageClient(ctx: Context, { body }: ManageClientInput): Promise<ClientManaged> {
  const found = await findMatch(ctx, body.match);
  if (found === undefined) return createNew(ctx, body);
  checkRevision(found.revision, body.expected_revision);
  const {
    match: _match,
    expected_revision: _expected,
    profile_id: profileId,
    source: _source,
    ...wanted
  } = body;
  if (profileId !== undefined && storedId(profileId) !== found.profile_id) {
    throw conflict(
      `The client ${found.id} has the profile ${found.profile_id}; use POST /v1/clients/migrate-profile to change it.`,
    );
  }
  return changeClient(ctx, found, wanted);
}

async function createNew(ctx: Context, body: ClientManage): Promise<ClientManaged> {
  ctx.demand('clients.create');
  if (body.expected_revision !== undefined)
    throw conflict('expected_revision was sent, but no client matches. Omit it to create a client.');
  const record = await addClient(ctx, asNewClient(body));
  return { outcome: 'created', client: typeof record === 'string' ? (JSON.parse(record) as Client) : record };
}

/** The client that `match` means, held for a change; undefined when there is none and one may be created. */
async function findMatch(
  { db, identity }: Context,
  match: ClientManage['match'],
): Promise<Client | undefined> {
  if (match?.id !== undefined) {
    const client = await lockClient(db, identity.userId, { id: match.id });
    if (client === undefined) throw notFound('client', match.id);
    return client;
  }
  await holdClientSigns(db, { slug: match?.slug, email: match?.email });
  if (match?.slug !== undefined) return lockClient(db, identity.userId, { slug: match.slug });
  if (match?.email === undefined) return undefined;
  const found = await selectClientRefs(db, { email: match.email }, 2);
  if (found.length > 1) {
    throw conflict(
      `Several clients have a contact with the address ${match.email}, including ${found.map(({ id, name }) => `${id} "${name}"`).join(' and ')}. Match by id instead.`,
    );
  }
  return found[0] && lockClient(db, identity.userId, { id: found[0].id });
}

function asNewClient({
  match,
  expected_revision: _expected,
  name,
  profile_id: profileId,
  ...rest
}: ClientManage): ClientCreate {
  if (name === undefined) throw invalid('body.name', 'is required to create a client, because none matches.');
  if (profileId === undefined)
    throw invalid('body.profile_id', 'is required to create a client, because none matches.');
  const contacts =
    rest.contacts === undefined && match?.email !== undefined ? [{ email: match.email }] : rest.contacts;
  return {
    ...rest,
    name,
    profile_id: profileId,
    contacts,
    ...(match?.slug !== undefined && { slug: match.slug }),
  };
}
