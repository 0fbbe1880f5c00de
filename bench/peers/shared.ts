import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** The three operations as a developer writes them by hand on `pg`: one statement or two each, rows made JSON by Node. */
export interface Identity {
  readonly tenantId: string;
  readonly userId: string;
}

const identities = new Map(
  Object.entries(JSON.parse(process.env['BENCH_IDENTITIES'] ?? '{}') as Record<string, Identity>),
);

/** Peers trust a table of tokens in memory: less than any real service does. */
export const identify = (authorization: string | undefined): Identity | undefined =>
  identities.get((authorization ?? '').slice('Bearer '.length));

export const pool = new pg.Pool({ connectionString: process.env['BENCH_DATABASE_URL'], max: 10 });

export const columns = `id, name, slug, profile_id, status, status_category, contacts, addresses, tags, assigned_to, field_values,
  source, false as is_pinned, revision, created_at, updated_at, created_by`;

export async function listClients(tenantId: string, limit: number, offset: number) {
  const [rows, count] = await Promise.all([
    pool.query({
      name: 'list',
      text: `select ${columns} from clients where tenant_id = $1 and deleted_at is null order by created_at desc, id desc limit $2 offset $3`,
      values: [tenantId, limit, offset],
    }),
    pool.query({
      name: 'count',
      text: 'select count(*)::int as total from clients where tenant_id = $1 and deleted_at is null',
      values: [tenantId],
    }),
  ]);
  return {
    data: rows.rows as unknown[],
    pagination: { total: (count.rows[0] as { total: number }).total, limit, offset },
  };
}

export async function getClient(tenantId: string, id: string) {
  const { rows } = await pool.query({
    name: 'get',
    text: `select ${columns} from clients where tenant_id = $1 and id = $2 and deleted_at is null`,
    values: [tenantId, id],
  });
  return rows[0] as unknown;
}

export async function createClient(
  { tenantId, userId }: Identity,
  body: { name: string; profile_id: string },
) {
  const { rows } = await pool.query({
    name: 'create',
    text: `insert into clients (tenant_id, profile_id, name, slug, status, status_category, source, created_by)
      values ($1, $2, $3, $4, 'lead', 'prospect', 'api', $5) returning ${columns}`,
    values: [tenantId, body.profile_id, body.name, `c-${randomUUID()}`, userId],
  });
  return rows[0] as unknown;
}

export const contract = () =>
  JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')) as never;
export const contractPath = new URL('../../generated/openapi.json', import.meta.url).pathname;

export function announce(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  process.once('SIGTERM', () => process.exit(0));
}
