import pg from 'pg';
import { hashSecret } from '#src/domain/access/index.ts';
import { hintOf, newSecret } from '#src/domain/access/secret.ts';
import { migrate } from '#src/platform/db/index.ts';
import { permissions } from '#generated/permissions.ts';

export const tenantCount = 50;
export const clientsPerTenant = 2000;

/** What the load needs to know of one agency. */
export interface BenchTenant {
  readonly id: string;
  readonly token: string;
  readonly userId: string;
  readonly profileId: string;
  readonly clientIds: readonly string[];
}

export interface BenchDatabase {
  readonly ownerUrl: string;
  readonly tenants: readonly BenchTenant[];
}

const statusOptions = [
  ['lead', 'Lead', 'prospect', true],
  ['active_client', 'Active client', 'active', false],
  ['former_client', 'Former client', 'inactive', false],
] as const;

/** A fresh database on the server of `serverUrl`: 100,000 clients in 50 agencies, the same for every server. */
export async function createBenchDatabase(serverUrl: string, name: string): Promise<BenchDatabase> {
  await onServer(serverUrl, [`drop database if exists ${name} with (force)`, `create database ${name}`]);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const ownerUrl = url.toString();
  await migrate(ownerUrl);
  const client = new pg.Client(ownerUrl);
  await client.connect();
  const tenants: BenchTenant[] = [];
  for (let index = 0; index < tenantCount; index += 1) tenants.push(await insertTenant(client, index));
  await client.query('vacuum analyze');
  await client.end();
  return { ownerUrl, tenants };
}

export async function onServer(serverUrl: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function insertTenant(client: pg.Client, index: number): Promise<BenchTenant> {
  const secret = newSecret();
  const one = async (text: string, values: unknown[]) =>
    (await client.query<{ id: string }>(text, values)).rows[0]!.id;
  await client.query('begin');
  const id = await one('insert into tenants (name, slug) values ($1, $2) returning id', [
    `Agency ${index}`,
    `agency-${index}`,
  ]);
  await client.query("select set_config('app.tenant_id', $1, true)", [id]);
  const userId = await one(
    "insert into users (kind, name, permissions) values ('service_account', 'Load', $1) returning id",
    [[...permissions]],
  );
  await client.query('insert into api_keys (user_id, name, hint, hash) values ($1, $2, $3, $4)', [
    userId,
    'Load',
    hintOf(secret),
    hashSecret(secret),
  ]);
  const profileId = await one('insert into client_profiles (name, created_by) values ($1, $2) returning id', [
    'Local business',
    userId,
  ]);
  for (const [position, [key, label, category, isDefault]] of statusOptions.entries()) {
    await client.query(
      'insert into client_status_options (profile_id, key, label, color, category, position, is_default) values ($1, $2, $3, $4, $5, $6, $7)',
      [profileId, key, label, '#2f6fed', category, position, isDefault],
    );
  }
  const { rows } = await client.query<{ id: string }>(
    `
    insert into clients (profile_id, name, slug, status, status_category, contacts, tags, assigned_to, field_values, source, created_by, created_at)
    select $1, 'Client ' || n, 'client-' || n, 'active_client', 'active',
      jsonb_build_array(jsonb_build_object('id', app.uuid7(), 'name', 'Contact ' || n, 'email', 'contact' || n || '@client' || n || '.example',
        'phone', null, 'role', 'Owner', 'is_primary', true)),
      array['retainer', 'tier-' || n % 3], array[$2::uuid],
      jsonb_build_object('monthly_budget', n * 10, 'industry', 'dental', 'website', 'https://client' || n || '.example'),
      'import', $2, now() - make_interval(mins => n)
    from generate_series(1, $3) n returning id`,
    [profileId, userId, clientsPerTenant],
  );
  await client.query('commit');
  return { id, token: secret, userId, profileId, clientIds: rows.slice(0, 20).map((row) => row.id) };
}
