import type { TicketMessage } from '#generated/types.gen.ts';
import type { RedactTicketMessageInput } from '#generated/console/families/tickets/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { holdTicket, recount } from '#src/domain/tickets/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { showMessage } from '../conversation/messages.ts';
import { copiesOf, selectCopies, updateCopy, type Copies } from './copies.queries.ts';
import { findTexts, updateSubject, updateTexts, type StoredTexts } from './message.queries.ts';
import { removeOriginals } from './originals.ts';
import { redactHtml, redactionOf, redactJson, type Redact } from './redact.rules.ts';

/**
 * Takes a text out of a message for good, with every copy of it: as it arrived, previews, summaries, notifications, drafts, events and
 * what was delivered or started by them. The original mail goes. Nothing remembers what it was; the audit trail has who did it, and why.
 */
export async function redactTicketMessage(
  ctx: WriteContext,
  { path, body }: RedactTicketMessageInput,
): Promise<TicketMessage> {
  const found = await findTexts(ctx, storedId(path.id));
  if (found === undefined) throw notFound('ticket message', path.id);
  const { ticket } = await holdTicket(ctx, { id: found.ticket_id });
  const message = await findTexts(ctx, found.id);
  if (message === undefined) throw notFound('ticket message', path.id);
  checkRevision(message.revision, body.expected_revision);
  if (message.delivery_status === 'queued' || message.delivery_status === 'sending')
    throw conflict('The message is about to be sent. Withdraw it, or redact it once it was sent.');
  if (!/\S/.test(body.text)) throw invalid('body.text', 'is white space alone.');
  const redact = redactionOf(body.text);
  const texts = redactTexts(redact, message);
  if (texts === null) throw invalid('body.text', 'does not occur in the message.');
  await updateTexts(ctx.db, message.id, texts, ctx.now);
  const subject = redact(ticket.subject);
  if (subject !== ticket.subject) await updateSubject(ctx.db, ticket.id, subject, ctx.now);
  const arrivals = await removeOriginals(ctx.db, message);
  const copies = copiesOf(
    message,
    arrivals.map(({ id }) => id),
  );
  for (const one of copies) await redactCopies(ctx.db, redact, one);
  await recount(ctx.db, ticket.id, ctx.now);
  const reason = redact(body.reason);
  ctx.audit({
    recordKind: 'ticket',
    recordId: ticket.id,
    action: 'message_redacted',
    newValues: { message_id: message.id },
    reason,
  });
  ctx.announce({ kind: 'ticket_message', id: message.id, revision: message.revision + 1 });
  if (subject !== ticket.subject)
    ctx.announce({ kind: 'ticket', id: ticket.id, revision: ticket.revision + 1 });
  return showMessage(ctx, message.id);
}

/** The message's texts without the text; null when none has it. */
function redactTexts(
  redact: Redact,
  { subject, body_text, quoted_text, body_html }: StoredTexts,
): Pick<StoredTexts, 'subject' | 'body_text' | 'quoted_text' | 'body_html'> | null {
  const before = { subject, body_text, quoted_text, body_html };
  const after = {
    subject: subject && redact(subject),
    body_text: redact(body_text),
    quoted_text: quoted_text && redact(quoted_text),
    body_html: body_html && redactHtml(redact, body_html),
  };
  return JSON.stringify(before) === JSON.stringify(after) ? null : after;
}

async function redactCopies(db: Db, redact: Redact, copies: Copies): Promise<void> {
  for (const row of await selectCopies(db, copies)) {
    const changed: Record<string, unknown> = {};
    const take = (column: string, change: (value: unknown) => unknown): void => {
      const value = row[column];
      if (value === null || value === undefined) return;
      const after = change(value);
      if (after !== value) changed[column] = after;
    };
    for (const column of copies.texts) take(column, (value) => redact(String(value)));
    for (const column of copies.html ?? []) take(column, (value) => redactHtml(redact, String(value)));
    for (const column of copies.json ?? []) take(column, (value) => redactJson(redact, value));
    for (const column of copies.jsonText ?? [])
      take(column, (value) => redactJsonText(redact, String(value)));
    if (Object.keys(changed).length > 0) await updateCopy(db, copies, row, changed);
  }
}

function redactJsonText(redact: Redact, text: string): string {
  const value: unknown = JSON.parse(text);
  const after = redactJson(redact, value);
  return after === value ? text : JSON.stringify(after);
}
