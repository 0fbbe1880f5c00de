import { expectedRevisions, runBulk } from '#src/domain/bulk/index.ts';
import type { BulkResult, Department, DepartmentLevelInput } from '#generated/types.gen.ts';
import type {
  CreateDepartmentInput,
  DeleteDepartmentsInput,
  GetDepartmentInput,
  ListDepartmentsInput,
  UpdateDepartmentInput,
} from '#generated/families/organization/handlers.ts';
import { checkGrantable, checkPermissionChange, checkRevocable } from '#src/domain/access/index.ts';
import { counted } from '#src/platform/counted.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { checkRevision, conflict, invalid, listed, notFound } from '#src/platform/errors/index.ts';
import { diff } from '#src/platform/events/index.ts';
import { requireRecords } from '#src/domain/references/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { countOpenWork, moveWork } from './department-work.queries.ts';
import * as queries from './departments.queries.ts';
import { checkLevelNames } from './levels.rules.ts';
import { insertLevels, selectLevels, type NewLevel } from './levels.queries.ts';
import { insertMemberships, selectMembersOf } from './memberships.queries.ts';
import { lockPeople } from '../rights/people-lock.queries.ts';
import { noteRights } from '../rights/permission-notes.ts';

export const listDepartments = (ctx: ReadContext, { query }: ListDepartmentsInput) =>
  queries.departmentList.page(ctx.db, query, {});

export async function getDepartment(
  ctx: ReadContext,
  { path: { id } }: GetDepartmentInput,
): Promise<Result<Department>> {
  const department = await queries.selectDepartment(ctx.db, id);
  if (department === undefined) throw notFound('department', id);
  return department;
}

const firstLevel: DepartmentLevelInput = { name: 'Member' };

export async function createDepartment(
  ctx: WriteContext,
  { body }: CreateDepartmentInput,
): Promise<Result<Department>> {
  const given = body.levels ?? [firstLevel];
  checkLevelNames(given);
  await lockPeople(ctx.db);
  const parentId = storedId(body.parent_id ?? null);
  await requireParent(ctx, parentId);
  for (const { permissions } of given) checkGrantable(ctx, permissions ?? []);
  const name = await freeName(ctx, body.name, null);
  const leadIds = await requireLeads(ctx, body.lead_ids ?? []);

  const values = {
    name,
    description: body.description ?? null,
    parent_id: parentId,
    color: body.color ?? null,
    lead_ids: leadIds,
  };
  const id = await queries.insertDepartment(ctx.db, values, ctx.identity.userId, ctx.now);
  const added = given.map((level, position): NewLevel => ({
    department_id: id,
    description: null,
    permissions: [],
    ...level,
    name: level.name.trim(),
    position,
  }));
  const levelIds = await insertLevels(ctx.db, added, ctx.identity.userId, ctx.now);
  await addMembers(ctx, { department_id: id, level_id: levelIds[0]! }, leadIds);
  if (body.position !== undefined) await queries.updateSiblingOrder(ctx.db, parentId, id, body.position);
  ctx.audit({ recordKind: 'department', recordId: id, action: 'created' });
  return (await queries.selectDepartment(ctx.db, id))!;
}

export async function updateDepartment(
  ctx: WriteContext,
  { body }: UpdateDepartmentInput,
): Promise<Result<Department>> {
  await lockPeople(ctx.db);
  const before = await requireDepartment(ctx, storedId(body.id));
  checkRevision(before.revision, body.expected_revision);
  const values = await valuesOf(ctx, before, body);
  const isBelowAnother = values.parent_id !== before.parent_id;
  const last = await queries.countSiblings(ctx.db, values.parent_id, before.id);
  const place = Math.min(body.position ?? (isBelowAnother ? last : before.position), last);
  const isMoved = isBelowAnother || place !== before.position;
  const changes = diff(before, { ...before, ...values, position: place }, [
    'name',
    'description',
    'parent_id',
    'color',
    'lead_ids',
    'position',
  ]);
  if (changes === null) return (await queries.selectDepartment(ctx.db, before.id))!;

  await addMissingLeads(ctx, before.id, values.lead_ids);
  await queries.updateDepartmentValues(ctx.db, before.id, values, ctx.now);
  if (isMoved) await move(ctx, before, values.parent_id, place);
  ctx.audit({
    recordKind: 'department',
    recordId: before.id,
    action: 'updated',
    changedFields: changes._changed_fields,
    previous: changes._previous,
  });
  return (await queries.selectDepartment(ctx.db, before.id))!;
}

