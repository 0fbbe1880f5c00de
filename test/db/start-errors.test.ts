import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#src/platform/db/migrate.ts';
import { StartError } from '#src/platform/errors/start-error.ts';
import { openTlsProxy } from '../support/tls-proxy.ts';
import { testCaPath } from '../support/receiver.ts';
import { OwnPostgres } from '../support/own-postgres.ts';

/** Whoever starts the service reads one sentence: what is wrong, and what to do. It never holds a password. */
let postgres: OwnPostgres;
beforeAll(async () => {
  postgres = await OwnPostgres.start();
});
afterAll(() => postgres?.remove());

const changed = (change: (url: URL) => void) => {
  const url = new URL(postgres.ownerUrl);
  change(url);
  return url.toString();
};

const tablesOf = async (url: string) => {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'",
  );
  await client.end();
  return rows.map(({ name }) => name);
};

it.each([
  [
    'an unknown database',
    (url: URL) => void (url.pathname = '/missing'),
    'has no database missing. Create it: create database missing owner owner.',
  ],
  [
    'a wrong password',
    (url: URL) => void (url.password = 'guessed-wrongly'),
    'rejected the password for owner. Check the user and password in DATABASE_URL',
  ],
  [
    'a port where nobody listens',
    (url: URL) => void (url.port = '1'),
    'Cannot reach the database at 127.0.0.1:1 (ECONNREFUSED)',
  ],
])('names %s and the cure', async (_name, change, expected) => {
  const url = changed(change);
  const error = await migrate(url).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  expect((error as Error).message).toContain(expected);
  expect((error as Error).message).not.toContain(new URL(url).password);
});

it('names the cure for a certificate of a private authority, which then works with sslmode=require', async () => {
  const proxy = await openTlsProxy(new URL(postgres.ownerUrl));
  const through = (more: string) =>
    changed((url) => {
      url.hostname = 'localhost';
      url.port = String(proxy.port);
      url.search = `?sslmode=require${more}`;
    });
  try {
    await expect(migrate(through(''))).rejects.toThrow(
      /The certificate of the database at localhost:\d+ is not trusted \(\w+\); sslmode=require checks it too\. Set NODE_EXTRA_CA_CERTS .* or add sslrootcert=/,
    );
    await migrate(through(`&sslrootcert=${testCaPath}`));
    expect(proxy.handshakes(), 'all of it went through TLS').toBeGreaterThan(1);
  } finally {
    await proxy.close();
  }
});

it('says that the owner may not create roles, and leaves nothing behind', async () => {
  await postgres.asSuperuser(async (client) => {
    await client.query("create role plain login password 'plain'");
    await client.query('create database plain owner plain');
  });
  const url = changed((one) => {
    one.pathname = '/plain';
    one.username = 'plain';
    one.password = 'plain';
  });
  await expect(migrate(url)).rejects.toThrow(
    'plain is not allowed to create roles, and the service needs a separate role. As a superuser, run: alter role plain createrole.',
  );
  expect(await tablesOf(url)).toEqual([]);
});

it('works in its own schema, whatever search path the role has', async () => {
  await postgres.asSuperuser(async (client) => {
    await client.query('create schema elsewhere authorization owner');
    await client.query('alter role owner in database agency set search_path = elsewhere');
  }, 'agency');
  await migrate(postgres.ownerUrl);
  expect((await tablesOf(postgres.ownerUrl)).filter((name) => name.startsWith('elsewhere.'))).toEqual([]);
});
