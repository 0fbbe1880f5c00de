import type { TicketAutoAssignmentSettings } from '#generated/types.gen.ts';
import type { UpdateTicketAutoAssignmentSettingsInput } from '#generated/families/ticket-desk/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { updateSettings, type Settings } from '#src/domain/settings/index.ts';
import { lookAtUnanswered } from '#src/domain/tickets/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, invalid } from '#src/platform/errors/index.ts';
import { holdDesk } from '../hold-desk.ts';
import {
  nameMembers,
  selectInboxExceptions,
  selectStoredSettings,
  updateInboxExceptions,
  type MemberException,
  type StoredSettings,
} from './auto-assignment.queries.ts';

const settings: Settings<StoredSettings> = {
  table: 'ticket_assignment_settings',
  recordKind: 'ticket_assignment_settings',
  find: selectStoredSettings,
  json: ['members'],
};

export async function getTicketAutoAssignmentSettings(
  ctx: ReadContext,
): Promise<TicketAutoAssignmentSettings> {
  const [{ members, ...stored }, inboxes] = await Promise.all([
    selectStoredSettings(ctx.db),
    selectInboxExceptions(ctx.db, ctx),
  ]);
  return { ...stored, members: await nameMembers(ctx.db, members), inboxes };
}

export async function updateTicketAutoAssignmentSettings(
  ctx: WriteContext,
  { body }: UpdateTicketAutoAssignmentSettingsInput,
): Promise<TicketAutoAssignmentSettings> {
  await holdDesk(ctx);
  const { expected_revision: expectedRevision, members, inboxes, ...plain } = body;
  const before = await selectStoredSettings(ctx.db);
  await requireNames(ctx, body, before);
  checkRevision(before.revision, expectedRevision);
  const overflowUserId =
    plain.overflow_user_id === undefined ? before.overflow_user_id : storedId(plain.overflow_user_id);
  if ((plain.overflow ?? before.overflow) === 'assign_user' && overflowUserId === null)
    throw invalid('body.overflow_user_id', 'is required for the overflow assign_user.');
  const changed =
    inboxes === undefined ? [] : await updateInboxExceptions(ctx.db, tidyInboxes(inboxes), ctx.now);
  for (const { id, revision } of changed) {
    ctx.audit({
      recordKind: 'ticket_inbox',
      recordId: id,
      action: 'updated',
      changedFields: ['is_auto_assignment_enabled'],
    });
    ctx.announce({ kind: 'ticket_inbox', id, revision });
  }
  const after = await updateSettings(ctx, settings, {
    ...plain,
    ...(plain.overflow_user_id !== undefined && { overflow_user_id: overflowUserId }),
    ...(members !== undefined && { members: tidyMembers(members) }),
  });
  if (
    after.reassign_after_minutes !== before.reassign_after_minutes ||
    after.is_enabled !== before.is_enabled
  )
    await lookAtUnanswered(ctx);
  return getTicketAutoAssignmentSettings(ctx);
}

type Body = UpdateTicketAutoAssignmentSettingsInput['body'];

async function requireNames(
  ctx: ReadContext,
  { members = [], inboxes = [], overflow_user_id: overflowUserId }: Body,
  before: StoredSettings,
): Promise<void> {
  const kept = new Set([
    ...before.members.map(({ user_id: id }) => id),
    ...(before.overflow_user_id === null ? [] : [before.overflow_user_id]),
  ]);
  const named = new NamedRecords(kept).add('working_member', overflowUserId, 'body.overflow_user_id');
  members.forEach(({ user_id: id }, index) => named.add('member', id, `body.members[${index}].user_id`));
  inboxes.forEach(({ inbox_id: id }, index) =>
    named.add('ticket_inbox', id, `body.inboxes[${index}].inbox_id`),
  );
  await named.require(ctx);
  requireOnce(
    members.map(({ user_id: id }) => id),
    (index) => `body.members[${index}].user_id`,
  );
  requireOnce(
    inboxes.map(({ inbox_id: id }) => id),
    (index) => `body.inboxes[${index}].inbox_id`,
  );
}

function requireOnce(ids: readonly string[], placeOf: (index: number) => string): void {
  const stored = ids.map(storedId);
  const again = stored.findIndex((id, index) => stored.indexOf(id) !== index);
  if (again >= 0) throw invalid(placeOf(again), `is ${ids[again]}, which the list has already.`);
}

const tidyMembers = (members: NonNullable<Body['members']>): MemberException[] =>
  members.map(({ user_id: id, is_excluded: isExcluded = false, capacity = null, weight = 1 }) => ({
    user_id: storedId(id),
    is_excluded: isExcluded,
    capacity,
    weight,
  }));

const tidyInboxes = (inboxes: NonNullable<Body['inboxes']>): NonNullable<Body['inboxes']> =>
  inboxes.map((inbox) => ({ ...inbox, inbox_id: storedId(inbox.inbox_id) }));
