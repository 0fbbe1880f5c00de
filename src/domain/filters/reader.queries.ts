import type { FilterGroup } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { usesDepartments, type FilterReader } from './reader.ts';

/** The caller as reader of these trees; their departments are asked for when one of the trees speaks of them. */
export async function loadReader(
  db: Db,
  userId: string,
  groups: readonly (FilterGroup | null | undefined)[],
): Promise<FilterReader> {
  if (!groups.some((group) => group != null && usesDepartments(group))) return { userId, departmentIds: [] };
  const rows = await db
    .selectFrom('department_members')
    .where('user_id', '=', userId)
    .select('department_id')
    .orderBy('department_id')
    .execute();
  return { userId, departmentIds: rows.map(({ department_id: id }) => id) };
}
