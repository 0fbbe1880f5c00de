import { createHash } from 'node:crypto';
import type { ReceiveMailEventsInput } from '#generated/hosted/families/hosted-messages/handlers.ts';
import type { MessageReceipt } from '#generated/hosted/types.gen.ts';
import type { WriteContext } from '#src/call/hosted.ts';
import { insertMailReport, readMailReports } from '#src/domain/tickets/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import { requireSigned } from './signed.ts';

/** Stores reports as they came, then answers; a job applies them. */
export async function receiveMailEvents(
  ctx: WriteContext,
  { headers, body }: ReceiveMailEventsInput,
): Promise<MessageReceipt> {
  const bytes = await body.whole();
  await requireSigned(ctx, headers['x-signature'], bytes);
  const text = bytes.toString('utf8');
  if (readMailReports(text) === undefined)
    throw invalid(
      'body',
      'must be JSON with an array `events`, each with `type`, `message_id` and `recipient`.',
    );
  const digest = createHash('sha256').update(bytes).digest('hex');
  const reportId = await insertMailReport(ctx.db, { digest, body: text }, ctx.now);
  if (reportId === undefined) return { status: 'duplicate' };
  addJob(ctx, 'apply_mail_report', { reportId });
  return { status: 'accepted' };
}
