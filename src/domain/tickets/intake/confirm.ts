import type { WriteContext } from '#src/call/context.ts';
import { dayIn, isBusinessTime, nextDay } from '#src/domain/working-time/index.ts';
import { confirmationPlaceholders, fillPlaceholders } from '../conversation/placeholders.rules.ts';
import { domainOf, isPublicMailDomain } from '../people/public-mail.rules.ts';
import { findAnswered } from '../replies/queue.queries.ts';
import { queueReply } from '../replies/queue-reply.ts';
import { answerTo } from '../replies/recipients.rules.ts';
import { findDefaultSender } from '../replies/senders.queries.ts';
import { hoursIn } from '../sla/policy.rules.ts';
import { selectSlaSettings } from '../sla/sla.queries.ts';
import { oneLine, plainInMarkdown } from '../templates/plain-in-markdown.rules.ts';
import { isForged } from './authentication.rules.ts';
import type { Arrived, Person } from './arrived.ts';
import {
  countConfirmations,
  hasEmptyEnvelope,
  selectConfirmationFacts,
  type ConfirmationFacts,
} from './confirm.queries.ts';
import { isAnswerable } from './mail-kind.rules.ts';
import { selectOwnAddresses } from './store.queries.ts';

type Context = Pick<WriteContext, 'db' | 'identity' | 'now' | 'audit' | 'announce' | 'atCommit'>;

const hourMs = 3_600_000;
/** A program that answers each confirmation without saying that it is one is answered no more. */
const maxPerHour = 3;

/** Confirms a ticket that a message opened, if its inbox does so at this hour, and never to a program (RFC 3834). */
export async function confirmTicket(ctx: Context, arrived: Arrived, ticketId: string): Promise<void> {
  // The confirmation is an e-mail, and whoever wrote a text or a chat did not ask for one.
  if (arrived.channel !== 'email') return;
  if (!isAnswerable(arrived) || isForged(arrived.checks)) return;
  const to = await recipientOf(ctx, arrived);
  if (to === null) return;
  const facts = await selectConfirmationFacts(ctx.db, ticketId);
  const { auto_reply: wish, agency } = facts;
  if (!wish.is_enabled || wish.body_text === null || !(await isItsTime(ctx, wish.calendar_key))) return;
  if (await hasEmptyEnvelope(ctx.db, arrived.mailId)) return;
  const since = new Date(ctx.now.getTime() - hourMs);
  if ((await countConfirmations(ctx.db, arrived.sender!.email!, since)) >= maxPerHour) return;
  const sender = await findDefaultSender(ctx.db, facts.inbox_id);
  if (sender === undefined) return;
  const answered = await findAnswered(ctx.db, ticketId, null);
  const values = valuesOf(ctx.now, arrived.sender!, facts, agency);
  const filled = (text: string, written: (value: string, lineBefore: string) => string): string =>
    fillPlaceholders(text, (name, lineBefore) =>
      confirmationPlaceholders.has(name) ? written(values[name] ?? '', lineBefore) : undefined,
    ).trim();
  await queueReply(
    ctx,
    { id: facts.id, status_category: facts.status_category, last_sequence: facts.last_sequence },
    {
      ...nothingElse,
      to: [to],
      subject:
        (wish.subject === null ? '' : shortened(filled(wish.subject, oneLine))) || answerTo(facts.subject),
      body_text: filled(wish.body_text, unlinked) || wish.body_text,
      in_reply_to_id: answered?.id ?? null,
    },
    {
      ...{ sender, answered, kind: 'auto_reply' },
      ...{ authorId: null, draftId: null, retryOfId: null, isAutoSent: true },
    },
  );
}

const nothingElse = {
  sender_id: null,
  cc: [],
  bcc: [],
  body_html: null,
  file_ids: [],
  reply_template_id: null,
  status_after: 'unchanged',
  send_at: null,
  is_cancelled_by_reply: false,
  signature_id: null,
  generated: false,
  ai_request_id: null,
} as const;

/** A stranger wrote the value, and it leaves in the agency's name: it shows as it is, and an address in it is no link. */
const unlinked = (value: string, lineBefore: string): string =>
  plainInMarkdown(value, lineBefore)
    .replaceAll(/\b(https?|ftp):\/\//gi, '$1\\://')
    .replaceAll(/\bwww\./gi, 'www\\.');

const maxSubject = 300;
const shortened = (text: string): string => [...oneLine(text)].slice(0, maxSubject).join('');

const ofPrograms =
  /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?|owner-.*|.*-request)(?:\+.*)?@/i;

/**
 * Where the confirmation goes: to a `Reply-To` at the sender's domain, otherwise to the sender, so that nobody makes the agency write to
 * strangers; to nobody where either is a program, or an inbox.
 */
async function recipientOf(ctx: Context, { sender, replyTo }: Arrived): Promise<Person | null> {
  if (sender?.email == null) return null;
  const wished = replyTo?.email ?? sender.email;
  if (ofPrograms.test(wished)) return null;
  const wanted = replyTo !== null && isColleague(sender.email, wished) ? replyTo : sender;
  const email = wanted.email!;
  if (ofPrograms.test(email)) return null;
  const own = await selectOwnAddresses(ctx.db, [email, wished, sender.email]);
  return own.size > 0 ? null : { name: wanted.name, email, phone: null };
}

function isColleague(sender: string, other: string): boolean {
  const domain = domainOf(other);
  return domain === domainOf(sender) && !isPublicMailDomain(domain);
}

async function isItsTime({ db, now }: Context, calendarKey: string | null): Promise<boolean> {
  if (calendarKey === null) return true;
  const { calendars } = await selectSlaSettings(db);
  return !isBusinessTime(hoursIn(calendars)(calendarKey), now);
}

function valuesOf(
  now: Date,
  sender: Person,
  { number, subject, client_name: client }: ConfirmationFacts,
  agency: ConfirmationFacts['agency'],
): Readonly<Record<string, string | null>> {
  const today = dayIn(now, agency.time_zone);
  const words = new Intl.DateTimeFormat(agency.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (date: string): string => words.format(new Date(`${date}T00:00:00Z`));
  return {
    'requester.name': sender.name,
    'requester.first_name': firstNameOf(sender.name),
    'requester.email': sender.email,
    'client.name': client,
    'ticket.number': String(number),
    'ticket.subject': subject,
    'agency.name': agency.name,
    'date.today': day(today),
    'date.tomorrow': day(nextDay(today)),
  };
}

/** "Priya" of "Priya Shah", and of "Shah, Priya". */
function firstNameOf(name: string | null): string | null {
  const [before = '', after = ''] = (name ?? '').split(',');
  return (after.trim() || before.trim()).split(/\s+/u)[0] || null;
}
