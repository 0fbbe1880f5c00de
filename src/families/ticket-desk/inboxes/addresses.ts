import { randomBytes } from 'node:crypto';
import type { TicketInboxAddressInput } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { requireSteadyDirection, slugOf } from '#src/domain/names/index.ts';
import { holdName, storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, unknownReference } from '#src/platform/errors/index.ts';
import { findSenderAddress } from './alias-uses.queries.ts';
import { findTakenAddress, selectConnections, type AddressRow } from './addresses.queries.ts';

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const phoneForm = /^\+[1-9][0-9]{6,14}$/;
const connected: ReadonlySet<string> = new Set(['phone', 'sms', 'chat']);

/**
 * Addresses of an inbox as they are stored: each once, with one default for each channel, the first unless another is named.
 * Errors: 400 for one that has not the form of its channel, is named twice or lacks its connection; 409 for one of another inbox.
 */
export async function checkAddresses(
  ctx: Pick<WriteContext, 'db'>,
  inboxId: string | null,
  inboxName: string,
  given: readonly TicketInboxAddressInput[],
): Promise<AddressRow[]> {
  const seen = new Set<string>();
  given.forEach((address, index) => {
    const place = `body.addresses[${index}]`;
    checkForm(address, place);
    const key = `${address.channel} ${address.value.trim().toLowerCase()}`;
    if (seen.has(key)) throw invalid(place, 'names an address that the list has already.');
    seen.add(key);
  });
  await requireConnections(ctx, given);
  const defaults = defaultsOf(given);
  const rows = given.map((address, index) => ({
    channel: address.channel,
    value: address.value.trim(),
    display_name: address.display_name ?? null,
    is_default: defaults.get(address.channel) === index,
    connection_id: address.connection_id ?? null,
    forwarding_key: address.channel === 'email' ? forwardingKey(inboxName) : null,
  }));
  const taken = await findTakenAddress(ctx.db, inboxId, rows);
  if (taken !== undefined)
    throw conflict(
      `The address ${taken.value} (${taken.channel}) belongs to another inbox. Remove it there first.`,
    );
  // An address that becomes a sender at the same time waits, or is seen here.
  await holdName(ctx.db, 'ticket senders');
  const sender = await findSenderAddress(ctx.db, rows);
  if (sender !== undefined)
    throw conflict(
      `The address ${sender} is a personal sender or an alias. Delete that first with deleteTicketSender.`,
    );
  return rows;
}

function checkForm(
  { channel, value, display_name: name, connection_id: connectionId }: TicketInboxAddressInput,
  place: string,
): void {
  if (channel === 'email' && !emailForm.test(value.trim()))
    throw invalid(`${place}.value`, 'must be an e-mail address.');
  if ((channel === 'phone' || channel === 'sms') && !phoneForm.test(value.trim()))
    throw invalid(`${place}.value`, 'must be a phone number in E.164 form, such as +14015550131.');
  requireSteadyDirection(name, `${place}.display_name`);
  if (connected.has(channel) && connectionId === undefined)
    throw invalid(`${place}.connection_id`, `is required for ${channel}: createChannelConnection makes one.`);
  if (!connected.has(channel) && connectionId !== undefined)
    throw invalid(`${place}.connection_id`, `is for phone, sms and chat, and the channel is ${channel}.`);
}

/** Errors: 400 for a connection that is unknown or not for the channel. Those named stay as they are until the transaction ends. */
async function requireConnections(
  ctx: Pick<WriteContext, 'db'>,
  given: readonly TicketInboxAddressInput[],
): Promise<void> {
  const ids = given.flatMap(({ connection_id: id }) => (id === undefined ? [] : [storedId(id)]));
  if (ids.length === 0) return;
  const channelsOf = new Map(
    (await selectConnections(ctx.db, ids)).map(({ id, channels }) => [id, channels]),
  );
  given.forEach(({ channel, connection_id: id }, index) => {
    if (id === undefined) return;
    const place = `body.addresses[${index}].connection_id`;
    const channels = channelsOf.get(storedId(id));
    if (channels === undefined) throw unknownReference(place, id, 'a channel connection of this agency');
    if (!channels.includes(channel)) throw invalid(place, `names a connection that is not for ${channel}.`);
  });
}

/** By channel the place of its default: the last one named as such, or the first address. */
function defaultsOf(given: readonly TicketInboxAddressInput[]): ReadonlyMap<string, number> {
  const defaults = new Map<string, number>();
  given.forEach(({ channel, is_default: isDefault }, index) => {
    if (isDefault === true || !defaults.has(channel)) defaults.set(channel, index);
  });
  return defaults;
}

/** What nobody can guess, with a beginning by which people recognise it. */
const forwardingKey = (inboxName: string): string =>
  `${slugOf(inboxName, { maxLength: 24, otherwise: 'inbox' })}-${randomBytes(10).toString('hex')}`;
