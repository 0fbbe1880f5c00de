import type { ClientPin, ClientPins } from '#generated/types.gen.ts';
import type { ReadClientPinsInput, UpdateClientPinInput } from '#generated/families/clients/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import { countPins, deletePin, insertPin, selectPins } from './pins.queries.ts';

const maxPins = 500;

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
  if (!body.is_pinned) {
    await deletePin(ctx.db, userId, path.id);
    return { ...pin, is_pinned: false, pinned_at: null };
  }
  if ((await countPins(ctx.db, userId)) >= maxPins)
    throw conflict(`You have ${maxPins} pinned clients, which is the limit. Unpin one first.`);
  await insertPin(ctx.db, userId, path.id, ctx.now);
  return { ...pin, is_pinned: true, pinned_at: ctx.now.toISOString() };
}
