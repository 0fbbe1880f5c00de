import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

export const migrationsFolder = new URL('./migrations/', import.meta.url);

/** A migration in the tree: `20261122T1830_tickets.sql`, named by the time at which it was written. */
export interface MigrationFile {
  /** File name without its ending. Names are in the order in which they are applied. */
  readonly name: string;
  readonly text: string;
  /** Of the text: what was applied is never edited. */
  readonly checksum: string;
  /** `-- breaking: why` in the first line: versions that do not know it cannot work with the schema any more. */
  readonly isBreaking: boolean;
  /** `-- no transaction` in the first line, for one statement such as `create index concurrently`, which may be repeated. */
  readonly hasTransaction: boolean;
}

const form = /^\d{8}T\d{4}_[a-z0-9-]+\.sql$/;

/** All migrations of this version, in order. Each start reads them, so synchronously, as `readFunctions` does. */
export async function readMigrations(folder = migrationsFolder): Promise<MigrationFile[]> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted();
  const misnamed = files.find((file) => !form.test(file));
  if (misnamed !== undefined)
    throw new Error(
      `The name of the migration ${misnamed} must start with a time, such as 20261122T1830_tickets.sql.`,
    );
  return files.map((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    return {
      name: file.slice(0, -'.sql'.length),
      text,
      checksum: createHash('sha256').update(text).digest('hex').slice(0, 32),
      isBreaking: /^-- breaking:/.test(text),
      hasTransaction: !/^-- no transaction\b/.test(text),
    };
  });
}
