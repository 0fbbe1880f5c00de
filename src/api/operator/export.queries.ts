import type { PoolClient } from 'pg';

const rowsAtOnce = 500;

export interface ExportedFile {
  readonly id: string;
  readonly size_bytes: number;
}

/** Everything that is read afterwards is of one instant. */
export async function beginSnapshot(client: PoolClient): Promise<void> {
  await client.query('begin isolation level repeatable read, read only');
}

/** Rows as JSON, some hundred at a time: `from` is a table or a query in brackets with its condition, with the agency as $1. */
async function* readAhead(client: PoolClient, text: string, agencyId: string): AsyncGenerator<string[]> {
  await client.query(`declare exported no scroll cursor for ${text}`, [agencyId]);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch forward ${rowsAtOnce} from exported`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await client.query('close exported');
}

/** These columns of the agency's rows of a table. */
export const readRows = (
  client: PoolClient,
  table: { readonly name: string; readonly key: string },
  columns: readonly string[],
  agencyId: string,
): AsyncGenerator<string[]> =>
  readAhead(
    client,
    `select row_to_json(r)::text as line from (select ${columns.map((column) => `"${column}"`).join(', ')} from ${table.name} where ${table.key} = $1) r`,
    agencyId,
  );

/** Files whose contents are stored. */
export async function* readFiles(client: PoolClient, agencyId: string): AsyncGenerator<ExportedFile[]> {
  const lines = readAhead(
    client,
    `select json_build_object('id', id, 'size_bytes', size_bytes)::text as line from managed_files
     where tenant_id = $1 and status = 'ready' order by id`,
    agencyId,
  );
  for await (const some of lines) yield some.map((line) => JSON.parse(line) as ExportedFile);
}

/** The newest migration, by which the tables can be told from those of other versions. */
export async function findSchemaVersion(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select max(name) as name from app.migrations');
  return rows[0]!.name;
}
