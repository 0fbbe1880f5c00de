import type { ClientPin, ClientPins } from '#generated/types.gen.ts';
import type { ReadClientPinsInput, UpdateClientPinInput } from '#generated/families/clients/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { deletePins, pinRecord } from '#src/domain/pins/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { selectPins } from './pins.queries.ts';

export async function readClientPins(ctx: ReadContext, { body }: ReadClientPinsInput): Promise<ClientPins> {
  return { pins: await selectPins(ctx.db, ctx.identity.userId, body.ids) };
}

/** Pins are personal: they change no revision and send no event. */
export async function updateClientPin(
  ctx: WriteContext,
  { path, body }: UpdateClientPinInput,
): Promise<ClientPin> {
  const { userId } = ctx.identity;
  const [pin] = await selectPins(ctx.db, userId, [path.id]);
  if (pin === undefined) throw notFound('client', path.id);
  if (pin.is_pinned === body.is_pinned) return pin;
  if (body.is_pinned)
    return {
      ...pin,
      is_pinned: true,
      pinned_at: await pinRecord(ctx, { kind: 'client', id: pin.client_id }, 'clients'),
    };
  await deletePins(ctx.db, userId, [pin.client_id]);
  return { ...pin, is_pinned: false, pinned_at: null };
}
