import type { Deleted, TicketInbox, TicketInboxCreate, TicketInboxUpdate } from '#generated/types.gen.ts';
import type {
  CreateTicketInboxInput,
  DeleteTicketInboxInput,
  GetTicketInboxInput,
  ListTicketInboxesInput,
  UpdateTicketInboxInput,
} from '#generated/families/ticket-desk/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import {
  lookAtResolvedTickets,
  requireConfirmationPlaceholders,
  selectSlaSettings,
  settleAllClocks,
} from '#src/domain/tickets/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { counted } from '#src/platform/counted.ts';
import {
  insertRecord,
  jsonb,
  reviseRecord,
  softDeleteRecord,
  storedId,
} from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, nameTaken, notFound } from '#src/platform/errors/index.ts';
import { diff } from '#src/platform/events/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { holdDesk } from '../hold-desk.ts';
import { countAliasesFor, takeInboxOutOfAliases } from './alias-uses.queries.ts';
import { forgetInbox } from '../templates/inbox-uses.ts';
import { countSharedFor } from '../templates/inbox-uses.queries.ts';
import { makeDefault } from '../settings/default-inbox.ts';
import { replacePolicies, requirePolicies } from '../sla/policies.ts';
import { checkAddresses } from './addresses.ts';
import { deleteAddresses, replaceAddresses } from './addresses.queries.ts';
import * as queries from './inboxes.queries.ts';

const maxInboxes = 200;

const defaultReplies: TicketInbox['replies'] = {
  auto_reply: { is_enabled: false, subject: null, body_text: null, calendar_key: null },
  is_generated_draft_review_required: true,
  is_every_reply_review_required: false,
};
const agencyAi: TicketInbox['ai'] = {
  is_ai_enabled: null,
  preset_id: null,
  reply_mode: null,
  tone: null,
  language: null,
  instructions: null,
  min_confidence: null,
};
const agencyClosing: TicketInbox['closing'] = {
  reopen_window_days: null,
  auto_close: { mode: 'agency', days: null },
  is_category_required: false,
  is_tag_required: false,
  is_linked_task_required: false,
};

export const listTicketInboxes = (ctx: ReadContext, { query }: ListTicketInboxesInput) =>
  queries.inboxList.page(ctx.db, query, viewerScope(ctx));

export const getTicketInbox = (
  ctx: ReadContext,
  { path }: GetTicketInboxInput,
): Promise<Result<TicketInbox>> => showInbox(ctx, path.id);

async function showInbox(ctx: ReadContext, id: string): Promise<Result<TicketInbox>> {
  const inbox = await queries.selectInbox(ctx, storedId(id));
  if (inbox === undefined) throw notFound('ticket inbox', id);
  return inbox;
}

export async function createTicketInbox(
  ctx: WriteContext,
  { body }: CreateTicketInboxInput,
): Promise<Result<TicketInbox>> {
  await holdDesk(ctx);
  await requireNames(ctx, body, null);
  const settings = settingsOf(body, { closing: agencyClosing, replies: defaultReplies, ai: agencyAi });
  await checkReplies(ctx, settings.replies);
  await requirePolicies(ctx, body.sla_policies ?? [], []);
  const count = await queries.countInboxes(ctx.db);
  if (count >= maxInboxes)
    throw conflict(`The agency has ${maxInboxes} ticket inboxes, which is the limit. Delete one first.`);
  const name = await freeName(ctx, body.name, null);
  const addresses = await checkAddresses(ctx, null, name, body.addresses ?? []);
  const id = await insertRecord(
    ctx.db,
    'ticket_inboxes',
    {
      name,
      description: body.description ?? null,
      ...(body.color !== undefined && { color: body.color }),
      position: count,
      access: body.access ?? 'everyone',
      member_ids: tidyIds(body.member_ids ?? []),
      department_ids: tidyIds(body.department_ids ?? []),
      categories: jsonb(tidyCategories(body.categories ?? [])) as never,
      ...closingColumns(settings.closing),
      replies: jsonb(settings.replies) as never,
      ai: jsonb(settings.ai) as never,
      unknown_senders: body.unknown_senders ?? 'hold',
      is_auto_assignment_enabled: body.is_auto_assignment_enabled ?? false,
      created_by: ctx.identity.userId,
    },
    ctx.now,
  );
  await replaceAddresses(ctx.db, id, addresses);
  await replacePolicies(ctx, id, body.sla_policies ?? []);
  recordHistory(ctx, { kind: 'ticket_inbox', id, action: 'created' });
  ctx.announce({ kind: 'ticket_inbox', id, revision: 1 });
  if (count === 0) await makeDefault(ctx, id);
  return showInbox(ctx, id);
}