async function valuesOf(
  ctx: WriteContext,
  before: queries.StoredDepartment,
  body: UpdateDepartmentInput['body'],
): Promise<queries.DepartmentValues> {
  const parentId = body.parent_id === undefined ? before.parent_id : storedId(body.parent_id);
  if (parentId !== before.parent_id) await requireParent(ctx, parentId, before);
  return {
    name: body.name === undefined ? before.name : await freeName(ctx, body.name, before.id),
    description: body.description === undefined ? before.description : body.description,
    parent_id: parentId,
    color: body.color === undefined ? before.color : body.color,
    lead_ids: body.lead_ids === undefined ? before.lead_ids : await requireLeads(ctx, body.lead_ids),
  };
}

/** Leads get the highest level, unless they belong to the department already: that is a grant like any other. */
async function addMissingLeads(
  ctx: WriteContext,
  departmentId: string,
  leadIds: readonly string[],
): Promise<void> {
  const members = new Set((await selectMembersOf(ctx.db, departmentId)).map((member) => member.user_id));
  const added = leadIds.filter((id) => !members.has(id));
  if (added.length === 0) return;
  const [highest] = await selectLevels(ctx.db, [departmentId]);
  if (highest === undefined) throw conflict('The department has no level for its leads. Add a level first.');
  checkGrantable(ctx, highest.permissions);
  await addMembers(ctx, { department_id: departmentId, level_id: highest.id }, added);
}

async function move(
  ctx: WriteContext,
  { id, parent_id: formerParentId }: queries.StoredDepartment,
  parentId: string | null,
  position: number,
): Promise<void> {
  await queries.updateSiblingOrder(ctx.db, parentId, id, position);
  if (parentId !== formerParentId) await queries.updateSiblingOrder(ctx.db, formerParentId, null, 0);
}

export async function deleteDepartments(
  ctx: WriteContext,
  { query }: DeleteDepartmentsInput,
): Promise<BulkResult> {
  await lockPeople(ctx.db);
  const heirId = storedId(query.replacement_department_id ?? null);
  const ids = query.id.map((id) => storedId(id));
  if (heirId !== null) {
    if ((await queries.findDepartment(ctx.db, heirId)) === undefined) throw notFound('department', heirId);
    if (ids.includes(heirId))
      throw invalid('query.replacement_department_id', 'is one of the departments to delete.');
  }
  const revisionOf = expectedRevisions(ids, query.expected_revision);
  return runBulk(ctx, ids, async (id) => {
    const department = await requireDepartment(ctx, id);
    checkRevision(department.revision, revisionOf(id));
    // Members who belong to the heir already lose what they had here, and go nowhere.
    for (const { permissions } of await selectLevels(ctx.db, [id])) checkRevocable(ctx, permissions);
    const children = await queries.selectChildIds(ctx.db, id);
    if (heirId === null) {
      checkUnused(department, children.length, await countOpenWork(ctx.db, id));
      await checkNotAlone(ctx, department);
    }
    const memberIds = (await selectMembersOf(ctx.db, id)).map((member) => member.user_id);
    await noteRights(ctx, memberIds, async () => {
      if (heirId !== null) await handOver(ctx, department, children, heirId);
      for (const user of ctx.services.parts.departmentUsers) await user.replace(ctx, id, heirId);
      await queries.deleteDepartment(ctx.db, id);
    });
    await queries.updateSiblingOrder(ctx.db, department.parent_id, null, 0);
    ctx.audit({
      recordKind: 'department',
      recordId: id,
      action: 'deleted',
      previous: { name: department.name, replacement_department_id: heirId },
    });
    return 'succeeded';
  });
}

