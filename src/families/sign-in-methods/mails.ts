import type { WriteContext } from '#src/call/context.ts';
import { resetPaths } from '#src/domain/access/password-resets/index.ts';
import {
  findReader,
  queueSystemMail,
  secondFactorChanged,
  type FactorChange,
} from '#src/platform/mail/index.ts';

/** Mails the owner of the account what happened to its second factors, once the transaction is committed. */
export async function mailFactorChange(
  { db, services, identity, requestId, now }: WriteContext,
  email: string,
  kind: Exclude<FactorChange['kind'], 'code_used'>,
): Promise<void> {
  const mail = secondFactorChanged({
    change: { kind },
    at: now,
    forgotUrl: `${services.baseUrl()}${resetPaths.request}`,
    reader: await findReader(db, identity.userId),
  });
  await queueSystemMail(db, services, mail, email, requestId);
}
