import type { TicketReplyTemplate, TicketReplyTemplateUsage } from '#generated/types.gen.ts';
import type { RecordTicketReplyTemplateUsageInput } from '#generated/families/ticket-desk/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { countTemplateUse, fillPlaceholders, oneLine, plainInMarkdown } from '#src/domain/tickets/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, notFound, unknownReference } from '#src/platform/errors/index.ts';
import { selectFacts } from './facts.queries.ts';
import { findTemplate } from './templates.queries.ts';
import { valuesFor } from './values.ts';

const maxText = 60_000;
const maxSubject = 300;

/** Fills a template in for a ticket, as the caller would send it. */
export async function recordTicketReplyTemplateUsage(
  ctx: WriteContext,
  { path, body }: RecordTicketReplyTemplateUsageInput,
): Promise<TicketReplyTemplateUsage> {
  const template = await findTemplate(ctx, storedId(path.id));
  if (template === undefined) throw notFound('reply template', path.id);
  const ticketId = storedId(body.ticket_id);
  const facts = await selectFacts(ctx.db, ctx, ticketId);
  if (facts === undefined)
    throw unknownReference('body.ticket_id', body.ticket_id, 'a ticket of this agency');
  const values = await valuesFor(ctx, template.placeholders, facts, template.language);
  const text = filled(template.body_text, values, plainInMarkdown);
  if (lengthOf(text) > maxText)
    throw invalid(
      'body.ticket_id',
      `makes the text ${lengthOf(text)} characters long; ${maxText} is the most. Use a shorter template, or one that names less of the ticket.`,
    );
  return {
    template_id: template.id,
    ticket_id: ticketId,
    subject: template.subject === null ? null : shortened(filled(template.subject, values, oneLine)),
    body_text: text,
    missing_placeholders: template.placeholders.filter((name) => !values.has(name)),
    attachments: template.attachments,
    status_after: template.status_after,
    ...(await use(ctx, template, body.is_counted ?? false)),
  };
}

type Uses = Pick<TicketReplyTemplate, 'usage_count' | 'last_used_at'>;

async function use(
  ctx: WriteContext,
  { id, revision, usage_count, last_used_at }: TicketReplyTemplate,
  isCounted: boolean,
): Promise<Uses> {
  if (!isCounted) return { usage_count, last_used_at };
  const counted = await countTemplateUse(ctx.db, id, ctx.now);
  ctx.announce({ kind: 'ticket_reply_template', id, revision });
  return counted;
}

const filled = (
  text: string,
  values: ReadonlyMap<string, string>,
  written: (value: string, lineBefore: string) => string,
): string =>
  fillPlaceholders(text, (name, lineBefore) => {
    const value = values.get(name);
    return value === undefined ? undefined : written(value, lineBefore);
  });

/** As the contract counts characters. */
const lengthOf = (text: string): number => [...text].length;

const shortened = (subject: string): string => [...subject].slice(0, maxSubject).join('').trim();
