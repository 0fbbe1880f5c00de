import { text as readText } from 'node:stream/consumers';
import { fileKey, openStorage } from '#src/platform/storage/index.ts';
import type { Service, TestAgency } from '../../support/service.ts';

/** Every table of the database in which a row of the agency has the text somewhere. */
export async function placesOf(service: Service, agency: TestAgency, text: string): Promise<string[]> {
  const tables = await service.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  const found = await service.query<{ name: string }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name from ${name} t where tenant_id = $1 and strpos(t::text, $2) > 0`,
      )
      .join(' union all '),
    [agency.id, text],
  );
  return [...new Set(found.map(({ name }) => name))].sort();
}

/** Ids of what the store has of the agency with the text in it. */
export async function contentsWith(service: Service, agency: TestAgency, text: string): Promise<string[]> {
  const storage = openStorage({ dataDir: service.environment.DATA_DIR });
  const found: string[] = [];
  for await (const { kind, tenantId, id } of storage.walk(-1_000)) {
    if (kind !== 'file' || tenantId !== agency.id) continue;
    if ((await readText(storage.get(fileKey(tenantId, id)))).includes(text)) found.push(id);
  }
  return found.sort();
}
