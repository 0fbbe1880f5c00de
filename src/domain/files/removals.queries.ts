import type { PoolClient } from 'pg';
import type { StoredThing } from '#src/platform/storage/index.ts';

interface Row {
  readonly kind: StoredThing['kind'];
  readonly tenant_id: string;
  readonly id: string;
}

const thing = ({ kind, tenant_id: tenantId, id }: Row): StoredThing => ({ kind, tenantId, id });

/** What is to be removed from the store, the oldest first. A file that is there after all is left alone. */
export async function selectRemovals(owner: PoolClient, limit: number): Promise<StoredThing[]> {
  const { rows } = await owner.query<Row>(
    `select kind, tenant_id, id from content_removals r
     where not (r.kind = 'file' and exists (select from managed_files f where f.tenant_id = r.tenant_id and f.id = r.id))
     order by created_at limit $1`,
    [limit],
  );
  return rows.map(thing);
}

export async function deleteRemovals(owner: PoolClient, things: readonly StoredThing[]): Promise<void> {
  await owner.query(
    `delete from content_removals r using unnest($1::text[], $2::uuid[], $3::uuid[]) as g (kind, tenant_id, id)
     where r.tenant_id = g.tenant_id and r.kind = g.kind and r.id = g.id`,
    columnsOf(things),
  );
}

/**
 * Marks those of these for removal that nothing refers to: neither a file, nor a session or an upload to a form that may still become one,
 * nor an e-mail as it came.
 */
export async function insertOrphans(owner: PoolClient, things: readonly StoredThing[]): Promise<number> {
  const { rowCount } = await owner.query(
    `insert into content_removals (kind, tenant_id, id)
     select g.kind, g.tenant_id, g.id from unnest($1::text[], $2::uuid[], $3::uuid[]) as g (kind, tenant_id, id)
     where exists (select from tenants a where a.id = g.tenant_id)
       and not exists (select from managed_files f where g.kind = 'file' and f.tenant_id = g.tenant_id and f.id = g.id)
       and not exists (select from form_uploads o where g.kind = 'file' and o.tenant_id = g.tenant_id and o.id = g.id)
       and not exists (select from inbound_mails e where g.kind = 'file' and e.tenant_id = g.tenant_id and e.id = g.id)
       and not exists (select from managed_uploads u where u.tenant_id = g.tenant_id
         and case g.kind when 'file' then u.file_id else u.id end = g.id and u.status in ('created', 'uploading', 'assembling', 'checking'))
     on conflict do nothing`,
    columnsOf(things),
  );
  return rowCount ?? 0;
}

const columnsOf = (things: readonly StoredThing[]): [string[], string[], string[]] => [
  things.map(({ kind }) => kind),
  things.map(({ tenantId }) => tenantId),
  things.map(({ id }) => id),
];
