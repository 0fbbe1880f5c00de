import { sql } from 'kysely';
import { permissions as catalogue, type Permission } from '#generated/permissions.ts';
import type { FieldValues, User, UserRef } from '#generated/types.gen.ts';
import type { OrganizationHandlers } from '#generated/families/organization/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  byName,
  countRows,
  emptyLast,
  iso,
  list,
  mentions,
  oneOf,
  record,
  recordFilters,
  recordSorts,
  reviseRecord,
  selectRecord,
} from '#src/platform/db/query/index.ts';

const allPermissions = [...catalogue].sort();

const users = (db: Db) => db.selectFrom('users as u');

/** Every permission that user `u` holds: all of them by role, otherwise those assigned and those of department levels; none once removed. */
export const permissionsHeld = sql<
  Permission[]
>`case when u.status = 'removed' then '{}' when u.role is not null then ${allPermissions}::text[] else array(
  select p from unnest(${allPermissions}::text[]) p
  where p = any(u.permissions) or exists (
    select 1 from department_members m join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
    where m.tenant_id = u.tenant_id and m.user_id = u.id and p = any(l.permissions))
  order by p) end`;

const departments = sql<User['departments']>`(
  select coalesce(json_agg(json_build_object(
    'department_id', d.id, 'department_name', d.name, 'level_id', l.id, 'level_name', l.name) order by lower(d.name)), '[]')
  from department_members m
  join departments d on d.tenant_id = m.tenant_id and d.id = m.department_id
  join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
  where m.tenant_id = u.tenant_id and m.user_id = u.id)`;

/** The contract's representation of a user. Who was removed comes back with nothing of what is stored, so none of it is shown. */
const userRecord = (query: ReturnType<typeof users>) =>
  record<User>()(
    query.select([
      'u.id',
      'u.kind',
      'u.name',
      'u.email',
      'u.status',
      sql<User['role']>`case when u.status <> 'removed' then u.role end`.as('role'),
      sql<User['departments']>`case when u.status = 'removed' then '[]' else ${departments} end`.as(
        'departments',
      ),
      permissionsHeld.as('permissions'),
      'u.revision',
      iso('u.created_at').as('created_at'),
      iso('u.updated_at').as('updated_at'),
    ]),
  );

const isMemberOf = (departmentIds: readonly string[]) => sql<boolean>`exists (
  select 1 from department_members m
  where m.tenant_id = u.tenant_id and m.user_id = u.id and m.department_id = any(${departmentIds}::uuid[]))`;

export const userList = list<OrganizationHandlers['listUsers']>()({
  rows: users,
  record: userRecord,
  id: 'u.id',
  filters: {
    ...recordFilters('u'),
    // Old records name people who have left, so who asks by id gets them too.
    status: {
      condition: oneOf('u.status'),
      absent: ({ id }) => (id === undefined ? sql<boolean>`u.status <> 'removed'` : undefined),
    },
    kind: oneOf('u.kind'),
    role: oneOf('u.role'),
    department_id: isMemberOf,
    permission: (permissions) => sql<boolean>`${permissionsHeld} && ${permissions}::text[]`,
    search: mentions('u.name', 'u.email'),
  },
  sorts: {
    ...recordSorts('u'),
    name: byName('u.name'),
    email: emptyLast(byName('u.email')),
  },
});

export const selectUser = (db: Db, id: string): Promise<JsonText<User> | undefined> =>
  selectRecord(db, userRecord(users(db).where('u.id', '=', id)));

/** A user as rules see one. */
export interface StoredUser {
  readonly id: string;
  readonly kind: User['kind'];
  readonly name: string;
  readonly email: string | null;
  readonly status: User['status'];
  readonly role: User['role'];
  readonly revision: number;
  readonly field_values: FieldValues;
  /** Everything that they may do. */
  readonly held: Permission[];
}

const stored = (db: Db) =>
  users(db).select([
    'u.id',
    sql<User['kind']>`u.kind`.as('kind'),
    'u.name',
    'u.email',
    sql<User['status']>`u.status`.as('status'),
    sql<User['role']>`u.role`.as('role'),
    'u.revision',
    sql<FieldValues>`u.field_values`.as('field_values'),
    permissionsHeld.as('held'),
  ]);

export const findUser = (db: Db, id: string): Promise<StoredUser | undefined> =>
  stored(db).where('u.id', '=', id).executeTakeFirst();

/** Waits for another change of the user. */
export const lockUser = (db: Db, id: string): Promise<StoredUser | undefined> =>
  stored(db).where('u.id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Who has this address, or had it last before they were removed. */
export const lockUserByEmail = (db: Db, email: string): Promise<StoredUser | undefined> =>
  stored(db)
    .where(sql<boolean>`lower(u.email) = lower(${email} collate app.unicode)`)
    .orderBy(sql`u.status = 'removed'`)
    .orderBy('u.updated_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const findUserRef = (db: Db, id: string): Promise<UserRef | undefined> =>
  users(db).where('u.id', '=', id).select(['u.id', 'u.name', 'u.email']).executeTakeFirst();

export async function insertInvitedUser(
  db: Db,
  user: { readonly name: string; readonly email: string; readonly role: User['role'] },
  createdBy: string,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({
      kind: 'member',
      status: 'invited',
      ...user,
      created_by: createdBy,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface UserValues {
  readonly name?: string;
  readonly status?: User['status'];
  readonly role?: User['role'];
  readonly field_values?: FieldValues;
  /** Null takes the person's account away from the membership, and with it the way in. */
  readonly account_id?: null;
  readonly permissions?: readonly [];
}

export async function updateUser(
  db: Db,
  id: string,
  { field_values: values, permissions, ...plain }: UserValues,
  now: Date,
): Promise<void> {
  await reviseRecord(
    db,
    'users',
    id,
    {
      ...plain,
      ...(permissions && { permissions: [] }),
      ...(values && { field_values: JSON.stringify(values) }),
    },
    now,
  );
}

/** Owners who can work, beside this user. */
export async function countOtherOwners(db: Db, exceptId: string): Promise<number> {
  return countRows(
    users(db).where('u.role', '=', 'owner').where('u.status', '=', 'active').where('u.id', '<>', exceptId),
  );
}

export async function selectKeysToRevoke(db: Db, userId: string): Promise<string[]> {
  return (
    await db
      .selectFrom('api_keys')
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .orderBy('id')
      .select('id')
      .execute()
  ).map((row) => row.id);
}