export async function updateTicketInbox(
  ctx: WriteContext,
  { path, body }: UpdateTicketInboxInput,
): Promise<Result<TicketInbox>> {
  await holdDesk(ctx);
  const before = await requireInbox(ctx, path.id, body.expected_revision);
  await requireNames(ctx, body, before);
  const after = settingsOf(body, before);
  await checkReplies(ctx, after.replies);
  if (body.sla_policies !== undefined) await requirePolicies(ctx, body.sla_policies, before.sla_policies);
  const name = body.name === undefined ? before.name : await freeName(ctx, body.name, before.id);
  const addresses =
    body.addresses === undefined ? null : await checkAddresses(ctx, before.id, name, body.addresses);
  const categories = body.categories && tidyCategories(body.categories);
  if (categories !== undefined) await requireUnusedCategories(ctx, before, categories);
  if (body.is_archived === true && before.is_default)
    throw conflict('The default inbox cannot be archived. Make another inbox the default first.');
  const archivedAt = archivedAtOf(ctx, body, before);
  if (archivedAt !== null && before.archived_at === null) await requireNoRules(ctx, before);
  if (body.is_default === true && archivedAt !== null)
    throw conflict('An archived inbox cannot be the default. Restore it first.');

  const { position, is_default: wantsDefault } = body;
  const former = await selectSlaSettings(ctx.db);
  if (position !== undefined) await moveInbox(ctx, before.id, position);
  if (addresses !== null) await replaceAddresses(ctx.db, before.id, addresses);
  const arePoliciesNew =
    body.sla_policies !== undefined && (await replacePolicies(ctx, before.id, body.sla_policies));
  const wished = {
    ...before,
    name,
    ...(body.description !== undefined && { description: body.description }),
    ...(body.color !== undefined && { color: body.color }),
    ...(body.access !== undefined && { access: body.access }),
    ...(body.member_ids !== undefined && { member_ids: tidyIds(body.member_ids) }),
    ...(body.department_ids !== undefined && { department_ids: tidyIds(body.department_ids) }),
    ...(categories !== undefined && { categories }),
    ...after,
    ...(body.unknown_senders !== undefined && { unknown_senders: body.unknown_senders }),
    ...(body.is_auto_assignment_enabled !== undefined && {
      is_auto_assignment_enabled: body.is_auto_assignment_enabled,
    }),
    archived_at: archivedAt,
    is_default: wantsDefault === true || before.is_default,
  };
  const current = (await queries.lockInbox(ctx, before.id))!;
  const changes = diff(
    before,
    {
      ...wished,
      addresses: current.addresses,
      sla_policies: current.sla_policies,
      position: current.position,
    },
    tracked,
  );
  if (changes !== null) {
    await reviseRecord(ctx.db, 'ticket_inboxes', before.id, columnsOf(wished), ctx.now);
    ctx.audit({
      recordKind: 'ticket_inbox',
      recordId: before.id,
      action: 'updated',
      changedFields: changes._changed_fields,
      previous: changes._previous,
    });
    ctx.announce({ kind: 'ticket_inbox', id: before.id, revision: before.revision + 1 });
  }
  if (wished.is_default && !before.is_default) await makeDefault(ctx, before.id);
  if (arePoliciesNew) await settleAllClocks(ctx, { inboxId: before.id, former });
  if (changes?._changed_fields.includes('closing') === true) await lookAtResolvedTickets(ctx, before.id);
  return showInbox(ctx, before.id);
}

const tracked = [
  'name',
  'description',
  'color',
  'position',
  'access',
  'member_ids',
  'department_ids',
  'addresses',
  'categories',
  'sla_policies',
  'closing',
  'replies',
  'ai',
  'unknown_senders',
  'is_auto_assignment_enabled',
  'archived_at',
  'is_default',
];

