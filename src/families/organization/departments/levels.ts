import { expectedRevisions, runBulk } from '#src/domain/bulk/index.ts';
import type {
  BulkResult,
  DepartmentLevel,
  DepartmentLevelPermissions,
  OrderedIds,
} from '#generated/types.gen.ts';
import type {
  CreateDepartmentLevelInput,
  DeleteDepartmentLevelsInput,
  GetDepartmentLevelPermissionsInput,
  ReorderDepartmentLevelsInput,
  ReplaceDepartmentLevelPermissionsInput,
  UpdateDepartmentLevelInput,
} from '#generated/families/organization/handlers.ts';
import { checkGrantable, checkPermissionChange, checkRevocable } from '#src/domain/access/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { checkRevision, conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { diff } from '#src/platform/events/index.ts';
import { reordered, tidyIds } from '#src/platform/tidy.ts';
import { findDepartment, updateDepartmentValues } from './departments.queries.ts';
import { checkName, checkNewLevel, placed } from './levels.rules.ts';
import * as queries from './levels.queries.ts';
import { lockPeople } from '../rights/people-lock.queries.ts';
import { noteRights } from '../rights/permission-notes.ts';

export async function getDepartmentLevelPermissions(
  ctx: ReadContext,
  { path: { id } }: GetDepartmentLevelPermissionsInput,
): Promise<Result<DepartmentLevelPermissions>> {
  const level = await queries.selectLevelPermissions(ctx.db, id);
  if (level === undefined) throw notFound('department level', id);
  return level;
}

export async function createDepartmentLevel(
  ctx: WriteContext,
  { body }: CreateDepartmentLevelInput,
): Promise<Result<DepartmentLevel>> {
  await lockPeople(ctx.db);
  const departmentId = storedId(body.department_id);
  if ((await findDepartment(ctx.db, departmentId)) === undefined) throw notFound('department', departmentId);
  checkGrantable(ctx, body.permissions ?? []);
  const others = await queries.selectLevels(ctx.db, [departmentId]);
  checkNewLevel(body.name, others);
  const level = {
    department_id: departmentId,
    name: body.name.trim(),
    description: body.description ?? null,
    permissions: body.permissions ?? [],
    position: others.length,
  };
  const [id] = await queries.insertLevels(ctx.db, [level], ctx.identity.userId, ctx.now);
  await queries.updateLevelOrder(
    ctx.db,
    placed(
      others.map((other) => other.id),
      id!,
      body.position ?? others.length,
    ),
  );
  ctx.audit({ recordKind: 'department_level', recordId: id!, action: 'created' });
  return (await queries.selectLevel(ctx.db, id!))!;
}

export async function updateDepartmentLevel(
  ctx: WriteContext,
  { body }: UpdateDepartmentLevelInput,
): Promise<Result<DepartmentLevel>> {
  await lockPeople(ctx.db);
  const before = await requireLevel(ctx, storedId(body.id));
  checkRevision(before.revision, body.expected_revision);
  const all = await queries.selectLevels(ctx.db, [before.department_id]);
  if (body.name !== undefined)
    checkName(
      body.name,
      all.filter((other) => other.id !== before.id),
    );
  const values = {
    name: body.name?.trim() ?? before.name,
    description: body.description === undefined ? before.description : body.description,
  };
  const order = placed(
    all.map((level) => level.id),
    before.id,
    body.position ?? all.findIndex((level) => level.id === before.id),
  );
  const changes = diff(before, { ...before, ...values, position: order.indexOf(before.id) }, [
    'name',
    'description',
    'position',
  ]);
  if (changes !== null) {
    await queries.updateLevel(ctx.db, before.id, values, ctx.now);
    await queries.updateLevelOrder(ctx.db, order);
    ctx.audit({
      recordKind: 'department_level',
      recordId: before.id,
      action: 'updated',
      changedFields: changes._changed_fields,
      previous: changes._previous,
    });
  }
  return (await queries.selectLevel(ctx.db, before.id))!;
}

