import type { TicketRoutingRule } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { allHoursKey, selectSlaSettings } from '#src/domain/tickets/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, unknownReference } from '#src/platform/errors/index.ts';
import { tidyIds, tidyTags } from '#src/platform/tidy.ts';
import { selectProfileIds } from '../sla/policies.queries.ts';
import { selectCategoryKeys } from './routing-rules.queries.ts';

type Parts = Partial<Pick<TicketRoutingRule, 'inbox_ids' | 'conditions' | 'actions'>>;

/** Ids that a rule names. */
const idsOf = ({ inbox_ids: inboxIds = [], conditions = [], actions = [] }: Parts): string[] => [
  ...inboxIds,
  ...conditions.flatMap((one) =>
    one.type === 'client' ? [...(one.client_ids ?? []), ...(one.client_profile_ids ?? [])] : [],
  ),
  ...actions.flatMap((one) => {
    if ('user_ids' in one) return one.user_ids;
    if ('department_ids' in one) return one.department_ids;
    if ('inbox_id' in one) return [one.inbox_id];
    return 'client_id' in one ? [one.client_id] : [];
  }),
];

/** 400 at its place for a record that there is not; what the rule names already may stay. */
export async function requireRuleReferences(
  ctx: ReadContext,
  wish: Parts,
  before: Parts = {},
): Promise<void> {
  const kept = new Set(idsOf(before));
  const named = new NamedRecords(kept);
  named.addAll('ticket_inbox', wish.inbox_ids, 'body.inbox_ids');
  wish.conditions?.forEach((condition, index) => {
    const place = `body.conditions[${index}]`;
    if (condition.type === 'sender') requireSenders(condition.values, place);
    if (condition.type !== 'client') return;
    named.addAll('client', condition.client_ids, `${place}.client_ids`);
    if (Object.keys(condition).length === 1)
      throw invalid(place, 'needs has_client, client_ids, client_profile_ids or tags.');
  });
  wish.actions?.forEach((action, index) => {
    const place = `body.actions[${index}]`;
    if (action.type === 'move_to_inbox') named.add('ticket_inbox', action.inbox_id, `${place}.inbox_id`);
    if (action.type === 'set_client') named.add('client', action.client_id, `${place}.client_id`);
    if (action.type === 'assign_users' || action.type === 'add_watchers')
      named.addAll('working_member', action.user_ids, `${place}.user_ids`);
    if (action.type === 'auto_assign')
      named.addAll('department', action.department_ids, `${place}.department_ids`);
  });
  await named.require(ctx);
  await requireCalendars(ctx, wish);
  await requireProfiles(ctx, wish, kept);
  await requireCategories(ctx, wish, before);
}

/** An address or a domain, which may stand behind an `@`. */
const senderOf = (value: string): string => value.trim().toLowerCase().replace(/^@/, '').trim();

function requireSenders(values: readonly string[], place: string): void {
  const blank = values.findIndex((value) => senderOf(value) === '');
  if (blank >= 0) throw invalid(`${place}.values[${blank}]`, 'names neither an address nor a domain.');
}

async function requireCalendars(ctx: ReadContext, { conditions = [] }: Parts): Promise<void> {
  if (!conditions.some(({ type }) => type === 'time')) return;
  const { calendars } = await selectSlaSettings(ctx.db);
  const keys = new Set([allHoursKey, ...calendars.map(({ key }) => key)]);
  conditions.forEach((condition, index) => {
    if (condition.type === 'time' && !keys.has(condition.calendar_key))
      throw unknownReference(
        `body.conditions[${index}].calendar_key`,
        condition.calendar_key,
        'a business calendar of this agency',
      );
  });
}

async function requireProfiles(
  ctx: ReadContext,
  { conditions = [] }: Parts,
  kept: ReadonlySet<string>,
): Promise<void> {
  const places = conditions.flatMap((condition, index) =>
    condition.type === 'client'
      ? (condition.client_profile_ids ?? []).map((id, at) => ({
          id,
          place: `body.conditions[${index}].client_profile_ids[${at}]`,
        }))
      : [],
  );
  const asked = places.filter(({ id }) => !kept.has(storedId(id)));
  if (asked.length === 0) return;
  const found = new Set(
    await selectProfileIds(
      ctx.db,
      asked.map(({ id }) => storedId(id)),
    ),
  );
  const missing = asked.find(({ id }) => !found.has(storedId(id)));
  if (missing !== undefined)
    throw unknownReference(missing.place, missing.id, 'a client profile of this agency');
}

/** A rule may be for several inboxes: a category is one of any of them. */
async function requireCategories(
  ctx: ReadContext,
  { actions = [] }: Parts,
  { actions: before = [] }: Parts,
): Promise<void> {
  const kept = new Set(before.flatMap((one) => (one.type === 'set_category' ? [one.category_key] : [])));
  if (!actions.some((one) => one.type === 'set_category' && !kept.has(one.category_key))) return;
  const keys = await selectCategoryKeys(ctx.db);
  actions.forEach((action, index) => {
    if (action.type !== 'set_category') return;
    const { category_key: key } = action;
    if (!kept.has(key) && !keys.has(key))
      throw unknownReference(`body.actions[${index}].category_key`, key, 'a category of a ticket inbox');
  });
}

/** Ids as they are stored, tags and texts trimmed. */
export const tidyConditions = (
  conditions: TicketRoutingRule['conditions'],
): TicketRoutingRule['conditions'] =>
  conditions.map((condition) => {
    if (condition.type === 'client')
      return {
        ...condition,
        ...(condition.client_ids && { client_ids: tidyIds(condition.client_ids) }),
        ...(condition.client_profile_ids && { client_profile_ids: tidyIds(condition.client_profile_ids) }),
        ...(condition.tags && { tags: tidyTags(condition.tags) }),
      };
    if (condition.type === 'sender')
      return {
        ...condition,
        values: [...new Set(condition.values.map(senderOf))],
      };
    return condition;
  });

export const tidyActions = (actions: TicketRoutingRule['actions']): TicketRoutingRule['actions'] =>
  actions.map((action) => {
    if (action.type === 'move_to_inbox') return { ...action, inbox_id: storedId(action.inbox_id) };
    if (action.type === 'set_client') return { ...action, client_id: storedId(action.client_id) };
    if (action.type === 'assign_users' || action.type === 'add_watchers')
      return { ...action, user_ids: tidyIds(action.user_ids) };
    if (action.type === 'auto_assign') return { ...action, department_ids: tidyIds(action.department_ids) };
    if (action.type === 'add_tags') return { ...action, tags: tidyTags(action.tags) };
    return action;
  });
