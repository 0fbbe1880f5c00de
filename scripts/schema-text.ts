import type pg from 'pg';

// Each answers one text for each object, in an order that does not depend on when it was made.
const statements: readonly string[] = [
  `select format('create collation app.%I (provider = %s, locale = %L);', collname, case collprovider when 'i' then 'icu' else collprovider::text end, colllocale)
     from pg_collation where collnamespace = 'app'::regnamespace order by collname`,
  `select format(E'create table %s (\\n%s\\n);', c.oid::regclass, (
       select string_agg('  ' || line, E',\\n' order by place, line) from (
         select a.attnum::integer as place, format('%I %s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
             case when a.attcollation <> 0 and a.attcollation <> t.typcollation then format(' collate %s', a.attcollation::regcollation) else '' end,
             case when a.attnotnull then ' not null' else '' end,
             case when a.attgenerated = 's' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
               when a.attidentity <> '' then ' generated always as identity' when d.adbin is not null then format(' default %s', pg_get_expr(d.adbin, d.adrelid)) else '' end) as line
           from pg_attribute a join pg_type t on t.oid = a.atttypid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
           where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         union all select 10000, format('constraint %I %s', conname, pg_get_constraintdef(oid)) from pg_constraint where conrelid = c.oid and contype <> 'n') lines))
       || case when c.relforcerowsecurity then format(E'\\nalter table %s enable row level security, force row level security;', c.oid::regclass) else '' end
     from pg_class c where c.relnamespace in ('public'::regnamespace, 'app'::regnamespace) and c.relkind in ('r', 'p') order by c.oid::regclass::text collate "C"`,
  `select pg_get_indexdef(i.indexrelid) || ';' from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace in ('public'::regnamespace, 'app'::regnamespace) and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x')) order by c.relname collate "C"`,
  `select format('create policy %I on %s for %s to %s%s%s;', polname, polrelid::regclass,
       case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
       (select string_agg(case when r = 0 then 'public' else pg_get_userbyid(r) end, ', ') from unnest(polroles) r),
       coalesce(format(' using (%s)', pg_get_expr(polqual, polrelid)), ''), coalesce(format(' with check (%s)', pg_get_expr(polwithcheck, polrelid)), ''))
     from pg_policy order by polrelid::regclass::text collate "C", polname`,
  `select pg_get_triggerdef(t.oid) || ';' from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace in ('public'::regnamespace, 'app'::regnamespace) order by c.relname collate "C", t.tgname`,
  `select format('grant %s on table %s to %s;', string_agg(lower(a.privilege_type), ', ' order by a.privilege_type), c.oid::regclass, pg_get_userbyid(a.grantee))
     from pg_class c, aclexplode(c.relacl) a where c.relnamespace in ('public'::regnamespace, 'app'::regnamespace) and c.relkind in ('r', 'p')
       and a.grantee <> c.relowner and a.grantee <> 0 group by c.oid, a.grantee order by c.oid::regclass::text collate "C"`,
];

// A new function may be executed by everybody; `revoke` tells where that was taken away.
const functionsSql = `
  select pg_get_functiondef(p.oid) || ';' || coalesce((select string_agg(E'\\n' || line, '' order by line desc) from (
      select format('revoke all on function %s from public;', p.oid::regprocedure) as line
        where p.proacl is not null and not exists (select from aclexplode(p.proacl) a where a.grantee = 0)
      union all select format('grant execute on function %s to %s;', p.oid::regprocedure, pg_get_userbyid(a.grantee))
        from aclexplode(p.proacl) a where a.grantee not in (0, p.proowner)) privileges), '')
    from pg_proc p where p.pronamespace = 'app'::regnamespace and p.prokind in ('f', 'p') order by p.oid::regprocedure::text collate "C"`;

/**
 * The tables of a migrated database as text, with indexes, policies, triggers and privileges. The serving role is called `app`,
 * as in the migrations. It is for people to read and compare, not to be run.
 */
export async function schemaText(owner: pg.ClientBase): Promise<string> {
  const parts: string[] = [];
  for (const statement of statements) {
    const { rows } = await owner.query<{ text: string }>({ text: `select * from (${statement}) x (text)` });
    parts.push(rows.map(({ text }) => text.trim()).join(statement.includes('create table') ? '\n\n' : '\n'));
  }
  return withoutRole(
    owner,
    `-- The schema as the migrations leave it, to read and to compare. Written by scripts/database-types.ts; change it by a migration.\n-- Functions are in functions/.\n\n${parts.join('\n\n')}\n`,
  );
}

/** The SQL functions of a migrated database as text, with their privileges, to compare two databases. */
export async function functionsText(owner: pg.ClientBase): Promise<string> {
  const { rows } = await owner.query<{ text: string }>({ text: `select * from (${functionsSql}) x (text)` });
  return withoutRole(owner, rows.map(({ text }) => text).join('\n\n'));
}

async function withoutRole(owner: pg.ClientBase, text: string): Promise<string> {
  const {
    rows: [installation],
  } = await owner.query<{ role: string }>('select serving_role as role from app.installation');
  return text.replaceAll(installation!.role, 'app');
}
