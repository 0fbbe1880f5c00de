import { sql } from 'kysely';
import type { ServiceAccount } from '#generated/console/types.gen.ts';
import type { ApiKeysHandlers } from '#generated/console/families/api-keys/handlers.ts';
import { permissions as catalogue, type Permission } from '#generated/permissions.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  by,
  byName,
  iso,
  list,
  mentions,
  record,
  reviseRecord,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';

const allPermissions = [...catalogue].sort();

const accounts = (db: Db) =>
  db.selectFrom('users as u').where('u.kind', '=', 'service_account').where('u.status', '<>', 'removed');

/** What the account `u` was given, without keys that left the catalogue since. */
export const permissionsGiven = sql<
  Permission[]
>`array(select p from unnest(${allPermissions}::text[]) p where p = any(u.permissions) order by p)`;

/** The contract's representation of a service account. */
const accountRecord = (query: ReturnType<typeof accounts>) =>
  record<ServiceAccount>()(
    query.select([
      'u.id',
      'u.name',
      'u.description',
      permissionsGiven.as('permissions'),
      sql<number>`(select count(*) from api_keys k where k.tenant_id = u.tenant_id and k.user_id = u.id
    and k.revoked_at is null and (k.expires_at is null or k.expires_at > now()))`.as('active_key_count'),
      sql<
        string | null
      >`(select app.iso(max(k.last_used_at)) from api_keys k where k.tenant_id = u.tenant_id and k.user_id = u.id)`.as(
        'last_used_at',
      ),
      'u.revision',
      iso('u.created_at').as('created_at'),
      iso('u.updated_at').as('updated_at'),
      'u.created_by',
    ]),
  );

export const serviceAccounts = list<ApiKeysHandlers['listServiceAccounts']>()({
  rows: accounts,
  record: accountRecord,
  id: 'u.id',
  filters: { search: mentions('u.name', 'u.description'), updated_after: since('u.updated_at') },
  sorts: { created_at: by('u.created_at'), name: byName('u.name') },
});

export const selectServiceAccount = (db: Db, id: string): Promise<JsonText<ServiceAccount> | undefined> =>
  selectRecord(db, accountRecord(accounts(db).where('u.id', '=', id)));

export interface LockedAccount {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly revision: number;
  /** What the account itself was given. */
  readonly permissions: Permission[];
  /** The same with what its department levels give: what its keys may do. */
  readonly held: Permission[];
}

/** Waits for another change of the account or of its keys. */
export function lockServiceAccount(db: Db, id: string): Promise<LockedAccount | undefined> {
  return accounts(db)
    .where('u.id', '=', id)
    .select([
      'u.id',
      'u.name',
      'u.description',
      'u.revision',
      permissionsGiven.as('permissions'),
      sql<Permission[]>`array(
      select p from unnest(${allPermissions}::text[]) p
      where p = any(u.permissions) or exists (
        select from department_members m join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
        where m.tenant_id = u.tenant_id and m.user_id = u.id and p = any(l.permissions))
      order by p)`.as('held'),
    ])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type AccountValues = Partial<Pick<LockedAccount, 'name' | 'description' | 'permissions'>>;

export const updateAccount = (
  db: Db,
  id: string,
  values: AccountValues & { readonly status?: 'removed' },
  now: Date,
): Promise<void> => reviseRecord(db, 'users', id, values, now);
