import type { Service } from './service.ts';

/** The tables that hold a text in any of their rows: as it is, or as its bytes in hex or base64. For a service of the test's own, whose tables are short. */
export async function places(service: Service, text: string): Promise<string[]> {
  const bytes = Buffer.from(text);
  // In base64 a text looks different at each of three offsets; the first and last characters depend on what is around it.
  const inBase64 = [0, 1, 2].map((offset) =>
    Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replace(/=+$/, '')
      .slice(offset === 0 ? 0 : 4, -1),
  );
  const forms = [text, bytes.toString('hex'), ...inBase64].map(
    (form) => `%${form.replace(/[\\%_]/g, '\\$&')}%`,
  );
  const tables = await service.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1",
  );
  const each = tables.map(
    ({ name }) => `select '${name}' as name where exists (select from ${name} t where t::text like any($1))`,
  );
  const found = await service.query<{ name: string }>(`${each.join(' union all ')} order by 1`, [forms]);
  return found.map(({ name }) => name);
}