export async function deleteDepartmentLevels(
  ctx: WriteContext,
  { query }: DeleteDepartmentLevelsInput,
): Promise<BulkResult> {
  await lockPeople(ctx.db);
  const heirId = storedId(query.replacement_level_id ?? null);
  const ids = query.id.map((id) => storedId(id));
  const heir = heirId === null ? null : await requireLevel(ctx, heirId);
  if (heir !== null && ids.includes(heir.id))
    throw invalid('query.replacement_level_id', 'is one of the levels to delete.');
  const revisionOf = expectedRevisions(ids, query.expected_revision);
  return runBulk(ctx, ids, async (id) => {
    const level = await requireLevel(ctx, id);
    checkRevision(level.revision, revisionOf(id));
    const others = (await queries.selectLevels(ctx.db, [level.department_id])).filter(
      (other) => other.id !== id,
    );
    checkRevocable(ctx, level.permissions);
    if (others.length === 0)
      throw conflict(`${level.name} is the last level of its department. Add another level first.`);
    await emptyLevel(ctx, level, heir);
    await queries.deleteLevel(ctx.db, id);
    await queries.updateLevelOrder(
      ctx.db,
      others.map((other) => other.id),
    );
    ctx.audit({
      recordKind: 'department_level',
      recordId: id,
      action: 'deleted',
      previous: { name: level.name, department_id: level.department_id, permissions: level.permissions },
    });
    return 'succeeded';
  });
}

async function emptyLevel(
  ctx: WriteContext,
  level: queries.StoredLevel,
  heir: queries.StoredLevel | null,
): Promise<void> {
  if (heir === null) {
    if (level.member_count > 0)
      throw conflict(
        `${level.member_count} ${level.member_count === 1 ? 'member holds' : 'members hold'} ${level.name}. Set replacement_level_id to the level that they get instead.`,
      );
    return;
  }
  if (heir.department_id !== level.department_id)
    throw conflict(`${heir.name} is a level of another department. Choose a level of the same department.`);
  if (level.member_count > 0) checkPermissionChange(ctx, level.permissions, heir.permissions);
  const members = await queries.selectLevelMembers(ctx.db, level.id);
  await noteRights(ctx, members, () => queries.moveLevelMembers(ctx.db, level.id, heir.id));
}

export async function replaceDepartmentLevelPermissions(
  ctx: WriteContext,
  { body }: ReplaceDepartmentLevelPermissionsInput,
): Promise<Result<DepartmentLevelPermissions>> {
  await lockPeople(ctx.db);
  const before = await requireLevel(ctx, storedId(body.level_id));
  const permissions = [...body.permissions].sort();
  checkPermissionChange(ctx, before.permissions, permissions);
  checkRevision(before.revision, body.expected_revision);
  if (diff(before, { permissions }, ['permissions']) !== null) {
    await noteRights(ctx, await queries.selectLevelMembers(ctx.db, before.id), () =>
      queries.updateLevel(ctx.db, before.id, { permissions }, ctx.now),
    );
    // All of them: who may do what is what the audit trail is asked about.
    ctx.audit({
      recordKind: 'department_level',
      recordId: before.id,
      action: 'updated',
      changedFields: ['permissions'],
      previous: { permissions: before.permissions },
    });
  }
  return (await queries.selectLevelPermissions(ctx.db, before.id))!;
}

export async function reorderDepartmentLevels(
  ctx: WriteContext,
  { body }: ReorderDepartmentLevelsInput,
): Promise<OrderedIds> {
  await lockPeople(ctx.db);
  const wanted = tidyIds(body.ids);
  const [first, ...rest] = await Promise.all(wanted.map((id) => requireLevel(ctx, id)));
  const departmentId = first!.department_id;
  const stray = rest.find((level) => level.department_id !== departmentId);
  if (stray !== undefined)
    throw invalid(
      `body.ids[${body.ids.findIndex((id) => storedId(id) === stray.id)}]`,
      'must be a level of the same department as the first one.',
    );
  checkRevision((await findDepartment(ctx.db, departmentId))!.revision, body.expected_revision);
  const former = (await queries.selectLevels(ctx.db, [departmentId])).map((level) => level.id);
  const ids = reordered(former, wanted);
  if (ids.join() !== former.join()) {
    await queries.updateLevelOrder(ctx.db, ids);
    await updateDepartmentValues(ctx.db, departmentId, {}, ctx.now);
    ctx.audit({
      recordKind: 'department',
      recordId: departmentId,
      action: 'updated',
      changedFields: ['levels'],
      previous: { levels: former },
    });
  }
  return { ids };
}

async function requireLevel(ctx: ReadContext, id: string): Promise<queries.StoredLevel> {
  const level = await queries.findLevel(ctx.db, id);
  if (level === undefined) throw notFound('department level', id);
  return level;
}
