import type { TicketSpamRule } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import type { TicketDraft } from '../model/draft.ts';
import { domainOf, isPublicMailDomain } from '../people/public-mail.rules.ts';
import { ensureSpamRule, isClientDomain } from '../people/spam-rules.queries.ts';

type Context = Pick<WriteContext, 'db' | 'identity' | 'now'>;

/**
 * Adds the rule for the sender of a spam ticket.
 * Errors: 400 without a requester with an e-mail address; 409 for the whole domain of a public mail provider or of a client.
 */
export async function addSpamRule(
  ctx: Context,
  draft: TicketDraft,
  wish: TicketSpamRule,
  place: string,
): Promise<void> {
  if (wish === 'none') return;
  const email = draft.ticket.correspondents.find(({ role }) => role === 'requester')?.email ?? null;
  if (email === null) throw invalid(place, 'needs a requester with an e-mail address; this ticket has none.');
  const domain = domainOf(email);
  if (wish === 'domain' && isPublicMailDomain(domain))
    throw conflict(`${domain} is a public mail provider. Add a rule for the sender instead.`);
  if (wish === 'domain' && (await isClientDomain(ctx.db, domain)))
    throw conflict(`Clients write from ${domain}. Add a rule for the sender instead.`);
  draft.spamRule = await ensureSpamRule(
    ctx.db,
    {
      match_type: wish === 'domain' ? 'domain' : 'email',
      pattern: wish === 'domain' ? domain : email.toLowerCase(),
      source_ticket_id: draft.ticket.id,
      created_by: ctx.identity.userId,
    },
    ctx.now,
  );
}
