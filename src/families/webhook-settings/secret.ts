import type { WebhookSecret } from '#generated/console/types.gen.ts';
import type { RotateWebhookSecretInput } from '#generated/console/families/webhook-settings/handlers.ts';
import { insertAuthEvents, sourceOf } from '#src/domain/access/auth-events/index.ts';
import type { WriteContext } from '#src/call/context.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { newSecret, openSecret } from './sealing.ts';
import { lockSecret, updateSecret } from './secret.queries.ts';

const hourMs = 3_600_000;

export async function revealWebhookSecret(ctx: WriteContext): Promise<WebhookSecret> {
  const current = await lockSecret(ctx.db, ctx.identity.tenantId);
  if (current === undefined) throw conflict('There is no signing secret yet. Set an endpoint to create one.');
  if (current.secret_revealed_at !== null)
    throw conflict(
      `The signing secret was shown on ${current.secret_revealed_at} and cannot be shown again. Rotate it to get a new one.`,
    );
  await updateSecret(ctx.db, { secret_revealed_at: ctx.now });
  await note(ctx, 'revealed');
  return { secret: openSecret(ctx, current.secret_sealed), former_expires_at: current.former_expires_at };
}

/** At most one former secret is valid beside the current one (domain model §14.1). */
export async function rotateWebhookSecret(
  ctx: WriteContext,
  { body }: RotateWebhookSecretInput,
): Promise<WebhookSecret> {
  const { overlap_hours: overlapHours = 24, force = false } = body;
  const current = await lockSecret(ctx.db, ctx.identity.tenantId);
  if (current === undefined) throw conflict('There is no signing secret yet. Set an endpoint to create one.');
  if (current.former_expires_at !== null && !force) {
    throw conflict(
      `The previous secret is valid until ${current.former_expires_at}. Wait until then, or send force: true to revoke it immediately.`,
    );
  }
  const expiresAt = overlapHours === 0 ? null : new Date(ctx.now.getTime() + overlapHours * hourMs);
  const next = newSecret(ctx);
  await updateSecret(ctx.db, {
    ...next,
    secret_revealed_at: ctx.now,
    former_secret_sealed: expiresAt === null ? null : current.secret_sealed,
    former_secret_expires_at: expiresAt,
  });
  await note(ctx, 'rotated');
  return { secret: openSecret(ctx, next.secret_sealed), former_expires_at: expiresAt?.toISOString() ?? null };
}

/** For the audit trail and the security log. */
async function note(ctx: WriteContext, action: 'revealed' | 'rotated'): Promise<void> {
  ctx.audit({ recordKind: 'webhook_secret', recordId: ctx.identity.tenantId, action });
  await insertAuthEvents(ctx.db, [{ kind: `webhook_secret_${action}`, userId: null }], sourceOf(ctx));
}
