import type pg from 'pg';
import { StartError } from '#src/platform/errors/index.ts';

interface Server {
  readonly version: string;
  readonly version_number: number;
  readonly encoding: string;
  readonly is_standby: boolean;
  readonly missing_extensions: string | null;
  readonly has_icu: boolean;
  readonly has_public: boolean;
  readonly may_create: boolean;
  readonly owner: string;
  readonly name: string;
}

const serverSql = `
  select current_setting('server_version') as version, current_setting('server_version_num')::integer as version_number,
    current_setting('server_encoding') as encoding, pg_is_in_recovery() as is_standby, current_user::text as owner, current_database()::text as name,
    (select string_agg(wanted, ' and ') from unnest(array['pg_trgm', 'btree_gin']) wanted
      where wanted not in (select name from pg_available_extensions)) as missing_extensions,
    exists (select from pg_collation where collprovider = 'i') as has_icu,
    to_regnamespace('public') is not null as has_public,
    has_database_privilege(current_database(), 'create') and coalesce(has_schema_privilege(to_regnamespace('public'), 'create'), true) as may_create`;

/** Refuses a database that the service cannot live in, before anything is written to it. */
export async function checkPrerequisites(owner: pg.ClientBase): Promise<void> {
  const {
    rows: [found],
  } = await owner.query<Server>(serverSql);
  const server = found!;
  const refuse = (message: string) => {
    throw new StartError(message);
  };
  if (server.version_number < 150_000)
    refuse(
      `The database server is Postgres ${server.version}; the service needs 15 or newer. Upgrade the server, or point DATABASE_URL to another one.`,
    );
  if (server.is_standby)
    refuse('The database is a read-only standby. Point DATABASE_URL to the primary server.');
  if (server.encoding !== 'UTF8')
    refuse(
      `The database ${server.name} uses the encoding ${server.encoding}. Create one that uses UTF-8: create database ${server.name} owner ${server.owner} encoding 'UTF8' template template0.`,
    );
  if (server.missing_extensions !== null)
    refuse(
      `The database server lacks the extensions ${server.missing_extensions}. Install them: they are part of Postgres, and many systems package them as postgresql-contrib.`,
    );
  if (!server.has_icu)
    refuse(
      'The database server was built without ICU, which is needed to search and sort names. Use a server built with ICU, as all common packages are.',
    );
  if (!server.has_public)
    refuse(
      `The database ${server.name} has no schema public. Create it: create schema public authorization ${server.owner}.`,
    );
  if (!server.may_create)
    refuse(
      `${server.owner} is not allowed to set up the database ${server.name}. As a superuser, run: alter database ${server.name} owner to ${server.owner}.`,
    );
}
