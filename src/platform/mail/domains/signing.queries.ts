import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Db } from '#src/platform/db/index.ts';
import type { StoredSigner } from './signing.ts';

/** What signs for an address: the key of its domain, when the agency has verified it. */
export async function findSigner(db: Db, address: string): Promise<StoredSigner | undefined> {
  const { rows } = await sql<StoredSigner>`
    select name as domain, dkim_selector as selector, dkim_key_sealed as key_sealed from mail_domains
    where name = lower(split_part(${address}, '@', 2)) and status = 'verified' and deleted_at is null`.execute(
    db,
  );
  return rows[0];
}

/** Whom e-mails without an inbox come from. */
export interface AgencySender extends StoredSigner {
  readonly address: string;
  readonly name: string;
}

/** The sender at the default domain of the agency, while that is verified. The worker does it as the owner. */
export async function findAgencySender(
  owner: PoolClient,
  tenantId: string,
): Promise<AgencySender | undefined> {
  const { rows } = await owner.query<AgencySender>(
    `select d.name as domain, d.dkim_selector as selector, d.dkim_key_sealed as key_sealed, d.sender_address as address,
       coalesce(d.sender_name, t.name) as name
     from mail_domains d join tenants t on t.id = d.tenant_id
     where d.tenant_id = $1 and d.is_default and d.deleted_at is null and d.status = 'verified' and d.sender_address is not null`,
    [tenantId],
  );
  return rows[0];
}
