import type { PushDevice } from '#generated/console/types.gen.ts';
import type {
  CreatePushDeviceInput,
  DeletePushDeviceInput,
  ListPushDevicesInput,
} from '#generated/console/families/notifications/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { addressHash, holdMember, sealSubscription } from '#src/domain/notifications/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { wrongWithUrl } from '#src/platform/outbound/index.ts';
import {
  countDevices,
  deleteDevice,
  findByAddress,
  insertDevice,
  ownDevices,
  selectDevice,
} from './devices.queries.ts';

const mostDevices = 20;
// An uncompressed point of P-256, and the secret of RFC 8291.
const publicKeyBytes = 65;
const authKeyBytes = 16;

export const listPushDevices = (ctx: ReadContext, { query }: ListPushDevicesInput) =>
  ownDevices.page(ctx.db, query, { userId: ctx.identity.userId });

export async function createPushDevice(
  ctx: WriteContext,
  { body }: CreatePushDeviceInput,
): Promise<Result<PushDevice>> {
  const { userId, tenantId } = ctx.identity;
  await requireSubscription(ctx, body);
  await holdMember(ctx.db, userId);
  const hash = addressHash(body.push_url);
  const known = await findByAddress(ctx.db, userId, hash);
  if (known !== undefined) return show(ctx, known);
  if ((await countDevices(ctx.db, userId)) >= mostDevices)
    throw conflict(`You have ${mostDevices} devices. Delete one that you no longer use first.`);
  const subscription = {
    endpoint: body.push_url,
    keys: { p256dh: body.public_key, auth: body.auth_key },
  };
  const device = {
    name: body.name,
    platform: body.platform,
    address_hash: hash,
    sealed: sealSubscription(ctx.services.sealer, tenantId, subscription),
  };
  return show(ctx, await insertDevice(ctx.db, userId, device, ctx.now));
}

export async function deletePushDevice(
  ctx: WriteContext,
  { path }: DeletePushDeviceInput,
): Promise<Result<PushDevice>> {
  const device = await show(ctx, storedId(path.id), path.id);
  await deleteDevice(ctx.db, ctx.identity.userId, storedId(path.id));
  return device;
}

async function show(ctx: ReadContext, id: string, sent = id): Promise<Result<PushDevice>> {
  const device = await selectDevice(ctx.db, ctx.identity.userId, id);
  if (device === undefined) throw notFound('push device', sent);
  return device;
}

/** 400 for what no browser gave: a push could never be sent to it. */
async function requireSubscription(ctx: ReadContext, body: CreatePushDeviceInput['body']): Promise<void> {
  const wrong = await wrongWithUrl(body.push_url, ctx.services.addresses);
  if (wrong !== undefined) throw invalid('body.push_url', wrong);
  requireKey('body.public_key', body.public_key, publicKeyBytes);
  requireKey('body.auth_key', body.auth_key, authKeyBytes);
}

function requireKey(place: string, text: string, bytes: number): void {
  if (!/^[A-Za-z0-9_-]+=*$/.test(text) || Buffer.from(text, 'base64url').length !== bytes)
    throw invalid(place, `must be the ${bytes} bytes of the subscription's key in base64url.`);
}
