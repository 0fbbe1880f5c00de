import { createInterface } from 'node:readline/promises';
import type { Pool, PoolClient } from 'pg';
import { counted } from '#src/platform/counted.ts';
import { startEmbedded } from '#src/platform/db/embedded/index.ts';
import { openDatabase, type Connections, openOwnerPool } from '#src/platform/db/index.ts';
import { explainRefusal, readMigrations } from '#src/platform/db/operator.ts';
import { StartError } from '#src/platform/errors/index.ts';
import type { Purge } from '#src/platform/jobs/purges.ts';
import { openSealer, type SealedColumn, type Sealer } from '#src/platform/secrets/index.ts';
import { Declined, type Operator, type OperatorSettings } from './command.ts';
import { selectMigrations } from './migrations.queries.ts';

export interface InstallationOptions {
  readonly settings: OperatorSettings;
  readonly loadPurges: () => Promise<readonly Purge[]>;
  readonly loadSealedColumns: () => Promise<readonly SealedColumn[]>;
  /** How the audit log names what is done. */
  readonly name: string;
  readonly isYes: boolean;
  readonly toleratesOldSchema: boolean;
}

// An operator who looks for what holds a lock must not wait for it.
const lockTimeout = '10s';

/** Connects to the installation for `work`, and leaves it afterwards; its service may be running meanwhile. */
export async function withInstallation<T>(
  options: InstallationOptions,
  work: (operator: Operator) => Promise<T>,
): Promise<T> {
  const { settings, loadPurges, loadSealedColumns, name, isYes, toleratesOldSchema } = options;
  const embedded = settings.databaseUrl === null ? await startEmbedded(settings) : null;
  const ownerUrl = settings.databaseUrl ?? embedded!.ownerUrl;
  const owner = openOwnerPool(ownerUrl, 'agency-ops', 3, { lock_timeout: lockTimeout });
  let opened: Promise<Connections> | undefined;
  let sealer: Promise<Sealer> | undefined;
  const db = () => (opened ??= openDatabase({ ownerUrl, readConnections: 1, writeConnections: 1 }));
  try {
    if (!toleratesOldSchema) await requireCurrentSchema(owner);
    return await work({
      settings,
      name,
      owner,
      ownerUrl,
      change: (change) => inTransaction(owner, change),
      db,
      sealer: () => (sealer ??= openSealer(settings, db())),
      loadPurges,
      loadSealedColumns,
      confirm: (question) => (isYes ? Promise.resolve() : ask(question, 'y')),
      confirmName: (question, expected) => (isYes ? Promise.resolve() : ask(question, expected)),
    });
  } catch (error) {
    throw explainRefusal(error, ownerUrl);
  } finally {
    await (await opened?.catch(() => undefined))?.close();
    await owner.end();
    await embedded?.stop();
  }
}

/** What this version reads and writes has to be there. */
async function requireCurrentSchema(owner: Pool): Promise<void> {
  const [files, applied] = await Promise.all([readMigrations(), selectMigrations(owner)]);
  const known = new Set(applied.map(({ name }) => name));
  const pending = files.filter(({ name }) => !known.has(name));
  if (pending.length > 0)
    throw new StartError(
      `The database lacks ${counted(pending.length, 'migration')} of this version. Run \`make migrate\`, or start the service.`,
    );
}

async function inTransaction<T>(pool: Pool, work: (owner: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isFit = false;
  try {
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    isFit = true;
    return done;
  } catch (error) {
    isFit = await client.query('rollback').then(
      () => true,
      () => false,
    );
    throw error;
  } finally {
    client.release(!isFit);
  }
}

/** Asks for a word: `y` may be `yes`, and capitals; a name has to be typed as it is. */
async function ask(question: string, expected: string): Promise<void> {
  if (!process.stdin.isTTY) throw new Declined(`${question} Nobody can be asked here: add --yes to do it.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const hint = expected === 'y' ? '[y/N]' : `Type ${expected} to go on:`;
  const answer = await terminal.question(`${question} ${hint} `).finally(() => terminal.close());
  const isMeant = expected === 'y' ? /^y(es)?$/i.test(answer.trim()) : answer.trim() === expected;
  if (!isMeant) throw new Declined('Nothing was done.');
}
