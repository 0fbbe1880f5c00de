import { sql } from 'kysely';
import type { StageToolApprovalConfig } from '#generated/types.gen.ts';
import { holdsPermission } from '#src/domain/access/index.ts';
import type { Db } from '#src/platform/db/index.ts';

export type Approvers = Pick<StageToolApprovalConfig, 'approver_ids' | 'approver_roles'>;

/**
 * How many people can decide on such an approval: members who work here and may see tasks. Undefined where a task decides it: by its
 * assignees, its creator, its client's owners, or the leads of a department that the stage does not name yet.
 */
export async function countApprovers(
  db: Db,
  { approver_ids: ids, approver_roles: roles }: Approvers,
  departmentId: string | null,
): Promise<number | undefined> {
  const isLed = roles.includes('department_lead');
  if (roles.some((role) => role !== 'department_lead') || (isLed && departmentId === null)) return undefined;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from users u
    where u.status in ('invited', 'active') and ${holdsPermission('u', 'tasks.view')} and (
      u.id = any(${[...ids]}::uuid[])
      or ${isLed}::boolean and (
        exists (select from departments d where d.tenant_id = u.tenant_id and d.id = ${departmentId}::uuid and u.id = any(d.lead_ids))
        or exists (select from department_members m join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
          where m.tenant_id = u.tenant_id and m.department_id = ${departmentId}::uuid and m.user_id = u.id and 'tasks.manage' = any(l.permissions))))`.execute(
    db,
  );
  return rows[0]!.count;
}
