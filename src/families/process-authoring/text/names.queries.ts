import type { Db } from '#src/platform/db/index.ts';
import { Names, type TextNames } from './names.ts';

export async function loadNames(db: Db): Promise<TextNames> {
  const [users, departments, templates] = await Promise.all([
    db
      .selectFrom('users')
      .where('kind', '=', 'member')
      .where('status', '<>', 'removed')
      .select(['id', 'email as name'])
      .execute(),
    db.selectFrom('departments').select(['id', 'name']).execute(),
    db.selectFrom('status_templates').where('deleted_at', 'is', null).select(['id', 'name']).execute(),
  ]);
  return { users: new Names(users), departments: new Names(departments), templates: new Names(templates) };
}
