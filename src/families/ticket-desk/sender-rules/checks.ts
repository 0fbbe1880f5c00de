import type { TicketSenderMatchType } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { isClientDomain, isPublicMailDomain } from '#src/domain/tickets/index.ts';
import { holdName } from '#src/platform/db/query/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { findSameRule, type RuleKind } from './rules.queries.ts';

type Context = Pick<ReadContext, 'db' | 'identity' | 'can' | 'now'>;

/** Rules are changed by one at a time: no two of either list match the same. */
export const holdSenderRules = (ctx: Pick<ReadContext, 'db'>): Promise<void> =>
  holdName(ctx.db, 'ticket sender rules');

interface Matched {
  readonly match_type: TicketSenderMatchType;
  readonly pattern: string;
}

/**
 * Errors: 409 when a rule of either list matches the same, for a public mail provider, and for the blacklist for the domain of a client.
 */
export async function requireFree(
  ctx: Context,
  kind: RuleKind,
  { match_type: type, pattern }: Matched,
  exceptId: string | null,
): Promise<void> {
  const same = await findSameRule(ctx.db, type, pattern, exceptId);
  if (same !== undefined)
    throw conflict(
      `The ${same.kind} rule ${same.id} has the pattern ${pattern} already. Change or delete it.`,
    );
  if (type !== 'domain') return;
  if (isPublicMailDomain(pattern))
    throw conflict(`${pattern} is a public mail provider. Add a rule for the sender's address instead.`);
  if (kind === 'blacklist' && (await isClientDomain(ctx.db, pattern)))
    throw conflict(`Clients write from ${pattern}. Add a rule for the sender's address instead.`);
}

interface Named {
  readonly inbox_ids?: readonly string[] | undefined;
  readonly client_id?: string | null | undefined;
  readonly expires_at?: string | null | undefined;
}

/** Errors: 400 at its place for an inbox or client that the caller does not see, and for an expiry that has passed. */
export async function requireNamed(ctx: Context, wish: Named, kept: Named = {}): Promise<void> {
  const known = [...(kept.inbox_ids ?? []), ...(kept.client_id == null ? [] : [kept.client_id])];
  await new NamedRecords(new Set(known))
    .addAll('ticket_inbox', wish.inbox_ids, 'body.inbox_ids')
    .add('client', wish.client_id, 'body.client_id')
    .require(ctx as never);
  if (wish.expires_at != null && new Date(wish.expires_at) <= ctx.now)
    throw invalid('body.expires_at', 'must be in the future.');
}
