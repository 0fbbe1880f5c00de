import type { Deleted, TicketBlacklistRule } from '#generated/types.gen.ts';
import type {
  CreateTicketBlacklistRuleInput,
  DeleteTicketBlacklistRuleInput,
  ListTicketBlacklistRulesInput,
  UpdateTicketBlacklistRuleInput,
} from '#generated/families/ticket-desk/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { recordLife } from '#src/domain/records/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { blacklist, findBlacklistRule, selectBlacklistRule } from './blacklist.queries.ts';
import { changeRule } from './change.ts';
import { holdSenderRules, requireFree, requireNamed } from './checks.ts';
import { tidyPattern } from './pattern.rules.ts';

/** Rules are held by `holdSenderRules` before one is changed. */
const rules = recordLife({
  table: 'ticket_blacklist_rules',
  kind: 'ticket_blacklist_rule',
  noun: 'blacklist rule',
  lock: ({ db }, id) => findBlacklistRule(db, id),
});

export const listTicketBlacklistRules = (ctx: ReadContext, { query }: ListTicketBlacklistRulesInput) =>
  blacklist.page(ctx.db, query, {});

export async function createTicketBlacklistRule(
  ctx: WriteContext,
  { body }: CreateTicketBlacklistRuleInput,
): Promise<Result<TicketBlacklistRule>> {
  const pattern = tidyPattern(body.match_type, body.pattern);
  await requireNamed(ctx, body);
  await holdSenderRules(ctx);
  await requireFree(ctx, 'blacklist', { match_type: body.match_type, pattern }, null);
  const id = await rules.insert(ctx, {
    match_type: body.match_type,
    pattern,
    action: body.action ?? 'block',
    inbox_ids: tidyIds(body.inbox_ids ?? []),
    note: body.note ?? null,
    is_enabled: body.is_enabled ?? true,
    expires_at: body.expires_at ?? null,
  });
  return (await selectBlacklistRule(ctx.db, id))!;
}

const fields = ['match_type', 'pattern', 'action', 'inbox_ids', 'note', 'is_enabled', 'expires_at'] as const;

export async function updateTicketBlacklistRule(
  ctx: WriteContext,
  { path, body }: UpdateTicketBlacklistRuleInput,
): Promise<Result<TicketBlacklistRule>> {
  await holdSenderRules(ctx);
  const before = await rules.lock(ctx, path.id);
  await changeRule(ctx, { list: 'blacklist', before, fields }, body);
  return (await selectBlacklistRule(ctx.db, before.id))!;
}

export async function deleteTicketBlacklistRule(
  ctx: WriteContext,
  { path, query }: DeleteTicketBlacklistRuleInput,
): Promise<Deleted> {
  await holdSenderRules(ctx);
  const rule = await rules.lock(ctx, path.id, query.expected_revision);
  return rules.softDelete(ctx, rule, ['match_type', 'pattern']);
}
