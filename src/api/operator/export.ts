import { createReadStream, createWriteStream } from 'node:fs';
import { access, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { counted } from '#src/platform/counted.ts';
import { columnsOf, dataMap } from '#src/platform/data-map/index.ts';
import { selectAgencyTables } from '#src/platform/db/operator.ts';
import { fileKey, NotStored, openStorage, type Storage } from '#src/platform/storage/index.ts';
import { tarred, type TarEntry } from '#src/platform/tar.ts';
import { requireAgency } from './agencies.ts';
import { lockAgency, type LockedAgency } from './agencies.queries.ts';
import { insertAudit } from './audit.queries.ts';
import { Refused, type Command, type Operator } from './command.ts';
import { beginSnapshot, findSchemaVersion, readFiles, readRows } from './export.queries.ts';

interface ExportedTable {
  readonly table: string;
  readonly rows: number;
  /** Secrets, and what proves who somebody is. */
  readonly left_out: readonly string[];
}

/** Tables of all agencies, and where they say which. */
const shared = [
  { label: 'tenants', name: 'tenants', key: 'id' },
  { label: 'marketplace_items', name: 'marketplace_items', key: 'publisher_id' },
  { label: 'marketplace_ratings', name: 'marketplace_ratings', key: 'agency_id' },
];

/** What the archive says of itself, filled while it is made. */
interface Manifest {
  readonly agency: Pick<LockedAgency, 'id' | 'slug' | 'name' | 'status'>;
  readonly exported_at: string;
  readonly schema_version: string;
  readonly tables: ExportedTable[];
  /** Null: their contents were not asked for. */
  readonly files: { count: number; missing: string[] } | null;
}

const secretName = /(?:^|_)(?:sealed|hash|hashes)$/;

const run: Command = {
  name: 'agencies export',
  argument: 'AGENCY',
  summary: 'Write everything that is stored of an agency to an archive',
  details:
    'AGENCY is an id or a slug. The archive (tar, gzip) has a file of JSON lines for each table, all of one instant, and manifest.json\nwith what was left out: secrets and hashes. It holds personal data: keep it as you keep a backup.',
  options: {
    to: {
      value: 'FILE',
      text: 'the archive, such as northlight.tar.gz; it must not exist',
      isRequired: true,
    },
    files: { text: 'with the contents of files' },
  },
  async run(operator, { argument, option, flag }) {
    const to = option('to')!;
    if (await exists(to)) throw new Refused(`${to} exists. Name a file that does not.`);
    const agency = await operator.change(async (client) =>
      requireAgency(await lockAgency(client, argument), argument),
    );
    const client = await operator.owner.connect();
    try {
      const manifest = await write(operator, client, { agency, to, hasFiles: flag('files') });
      await operator.change((owner) => insertAudit(owner, [entryOf(operator, agency, manifest)]));
      return answerOf(manifest, to);
    } finally {
      // Ends the snapshot, whatever state it is in.
      client.release(true);
    }
  },
};

interface Target {
  readonly agency: LockedAgency;
  readonly to: string;
  readonly hasFiles: boolean;
}

/** The archive has its name once it is whole. */
async function write(
  { settings }: Operator,
  client: PoolClient,
  { agency, to, hasFiles }: Target,
): Promise<Manifest> {
  const madeAt = new Date();
  await beginSnapshot(client);
  const { id, slug, name, status } = agency;
  const manifest: Manifest = {
    agency: { id, slug, name, status },
    exported_at: madeAt.toISOString(),
    schema_version: await findSchemaVersion(client),
    tables: [],
    files: hasFiles ? { count: 0, missing: [] } : null,
  };
  const [unfinished, spool] = [`${to}.part`, `${to}.rows`];
  try {
    const entries = entriesOf(client, openStorage(settings), manifest, spool);
    await pipeline(tarred(entries, madeAt), createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, to);
    return manifest;
  } catch (error) {
    throw explained(error, to);
  } finally {
    await Promise.all([unfinished, spool].map((path) => rm(path, { force: true })));
  }
}

/** What the file system refuses is for the operator to change. */
function explained(error: unknown, to: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall === undefined ? error : new Refused(`${to} cannot be written (${code}). Name another file.`);
}

/** Tables, then files, then what the archive says of both. */
async function* entriesOf(
  client: PoolClient,
  storage: Storage,
  manifest: Manifest,
  spool: string,
): AsyncGenerator<TarEntry> {
  const tables = (await selectAgencyTables(client)).toSorted((a, b) => (a.label < b.label ? -1 : 1));
  const others = [];
  for (const one of shared) others.push({ ...one, columns: await columnsIn(client, one.name) });
  const all = [...others, ...tables.map((table) => ({ ...table, key: 'tenant_id' }))];
  for (const table of all) {
    const leftOut = table.columns.filter((column) => isSecret(table.label, column));
    const columns = table.columns.filter((column) => !leftOut.includes(column));
    const rows = await spoolRows(readRows(client, table, columns, manifest.agency.id), spool);
    if (rows === 0) continue;
    manifest.tables.push({ table: table.label, rows, left_out: leftOut });
    const { size } = await stat(spool);
    yield { name: `tables/${table.label}.jsonl`, size, bytes: createReadStream(spool) };
  }
  if (manifest.files !== null) yield* filesOf(client, storage, manifest.agency.id, manifest.files);
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  yield { name: 'manifest.json', size: text.length, bytes: once(text) };
}

async function columnsIn(client: PoolClient, table: string): Promise<string[]> {
  const { fields } = await client.query(`select * from ${table} limit 0`);
  return fields.map(({ name }) => name);
}

/** Secrets by their name, and what the data map knows to prove who somebody is. */
const isSecret = (table: string, column: string): boolean =>
  secretName.test(column) ||
  (dataMap[table] !== undefined && columnsOf(dataMap[table]).get(column)?.kind === 'credential');

/** The size of a file stands before its bytes in the archive, and is known once they are written. */
async function spoolRows(lines: AsyncIterable<readonly string[]>, spool: string): Promise<number> {
  let rows = 0;
  const texts = async function* () {
    for await (const some of lines) {
      rows += some.length;
      yield `${some.join('\n')}\n`;
    }
  };
  await pipeline(texts(), createWriteStream(spool, { mode: 0o600 }));
  return rows;
}

async function* filesOf(
  client: PoolClient,
  storage: Storage,
  agencyId: string,
  told: { count: number; missing: string[] },
): AsyncGenerator<TarEntry> {
  for await (const files of readFiles(client, agencyId))
    for (const { id, size_bytes: size } of files) {
      const bytes = await opened(storage.get(fileKey(agencyId, id)));
      if (bytes === undefined) told.missing.push(id);
      else {
        told.count += 1;
        yield { name: `files/${id}`, size, bytes };
      }
    }
}

/** Whether there is anything shows with the first bytes; undefined where there is nothing. */
async function opened(bytes: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array> | undefined> {
  const iterator = bytes[Symbol.asyncIterator]();
  const first = await iterator.next().catch((error: unknown) => {
    if (error instanceof NotStored) return undefined;
    throw error;
  });
  if (first === undefined) return undefined;
  return (async function* () {
    if (first.done !== true) yield first.value;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
  })();
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const rowsOf = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);

const answerOf = (manifest: Manifest, to: string) => ({
  rows: manifest.tables.map(({ table, rows, left_out }) => ({ table, rows, left_out })),
  message: [
    `${counted(rowsOf(manifest), 'row')} of ${counted(manifest.tables.length, 'table')}${manifest.files === null ? '' : ` and ${counted(manifest.files.count, 'file')}`} are in ${to}.`,
    ...(manifest.files !== null && manifest.files.missing.length > 0
      ? [
          `The contents of ${counted(manifest.files.missing.length, 'file')} are not in the store; manifest.json names them.`,
        ]
      : []),
  ].join(' '),
});

const entryOf = ({ name: command }: Operator, { id }: LockedAgency, manifest: Manifest) => ({
  command,
  agencyId: id,
  recordKind: 'agency',
  action: 'exported',
  values: { rows: rowsOf(manifest), files: manifest.files?.count ?? null },
});

export const exportCommands: readonly Command[] = [run];
