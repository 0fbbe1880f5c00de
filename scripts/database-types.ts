// Writes generated/database.ts, the Kysely types of every table, and src/platform/db/schema.sql, the schema as text, from a migrated
// database: that of DATABASE_URL, or else one that is made for this, migrated and thrown away.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#src/platform/db/embedded/index.ts';
import { migrate } from '#src/platform/db/index.ts';
import { schemaText } from './schema-text.ts';
import { enumeratedColumns } from './enumerated-columns.ts';
import { refusalOfTables } from './unprotected-tables.ts';

const own = process.env['DATABASE_URL'] ? undefined : await makeDatabase();
const url = process.env['DATABASE_URL'] || own!.ownerUrl;
const owner = new pg.Client(url);
await owner.connect();
const refusal = await refusalOfTables(owner);
if (refusal !== undefined) {
  console.error(refusal);
  await owner.end();
  await own?.remove();
  process.exit(1);
}
const out = new URL('../generated/database.ts', import.meta.url);
const bin = new URL('../node_modules/.bin/kysely-codegen', import.meta.url).pathname;
execFileSync(
  process.execPath,
  [
    bin,
    '--url',
    url,
    '--dialect',
    'postgres',
    '--out-file',
    out.pathname,
    '--default-schema',
    'public',
    '--exclude-pattern',
    '{graphile_worker.*,kysely_*}',
    '--type-only-imports',
    '--date-parser',
    'string',
    '--numeric-parser',
    'number',
    '--log-level',
    'error',
    '--overrides',
    JSON.stringify({ columns: await enumeratedColumns(owner) }),
  ],
  { stdio: 'inherit' },
);
const text = readFileSync(out, 'utf8')
  .replace(
    'export interface DB {',
    '/** Every table, as the migrations leave it. */\nexport interface Database {',
  )
  // Instants and dates are text on the way in and out (src/platform/db/connection.ts), 64-bit counts are numbers.
  .replace(
    /^export type Timestamp = .*$/m,
    `declare const ofColumn: unique symbol;

/** A \`timestamptz\` as the driver gives it: not yet as the contract writes it. */
export type Instant = string & { readonly [ofColumn]: 'timestamptz' };

export type Timestamp = ColumnType<Instant, Date | string, Date | string>;`,
  )
  .replace(
    /^export type Int8 = .*$/m,
    'export type Int8 = ColumnType<number, bigint | number | string, bigint | number | string>;',
  );
writeFileSync(out, text);

writeFileSync(new URL('../src/platform/db/schema.sql', import.meta.url), await schemaText(owner));
await owner.end();
await own?.remove();

async function makeDatabase() {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-types-'));
  const server = await startEmbedded({ dataDir });
  await migrate(server.ownerUrl);
  return {
    ownerUrl: server.ownerUrl,
    async remove() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
