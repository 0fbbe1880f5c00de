import { sql } from 'kysely';
import type { User } from '#generated/types.gen.ts';
import {
  columnsOf,
  groupable,
  optional,
  recordColumns,
  shown,
  sortable,
  type SystemColumn,
} from '#src/domain/list-columns/index.ts';
import { asSearch, type ViewedList } from '#src/domain/views/index.ts';
import { mentions } from '#src/platform/db/query/index.ts';

const ofUser = columnsOf('u');
const statuses = { choices: ['invited', 'active', 'suspended'] satisfies User['status'][] };
const roles = { choices: ['owner', 'admin'] satisfies User['role'][] };

const departmentIds = sql`array(select m.department_id from department_members m where m.tenant_id = u.tenant_id and m.user_id = u.id order by m.department_id)`;

const departments = ofUser.list('department', 'uuid[]', 'departments', 'Departments', {
  value: () => departmentIds,
  isPresent: sql<boolean>`exists (select from department_members m where m.tenant_id = u.tenant_id and m.user_id = u.id)`,
  ...shown,
  ...groupable,
});

/** Properties of the member, `u`. Custom fields of members are for themselves and people.manage. */
const columns: readonly SystemColumn[] = [
  ofUser.text('name', 'Name', { ...shown, ...sortable, sort: sql`lower(u.name)` }),
  ofUser.text('email', 'E-mail', { ...shown, ...optional, ...sortable, sort: sql`lower(u.email)` }),
  ofUser.option('status', 'Status', { ...shown, ...groupable, ...statuses }),
  ofUser.option('role', 'Role', { ...shown, ...optional, ...groupable, ...roles }),
  departments,
  ofUser.record('user', 'id', 'Member'),
  ofUser.time('created_at', 'Joined', sortable),
  ofUser.time('updated_at', 'Last change', sortable),
];

const memberColumns = recordColumns({ noun: 'members', fields: null, values: '', columns });

/** Members in views: people who have left are in none. */
export const viewedMembers: ViewedList = {
  columns: memberColumns,
  id: sql.ref('u.id'),
  name: sql.ref('u.name'),
  rows: ({ db }) =>
    db.selectFrom('users as u').where('u.kind', '=', 'member').where('u.status', '<>', 'removed'),
  search: asSearch(mentions('u.name', 'u.email')),
  own: [sql`u.created_at desc`],
};
