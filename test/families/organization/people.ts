import { randomUUID } from 'node:crypto';
import type { Permission } from '#generated/permissions.ts';
import { hashSecret, newSecret } from '#src/domain/access/secret.ts';
import type { Service, TestAgency } from '../../support/service.ts';

export interface Member {
  readonly id: string;
  /** A credential that speaks for the member. */
  readonly key: string;
}

export interface NewMember {
  readonly role?: 'owner' | 'admin' | null;
  readonly permissions?: readonly Permission[];
}

let made = 0;

/** A member of the agency with what they hold, as if they had accepted, and a key to call as them. */
export async function addMember(
  service: Service,
  agency: TestAgency,
  { role = null, permissions = [] }: NewMember = {},
): Promise<Member> {
  made += 1;
  const [user] = await service.query<{ id: string }>(
    `insert into users (tenant_id, kind, name, email, role, permissions) values ($1, 'member', $2, $3, $4, $5) returning id`,
    [agency.id, `Member ${made}`, `member${made}@${agency.name.toLowerCase()}.example`, role, permissions],
  );
  const secret = newSecret();
  await service.query(
    "insert into api_keys (tenant_id, user_id, name, hint, hash) values ($1, $2, 'Test', '…', $3)",
    [agency.id, user!.id, hashSecret(secret)],
  );
  return { id: user!.id, key: secret };
}

/** The owner of an agency, with a key to call as them. */
export async function asOwner(service: Service, agency: TestAgency): Promise<Member> {
  const secret = newSecret();
  await service.query(
    "insert into api_keys (tenant_id, user_id, name, hint, hash) values ($1, $2, 'Test', '…', $3)",
    [agency.id, agency.ownerId, hashSecret(secret)],
  );
  return { id: agency.ownerId, key: secret };
}

/** Of somebody who manages people, and sees some of what these work on. */
export const managing: readonly Permission[] = ['people.view', 'people.manage', 'clients.view', 'time.own'];

export const changeUser = (
  service: Service,
  caller: Member | undefined,
  userId: string,
  body: Record<string, unknown>,
) => service.call('updateUserFields', { body: { user_id: userId, ...body } }, caller);

/** A department whose heads hold these permissions, and the others none. */
export const newDepartment = async (service: Service, permissions: Permission[]) =>
  (
    await service.ok('createDepartment', {
      body: { name: randomUUID(), levels: [{ name: 'Head', permissions }, { name: 'Plain' }] },
    })
  ).data as { id: string; levels: { id: string }[] };

export const auditOf = (
  service: Service,
  recordId: string,
): Promise<
  { action: string; operation_id: string; changed_fields: string[]; previous: Record<string, unknown> }[]
> =>
  service.query(
    'select action, operation_id, changed_fields, previous from audit_log where record_id = $1 order by created_at, id',
    [recordId],
  );

export const authEventsOf = async (service: Service, userId: string): Promise<string[]> =>
  (
    await service.query<{ kind: string }>(
      'select kind from auth_events where user_id = $1 order by occurred_at, id',
      [userId],
    )
  ).map(({ kind }) => kind);