function checkUnused(
  { name, member_count: members }: queries.StoredDepartment,
  children: number,
  tasks: number,
): void {
  if (members + children + tasks === 0) return;
  const [people, below, work] = [
    counted(members, 'member'),
    counted(children, 'sub-department'),
    counted(tasks, 'unfinished task'),
  ];
  throw conflict(
    `${name} has ${people}, ${below} and ${work}. Set replacement_department_id to the department that takes them over.`,
  );
}

/** What names this department alone would be for everyone without it. */
async function checkNotAlone(ctx: WriteContext, { id, name }: queries.StoredDepartment): Promise<void> {
  const described: string[] = [];
  for (const user of ctx.services.parts.departmentUsers)
    described.push(...[await user.describeAlone?.(ctx, id)].filter((each) => each !== undefined));
  if (described.length > 0)
    throw conflict(
      `${name} is the only department of ${listed(described)}, which would be for everyone. Set replacement_department_id, or name other departments there first.`,
    );
}

/** Members go to the lowest level of the heir, sub-departments below it, and it gets the work. An heir from below the department takes its place. */
async function handOver(
  ctx: WriteContext,
  department: queries.StoredDepartment,
  children: readonly string[],
  heirId: string,
): Promise<void> {
  const [members, theirs] = await Promise.all([
    selectMembersOf(ctx.db, department.id),
    selectMembersOf(ctx.db, heirId),
  ]);
  const known = new Set(theirs.map((member) => member.user_id));
  const newcomers = members.filter((member) => !known.has(member.user_id));
  if (newcomers.length > 0) await takeOver(ctx, department.id, heirId, newcomers);
  const isBelow = (await queries.selectAbove(ctx.db, heirId)).includes(department.id);
  if (isBelow)
    await queries.updateDepartmentValues(ctx.db, heirId, { parent_id: department.parent_id }, ctx.now);
  for (const child of children)
    if (child !== heirId) await queries.updateDepartmentValues(ctx.db, child, { parent_id: heirId }, ctx.now);
  await queries.updateSiblingOrder(ctx.db, heirId, null, 0);
  await moveWork(ctx.db, department.id, heirId, ctx.now);
}

async function takeOver(
  ctx: WriteContext,
  departmentId: string,
  heirId: string,
  newcomers: readonly { user_id: string; level_id: string }[],
): Promise<void> {
  const found = await selectLevels(ctx.db, [departmentId, heirId]);
  const lowest = found.filter((level) => level.department_id === heirId).at(-1);
  if (lowest === undefined) throw conflict('The replacement department has no level. Add a level first.');
  const levelOf = new Map(found.map((level) => [level.id, level]));
  for (const { level_id: levelId } of newcomers)
    checkPermissionChange(ctx, levelOf.get(levelId)?.permissions ?? [], lowest.permissions);
  await insertMemberships(
    ctx.db,
    { department_id: heirId, level_id: lowest.id },
    newcomers.map((member) => member.user_id),
    ctx.now,
  );
}

const addMembers = (
  ctx: WriteContext,
  placement: { department_id: string; level_id: string },
  userIds: readonly string[],
): Promise<void> => noteRights(ctx, userIds, () => insertMemberships(ctx.db, placement, userIds, ctx.now));

async function requireDepartment(ctx: ReadContext, id: string): Promise<queries.StoredDepartment> {
  const department = await queries.findDepartment(ctx.db, id);
  if (department === undefined) throw notFound('department', id);
  return department;
}

/** `child` is the department that would come below it. */
async function requireParent(
  ctx: ReadContext,
  parentId: string | null,
  child?: queries.StoredDepartment,
): Promise<void> {
  if (parentId === null) return;
  const above = await queries.selectAbove(ctx.db, parentId);
  if (above.length === 0) throw notFound('department', parentId);
  if (child !== undefined && above.includes(child.id))
    throw conflict(`${child.name} would come below itself.`);
}

async function requireLeads(ctx: ReadContext, ids: readonly string[]): Promise<string[]> {
  await requireRecords(ctx, 'member', ids, 'body.lead_ids');
  return tidyIds(ids);
}

async function freeName(ctx: ReadContext, given: string, exceptId: string | null): Promise<string> {
  const name = given.trim();
  if (await queries.isNameTaken(ctx.db, name, exceptId))
    throw conflict(`A department named ${name} already exists.`);
  return name;
}
