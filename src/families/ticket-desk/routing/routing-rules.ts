import type { Deleted, OrderedIds, TicketRoutingRule } from '#generated/types.gen.ts';
import type {
  CreateTicketRoutingRuleInput,
  DeleteTicketRoutingRuleInput,
  ListTicketRoutingRulesInput,
  ReorderTicketRoutingRulesInput,
  UpdateTicketRoutingRuleInput,
} from '#generated/families/ticket-desk/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import {
  insertRecord,
  jsonb,
  reviseRecord,
  softDeleteRecord,
  storedId,
} from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, notFound } from '#src/platform/errors/index.ts';
import { diff } from '#src/platform/events/index.ts';
import { reordered, tidyIds } from '#src/platform/tidy.ts';
import { holdDesk } from '../hold-desk.ts';
import { requireRuleReferences, tidyActions, tidyConditions } from './rule-references.ts';
import * as queries from './routing-rules.queries.ts';

const maxRules = 200;

export const listTicketRoutingRules = (ctx: ReadContext, { query }: ListTicketRoutingRulesInput) =>
  queries.ruleList.page(ctx.db, query, {});

export async function createTicketRoutingRule(
  ctx: WriteContext,
  { body }: CreateTicketRoutingRuleInput,
): Promise<Result<TicketRoutingRule>> {
  await holdDesk(ctx);
  await requireRuleReferences(ctx, body);
  const ids = await queries.selectRuleIds(ctx.db);
  if (ids.length >= maxRules)
    throw conflict(`The agency has ${maxRules} routing rules, which is the limit. Delete one first.`);
  const name = await freeName(ctx, body.name, null);
  const place = Math.min(body.position ?? ids.length, ids.length);
  const id = await insertRecord(
    ctx.db,
    'ticket_routing_rules',
    {
      name,
      description: body.description ?? null,
      position: place,
      is_enabled: body.is_enabled ?? true,
      inbox_ids: tidyIds(body.inbox_ids ?? []),
      match_mode: body.match_mode ?? 'all',
      conditions: jsonb(tidyConditions(body.conditions)) as never,
      actions: jsonb(tidyActions(body.actions)) as never,
      is_final: body.is_final ?? false,
      created_by: ctx.identity.userId,
    },
    ctx.now,
  );
  recordHistory(ctx, { kind: 'ticket_routing_rule', id, action: 'created' });
  noteMoves(ctx, await queries.updateRuleOrder(ctx.db, ids.toSpliced(place, 0, id), ctx.now, id));
  return showRule(ctx, id);
}

export async function updateTicketRoutingRule(
  ctx: WriteContext,
  { path, body }: UpdateTicketRoutingRuleInput,
): Promise<Result<TicketRoutingRule>> {
  await holdDesk(ctx);
  const before = await requireRule(ctx, path.id);
  const { expected_revision: expectedRevision, position, ...wish } = body;
  await requireRuleReferences(ctx, wish, before);
  checkRevision(before.revision, expectedRevision);
  const name = wish.name === undefined ? before.name : await freeName(ctx, wish.name, before.id);
  if (position !== undefined) await moveRule(ctx, before.id, position);
  const after = {
    ...before,
    ...wish,
    name,
    ...(wish.inbox_ids && { inbox_ids: tidyIds(wish.inbox_ids) }),
    ...(wish.conditions && { conditions: tidyConditions(wish.conditions) }),
    ...(wish.actions && { actions: tidyActions(wish.actions) }),
    position: (await queries.findRule(ctx.db, before.id))!.position,
  };
  const changes = diff(before, after, tracked);
  if (changes !== null) {
    const {
      name: _name,
      description,
      is_enabled,
      inbox_ids,
      match_mode,
      conditions,
      actions,
      is_final,
    } = after;
    await reviseRecord(
      ctx.db,
      'ticket_routing_rules',
      before.id,
      {
        name,
        description,
        is_enabled,
        inbox_ids,
        match_mode,
        conditions: jsonb(conditions) as never,
        actions: jsonb(actions) as never,
        is_final,
      },
      ctx.now,
    );
    ctx.audit({
      recordKind: 'ticket_routing_rule',
      recordId: before.id,
      action: 'updated',
      changedFields: changes._changed_fields,
      previous: changes._previous,
    });
  }
  return showRule(ctx, before.id);
}

const tracked = [
  'name',
  'description',
  'position',
  'is_enabled',
  'inbox_ids',
  'match_mode',
  'conditions',
  'actions',
  'is_final',
];

async function moveRule(ctx: WriteContext, id: string, position: number): Promise<void> {
  const others = (await queries.selectRuleIds(ctx.db)).filter((other) => other !== id);
  const ids = others.toSpliced(Math.min(position, others.length), 0, id);
  noteMoves(ctx, await queries.updateRuleOrder(ctx.db, ids, ctx.now, id));
}

export async function reorderTicketRoutingRules(
  ctx: WriteContext,
  { body }: ReorderTicketRoutingRulesInput,
): Promise<OrderedIds> {
  await holdDesk(ctx);
  const wanted = tidyIds(body.ids);
  const former = await queries.selectRuleIds(ctx.db);
  const unknown = wanted.find((id) => !former.includes(id));
  if (unknown !== undefined) throw notFound('routing rule', unknown);
  checkRevision((await requireRule(ctx, wanted[0]!)).revision, body.expected_revision);
  const ids = reordered(former, wanted);
  noteMoves(ctx, await queries.updateRuleOrder(ctx.db, ids, ctx.now));
  return { ids };
}

export async function deleteTicketRoutingRule(
  ctx: WriteContext,
  { path, query }: DeleteTicketRoutingRuleInput,
): Promise<Deleted> {
  await holdDesk(ctx);
  const rule = await requireRule(ctx, path.id);
  checkRevision(rule.revision, query.expected_revision);
  await softDeleteRecord(ctx.db, 'ticket_routing_rules', rule.id, ctx.identity.userId, ctx.now);
  ctx.audit({
    recordKind: 'ticket_routing_rule',
    recordId: rule.id,
    action: 'deleted',
    previous: { name: rule.name },
  });
  noteMoves(ctx, await queries.updateRuleOrder(ctx.db, await queries.selectRuleIds(ctx.db), ctx.now));
  return { id: rule.id, deleted_at: ctx.now.toISOString() };
}

function noteMoves(ctx: WriteContext, moved: readonly queries.MovedRule[]): void {
  for (const { id } of moved)
    ctx.audit({
      recordKind: 'ticket_routing_rule',
      recordId: id,
      action: 'moved',
      changedFields: ['position'],
    });
}

async function requireRule(ctx: ReadContext, id: string): Promise<TicketRoutingRule> {
  const rule = await queries.findRule(ctx.db, storedId(id));
  if (rule === undefined) throw notFound('routing rule', id);
  return rule;
}

async function showRule(ctx: ReadContext, id: string): Promise<Result<TicketRoutingRule>> {
  return (await queries.selectRule(ctx.db, id))!;
}

async function freeName(ctx: ReadContext, wanted: string, exceptId: string | null): Promise<string> {
  const name = wanted.trim();
  const other = await queries.findRuleByName(ctx.db, name, exceptId);
  if (other !== undefined)
    throw conflict(`The name ${name} belongs to another routing rule, ${other.id}. Choose another name.`);
  return name;
}
