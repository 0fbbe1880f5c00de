import type { Deleted, TicketWhitelistRule } from '#generated/types.gen.ts';
import type {
  CreateTicketWhitelistRuleInput,
  DeleteTicketWhitelistRuleInput,
  ListTicketWhitelistRulesInput,
  UpdateTicketWhitelistRuleInput,
} from '#generated/families/ticket-desk/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { recordLife } from '#src/domain/records/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { whitelist, findWhitelistRule, selectWhitelistRule } from './whitelist.queries.ts';
import { changeRule } from './change.ts';
import { holdSenderRules, requireFree, requireNamed } from './checks.ts';
import { tidyPattern } from './pattern.rules.ts';

/** Rules are held by `holdSenderRules` before one is changed. */
const rules = recordLife({
  table: 'ticket_whitelist_rules',
  kind: 'ticket_whitelist_rule',
  noun: 'whitelist rule',
  lock: ({ db }, id) => findWhitelistRule(db, id),
});

export const listTicketWhitelistRules = (ctx: ReadContext, { query }: ListTicketWhitelistRulesInput) =>
  whitelist.page(ctx.db, query, {});

export async function createTicketWhitelistRule(
  ctx: WriteContext,
  { body }: CreateTicketWhitelistRuleInput,
): Promise<Result<TicketWhitelistRule>> {
  const pattern = tidyPattern(body.match_type, body.pattern);
  await requireNamed(ctx, body);
  await holdSenderRules(ctx);
  await requireFree(ctx, 'whitelist', { match_type: body.match_type, pattern }, null);
  const id = await rules.insert(ctx, {
    match_type: body.match_type,
    pattern,
    bypass: [...(body.bypass ?? ['spam_check', 'unknown_sender'])],
    client_id: storedId(body.client_id ?? null),
    inbox_ids: tidyIds(body.inbox_ids ?? []),
    note: body.note ?? null,
    is_enabled: body.is_enabled ?? true,
    expires_at: body.expires_at ?? null,
  });
  return (await selectWhitelistRule(ctx.db, id))!;
}

const fields = [
  'match_type',
  'pattern',
  'bypass',
  'client_id',
  'inbox_ids',
  'note',
  'is_enabled',
  'expires_at',
] as const;

export async function updateTicketWhitelistRule(
  ctx: WriteContext,
  { path, body }: UpdateTicketWhitelistRuleInput,
): Promise<Result<TicketWhitelistRule>> {
  await holdSenderRules(ctx);
  const before = await rules.lock(ctx, path.id);
  await changeRule(ctx, { list: 'whitelist', before, fields }, body);
  return (await selectWhitelistRule(ctx.db, before.id))!;
}

export async function deleteTicketWhitelistRule(
  ctx: WriteContext,
  { path, query }: DeleteTicketWhitelistRuleInput,
): Promise<Deleted> {
  await holdSenderRules(ctx);
  const rule = await rules.lock(ctx, path.id, query.expected_revision);
  return rules.softDelete(ctx, rule, ['match_type', 'pattern']);
}
