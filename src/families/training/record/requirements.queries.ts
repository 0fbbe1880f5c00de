import { sql, type RawBuilder } from 'kysely';
import type { TrainingRequirement } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { requirementsOf } from './course-record.queries.ts';

/** What requires: a course, or a learning path. */
export interface RequirementOwner {
  readonly column: 'course_id' | 'learning_path_id';
  readonly id: string;
}

export async function selectRequirements(
  db: Db,
  { column, id }: RequirementOwner,
): Promise<TrainingRequirement[]> {
  const { rows } = await sql<{ rules: TrainingRequirement[] }>`
    select ${requirementsOf(column, 'owner.id')} as rules from (select ${id}::uuid as id) owner`.execute(db);
  return rows[0]!.rules;
}

/** Whether the rule `r` is about the member `u`, but for who is exempt. */
export const isInScope: RawBuilder<boolean> = sql<boolean>`(u.kind = 'member' and u.status in ('active', 'invited') and (
  r.is_everyone or u.id = any(r.user_ids) or exists (
    select from department_members m where m.tenant_id = u.tenant_id and m.user_id = u.id
      and (m.department_id = any(r.department_ids) or m.level_id = any(r.level_ids)))))`;

/** These are all rules of the owner, in order. Members who are in the scope of a rule for new members now are exempt from it. */
export async function replaceRequirements(
  db: Db,
  { column, id }: RequirementOwner,
  rules: readonly TrainingRequirement[],
  now: Date,
): Promise<void> {
  const rows = JSON.stringify(
    rules.map(({ learners, ...rule }, position) => ({ ...rule, ...learners, position })),
  );
  const owner = sql.ref(column);
  await sql`delete from training_requirements
    where ${owner} = ${id}::uuid and id <> all(${rules.map((rule) => rule.id)}::uuid[])`.execute(db);
  const { rows: restricted } = await sql<{ id: string }>`
    with former as (select id, is_new_members_only from training_requirements where ${owner} = ${id}::uuid),
    stored as (
      insert into training_requirements (id, ${owner}, position, is_everyone, department_ids, level_ids, user_ids, is_new_members_only, due_in_days, due_on, created_at)
      select x.id, ${id}::uuid, x.position, x.is_everyone, x.department_ids, x.level_ids, x.user_ids, x.is_new_members_only, x.due_in_days, x.due_on, ${now}::timestamptz
      from jsonb_to_recordset(${rows}::jsonb) x (id uuid, position integer, is_everyone boolean, department_ids uuid[], level_ids uuid[], user_ids uuid[],
        is_new_members_only boolean, due_in_days integer, due_on date)
      on conflict (tenant_id, id) do update set position = excluded.position, is_everyone = excluded.is_everyone, department_ids = excluded.department_ids,
        level_ids = excluded.level_ids, user_ids = excluded.user_ids, is_new_members_only = excluded.is_new_members_only,
        due_in_days = excluded.due_in_days, due_on = excluded.due_on
      returning id, is_new_members_only)
    select s.id from stored s left join former f on f.id = s.id
    where s.is_new_members_only and f.is_new_members_only is distinct from true`.execute(db);
  await sql`delete from training_exemptions x using training_requirements r
    where r.id = x.requirement_id and r.${owner} = ${id}::uuid and not r.is_new_members_only`.execute(db);
  if (restricted.length === 0) return;
  await sql`insert into training_exemptions (requirement_id, user_id)
    select r.id, u.id from training_requirements r, users u
    where r.id = any(${restricted.map((rule) => rule.id)}::uuid[]) and ${isInScope} on conflict do nothing`.execute(
    db,
  );
}
