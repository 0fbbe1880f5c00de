import type { User, UserFieldsUpdated } from '#generated/types.gen.ts';
import type { UpdateUserFieldsInput } from '#generated/families/organization/handlers.ts';
import { checkHeld, checkRank, checkRoleChange, revokeApiKey } from '#src/domain/access/index.ts';
import { updateAuthOrigin } from '#src/domain/access/auth-events/index.ts';
import { demandConfirmation } from '#src/domain/access/sessions/index.ts';
import { requireSteadyDirection } from '#src/domain/names/index.ts';
import { parseRecord, storedId } from '#src/platform/db/query/index.ts';
import type { WriteContext } from '#src/call/context.ts';
import { checkRevision, invalid, notFound, problem, unknownReference } from '#src/platform/errors/index.ts';
import { diff } from '#src/platform/events/index.ts';
import {
  holdDefinitions,
  loadFieldSet,
  recordValues,
  validateValues,
  type CheckedValues,
} from '#src/domain/field-values/index.ts';
import { endRunningTime } from './running-time.queries.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { revokePersonalConnections } from '#src/domain/connections/index.ts';
import { handOverStages } from '#src/domain/tasks/index.ts';
import { deletePersonalTemplates, releaseTickets } from '#src/domain/tickets/index.ts';
import { selectOpenAssignments } from './assignments.queries.ts';
import { replacePlacements, selectPlacements, type Placement } from '../departments/memberships.queries.ts';
import { lockPeople } from '../rights/people-lock.queries.ts';
import { noteRights, noteUsers } from '../rights/permission-notes.ts';
import { checkPlacements, isSamePlaces, readPlacements } from './placements.ts';
import { checkStatusStep, losesOwner } from './user-states.rules.ts';
import * as queries from '../users/users.queries.ts';

type Body = UpdateUserFieldsInput['body'];

/** A user with where they belong. */
interface Placed extends queries.StoredUser {
  readonly departments: readonly Placement[];
}

export async function updateUserFields(
  ctx: WriteContext,
  { body }: UpdateUserFieldsInput,
): Promise<UserFieldsUpdated> {
  await lockPeople(ctx.db);
  const before = await lockPlaced(ctx, storedId(body.user_id));
  checkMayChange(ctx, before, body);
  const next = await nextOf(ctx, before, body);
  checkRevision(before.revision, body.expected_revision);
  checkStatusStep(before.status, next.status);
  if (before.status === 'removed' && isMore(body))
    throw problem('state_conflict', 'The user was removed. Invite them again to restore their access.');
  if (losesOwner(before, next) && (await queries.countOtherOwners(ctx.db, before.id)) === 0)
    throw problem(
      'state_conflict',
      `${before.name} is the last owner of the agency. Make another member an owner first.`,
    );

  const checked = await checkValues(ctx, before, body);
  const changed = await noteRights(ctx, [before.id], () => store(ctx, before, next, checked));
  if (hasLeft(before, next)) {
    await handOverStages(ctx, before.id);
    await stopTimer(ctx, before.id);
  }
  // Who is suspended keeps what people gave them.
  if (next.status === 'removed' && before.status !== 'removed') {
    await releaseTickets(ctx, before.id);
    await deletePersonalTemplates(ctx, before.id);
    await revokePersonalConnections(ctx, before.id);
  }
  if (changed.length > 0) await note(ctx, before, next, checked, { changed, reason: body.reason });
  return answer(ctx, before, next, checked);
}

async function lockPlaced(ctx: WriteContext, id: string): Promise<Placed> {
  const [, user] = await Promise.all([holdDefinitions(ctx.db), queries.lockUser(ctx.db, id)]);
  if (user === undefined) throw notFound('user', id);
  return { ...user, departments: await selectPlacements(ctx.db, id) };
}

/** Everybody may change what they are called and their own fields; the rest is for those who manage people of no higher rank. */
function checkMayChange(ctx: WriteContext, user: Placed, { status, role, departments }: Body): void {
  const isOwn = user.id === ctx.identity.userId;
  if (isOwn && status === undefined && role === undefined && departments === undefined) return;
  ctx.demand('people.manage');
  if (isOwn) return;
  checkRank(ctx.identity, user.role);
  checkHeld(ctx, user.held, 'user');
}

