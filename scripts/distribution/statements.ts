import type pg from 'pg';

/**
 * Tables that every machine holds as a whole, because agencies' rows are joined with them or because they are read before the
 * agency is known: who signs in, and with what. They change rarely.
 */
export const referenceTables: Readonly<Record<string, string>> = {
  'public.accounts': 'people who sign in, across agencies',
  'public.tenants': 'the agencies',
  'app.oauth_clients': 'programs, across agencies',
  'public.marketplace_categories': 'categories of the marketplace, the same for all agencies',
  'public.marketplace_items': 'what agencies publish, which all of them search',
  'public.marketplace_versions': 'versions of these',
  'public.marketplace_packages': 'their content',
  'public.marketplace_ratings': 'ratings of these, which all agencies read',
  'public.api_keys': 'found by the hash of the key, which tells the agency',
  'public.hosted_tokens': 'found by the hash of the token, which tells the agency',
  'public.oauth_grants': 'found by what a token names, which tells the agency',
  'public.user_invitations': 'found by the hash of the link, which tells the agency',
  'public.mail_domains': 'a domain is verified by one of all agencies',
  'app.console_sessions': 'found by the hash of the cookie, which tells the agency',
};

/** Tables that stay on the first machine: what belongs to the installation or to the authorization server. */
export const localTables: Readonly<Record<string, string>> = {
  'app.installation': 'one row',
  'app.setup_link': 'one row',
  'app.migrations': 'what the schema is',
  'app.functions': 'what the functions are',
  'app.job_pools': 'the queue is on the first machine',
  'app.sealing_keys': 'one row for each encryption key',
  'app.throttles': 'attempts to sign in, by account and address',
  'app.oauth_artefacts': 'sessions and codes of the authorization server',
  'app.oauth_keys': 'keys of the authorization server',
  'app.vapid_keys': 'the key of push messages',
  'app.system_mails': 'e-mails to accounts',
  'app.password_resets': 'links of accounts',
  'app.second_factors': 'authenticator apps of accounts',
  'app.passkeys': 'passkeys of accounts',
  'app.passkey_challenges': 'what passkeys of accounts are asked',
  'app.sign_in_steps': 'accounts that still owe a second factor',
  'app.event_scan': 'how far the outbox has looked',
  'app.request_hours_done': 'how far calls are counted by hour',
  'app.known_origins': 'addresses from which accounts signed in',
  'app.file_store': 'one row, by which processes know the store of files again',
  'app.write_probe': 'one row, by which readiness is judged',
};

interface ForeignKey {
  readonly name: string;
  readonly to: string;
  readonly has_tenant: boolean;
  /** As `alter table … add constraint` takes it. */
  readonly definition: string;
}

/** A table of ours, with what decides where its rows may be. */
interface Table {
  readonly name: string;
  readonly has_tenant: boolean;
  /** Foreign keys to other tables. */
  readonly keys: readonly ForeignKey[];
  /** Unique indexes and exclusions without the agency. */
  readonly unscoped: readonly string[];
}

const tablesSql = `
  with named as (
    select c.oid, n.nspname || '.' || c.relname as name,
      (select attnum from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped) as tenant
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'app') and c.relkind in ('r', 'p'))
  select t.name, t.tenant is not null as has_tenant,
    coalesce((select json_agg(json_build_object('name', o.conname, 'to', r.name, 'has_tenant', coalesce(t.tenant = any(o.conkey), false),
        'definition', pg_get_constraintdef(o.oid)) order by o.conname)
      from pg_constraint o join named r on r.oid = o.confrelid
      where o.conrelid = t.oid and o.contype = 'f' and o.confrelid <> o.conrelid), '[]') as keys,
    coalesce((select json_agg(x.indexrelid::regclass::text order by 1) from pg_index x
      where x.indrelid = t.oid and (x.indisunique or x.indisexclusion) and not coalesce(t.tenant = any(x.indkey::int2[]), false)), '[]') as unscoped
  from named t order by t.name`;

export const tablesOf = async (owner: pg.ClientBase): Promise<readonly Table[]> =>
  (await owner.query<Table>(tablesSql)).rows;

const isReference = (name: string): boolean => Object.hasOwn(referenceTables, name);
export const isDistributed = ({ name, has_tenant }: Table): boolean => has_tenant && !isReference(name);

/** What makes a database of one machine one of several: run once by its owner, on the first machine, with Citus installed. */
export async function distributionOf(owner: pg.ClientBase): Promise<string[]> {
  const tables = await tablesOf(owner);
  const distributed = tables.filter(isDistributed);
  const names = new Set(distributed.map(({ name }) => name));
  const ordered = inOrder(distributed);
  const circular = ordered.flatMap(({ name, keys }, index) =>
    keys
      .filter(({ to }) => ordered.findIndex((table) => table.name === to) > index)
      .map((key) => ({ name, key })),
  );
  return [
    'create extension if not exists citus;',
    '-- Triggers of ours look at rows of their own agency alone, which are on the same machine.',
    `do $$ begin execute format('alter database %I set citus.enable_unsafe_triggers to on', current_database()); end $$;`,
    'set citus.enable_unsafe_triggers to on;',
    '-- What every machine holds cannot refer to what one holds; the service keeps these references itself.',
    ...tables
      .filter(({ name }) => isReference(name))
      .flatMap(({ name, keys }) =>
        keys
          .filter(({ to }) => names.has(to))
          .map((key) => `alter table ${name} drop constraint ${key.name};`),
      ),
    '-- Tables that refer to each other are distributed one after the other.',
    ...circular.map(({ name, key }) => `alter table ${name} drop constraint ${key.name};`),
    ...Object.keys(referenceTables).map((name) => `select create_reference_table('${name}');`),
    ...ordered.map(
      ({ name }, index, [first]) =>
        `select create_distributed_table('${name}', 'tenant_id'${index === 0 ? '' : `, colocate_with => '${first!.name}'`});`,
    ),
    ...circular.map(({ name, key }) => `alter table ${name} add constraint ${key.name} ${key.definition};`),
  ];
}

/** Each table after those that it refers to. */
function inOrder(tables: readonly Table[]): Table[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const placed = new Set<Table>();
  const place = (table: Table, above: readonly string[]): void => {
    if (placed.has(table) || above.includes(table.name)) return;
    for (const { to } of table.keys) if (byName.has(to)) place(byName.get(to)!, [...above, table.name]);
    placed.add(table);
  };
  for (const table of tables) place(table, []);
  return [...placed];
}