const columnsOf = (inbox: TicketInbox) => ({
  name: inbox.name,
  description: inbox.description,
  color: inbox.color,
  access: inbox.access,
  member_ids: [...inbox.member_ids],
  department_ids: [...inbox.department_ids],
  categories: jsonb(inbox.categories) as never,
  ...closingColumns(inbox.closing),
  replies: jsonb(inbox.replies) as never,
  ai: jsonb(inbox.ai) as never,
  unknown_senders: inbox.unknown_senders,
  is_auto_assignment_enabled: inbox.is_auto_assignment_enabled,
  archived_at: inbox.archived_at,
});

export async function deleteTicketInbox(
  ctx: WriteContext,
  { path, query }: DeleteTicketInboxInput,
): Promise<Deleted> {
  await holdDesk(ctx);
  const inbox = await requireInbox(ctx, path.id, query.expected_revision);
  if (inbox.is_default)
    throw conflict('The default inbox cannot be deleted. Make another inbox the default first.');
  const { tickets, rules } = await queries.countUses(ctx.db, inbox.id);
  if (tickets + rules > 0)
    throw conflict(
      `The inbox ${inbox.name} is still used by ${counted(tickets, 'ticket')} and ${counted(rules, 'routing rule')}. Move the tickets and change the rules first.`,
    );
  const templates = await countSharedFor(ctx.db, inbox.id);
  if (templates > 0)
    throw conflict(
      `${counted(templates, 'shared reply template')} would be for all inboxes without ${inbox.name}. Change or delete ${templates === 1 ? 'it' : 'them'} first.`,
    );
  const aliases = await countAliasesFor(ctx.db, inbox.id);
  if (aliases > 0)
    throw conflict(
      `${counted(aliases, 'sender alias', 'sender aliases')} would be for all inboxes without ${inbox.name}. Change or delete ${aliases === 1 ? 'it' : 'them'} first.`,
    );
  await forgetInbox(ctx, inbox.id);
  for (const { id, revision } of await takeInboxOutOfAliases(ctx.db, inbox.id, ctx.now)) {
    ctx.audit({ recordKind: 'ticket_sender', recordId: id, action: 'updated', changedFields: ['inbox_ids'] });
    ctx.announce({ kind: 'ticket_sender', id, revision });
  }
  await deleteAddresses(ctx.db, inbox.id);
  await softDeleteRecord(ctx.db, 'ticket_inboxes', inbox.id, ctx.identity.userId, ctx.now);
  noteMoves(ctx, await queries.updateInboxOrder(ctx.db, await queries.selectInboxIds(ctx.db), ctx.now));
  ctx.audit({
    recordKind: 'ticket_inbox',
    recordId: inbox.id,
    action: 'deleted',
    previous: { name: inbox.name },
  });
  ctx.announce({ kind: 'ticket_inbox', id: inbox.id, revision: inbox.revision + 1 });
  return { id: inbox.id, deleted_at: ctx.now.toISOString() };
}

/** Rules that move tickets into an archived inbox would match and do nothing. */
async function requireNoRules(ctx: ReadContext, { id, name }: TicketInbox): Promise<void> {
  const rules = await queries.countRulesInto(ctx.db, id);
  if (rules > 0)
    throw conflict(
      `${counted(rules, 'routing rule')} ${rules === 1 ? 'moves' : 'move'} tickets to the inbox ${name}. Change or delete ${rules === 1 ? 'it' : 'them'} first.`,
    );
}

/** The inbox, which nobody else changes before the transaction ends; 404 when the caller sees none, 409 at another revision. */
export async function requireInbox(
  ctx: ReadContext,
  id: string,
  expectedRevision?: number,
): Promise<TicketInbox> {
  const inbox = await queries.lockInbox(ctx, storedId(id));
  if (inbox === undefined) throw notFound('ticket inbox', id);
  checkRevision(inbox.revision, expectedRevision);
  return inbox;
}

/** 400 for members, departments and presets that there are not; those that the inbox has already may stay. */
async function requireNames(
  ctx: ReadContext,
  body: TicketInboxCreate | TicketInboxUpdate,
  before: TicketInbox | null,
): Promise<void> {
  const kept = new Set([...(before?.member_ids ?? []), ...(before?.department_ids ?? [])]);
  await new NamedRecords(kept)
    .addAll('member', body.member_ids, 'body.member_ids')
    .addAll('department', body.department_ids, 'body.department_ids')
    .require(ctx);
  const presetId = body.ai?.preset_id;
  if (presetId != null && !(await queries.holdsPreset(ctx.db, storedId(presetId))))
    throw invalid('body.ai.preset_id', `names ${presetId}, which is not an AI preset of this agency.`);
}

