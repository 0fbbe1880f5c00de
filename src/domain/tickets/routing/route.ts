import type { TicketRoutingAction, TicketRoutingRule } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { isSameTag, tidyIds } from '#src/platform/tidy.ts';
import { selectAgents } from '../assignment/agents.queries.ts';
import { blockersOf } from '../assignment/choose.rules.ts';
import { findClient, type ClientOfTicket } from '../people/client-match.queries.ts';
import { maxEntries, type TicketState } from '../model/state.ts';
import { isMatch, type RoutingSubject } from './routing.rules.ts';
import { holdInbox, noteMatches, selectRules } from './routing.queries.ts';

/** Properties of a new ticket that somebody set: rules leave them alone. */
export type Given = ReadonlySet<
  'inbox_id' | 'assigned_to' | 'priority_level' | 'category_key' | 'client_id' | 'watcher_ids'
>;

/** What rules decided beside the properties of the ticket. */
export interface Routed {
  readonly client: ClientOfTicket | null;
  /** The rule that assigned the agents. */
  readonly assignedBy: string | null;
  /** Whether a rule asks auto-assignment, and among whom. */
  readonly autoDepartmentIds: readonly string[] | null;
  /** Rules that matched, by name. */
  readonly matched: readonly string[];
  readonly matchedIds: readonly string[];
}

/** What a rule wants and the inbox decides: kept until no rule moves the ticket any more. */
interface Wanted {
  readonly agents: { readonly ids: readonly string[]; readonly ruleId: string }[];
  readonly watcherIds: string[];
  readonly categoryKeys: string[];
}

interface Course {
  readonly ctx: Pick<WriteContext, 'db' | 'now' | 'atCommit'>;
  readonly ticket: TicketState;
  readonly given: Given;
  readonly wanted: Wanted;
  readonly takeInbox: typeof holdInbox;
  client: ClientOfTicket | null;
  assignedBy: string | null;
  autoDepartmentIds: readonly string[] | null;
}

/** Lets the rules for new tickets change one, in their order, until a final one matched (domain model §3.1). */
export async function routeTicket(
  ctx: Course['ctx'],
  ticket: TicketState,
  {
    given,
    client,
    subject,
    takeInbox = holdInbox,
  }: {
    given: Given;
    client: ClientOfTicket | null;
    subject: Omit<RoutingSubject, 'clientTags'>;
    /** How an inbox is found that a rule moves the ticket to (default: held until the transaction ends). */
    takeInbox?: typeof holdInbox;
  },
): Promise<Routed> {
  const wanted: Wanted = { agents: [], watcherIds: [], categoryKeys: [] };
  const course: Course = {
    ...{ ctx, ticket, given, wanted, takeInbox, client },
    assignedBy: null,
    autoDepartmentIds: null,
  };
  const matched: string[] = [];
  const names: string[] = [];
  for (const rule of await selectRules(ctx.db)) {
    if (!isMatch(rule, ticket, { ...subject, clientTags: course.client?.tags ?? [] })) continue;
    matched.push(rule.id);
    names.push(rule.name);
    for (const action of rule.actions) await act(course, action, rule);
    if (rule.is_final) break;
  }
  await settleIn(course);
  if (matched.length > 0) ctx.atCommit(noteMatches(matched, ctx.now));
  return { ...course, matched: names, matchedIds: matched };
}

/** People and the category are judged by the inbox that the ticket ends up in. */
async function settleIn(course: Course): Promise<void> {
  const { ticket, wanted } = course;
  const own = [...wanted.categoryKeys, ...(ticket.category_key === null ? [] : [ticket.category_key])];
  ticket.category_key = own.find((key) => ticket.inbox.category_keys.includes(key)) ?? null;
  const named = [...wanted.agents.flatMap(({ ids }) => ids), ...wanted.watcherIds];
  if (named.length === 0) return;
  const agents = await selectAgents(course.ctx.db, { inboxId: ticket.inbox.id, userIds: tidyIds(named) });
  const able = new Set(agents.filter((agent) => blockersOf(agent).length === 0).map(({ user }) => user.id));
  for (const { ids, ruleId } of wanted.agents)
    assign(
      course,
      ids.filter((id) => able.has(id)),
      ruleId,
    );
  const watcherIds = wanted.watcherIds.filter((id) => able.has(id));
  ticket.watcher_ids = tidyIds([...ticket.watcher_ids, ...watcherIds]).slice(0, maxEntries);
}

/** What a rule names and is gone by now is passed over. */
async function act(
  course: Course,
  action: TicketRoutingAction,
  rule: Pick<TicketRoutingRule, 'id'>,
): Promise<void> {
  const { ticket, given, wanted } = course;
  switch (action.type) {
    case 'move_to_inbox':
      if (!given.has('inbox_id')) await moveTo(course, action.inbox_id);
      return;
    case 'assign_users':
      if (!given.has('assigned_to')) wanted.agents.push({ ids: action.user_ids, ruleId: rule.id });
      return;
    case 'auto_assign':
      if (!given.has('assigned_to')) course.autoDepartmentIds = action.department_ids;
      return;
    case 'set_priority_level':
      if (!given.has('priority_level')) ticket.priority_level = action.priority_level;
      return;
    case 'add_tags':
      addTags(ticket, action.tags);
      return;
    case 'set_category':
      // The last that fits is taken.
      if (!given.has('category_key')) wanted.categoryKeys.unshift(action.category_key);
      return;
    case 'set_client':
      if (!given.has('client_id') && ticket.client_id === null) await setClient(course, action.client_id);
      return;
    case 'add_watchers':
      if (!given.has('watcher_ids')) wanted.watcherIds.push(...action.user_ids);
      return;
    case 'set_private':
      ticket.is_private = true;
  }
}

async function moveTo({ ctx, ticket, takeInbox }: Course, id: string): Promise<void> {
  const inbox = await takeInbox(ctx.db, id);
  if (inbox === undefined || inbox.is_archived) return;
  ticket.inbox = inbox;
}

function assign(course: Course, ids: readonly string[], ruleId: string): void {
  if (ids.length === 0) return;
  const { ticket } = course;
  ticket.assigned_to = tidyIds([...ticket.assigned_to, ...ids]).slice(0, maxEntries);
  course.assignedBy = ruleId;
}

async function setClient(course: Course, id: string): Promise<void> {
  const client = await findClient(course.ctx.db, id);
  if (client === undefined) return;
  course.client = client;
  course.ticket.client_id = client.id;
  course.ticket.client_profile_id = client.profile_id;
}

function addTags(ticket: TicketState, tags: readonly string[]): void {
  const fresh = tags.filter((tag) => !ticket.tags.some((own) => isSameTag(own, tag)));
  ticket.tags = [...ticket.tags, ...fresh].slice(0, maxEntries);
}
