import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { selectNamed, type Named, type NamedKindName } from '#src/domain/references/index.ts';
import type { ProcessSnapshot, SnapshotStage, StageAssignment } from './snapshot.ts';

/** A version as tasks are made from it. */
export interface ProcessVersion {
  readonly processDefinitionId: string;
  readonly version: number;
  /** State of the process, which may have been archived since. */
  readonly status: 'draft' | 'published' | 'archived';
  readonly snapshot: ProcessSnapshot;
}

/**
 * The version of a process that new tasks get, or the one named, for whoever makes a task of it; undefined when the
 * process is unknown, or has no such version. The name is that of today. Departments and status templates that are gone
 * by now are null in it; members who left or are suspended and fields that were deleted are left out, so that whatever it
 * names is there and can work.
 */
export async function loadVersion(
  db: Db,
  processDefinitionId: string,
  version?: number,
): Promise<ProcessVersion | undefined> {
  const found = await db
    .selectFrom('process_definitions as p')
    .innerJoin('process_versions as v', (join) =>
      join.onRef('v.tenant_id', '=', 'p.tenant_id').onRef('v.process_definition_id', '=', 'p.id'),
    )
    .where('p.id', '=', processDefinitionId)
    .where('p.deleted_at', 'is', null)
    .where('v.version', '=', version ?? sql<number>`p.version`)
    .select(['p.id', 'p.name', 'p.status', 'v.version', 'v.snapshot'])
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const snapshot = found.snapshot as unknown as ProcessSnapshot;
  return {
    processDefinitionId: found.id,
    version: found.version,
    status: found.status as ProcessVersion['status'],
    snapshot: await withoutGone(
      db,
      { ...snapshot, defaults: { ...snapshot.defaults, name: found.name } },
      'working_member',
    ),
  };
}

/** What was published, as it was; undefined for a version that does not exist. */
export async function findVersion(
  db: Db,
  processDefinitionId: string,
  version: number,
): Promise<ProcessSnapshot | undefined> {
  const found = await db
    .selectFrom('process_versions')
    .where('process_definition_id', '=', processDefinitionId)
    .where('version', '=', version)
    .select('snapshot')
    .executeTakeFirst();
  return found?.snapshot as unknown as ProcessSnapshot | undefined;
}

export interface NewVersion {
  readonly process_definition_id: string;
  readonly version: number;
  readonly snapshot: ProcessSnapshot;
  readonly change_note: string | null;
  readonly published_by: string;
}

export async function insertVersion(db: Db, { snapshot, ...values }: NewVersion, now: Date): Promise<void> {
  await db
    .insertInto('process_versions')
    .values({ ...values, snapshot: JSON.stringify(snapshot), published_at: now })
    .execute();
}

type PeopleKind = 'member' | 'working_member';

/** Everything that a process names. */
export function referencesOf(
  { defaults, stages }: Pick<ProcessSnapshot, 'defaults' | 'stages'>,
  people: PeopleKind = 'member',
): Named<NamedKindName>[] {
  const of = (kind: NamedKindName, ids: readonly (string | null)[]) =>
    ids.filter((id) => id !== null).map((id) => ({ kind, id }));
  return [
    ...of(people, defaults.default_assignee_ids),
    ...stages.flatMap(({ assignment, substages }) =>
      of(people, [...assignment.user_ids, ...substages.flatMap(({ user_ids: ids }) => ids)]),
    ),
    ...[defaults, ...stages].flatMap(({ department_id: departmentId, status_template_id: templateId }) => [
      ...of('department', [departmentId]),
      ...of('status_template', [templateId]),
    ]),
    ...of(
      'task_field',
      stages.flatMap(({ required_field_keys: keys }) => keys),
    ),
  ];
}

/** When all who were to do a stage are gone nobody is: an author could not say otherwise. */
const withPeople = (assignment: StageAssignment, ids: readonly string[]): StageAssignment =>
  assignment.mode === 'members' && ids.length === 0
    ? { ...assignment, mode: 'none', user_ids: [] }
    : { ...assignment, user_ids: ids };

/** A snapshot without departments, status templates, members and required fields that are gone by now. */
export async function withoutGone(
  db: Db,
  snapshot: ProcessSnapshot,
  people: PeopleKind = 'member',
): Promise<ProcessSnapshot> {
  const present = new Set((await selectNamed(db, referencesOf(snapshot, people))).map(({ id }) => id));
  const one = (id: string | null) => (id !== null && present.has(id) ? id : null);
  const several = (ids: readonly string[]) => ids.filter((id) => present.has(id));
  const stage = (each: SnapshotStage): SnapshotStage => ({
    ...each,
    department_id: one(each.department_id),
    status_template_id: one(each.status_template_id),
    assignment: withPeople(each.assignment, several(each.assignment.user_ids)),
    required_field_keys: several(each.required_field_keys),
    substages: each.substages.map((substage) => ({ ...substage, user_ids: several(substage.user_ids) })),
  });
  const { defaults, stages, dependencies } = snapshot;
  return {
    defaults: {
      ...defaults,
      department_id: one(defaults.department_id),
      status_template_id: one(defaults.status_template_id),
      default_assignee_ids: several(defaults.default_assignee_ids),
    },
    stages: stages.map(stage),
    dependencies,
  };
}
