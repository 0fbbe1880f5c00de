import type pg from 'pg';

const statement = `
  select c.relname as name
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and not (c.relrowsecurity and c.relforcerowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))
  order by 1`;

/** What to do about tables of agencies whose rows no policy keeps apart; undefined when there are none. */
export async function refusalOfTables(owner: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await owner.query<{ readonly name: string }>(statement);
  if (rows.length === 0) return undefined;
  const cures = rows.map(({ name }) => `  select app.protect('${name}');`);
  return `These tables have \`tenant_id\` and no policy, so the service cannot use them. Add to the migration that creates them:\n${cures.join('\n')}`;
}
