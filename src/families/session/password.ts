import type { RevokedSessions } from '#generated/console/types.gen.ts';
import type { ReplacePasswordInput } from '#generated/console/families/session/handlers.ts';
import { hashPassword, passwordFault } from '#src/domain/access/index.ts';
import { resetPaths } from '#src/domain/access/password-resets/index.ts';
import { deleteSessions, sessionOf, updatePassword } from '#src/domain/access/sessions/index.ts';
import type { WriteContext } from '#src/call/context.ts';
import { problem } from '#src/platform/errors/index.ts';
import { findReader, passwordChanged, queueSystemMail } from '#src/platform/mail/index.ts';
import { checkOwnPassword } from './session.ts';

export async function replacePassword(
  ctx: WriteContext,
  { body }: ReplacePasswordInput,
): Promise<RevokedSessions> {
  const { db, identity, origin, services, requestId, now } = ctx;
  const { id, accountId } = sessionOf(identity);
  const email = await checkOwnPassword(ctx, body.current_password, 'body.current_password');
  const fault =
    (await passwordFault(body.new_password, { email, names: [identity.name] })) ??
    (body.new_password === body.current_password
      ? 'Choose one that differs from the current password.'
      : null);
  if (fault !== null) throw problem('validation_error', `body.new_password cannot be used. ${fault}`);
  await updatePassword(db, accountId, await hashPassword(body.new_password), origin);
  const reader = await findReader(db, identity.userId);
  const mail = passwordChanged({
    at: now,
    signedOut: 'others',
    forgotUrl: `${services.baseUrl()}${resetPaths.request}`,
    reader,
  });
  await queueSystemMail(db, services, mail, email, requestId);
  return { revoked: await deleteSessions(db, accountId, { keep: id }, origin) };
}
