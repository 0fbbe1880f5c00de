import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#src/config.ts';
import type { Db } from '#src/db/index.ts';
import { StartError } from '#src/errors/start-error.ts';
import { insertKeyId, selectKeyIds } from './keys.queries.ts';
import { keyIdOf, Sealer } from './sealer.ts';

export { Sealer, type SealContext } from './sealer.ts';

/**
 * The sealer of this installation: with the keys of ENCRYPTION_KEY, or else with one that is made at the first start and
 * kept in DATA_DIR, readable by its owner alone. Fails when the database holds secrets of other keys only.
 */
export async function openSealer({ encryptionKeys, dataDir }: Pick<Config, 'encryptionKeys' | 'dataDir'>, db: Pick<Db, 'system'>): Promise<Sealer> {
  const keys = encryptionKeys.length > 0 ? encryptionKeys : [await ownKey(dataDir)];
  const sealer = new Sealer(keys);
  await checkKnown(db, sealer, keyIdOf(keys[0]!));
  return sealer;
}

async function ownKey(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'encryption.key');
  await mkdir(dataDir, { recursive: true });
  // Of several processes that start at once, one writes it.
  await writeFile(path, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw new StartError(`${path} cannot be written: ${error.message}. Set ENCRYPTION_KEY or another DATA_DIR.`, { cause: error });
  });
  const key = Buffer.from((await readFile(path, 'utf8')).trim(), 'base64');
  if (key.length !== 32) throw new StartError(`${path} is no key of 32 bytes in base64: restore it from a backup, or set ENCRYPTION_KEY.`);
  return key;
}

async function checkKnown({ system }: Pick<Db, 'system'>, sealer: Sealer, current: string): Promise<void> {
  const known = await selectKeyIds(system);
  if (known.includes(current)) return;
  if (known.length > 0 && !known.some((id) => sealer.keyIds.includes(id))) {
    throw new StartError(`The secrets in this database were sealed with the key ${known.join(' or ')}, not with ${current}: set ENCRYPTION_KEY to that key, or to the new one and that one, separated by a comma.`);
  }
  await insertKeyId(system, current);
}
