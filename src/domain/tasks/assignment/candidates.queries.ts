import { sql } from 'kysely';
import type { TaskAutoAssignmentSettings, UserRef } from '#generated/types.gen.ts';
import { ordinaryTime, type WorkingTime } from '#src/domain/working-time/index.ts';
import { isLiveTask, isOpenTask } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { Candidate } from './scoring.rules.ts';
import { assumedMinutes } from './settings.ts';

export interface CandidateWish {
  readonly scope: TaskAutoAssignmentSettings['candidate_scope'];
  /** Department in charge; null when none is, and then everybody in the agency may be chosen. */
  readonly departmentId: string | null;
  /** Stage that is to be assigned: it is no load of whoever has it now. */
  readonly stageId: string;
}

interface Row {
  readonly user: UserRef;
  readonly is_active: boolean;
  readonly closeness: number;
  readonly certificates: string[];
  readonly named_skills: unknown;
  readonly agency_time_zone: string;
  readonly working_time: WorkingTime | null;
  readonly open_stages: number;
  readonly open_minutes: number;
}

const closenessTo = (departmentId: string | null) =>
  departmentId === null
    ? sql<number>`1`
    : sql<number>`coalesce((
  select max(case when d.id = ${departmentId}::uuid then 1
    when d.parent_id = ${departmentId}::uuid or d.id = (select i.parent_id from departments i where i.id = ${departmentId}::uuid) then 0.5 else 0 end)
  from department_members m join departments d on d.tenant_id = m.tenant_id and d.id = m.department_id
  where m.tenant_id = u.tenant_id and m.user_id = u.id), 0)::float8`;

/** Open stages of tasks that go on; what was merged or deleted is nobody's load. Of all people at once: one by one takes six times as long. */
const loads = (stageId: string) => sql`
  select a.user_id, count(*)::integer as stages, sum(coalesce(s.estimated_minutes, ${assumedMinutes}::integer))::integer as minutes
  from task_assignees a
  join task_stages s on s.tenant_id = a.tenant_id and s.id = a.holder_id
  join tasks t on t.tenant_id = a.tenant_id and t.id = a.task_id
  where a.user_id in (select id from people) and a.kind = 'task_stage' and a.is_open and s.id <> ${stageId}::uuid and ${isLiveTask()} and ${isOpenTask()}
  group by a.user_id`;

/**
 * Members who may be chosen. Their skills are the courses that they hold a valid certificate of, and what the custom field
 * `skills` of members says.
 */
export async function selectCandidates(
  db: Db,
  { scope, departmentId, stageId }: CandidateWish,
): Promise<Candidate[]> {
  const isInScope =
    scope === 'department' && departmentId !== null
      ? sql<boolean>`exists (select from department_members m where m.tenant_id = u.tenant_id and m.user_id = u.id and m.department_id = ${departmentId}::uuid)`
      : sql<boolean>`true`;
  const { rows } = await sql<Row>`
    with people as materialized (select u.* from users u where u.kind = 'member' and u.status <> 'removed' and ${isInScope}),
      loads as materialized (${loads(stageId)})
    select jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email) as "user", u.status = 'active' as is_active, ${closenessTo(departmentId)} as closeness,
      array(select c.course_name from training_certifications c where c.tenant_id = u.tenant_id and c.user_id = u.id and c.revoked_at is null
        and c.superseded_by_id is null and (c.expires_at is null or c.expires_at > app.now())) as certificates,
      u.field_values -> 'skills' as named_skills,
      (select time_zone from tenants where id = u.tenant_id) as agency_time_zone,
      (select jsonb_build_object('time_zone', e.time_zone, 'hours', e.hours, 'capacity_minutes_per_week', e.capacity_minutes_per_week, 'exceptions', e.exceptions)
        from employee_schedules e where e.tenant_id = u.tenant_id and e.user_id = u.id) as working_time,
      coalesce(l.stages, 0) as open_stages, coalesce(l.minutes, 0) as open_minutes
    from people u left join loads l on l.user_id = u.id`.execute(db);
  return rows.map((row) => ({
    user: row.user,
    isActive: row.is_active,
    closeness: row.closeness,
    skills: [...row.certificates, ...namedSkills(row.named_skills)],
    workingTime: row.working_time ?? ordinaryTime(row.agency_time_zone),
    openStages: row.open_stages,
    openMinutes: row.open_minutes,
  }));
}

/** One choice, several, or a text with commas between them. */
function namedSkills(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/[,;\n]/);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
