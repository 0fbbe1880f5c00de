import type { AssignmentFeedbackRule, AssignmentRuleConditionsInput, Deleted } from '#generated/types.gen.ts';
import type { CreateAssignmentFeedbackRuleInput } from '#generated/families/assignments/handlers.ts';
import type {
  DeleteAssignmentRuleInput,
  ListAssignmentRulesInput,
  UpdateAssignmentRuleInput,
} from '#generated/console/families/assignments/handlers.ts';
import type { Page, ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { holdName, insertRecord, reviseRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, notFound, unknownReference } from '#src/platform/errors/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { selectDecision } from './history.queries.ts';
import * as queries from './rules.queries.ts';

const kind = 'assignment_rule';
/** A decision names all that applied to it, and the contract shows no more. */
const maxRules = 200;

export const listAssignmentRules = (
  ctx: ReadContext,
  { query }: ListAssignmentRulesInput,
): Promise<Page<AssignmentFeedbackRule>> => queries.assignmentRules.page(ctx.db, query, { now: ctx.now });

export async function createAssignmentFeedbackRule(
  ctx: WriteContext,
  { body }: CreateAssignmentFeedbackRuleInput,
): Promise<Result<AssignmentFeedbackRule>> {
  const values: queries.RuleValues = {
    effect: body.effect,
    user_ids: tidyIds(body.user_ids).sort(),
    ...conditionsOf(body.conditions),
    strength: body.strength ?? 50,
    reason: tidied(body.reason),
    expires_at: expiryOf(ctx, body.expires_at),
  };
  const decisionId = body.decision_id == null ? null : storedId(body.decision_id);
  await requireKnown(ctx, values, new Set());
  await requireDecision(ctx, decisionId);
  await requireRoom(ctx, values, null);
  const row = { ...values, decision_id: decisionId, created_by: ctx.identity.userId };
  const id = await insertRecord(ctx.db, 'assignment_rules', row, ctx.now);
  recordHistory(ctx, { kind, id, action: 'created' });
  return (await queries.selectRule(ctx.db, id))!;
}

export async function updateAssignmentRule(
  ctx: WriteContext,
  { path, body }: UpdateAssignmentRuleInput,
): Promise<Result<AssignmentFeedbackRule>> {
  const before = await lock(ctx, path.id, body.expected_revision);
  const wish: Partial<queries.RuleValues> = {
    ...(body.effect !== undefined && { effect: body.effect }),
    ...(body.user_ids !== undefined && { user_ids: tidyIds(body.user_ids).sort() }),
    ...(body.conditions !== undefined && conditionsOf(body.conditions)),
    ...(body.strength !== undefined && { strength: body.strength }),
    ...(body.reason !== undefined && { reason: tidied(body.reason) }),
    ...(body.expires_at !== undefined && { expires_at: expiryOf(ctx, body.expires_at) }),
  };
  const after = { ...before, ...wish };
  await requireKnown(ctx, after, namedBy(before));
  const changes = changesBetween(before, after, Object.keys(wish) as (keyof queries.RuleValues)[]);
  if (changes !== null) {
    await requireRoom(ctx, after, before.id);
    await reviseRecord(ctx.db, 'assignment_rules', before.id, wish, ctx.now);
    recordHistory(ctx, { kind, id: before.id, action: 'updated', changes });
  }
  return (await queries.selectRule(ctx.db, before.id))!;
}

export async function deleteAssignmentRule(
  ctx: WriteContext,
  { path, query }: DeleteAssignmentRuleInput,
): Promise<Deleted> {
  const { id, effect, user_ids: userIds } = await lock(ctx, path.id, query.expected_revision);
  await queries.deleteRule(ctx.db, id);
  ctx.audit({ recordKind: kind, recordId: id, action: 'deleted', previous: { effect, user_ids: userIds } });
  return { id, deleted_at: ctx.now.toISOString() };
}

async function lock(ctx: ReadContext, id: string, expectedRevision?: number): Promise<queries.StoredRule> {
  const rule = await queries.lockRule(ctx.db, storedId(id));
  if (rule === undefined) throw notFound('assignment rule', id);
  checkRevision(rule.revision, expectedRevision);
  return rule;
}

/** Sorted and without repetitions, so that equal rules are equal. */
function conditionsOf(input: AssignmentRuleConditionsInput = {}) {
  const ids = (given: readonly string[] = []) => tidyIds(given).sort();
  const names = (given: readonly string[] = []) =>
    [...new Set(given.map((name) => name.trim()).filter(Boolean))].sort();
  return {
    client_ids: ids(input.client_ids),
    process_definition_ids: ids(input.process_definition_ids),
    department_ids: ids(input.department_ids),
    stage_names: names(input.stage_names),
    tags: names(input.tags),
  };
}

const tidied = (text: string | null | undefined): string | null => text?.trim() || null;

function expiryOf({ now }: ReadContext, expiresAt: string | null | undefined): Date | null {
  if (expiresAt == null) return null;
  const at = new Date(expiresAt);
  if (at <= now) throw invalid('body.expires_at', 'must be in the future.');
  return at;
}

const namedBy = (rule: queries.RuleValues): ReadonlySet<string> =>
  new Set([...rule.user_ids, ...rule.client_ids, ...rule.process_definition_ids, ...rule.department_ids]);

/** 400 for what the agency does not have; what a rule names already may be gone. */
const requireKnown = (
  ctx: ReadContext,
  rule: queries.RuleValues,
  allowed: ReadonlySet<string>,
): Promise<void> =>
  new NamedRecords(allowed)
    .addAll('member', rule.user_ids, 'body.user_ids')
    .addAll('client', rule.client_ids, 'body.conditions.client_ids')
    .addAll('process', rule.process_definition_ids, 'body.conditions.process_definition_ids')
    .addAll('department', rule.department_ids, 'body.conditions.department_ids')
    .require(ctx);

async function requireDecision(ctx: ReadContext, id: string | null): Promise<void> {
  if (id === null || (await selectDecision(ctx.db, viewerOf(ctx), id)) !== undefined) return;
  throw unknownReference('body.decision_id', id, 'an assignment decision of this agency');
}

async function requireRoom(
  ctx: WriteContext,
  rule: queries.RuleValues,
  except: string | null,
): Promise<void> {
  await holdName(ctx.db, 'assignment rules');
  const { count, hasSame } = await queries.compareRules(ctx.db, rule, except, ctx.now);
  if (hasSame)
    throw conflict('An active rule with the same effect, members and conditions exists. Update that rule.');
  if (count >= maxRules)
    throw conflict(
      `The limit is ${maxRules} active feedback rules per agency. Delete one, or let it expire.`,
    );
}
