import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

export const functionsFolder = new URL('./functions/', import.meta.url);

/** A file of the tree that creates the SQL function of its name, with its privileges: `emit_events.sql` creates `app.emit_events`. */
export interface FunctionFile {
  readonly name: string;
  readonly text: string;
  /** Of the text: the function is created again when it changes. */
  readonly checksum: string;
}

/** A function as the database has it: the checksum is that of the text that created it. */
export interface AppliedFunction {
  readonly name: string;
  readonly checksum: string;
}

export interface FunctionChanges {
  /** New files, and those whose text is another one. */
  readonly changed: readonly FunctionFile[];
  /** Names of functions whose file is gone. */
  readonly removed: readonly string[];
}

/**
 * All SQL functions of this version, by name. Read synchronously, since each start does: many small files take 4.5 ms of CPU so, and
 * 14 ms by promises.
 */
export function readFunctions(folder = functionsFolder): FunctionFile[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files.toSorted().map((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    return {
      name: file.slice(0, -'.sql'.length),
      text,
      checksum: createHash('sha256').update(text).digest('hex').slice(0, 32),
    };
  });
}

/**
 * What has to be done to a database for it to have the functions of these files. Only texts are compared: a function that was replaced
 * in the database, as the clock of tests is, stays so until its file changes.
 */
export function functionChanges(
  files: readonly FunctionFile[],
  applied: readonly AppliedFunction[],
): FunctionChanges {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const names = new Set(files.map(({ name }) => name));
  return {
    changed: files.filter(({ name, checksum }) => checksums.get(name) !== checksum),
    removed: applied.map(({ name }) => name).filter((name) => !names.has(name)),
  };
}
