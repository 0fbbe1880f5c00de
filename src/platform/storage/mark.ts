import { randomUUID } from 'node:crypto';
import { inOneTransaction, type Db } from '#src/platform/db/index.ts';
import { Problem, StartError } from '#src/platform/errors/index.ts';
import { insertMark, selectMark } from './mark.queries.ts';
import type { Storage } from './storage.ts';

/** `away`: it may come back. `other`: this process was given another store than the others. */
export interface StoreFault {
  readonly kind: 'away' | 'other';
  readonly text: string;
}

interface Installation {
  readonly db: { readonly system: Db };
  readonly ownerUrl: string;
  readonly storage: Storage;
}

/** What is wrong with the store of a process that starts, unless it is another's: that ends the start. */
export async function takeStore(installation: Installation): Promise<StoreFault | undefined> {
  const fault = await findStoreFault(installation);
  if (fault?.kind === 'other') throw new StartError(fault.text);
  return fault;
}

/** Holds the mark in the store against the one in the database; the first process of an installation makes it. */
export async function findStoreFault(installation: Installation): Promise<StoreFault | undefined> {
  const { db, storage } = installation;
  const known = await selectMark(db.system);
  return known === null ? claim(installation) : compare(storage, known);
}

export async function compare(storage: Storage, known: string): Promise<StoreFault | undefined> {
  const found = await markIn(storage);
  if (typeof found === 'object' && found !== null) return found;
  return found === known ? undefined : other(storage);
}

/** A store that has a mark already is one whose database was made anew: it stays as it is. */
const claim = ({ ownerUrl, storage }: Installation): Promise<StoreFault | undefined> =>
  inOneTransaction(ownerUrl, 'file store', async ({ system }) => {
    const known = await selectMark(system);
    if (known !== null) return compare(storage, known);
    const found = await markIn(storage);
    if (typeof found === 'object' && found !== null) return found;
    const mark = found ?? randomUUID();
    if (found === null) await storage.writeMark(mark);
    await insertMark(system, mark);
    return undefined;
  });

async function markIn(storage: Storage): Promise<string | null | StoreFault> {
  try {
    return await storage.readMark();
  } catch (error) {
    const reason = error instanceof Problem ? (error.internal ?? error.message) : String(error);
    return { kind: 'away', text: `Files cannot be stored or read in ${storage.name}. ${reason}` };
  }
}

const other = ({ name }: Storage): StoreFault => ({
  kind: 'other',
  text: `The files of this installation are not in ${name}, which this process was given. Let all processes share one store: the same directory as DATA_DIR (a shared volume), or the same STORAGE_URL. If the files were moved here, run \`ops storage adopt\`.`,
});
