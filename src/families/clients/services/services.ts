import { isDeepStrictEqual } from 'node:util';
import type { ClientServiceSelections } from '#generated/types.gen.ts';
import type {
  GetClientServiceSelectionsInput,
  ReplaceClientServiceSelectionsInput,
} from '#generated/families/clients/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, notFound } from '#src/platform/errors/index.ts';
import { holdServices } from '#src/domain/client-services/index.ts';
import { loadFieldSet } from '#src/domain/field-values/index.ts';
import { requireLocked } from '../client/change-client.ts';
import { reportUpdated } from '../client/client-events.ts';
import { updateClient } from '../client/client-writes.queries.ts';
import {
  replaceSelections,
  selectSelections,
  selectServiceSelections,
  type WantedSelection,
} from './services.queries.ts';

export async function getClientServiceSelections(
  ctx: ReadContext,
  { path }: GetClientServiceSelectionsInput,
): Promise<ClientServiceSelections> {
  const selections = await selectServiceSelections(ctx.db, path.id);
  if (selections === undefined) throw notFound('client', path.id);
  return selections;
}

/** Selections belong to the client: a change of them is one of the client, with its revision and its event. */
export async function replaceClientServiceSelections(
  ctx: WriteContext<'client.updated'>,
  { body }: ReplaceClientServiceSelectionsInput,
): Promise<ClientServiceSelections> {
  const client = await requireLocked(ctx, body.client_id, body.expected_revision);
  const current = (await selectSelections(ctx.db, client.id)).map(
    ({ service_id, quantity, note }): WantedSelection => ({ service_id, quantity, note }),
  );
  const wanted = body.selections.map(({ service_id, quantity, note }): WantedSelection => ({
    service_id: storedId(service_id),
    quantity: quantity ?? 1,
    note: note ?? null,
  }));
  await requireSelectable(ctx, wanted, new Set(current.map((selection) => selection.service_id)));
  if (!isDeepStrictEqual(current, wanted)) {
    await replaceSelections(ctx.db, client.id, wanted, ctx.now);
    const after = await updateClient(ctx.db, ctx.identity.userId, client.id, {}, ctx.now);
    const fields = await loadFieldSet(ctx, 'client', client.profile_id);
    reportUpdated(ctx, after, { _changed_fields: ['service_selections'], _previous: {} }, fields, client);
  }
  return getClientServiceSelections(ctx, { path: { id: client.id } });
}

/** 400 for a service named twice, and for one that is unknown or archived unless it is selected already. */
async function requireSelectable(
  ctx: ReadContext,
  inputs: readonly WantedSelection[],
  selected: ReadonlySet<string>,
): Promise<void> {
  const seen = new Set<string>();
  const services = await holdServices(
    ctx.db,
    inputs.map((input) => input.service_id),
  );
  for (const [index, { service_id: id }] of inputs.entries()) {
    const place = `body.selections[${index}].service_id`;
    if (seen.has(id)) throw invalid(place, 'repeats a service; each service can occur only once.');
    if (services.get(id)?.is_archived !== false && !selected.has(id))
      throw invalid(place, `names ${id}, which is not a service that clients can select.`);
    seen.add(id);
  }
}
