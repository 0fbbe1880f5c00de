import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '#src/platform/db/migrate.ts';
import { databaseUrl } from './urls.ts';

/** A migrated, empty database of its own for one test file. */
export interface TestDatabase {
  /** As the role that owns it; the address of the serving role: `servingUrl` in src/platform/db/roles.ts. */
  readonly ownerUrl: string;
  /** Call it when every connection is closed. */
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** How the database itself compares text (default: as the template does). It is migrated anew then. */
  readonly locale?: 'C';
  /** The database to copy (default: the migrated one that is empty). */
  readonly template?: string;
}

export async function createTestDatabase({
  locale,
  template = inject('server').template,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { url, prefix } = inject('server');
  const name = prefix + randomBytes(6).toString('hex');
  await onServer(
    url,
    `create database ${name} ${locale === undefined ? `template ${template} strategy file_copy` : `template template0 encoding 'UTF8' locale_provider libc locale '${locale}'`}`,
  );
  if (locale !== undefined) await migrate(databaseUrl(url, name));
  return {
    ownerUrl: databaseUrl(url, name),
    drop: () => onServer(url, `drop database if exists ${name}`),
  };
}

let admin: pg.Pool | undefined;

/** By one connection of the worker, which ends with it. */
async function onServer(url: string, statement: string): Promise<void> {
  admin ??= new pg.Pool({
    connectionString: url,
    application_name: 'test-file',
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  }).on('error', () => {}); // a server that has gone says so to the next statement
  await admin.query(statement);
}
