import type { Deleted, TicketWhitelistRule } from '#generated/types.gen.ts';
import type {
  CreateTicketWhitelistRuleInput,
  DeleteTicketWhitelistRuleInput,
  ListTicketWhitelistRulesInput,
  UpdateTicketWhitelistRuleInput,
} from '#generated/families/ticket-desk/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { insertRecord, reviseRecord, softDeleteRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, notFound } from '#src/platform/errors/index.ts';
import { diff } from '#src/platform/events/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { whitelist, findWhitelistRule, selectWhitelistRule } from './whitelist.queries.ts';
import { holdSenderRules, requireFree, requireNamed } from './checks.ts';
import { tidyPattern } from './pattern.rules.ts';

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
  const id = await insertRecord(
    ctx.db,
    'ticket_whitelist_rules',
    {
      match_type: body.match_type,
      pattern,
      bypass: [...(body.bypass ?? ['spam_check', 'unknown_sender'])],
      client_id: storedId(body.client_id ?? null),
      inbox_ids: tidyIds(body.inbox_ids ?? []),
      note: body.note ?? null,
      is_enabled: body.is_enabled ?? true,
      expires_at: body.expires_at ?? null,
      created_by: ctx.identity.userId,
    },
    ctx.now,
  );
  recordHistory(ctx, { kind: 'ticket_whitelist_rule', id, action: 'created' });
  return (await selectWhitelistRule(ctx.db, id))!;
}

const tracked = [
  'match_type',
  'pattern',
  'bypass',
  'client_id',
  'inbox_ids',
  'note',
  'is_enabled',
  'expires_at',
];

export async function updateTicketWhitelistRule(
  ctx: WriteContext,
  { path, body }: UpdateTicketWhitelistRuleInput,
): Promise<Result<TicketWhitelistRule>> {
  await holdSenderRules(ctx);
  const before = await requireRule(ctx, path.id);
  const { expected_revision: expectedRevision, ...wish } = body;
  const type = wish.match_type ?? before.match_type;
  const pattern = tidyPattern(type, wish.pattern ?? before.pattern);
  await requireNamed(ctx, wish, before);
  checkRevision(before.revision, expectedRevision);
  if (type !== before.match_type || pattern !== before.pattern)
    await requireFree(ctx, 'whitelist', { match_type: type, pattern }, before.id);
  const after = {
    ...before,
    ...wish,
    match_type: type,
    pattern,
    ...(wish.client_id !== undefined && { client_id: storedId(wish.client_id) }),
    ...(wish.inbox_ids && { inbox_ids: tidyIds(wish.inbox_ids) }),
    ...(wish.expires_at && { expires_at: new Date(wish.expires_at).toISOString() }),
  };
  const changes = diff(before, after, tracked);
  if (changes !== null) {
    const { bypass, client_id, inbox_ids, note, is_enabled, expires_at } = after;
    const values = {
      ...{ match_type: type, pattern, bypass: [...bypass], client_id },
      ...{ inbox_ids, note, is_enabled, expires_at },
    };
    await reviseRecord(ctx.db, 'ticket_whitelist_rules', before.id, values, ctx.now);
    ctx.audit({
      recordKind: 'ticket_whitelist_rule',
      recordId: before.id,
      action: 'updated',
      changedFields: changes._changed_fields,
      previous: changes._previous,
    });
  }
  return (await selectWhitelistRule(ctx.db, before.id))!;
}

export async function deleteTicketWhitelistRule(
  ctx: WriteContext,
  { path, query }: DeleteTicketWhitelistRuleInput,
): Promise<Deleted> {
  await holdSenderRules(ctx);
  const rule = await requireRule(ctx, path.id);
  checkRevision(rule.revision, query.expected_revision);
  await softDeleteRecord(ctx.db, 'ticket_whitelist_rules', rule.id, ctx.identity.userId, ctx.now);
  ctx.audit({
    recordKind: 'ticket_whitelist_rule',
    recordId: rule.id,
    action: 'deleted',
    previous: { match_type: rule.match_type, pattern: rule.pattern },
  });
  return { id: rule.id, deleted_at: ctx.now.toISOString() };
}

async function requireRule(ctx: ReadContext, id: string): Promise<TicketWhitelistRule> {
  const rule = await findWhitelistRule(ctx.db, storedId(id));
  if (rule === undefined) throw notFound('whitelist rule', id);
  return rule;
}
