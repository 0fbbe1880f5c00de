import type { PlatformFeedback } from '#generated/types.gen.ts';
import type { SubmitPlatformFeedbackInput } from '#generated/families/tenant/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { requireFiles } from '#src/domain/files/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { insertSystemMail, platformFeedback, sealSystemMail } from '#src/platform/mail/index.ts';
import * as queries from './feedback.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** The operator gets so many e-mails a day from one agency; the rest is in the operator's list alone. */
const maxMails = 20;

/** Keeps what somebody tells the operator of the service, and tells the operator. The audit log says nothing: it is for colleagues. */
export async function submitPlatformFeedback(
  ctx: WriteContext,
  { body }: SubmitPlatformFeedbackInput,
): Promise<Result<PlatformFeedback>> {
  if (body.severity != null && body.kind !== 'problem')
    throw invalid('body.severity', `is only for problems, and the kind is ${body.kind}. Leave it out.`);
  const files = await requireFiles(ctx, body.attachment_ids ?? [], 'body.attachment_ids');
  const id = await queries.insertFeedback(ctx.db, {
    kind: body.kind,
    severity: body.severity ?? null,
    title: body.title?.trim() || null,
    body_text: body.body_text,
    page_url: body.page_url ?? null,
    request_id: body.request_id ?? null,
    attachment_ids: files,
    can_contact: body.can_contact ?? true,
    created_at: ctx.now.toISOString(),
    created_by: ctx.identity.userId,
  });
  await tellOperator(ctx, id, body, files.length);
  return (await queries.selectFeedback(ctx.db, id))!;
}

async function tellOperator(
  ctx: WriteContext,
  id: string,
  body: SubmitPlatformFeedbackInput['body'],
  fileCount: number,
): Promise<void> {
  const { operatorMail } = ctx.services;
  if (operatorMail === null) return;
  const sent = await queries.countFeedbackSince(ctx.db, new Date(ctx.now.getTime() - dayMs));
  if (sent > maxMails) return;
  const { agency, author, email } = await queries.findSender(ctx.db, ctx.identity.userId);
  const message = platformFeedback({
    id,
    agency,
    author,
    email: (body.can_contact ?? true) ? email : null,
    kind: body.kind,
    severity: body.severity ?? null,
    title: body.title?.trim() || null,
    text: body.body_text,
    pageUrl: body.page_url ?? null,
    requestId: body.request_id ?? null,
    fileCount,
  });
  await insertSystemMail(ctx.db, sealSystemMail(ctx.services, message, operatorMail, ctx.requestId, ctx.now));
}
