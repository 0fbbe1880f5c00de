import { isDeepStrictEqual } from 'node:util';
import type { ClientTicketAiOverrides } from '#generated/types.gen.ts';
import type {
  DeleteClientTicketAiOverridesInput,
  GetClientTicketAiOverridesInput,
  UpdateClientTicketAiOverridesInput,
} from '#generated/families/clients/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, notFound } from '#src/platform/errors/index.ts';
import { requireLocked } from '../client/change-client.ts';
import { clientExists } from '../client/clients.queries.ts';
import {
  findOverrides,
  upsertOverrides,
  type Overrides,
  type StoredOverrides,
} from './ticket-ai-overrides.queries.ts';

const nothing: Overrides = {
  is_ai_enabled: null,
  reply_mode: null,
  tone: null,
  language: null,
  instructions: null,
  signature: null,
};
const untouched: StoredOverrides = { ...nothing, revision: 1, updated_at: null };

export async function getClientTicketAiOverrides(
  ctx: ReadContext,
  { path }: GetClientTicketAiOverridesInput,
): Promise<ClientTicketAiOverrides> {
  const [exists, stored] = await Promise.all([clientExists(ctx.db, path.id), findOverrides(ctx.db, path.id)]);
  if (!exists) throw notFound('client', path.id);
  return show(path.id, stored ?? untouched);
}

export const updateClientTicketAiOverrides = (
  ctx: WriteContext,
  { path, body }: UpdateClientTicketAiOverridesInput,
): Promise<ClientTicketAiOverrides> => {
  const { expected_revision: expectedRevision, ...changes } = body;
  return change(ctx, path.id, (current) => ({ ...current, ...changes }), expectedRevision);
};

export const deleteClientTicketAiOverrides = (
  ctx: WriteContext,
  { path, query }: DeleteClientTicketAiOverridesInput,
): Promise<ClientTicketAiOverrides> => change(ctx, path.id, () => nothing, query.expected_revision);

/** The row stays when everything is taken back, so that its revision never returns to a former one. */
async function change(
  ctx: WriteContext,
  clientId: string,
  changed: (current: Overrides) => Overrides,
  expectedRevision?: number,
): Promise<ClientTicketAiOverrides> {
  // The lock of the client orders changes of a row that may not exist yet.
  await requireLocked(ctx, clientId);
  const {
    revision,
    updated_at: updatedAt,
    ...current
  } = (await findOverrides(ctx.db, clientId)) ?? untouched;
  checkRevision(revision, expectedRevision);
  const next = changed(current);
  if (isDeepStrictEqual(next, current))
    return show(clientId, { ...current, revision, updated_at: updatedAt });
  await upsertOverrides(ctx.db, clientId, next, revision + 1, ctx.now);
  const changedFields = (Object.keys(next) as (keyof Overrides)[]).filter(
    (name) => next[name] !== current[name],
  );
  ctx.audit({
    recordKind: 'client_ticket_ai_overrides',
    recordId: clientId,
    action: 'updated',
    changedFields,
    previous: Object.fromEntries(changedFields.map((name) => [name, current[name]])),
  });
  return show(clientId, { ...next, revision: revision + 1, updated_at: ctx.now.toISOString() });
}

const show = (clientId: string, overrides: StoredOverrides): ClientTicketAiOverrides => ({
  client_id: storedId(clientId),
  is_overridden: (Object.keys(nothing) as (keyof Overrides)[]).some((name) => overrides[name] !== null),
  ...overrides,
});