type Grouped = Pick<TicketInbox, 'closing' | 'replies' | 'ai'>;

function settingsOf(body: TicketInboxCreate | TicketInboxUpdate, before: Grouped): Grouped {
  const closing = { ...before.closing, ...body.closing };
  const { mode, days = null } = closing.auto_close;
  if ((mode === 'after_days') !== (days !== null))
    throw invalid(
      'body.closing.auto_close.days',
      mode === 'after_days' ? 'is required for the mode after_days.' : 'is only for the mode after_days.',
    );
  return {
    closing: { ...closing, auto_close: { mode, days } },
    replies: { ...before.replies, ...body.replies },
    ai: {
      ...before.ai,
      ...body.ai,
      ...(body.ai?.preset_id != null && { preset_id: storedId(body.ai.preset_id) }),
    },
  };
}

const closingColumns = (closing: TicketInbox['closing']) => ({
  reopen_window_days: closing.reopen_window_days,
  auto_close_mode: closing.auto_close.mode,
  auto_close_days: closing.auto_close.days ?? null,
  is_category_required: closing.is_category_required,
  is_tag_required: closing.is_tag_required,
  is_linked_task_required: closing.is_linked_task_required,
});

async function checkReplies(ctx: ReadContext, { auto_reply: reply }: TicketInbox['replies']): Promise<void> {
  if (reply.is_enabled && reply.body_text === null)
    throw invalid('body.replies.auto_reply.body_text', 'is required for an automatic reply.');
  for (const name of ['subject', 'body_text'] as const)
    requireConfirmationPlaceholders(reply[name], `body.replies.auto_reply.${name}`);
  if (reply.calendar_key === null || reply.calendar_key === '24x7') return;
  const { calendars } = await selectSlaSettings(ctx.db);
  if (!calendars.some(({ key }) => key === reply.calendar_key))
    throw invalid(
      'body.replies.auto_reply.calendar_key',
      `names ${reply.calendar_key}, which is not a business calendar of this agency.`,
    );
}

async function freeName(ctx: ReadContext, wanted: string, exceptId: string | null): Promise<string> {
  const name = wanted.trim();
  const other = await queries.findInboxByName(ctx.db, name, exceptId);
  if (other !== undefined)
    throw nameTaken(`The name ${name} belongs to another inbox, ${other.id}. Choose another name.`);
  return name;
}

type Category = TicketInbox['categories'][number];

function tidyCategories(categories: readonly Category[]): Category[] {
  const keys = categories.map(({ key }) => key);
  const again = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  if (again >= 0)
    throw invalid(`body.categories[${again}].key`, `is ${keys[again]}, which the list has already.`);
  return categories.map(({ key, label }) => ({ key, label: label.trim() }));
}

async function requireUnusedCategories(
  ctx: ReadContext,
  { id, categories }: TicketInbox,
  wanted: readonly Category[],
): Promise<void> {
  const gone = categories.map(({ key }) => key).filter((key) => !wanted.some((one) => one.key === key));
  const [used] = gone.length === 0 ? [] : await queries.selectUsedCategories(ctx.db, id, gone);
  if (used !== undefined)
    throw conflict(
      `The category ${used.key} is used by ${counted(used.count, 'ticket')}. Give them another category first.`,
    );
}

function archivedAtOf(
  ctx: WriteContext,
  { is_archived: isArchived }: TicketInboxUpdate,
  { archived_at: archivedAt }: TicketInbox,
): string | null {
  if (isArchived === undefined || isArchived === (archivedAt !== null)) return archivedAt;
  return isArchived ? ctx.now.toISOString() : null;
}

async function moveInbox(ctx: WriteContext, id: string, position: number): Promise<void> {
  const others = (await queries.selectInboxIds(ctx.db)).filter((other) => other !== id);
  const place = Math.min(position, others.length);
  noteMoves(ctx, await queries.updateInboxOrder(ctx.db, others.toSpliced(place, 0, id), ctx.now, id));
}

/** Inboxes that made room for another are changed as well. */
function noteMoves(ctx: WriteContext, moved: readonly { id: string; revision: number }[]): void {
  for (const { id, revision } of moved) {
    ctx.audit({ recordKind: 'ticket_inbox', recordId: id, action: 'updated', changedFields: ['position'] });
    ctx.announce({ kind: 'ticket_inbox', id, revision });
  }
}
