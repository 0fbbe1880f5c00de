import { expect, it } from 'vitest';
import { readMigrations } from '#src/platform/db/migration-files.ts';

/** What the version before could do without, with the reason. */
const needless: Readonly<Record<string, string>> = {
  'events.processed_at':
    'consumers have had positions of their own since, before there was a version to upgrade',
};

/** Columns that the text takes from a table, in the order of its statements. */
const dropped = (text: string): string[] =>
  [...text.matchAll(/^alter table (\w+)([^;]*)/gm)].flatMap(([, table, changes]) =>
    [...changes!.matchAll(/\bdrop column (?:if exists )?(\w+)/g)].map(([, column]) => `${table}.${column}`),
  );

const added = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/^alter table (\w+)([^;]*)/gm)].flatMap(([, table, changes]) =>
      [...changes!.matchAll(/\badd column (?:if not exists )?(\w+)/g)].map(
        ([, column]) => `${table}.${column}`,
      ),
    ),
  );

it('no migration takes a column from the version before, unless it says that it breaks with it', async () => {
  const migrations = await readMigrations();
  const missing = migrations.flatMap(({ name, text, isBreaking }, index) => {
    if (isBreaking) return [];
    const back = migrations.slice(index).map((migration) => added(migration.text));
    return dropped(text)
      .filter((column) => needless[column] === undefined && !back.some((columns) => columns.has(column)))
      .map((column) => `${name}: ${column}`);
  });
  expect(missing, 'start the migration with `-- breaking: why`, or drop the column a version later').toEqual(
    [],
  );
});
