import type { Deleted, TicketBlacklistRule } from '#generated/types.gen.ts';
import type {
  CreateTicketBlacklistRuleInput,
  DeleteTicketBlacklistRuleInput,
  ListTicketBlacklistRulesInput,
  UpdateTicketBlacklistRuleInput,
} from '#generated/families/ticket-desk/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { insertRecord, reviseRecord, softDeleteRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, notFound } from '#src/platform/errors/index.ts';
import { diff } from '#src/platform/events/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { blacklist, findBlacklistRule, selectBlacklistRule } from './blacklist.queries.ts';
import { holdSenderRules, requireFree, requireNamed } from './checks.ts';
import { tidyPattern } from './pattern.rules.ts';

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
  const id = await insertRecord(
    ctx.db,
    'ticket_blacklist_rules',
    {
      match_type: body.match_type,
      pattern,
      action: body.action ?? 'block',
      inbox_ids: tidyIds(body.inbox_ids ?? []),
      note: body.note ?? null,
      is_enabled: body.is_enabled ?? true,
      expires_at: body.expires_at ?? null,
      created_by: ctx.identity.userId,
    },
    ctx.now,
  );
  recordHistory(ctx, { kind: 'ticket_blacklist_rule', id, action: 'created' });
  return (await selectBlacklistRule(ctx.db, id))!;
}

const tracked = ['match_type', 'pattern', 'action', 'inbox_ids', 'note', 'is_enabled', 'expires_at'];

export async function updateTicketBlacklistRule(
  ctx: WriteContext,
  { path, body }: UpdateTicketBlacklistRuleInput,
): Promise<Result<TicketBlacklistRule>> {
  await holdSenderRules(ctx);
  const before = await requireRule(ctx, path.id);
  const { expected_revision: expectedRevision, ...wish } = body;
  const type = wish.match_type ?? before.match_type;
  const pattern = tidyPattern(type, wish.pattern ?? before.pattern);
  await requireNamed(ctx, wish, before);
  checkRevision(before.revision, expectedRevision);
  if (type !== before.match_type || pattern !== before.pattern)
    await requireFree(ctx, 'blacklist', { match_type: type, pattern }, before.id);
  const after = {
    ...before,
    ...wish,
    match_type: type,
    pattern,
    ...(wish.inbox_ids && { inbox_ids: tidyIds(wish.inbox_ids) }),
    ...(wish.expires_at && { expires_at: new Date(wish.expires_at).toISOString() }),
  };
  const changes = diff(before, after, tracked);
  if (changes !== null) {
    const { action, inbox_ids, note, is_enabled, expires_at } = after;
    const values = { match_type: type, pattern, action, inbox_ids, note, is_enabled, expires_at };
    await reviseRecord(ctx.db, 'ticket_blacklist_rules', before.id, values, ctx.now);
    ctx.audit({
      recordKind: 'ticket_blacklist_rule',
      recordId: before.id,
      action: 'updated',
      changedFields: changes._changed_fields,
      previous: changes._previous,
    });
  }
  return (await selectBlacklistRule(ctx.db, before.id))!;
}

export async function deleteTicketBlacklistRule(
  ctx: WriteContext,
  { path, query }: DeleteTicketBlacklistRuleInput,
): Promise<Deleted> {
  await holdSenderRules(ctx);
  const rule = await requireRule(ctx, path.id);
  checkRevision(rule.revision, query.expected_revision);
  await softDeleteRecord(ctx.db, 'ticket_blacklist_rules', rule.id, ctx.identity.userId, ctx.now);
  ctx.audit({
    recordKind: 'ticket_blacklist_rule',
    recordId: rule.id,
    action: 'deleted',
    previous: { match_type: rule.match_type, pattern: rule.pattern },
  });
  return { id: rule.id, deleted_at: ctx.now.toISOString() };
}

async function requireRule(ctx: ReadContext, id: string): Promise<TicketBlacklistRule> {
  const rule = await findBlacklistRule(ctx.db, storedId(id));
  if (rule === undefined) throw notFound('blacklist rule', id);
  return rule;
}
