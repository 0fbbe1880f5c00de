import type {
  HostedCertificationsHandlers,
  VerifyCertificationInput,
} from '#generated/hosted/families/hosted-certifications/handlers.ts';
import type { VerifiedCertification } from '#generated/hosted/types.gen.ts';
import type { TextAnswer } from '#generated/bodies.ts';
import type { ReadContext } from '#src/call/hosted.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { findByCode, selectVerified } from './certifications.queries.ts';
import { page } from './page.ts';

/** Whoever has the code sees what the certificate shows, and whether it is valid. */
async function verifyCertification(
  ctx: ReadContext,
  { path, accept }: VerifyCertificationInput,
): Promise<VerifiedCertification | TextAnswer<'text/html'>> {
  const found = await findByCode(ctx.db, path.code);
  if (found === undefined) throw notFound('certification', path.code);
  const certification = await selectVerified(await ctx.openAgency(found.tenant_id), found.id);
  if (certification === undefined) throw notFound('certification', path.code);
  return accept === 'text/html' ? { mediaType: 'text/html', text: page(certification) } : certification;
}

export default { verifyCertification } satisfies HostedCertificationsHandlers;
