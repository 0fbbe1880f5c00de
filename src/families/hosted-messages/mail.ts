import { createHash } from 'node:crypto';
import type { ReceiveMailInput } from '#generated/hosted/families/hosted-messages/handlers.ts';
import type { MessageReceipt } from '#generated/hosted/types.gen.ts';
import type { WriteContext } from '#src/call/hosted.ts';
import {
  countReceived,
  hasSameMail,
  insertMail,
  refusedReceived,
  selectReceiving,
} from '#src/domain/tickets/index.ts';
import { holdName, uuid7 } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import { once } from '#src/platform/once.ts';
import { fileKey } from '#src/platform/storage/index.ts';
import { requireSigned } from './signed.ts';

/**
 * Stores a mail as it came, then answers; a job reads it. What is stored is named by its row in the same transaction as the job: a
 * process that is killed between the two leaves a mail that was not taken, and its sender sends it again.
 */
export async function receiveMail(
  ctx: WriteContext,
  { query, headers, body }: ReceiveMailInput,
): Promise<MessageReceipt> {
  const bytes = await body.whole();
  await requireSigned(ctx, headers['x-signature'], bytes);
  const addresses = await selectReceiving(ctx.reads, query.envelope_to);
  if (addresses.length === 0)
    throw invalid('query.envelope_to', 'names no address of a ticket inbox of this agency.');
  if (countReceived(bytes) >= refusedReceived)
    throw invalid('body', `has ${refusedReceived} Received headers or more, so it runs in a loop.`);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const id = uuid7();
  await ctx.services.storage.put(fileKey(ctx.identity.tenantId, id), once(bytes), {
    size: bytes.length,
    sha256: digest,
  });
  const addressIds = addresses.map((address) => address.id);
  await holdName(ctx.db, 'inbound mail', digest);
  if (await hasSameMail(ctx.db, { digest, addressIds }, ctx.now)) return { status: 'duplicate' };
  await insertMail(
    ctx.db,
    {
      ...{ id, digest, size: bytes.length, addressIds },
      envelopeFrom: envelopeOf(query.envelope_from),
      envelopeTo: query.envelope_to,
    },
    ctx.now,
  );
  addJob(ctx, 'receive_mail', { mailId: id });
  return { status: 'accepted' };
}

/** `MAIL FROM:<>` is what no program answers. */
const envelopeOf = (from = ''): string | null => from.trim().replace(/^<(.*)>$/, '$1') || null;
