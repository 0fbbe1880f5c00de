import type { Client, Deleted } from '#generated/types.gen.ts';
import type {
  CreateClientInput,
  DeleteClientInput,
  GetClientBySlugInput,
  GetClientInput,
  UpdateClientInput,
  UpdateClientSlugInput,
} from '#generated/families/clients/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { checkRevision, problem } from '#src/platform/errors/index.ts';
import { changeClient, checkValues, requireLocked, storeChanges } from './change-client.ts';
import { reportDeleted } from './client-events.ts';
import { softDeleteClient } from './client-writes.queries.ts';
import { findSlugHolder, selectClient } from './clients.queries.ts';
import { addClient, slugTaken } from './create-client.ts';
import { requireDeletable, requireForce } from './deletion-guards.ts';
import { unknownClient } from './unknown-client.ts';

export async function getClient(ctx: ReadContext, { path }: GetClientInput): Promise<Result<Client>> {
  const client = await selectClient(ctx.db, ctx.identity.userId, { id: path.id });
  if (client === undefined) throw await unknownClient(ctx, path.id);
  return client;
}

export async function getClientBySlug(
  ctx: ReadContext,
  { query }: GetClientBySlugInput,
): Promise<Result<Client>> {
  const client = await selectClient(ctx.db, ctx.identity.userId, { slug: query.slug });
  if (client === undefined)
    throw problem('not_found', `No client with the slug ${query.slug} exists in this agency.`);
  return client;
}

export const createClient = (
  ctx: WriteContext<'client.created'>,
  { body }: CreateClientInput,
): Promise<Result<Client>> => addClient(ctx, body);

export async function updateClient(
  ctx: WriteContext<'client.updated'>,
  { path, body }: UpdateClientInput,
): Promise<Client> {
  const { expected_revision: expectedRevision, ...wanted } = body;
  const current = await requireLocked(ctx, path.id, expectedRevision);
  return (await changeClient(ctx, current, wanted)).client;
}

export async function updateClientSlug(
  ctx: WriteContext<'client.updated'>,
  { path, body }: UpdateClientSlugInput,
): Promise<Client> {
  const current = await requireLocked(ctx, path.id, body.expected_revision);
  if (body.slug !== current.slug && (await findSlugHolder(ctx.db, body.slug)) !== undefined)
    throw await slugTaken(ctx, body.slug);
  const values = await checkValues(ctx, current, {}, 'body');
  return (await storeChanges(ctx, current, { slug: body.slug }, values)).client;
}

export async function deleteClient(
  ctx: WriteContext<'client.deleted'>,
  { path, query }: DeleteClientInput,
): Promise<Deleted> {
  const { id } = await removeClient(ctx, path.id, query.force, query.expected_revision);
  return { id, deleted_at: ctx.now.toISOString() };
}

/** Deletes a client and tells subscribers; answers what it was. */
export async function removeClient(
  ctx: WriteContext<'client.deleted'>,
  id: string,
  force: boolean,
  expectedRevision?: number,
): Promise<Client> {
  const client = await requireLocked(ctx, id);
  if (force) requireForce(ctx);
  checkRevision(client.revision, expectedRevision);
  if (!force) await requireDeletable(ctx, id);
  await softDeleteClient(ctx.db, id, ctx.identity.userId, ctx.now);
  reportDeleted(ctx, client);
  return client;
}
