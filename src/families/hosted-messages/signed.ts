import type { WriteContext } from '#src/call/hosted.ts';
import { findIntake, isSignedFor, secretsOf } from '#src/domain/tickets/index.ts';
import { notFound, problem } from '#src/platform/errors/index.ts';

/** Refuses a body that the intake behind the address did not sign. Errors: 401; 404 when the intake is gone. */
export async function requireSigned(
  { reads, identity, services, now }: WriteContext,
  header: string | undefined,
  body: Buffer,
): Promise<void> {
  const intake = await findIntake(reads, identity.recordId);
  if (intake === undefined) throw notFound('mail intake', 'of this address');
  const secrets = secretsOf(services.sealer, identity.tenantId, intake, now);
  if (!isSignedFor(secrets, { header, body, now }))
    throw problem('bad_signature', 'The signature does not fit, or is older than 5 minutes.');
}
