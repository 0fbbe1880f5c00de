import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Connections } from '#src/platform/db/index.ts';
import { StartError } from '#src/platform/errors/index.ts';
import type { Log } from '#src/platform/log.ts';
import {
  insertKeptKey,
  insertKeyId,
  selectKeyIds,
  selectKnownKeys,
  withOwner,
  type KnownKey,
} from './keys.queries.ts';
import { keyIdOf, Sealer } from './sealer.ts';

export { requireKeys, type RequiredKeys } from './require-keys.ts';
export { sealedColumnsOf, type SealedColumn, type SealedFacts, type SealedRow } from './sealed-columns.ts';
export { keyIdOf, keyIdOfSealed, Sealer, type Proof, type SealContext } from './sealer.ts';

export interface SealerOptions {
  readonly encryptionKeys: readonly Buffer[];
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly log?: Pick<Log, 'warn'>;
}

/**
 * The sealer of this installation: with the keys of ENCRYPTION_KEY, or else with one that is made at the first start. Beside
 * the embedded database that one is kept in DATA_DIR, readable by its owner alone. A database of its own is shared by
 * processes that share nothing else, so there it is kept in the database, and a warning says how to keep it apart. Fails
 * when the database holds secrets of other keys only. `db` may still be opening.
 */
export async function openSealer(
  { encryptionKeys, dataDir, databaseUrl, log }: SealerOptions,
  db: Pick<Connections, 'system'> | Promise<Pick<Connections, 'system'>>,
): Promise<Sealer> {
  const kept =
    databaseUrl === null ? undefined : await keyInDatabase(databaseUrl, encryptionKeys.length === 0);
  if (kept !== undefined && encryptionKeys.length === 0)
    log?.warn(
      'ENCRYPTION_KEY is not set: the key that encrypts secrets is stored in the same database. Set ENCRYPTION_KEY to store the key separately.',
    );
  const given = [...encryptionKeys, ...(kept === undefined ? [] : [kept])];
  const keys = given.length > 0 ? given : [await keyInDataDir(dataDir)];
  const sealer = new Sealer(keys);
  await checkKnown(await db, sealer, keyIdOf(keys[0]!));
  return sealer;
}

/** The key that is kept in the database; made when there is none and one is needed. */
async function keyInDatabase(ownerUrl: string, isNeeded: boolean): Promise<Buffer | undefined> {
  return withOwner(ownerUrl, async (owner) => {
    const known = await selectKnownKeys(owner);
    const found = keptOf(known);
    if (found !== undefined || !isNeeded) return found;
    if (known.length > 0)
      throw new StartError(
        `The secrets in this database are sealed with the key ${known.map(({ key_id: id }) => id).join(' or ')}, which the database does not store: set ENCRYPTION_KEY as in the other processes of this installation.`,
      );
    const made = randomBytes(32);
    await insertKeptKey(owner, keyIdOf(made), made);
    // Of several processes that start at once, one has made it.
    return keptOf(await selectKnownKeys(owner));
  });
}

const keptOf = (known: readonly KnownKey[]): Buffer | undefined =>
  known.find(({ key }) => key !== null)?.key ?? undefined;

async function keyInDataDir(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'encryption.key');
  await makeKeyFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST')
      throw new StartError(
        `Cannot write ${path}: ${error.message}. Set ENCRYPTION_KEY, or set DATA_DIR to another folder.`,
        { cause: error },
      );
  });
  const key = Buffer.from((await readFile(path, 'utf8')).trim(), 'base64');
  if (key.length !== 32)
    throw new StartError(
      `${path} is not a 32-byte key in base64: restore it from a backup, or set ENCRYPTION_KEY.`,
    );
  return key;
}

/** Complete from the moment that it is there; of several processes that start at once, one makes it. */
async function makeKeyFile(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  await link(draft, path).finally(() => unlink(draft));
}

async function checkKnown(
  { system }: Pick<Connections, 'system'>,
  sealer: Sealer,
  current: string,
): Promise<void> {
  const known = await selectKeyIds(system);
  if (known.includes(current)) return;
  if (known.length > 0 && !known.some((id) => sealer.keyIds.includes(id))) {
    throw new StartError(
      `The secrets in this database were sealed with the key ${known.join(' or ')}, not with ${current}: set ENCRYPTION_KEY to the former key, or to the new key and the former key, separated by a comma.`,
    );
  }
  await insertKeyId(system, current);
}
