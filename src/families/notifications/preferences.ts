import type { NotificationDefaults, NotificationPreferences } from '#generated/console/types.gen.ts';
import type { NotificationChannel, NotificationKind } from '#generated/types.gen.ts';
import type {
  UpdateNotificationDefaultsInput,
  UpdateNotificationPreferencesInput,
} from '#generated/console/families/notifications/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import {
  channelsOf,
  chosen,
  findDefaults,
  findPreferences,
  holdMember,
  notificationKinds,
  savePreferences,
  setDigest,
  type Choices,
  type StoredDefaults,
  type StoredPreferences,
} from '#src/domain/notifications/index.ts';
import { getSettings, updateSettings, type Settings } from '#src/domain/settings/index.ts';
import { checkRevision, invalid } from '#src/platform/errors/index.ts';

export async function getNotificationPreferences(ctx: ReadContext): Promise<NotificationPreferences> {
  return shown(ctx, await findPreferences(ctx.db, ctx.identity.userId));
}

export async function updateNotificationPreferences(
  ctx: WriteContext,
  { body }: UpdateNotificationPreferencesInput,
): Promise<NotificationPreferences> {
  const { userId } = ctx.identity;
  requireEachOnce(body.kinds ?? []);
  await holdMember(ctx.db, userId);
  const before = await findPreferences(ctx.db, userId);
  checkRevision(before.revision, body.expected_revision);
  const after: StoredPreferences = {
    ...before,
    channels: chosen(before.channels, body.kinds ?? []),
    ...(body.quiet_hours !== undefined && {
      has_quiet_hours: body.quiet_hours.is_enabled,
      exempt_kinds: notificationKinds.filter((kind) => body.quiet_hours!.exempt_kinds.includes(kind)),
    }),
    ...(body.digest !== undefined && { digest: body.digest }),
  };
  if (JSON.stringify(after) !== JSON.stringify(before)) {
    await savePreferences(ctx.db, userId, after, ctx.now);
    if (after.digest !== before.digest) await setDigest(ctx, userId, after.digest, ctx.now);
  }
  return shown(ctx, await findPreferences(ctx.db, userId));
}

async function shown(ctx: ReadContext, own: StoredPreferences): Promise<NotificationPreferences> {
  const { channels: defaults } = await findDefaults(ctx.db);
  const { publicKey } = await ctx.services.pushKeys.get();
  return {
    kinds: notificationKinds.map((kind) => ({
      kind,
      channels: channelsOf(kind, own.channels, defaults),
      is_default: own.channels[kind] === undefined,
    })),
    quiet_hours: { is_enabled: own.has_quiet_hours, exempt_kinds: own.exempt_kinds },
    digest: own.digest,
    web_push_key: publicKey,
    revision: own.revision,
    updated_at: own.updated_at,
  };
}

const defaults: Settings<StoredDefaults> = {
  table: 'notification_settings',
  recordKind: 'notification_settings',
  find: findDefaults,
  json: ['channels'],
};

export const getNotificationDefaults = async (ctx: ReadContext): Promise<NotificationDefaults> =>
  shownDefaults(await getSettings(ctx, defaults));

export async function updateNotificationDefaults(
  ctx: WriteContext,
  { body }: UpdateNotificationDefaultsInput,
): Promise<NotificationDefaults> {
  requireEachOnce(body.kinds);
  const { expected_revision: expected } = body;
  const wish = { channels: {} as Choices, ...(expected !== undefined && { expected_revision: expected }) };
  return shownDefaults(
    await updateSettings(ctx, defaults, wish, (_, current) => ({
      channels: chosen(current.channels, body.kinds),
    })),
  );
}

const shownDefaults = ({ channels, revision, updated_at }: StoredDefaults): NotificationDefaults => ({
  kinds: notificationKinds.map((kind) => ({ kind, channels: channelsOf(kind, channels) })),
  revision,
  updated_at,
});

function requireEachOnce(wish: readonly { readonly kind: NotificationKind }[]): void {
  const index = wish.findIndex(({ kind }, at) => wish.slice(0, at).some((other) => other.kind === kind));
  if (index >= 0)
    throw invalid(`body.kinds[${index}].kind`, `names ${wish[index]!.kind} again. Name each kind once.`);
}

/** Channels by which the caller is told of a kind. */
export async function preferredChannels(
  ctx: ReadContext,
  kind: NotificationKind,
): Promise<NotificationChannel[]> {
  const { channels } = await findPreferences(ctx.db, ctx.identity.userId);
  return channelsOf(kind, channels, (await findDefaults(ctx.db)).channels);
}