/** The user as the request wants them, as far as the caller can give that. */
async function nextOf(
  ctx: WriteContext,
  before: Placed,
  { name, status, role, departments }: Body,
): Promise<Placed> {
  requireSteadyDirection(name, 'body.name');
  const next = {
    ...before,
    name: name?.trim() ?? before.name,
    status: status ?? before.status,
    role: role === undefined ? before.role : role,
  };
  if (next.kind === 'service_account' && next.role !== null)
    throw invalid('body.role', 'cannot be set for a service account; grant permissions instead.');
  checkRoleChange(ctx.identity, before.role, next.role);
  if (next.role !== before.role) demandConfirmation(ctx);
  if (departments === undefined) return next;
  const wanted = await readPlacements(ctx, departments, (noun, id, place) =>
    unknownReference(place, id, `a ${noun} of this agency`),
  );
  await checkPlacements(ctx, wanted, before.departments);
  return { ...next, departments: wanted.map(({ department_id, level_id }) => ({ department_id, level_id })) };
}

const isMore = ({ name, role, departments, field_values: values }: Body): boolean =>
  [name, role, departments, values].some((part) => part !== undefined);

async function checkValues(
  ctx: WriteContext,
  before: Placed,
  { field_values: values }: Body,
): Promise<CheckedValues> {
  const fields = await loadFieldSet(ctx, 'user');
  return validateValues(ctx, fields, values, { mode: 'update', existing: before.field_values });
}

/** Stores what differs; answers the names of it. */
async function store(
  ctx: WriteContext,
  before: Placed,
  next: Placed,
  checked: CheckedValues,
): Promise<string[]> {
  const { id } = before;
  const plain = diff(before, next, ['name', 'status', 'role']);
  const isMoved = !isSamePlaces(before.departments, next.departments);
  const changed = [
    ...(plain?._changed_fields ?? []),
    ...(isMoved ? ['departments'] : []),
    ...checked.changedKeys.map((key) => `field_values.${key}`),
  ];
  if (changed.length === 0) return [];
  // For what the database does by itself when somebody leaves.
  await updateAuthOrigin(ctx);
  if (isMoved) await replacePlacements(ctx.db, id, next.departments, ctx.now);
  await Promise.all([
    queries.updateUser(
      ctx.db,
      id,
      { name: next.name, status: next.status, role: next.role, field_values: checked.values },
      ctx.now,
    ),
    recordValues(ctx, checked, id),
  ]);
  if (next.status === 'removed' && before.status !== 'removed')
    for (const key of await queries.selectKeysToRevoke(ctx.db, id)) await revokeApiKey(ctx, key);
  return changed;
}

const statusEvents = {
  active: 'member_reactivated',
  suspended: 'member_suspended',
  removed: 'member_removed',
} as const;

interface Noted {
  readonly changed: readonly string[];
  readonly reason: string | undefined;
}

async function note(
  ctx: WriteContext,
  before: Placed,
  next: Placed,
  checked: CheckedValues,
  { changed, reason }: Noted,
): Promise<void> {
  if (next.status !== before.status && next.status !== 'invited')
    await noteUsers(ctx, [before.id], statusEvents[next.status]);
  const { name, status, role, departments } = before;
  const former: Record<string, unknown> = { name, status, role, departments };
  ctx.audit({
    recordKind: 'user',
    recordId: before.id,
    action: next.status === 'removed' && status !== 'removed' ? 'removed' : 'updated',
    changedFields: [...changed].sort(),
    previous: {
      ...Object.fromEntries(
        changed.filter((field) => field in former).map((field) => [field, former[field]]),
      ),
      ...(checked.changedKeys.length > 0 && { field_values: checked.fieldSet.publicValues(checked.before) }),
      ...(reason !== undefined && { reason }),
    },
  });
}

async function answer(
  ctx: WriteContext,
  before: Placed,
  next: Placed,
  checked: CheckedValues,
): Promise<UserFieldsUpdated> {
  const user: User = parseRecord((await queries.selectUser(ctx.db, before.id))!);
  const { records, total } = hasLeft(before, next)
    ? await selectOpenAssignments(ctx.db, before.id, ctx)
    : { records: [], total: 0 };
  return { user, field_values: checked.values, open_assignments: records, open_assignment_count: total };
}

/** Whatever runs is stopped and marked for review by what stops forgotten timers (src/families/time-entries/periodic.ts). */
async function stopTimer(ctx: Pick<WriteContext, 'db' | 'atCommit' | 'now'>, userId: string): Promise<void> {
  const ended = await endRunningTime(ctx.db, userId, ctx.now);
  if (ended !== undefined)
    setTimer(ctx, { kind: 'stop_time_entry', recordId: ended.id }, new Date(ended.stops_at));
}

/** Whether it takes somebody away from their work, for a while or for good. */
const hasLeft = (before: Placed, next: Placed): boolean =>
  next.status !== before.status && (next.status === 'suspended' || next.status === 'removed');
