import { sql } from 'kysely';
import type { StageToolApproverRole, UserRef } from '#generated/types.gen.ts';
import { isShownToMember } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Who may decide on an approval, as a process says it. */
export interface ApproverRule {
  readonly approver_ids: readonly string[];
  readonly approver_roles: readonly StageToolApproverRole[];
}

/** Those who may decide on an approval of the stage, can work and see its task, by name. */
export async function selectApprovers(
  db: Db,
  stageId: string,
  { approver_ids: ids, approver_roles: roles }: ApproverRule,
): Promise<UserRef[]> {
  const has = (role: StageToolApproverRole) => sql<boolean>`${roles.includes(role)}::boolean`;
  const { rows } = await sql<UserRef>`
    select u.id, u.name, u.email
    from task_stages s
    join tasks t on t.tenant_id = s.tenant_id and t.id = s.task_id
    join users u on u.tenant_id = s.tenant_id and (
      u.id = any(${[...ids]}::uuid[])
      or (${has('task_assignee')} and u.id = any(t.assigned_to))
      or (${has('task_creator')} and u.id = t.created_by)
      or (${has('client_owner')} and exists (select from clients c where c.tenant_id = t.tenant_id and c.id = t.client_id and u.id = any(c.assigned_to)))
      or (${has('department_lead')} and (
        exists (select from departments d where d.tenant_id = s.tenant_id and d.id = s.department_id and u.id = any(d.lead_ids))
        or exists (select from department_members m join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
          where m.tenant_id = s.tenant_id and m.department_id = s.department_id and m.user_id = u.id and 'tasks.manage' = any(l.permissions)))))
    where s.id = ${stageId}::uuid and u.status in ('invited', 'active') and ${isShownToMember('task', 'u', 't')}
    order by lower(u.name), u.id`.execute(db);
  return rows;
}
