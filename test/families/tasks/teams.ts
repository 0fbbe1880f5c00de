import { addMember, type Member } from '../organization/people.ts';
import type { Service, TestAgency } from '../../support/service.ts';
import type { Permission } from '#generated/permissions.ts';

export interface TestTeam {
  readonly departmentId: string;
  readonly levelId: string;
  readonly members: readonly Member[];
}

let made = 0;

/** A department with members who work around the clock, so that no test depends on the hour that it runs at. */
export async function newTeam(
  service: Service,
  size: number,
  levelPermissions: readonly Permission[] = [],
  agency: TestAgency = service.agencies[0],
): Promise<TestTeam> {
  made += 1;
  const { data } = await service.ok(
    'createDepartment',
    { body: { name: `Team ${made}`, levels: [{ name: 'Member', permissions: [...levelPermissions] }] } },
    agency,
  );
  const members: Member[] = [];
  for (let index = 0; index < size; index += 1) members.push(await addMember(service, agency));
  const team = { departmentId: data.id, levelId: data.levels[0]!.id, members };
  for (const member of members) {
    await joinTeam(service, team, member, agency);
    await setHours(service, member, agency);
  }
  return team;
}

export async function joinTeam(
  service: Service,
  { departmentId, levelId }: Pick<TestTeam, 'departmentId' | 'levelId'>,
  member: Member,
  agency: TestAgency = service.agencies[0],
): Promise<void> {
  await service.query(
    'insert into department_members (tenant_id, department_id, user_id, level_id) values ($1, $2, $3, $4)',
    [agency.id, departmentId, member.id, levelId],
  );
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export async function setHours(
  service: Service,
  member: Member,
  agency: TestAgency,
  more: object = {},
): Promise<void> {
  const body = {
    time_zone: 'UTC',
    hours: weekdays.map((weekday) => ({ weekday, from: '00:00', to: '23:59' })),
    ...more,
  };
  await service.ok('setEmployeeSchedule', { path: { user_id: member.id }, body }, agency);
}

export interface ProcessStage {
  readonly name: string;
  readonly mode?: 'auto' | 'none';
  readonly skills?: readonly string[];
  readonly department_id?: string | null;
  readonly auto_start?: boolean;
  readonly estimated_minutes?: number | null;
  readonly due_rule?: object | null;
  /** Minutes after the stage before it. */
  readonly lag_minutes?: number;
}

/** A published process whose stages follow each other; `defaults` are those of its tasks. */
export async function newProcess(
  service: Service,
  stages: readonly ProcessStage[],
  defaults: object = {},
  agency: TestAgency = service.agencies[0],
): Promise<string> {
  made += 1;
  const name = `Process ${made}`;
  const [row] = await service.query<{ id: string }>(
    "insert into process_definitions (tenant_id, name, status, created_by) values ($1, $2, 'published', $3) returning id",
    [agency.id, name, agency.ownerId],
  );
  const ids = (
    await service.query<{ id: string }>('select app.uuid7() as id from generate_series(1, $1)', [
      stages.length,
    ])
  ).map(({ id }) => id);
  const snapshot = {
    defaults: {
      name,
      task_name_template: null,
      department_id: null,
      default_assignee_ids: [],
      priority_level: null,
      tags: [],
      due_offset_minutes: null,
      estimated_minutes: null,
      shift_due_on_hold: false,
      status_template_id: null,
      ...defaults,
    },
    stages: stages.map(({ name: stage, mode = 'auto', skills = [], ...more }, position) => ({
      id: ids[position],
      key: `stage_${position}`,
      name: stage,
      position,
      instructions: null,
      is_required: true,
      auto_start: more.auto_start ?? false,
      auto_complete: false,
      department_id: more.department_id ?? null,
      assignment: { mode, user_ids: [], skills },
      due_rule: more.due_rule ?? null,
      estimated_minutes: more.estimated_minutes ?? null,
      required_field_keys: [],
      status_template_id: null,
      substages: [],
      tools: [],
    })),
    dependencies: stages.slice(1).map(({ lag_minutes: lag = 0 }, index) => ({
      predecessor_id: ids[index],
      successor_id: ids[index + 1],
      type: 'finish_to_start',
      lag_minutes: lag,
    })),
  };
  await service.query(
    'insert into process_versions (tenant_id, process_definition_id, version, snapshot, published_by) values ($1, $2, 1, $3, $4)',
    [agency.id, row!.id, snapshot, agency.ownerId],
  );
  await service.query('update process_definitions set version = 1 where id = $1', [row!.id]);
  return row!.id;
}
