import { afterAll, beforeAll, expect, it } from 'vitest';
import { formToken, isFormToken, openKeys } from '#src/api/auth/oauth/keys.ts';
import { redirectSource, redirectTarget } from '#src/api/auth/oauth/redirect-uri.rules.ts';
import { subjectOf } from '#src/api/auth/oauth/token.rules.ts';
import { keyIdOf, Sealer } from '#src/platform/secrets/index.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';

let core: CoreDatabase;
beforeAll(async () => {
  core = await openCoreDatabase();
});
afterAll(() => core.close());

const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

it('all processes sign with the same key, also when they start at once, and it is kept sealed', async () => {
  const other = await core.openAnother();
  const lists = await Promise.all(
    [core.db, other, core.db, other].map((db) => openKeys(db, new Sealer([one]))),
  );
  expect(new Set(lists.map((list) => list.join())).size).toBe(1);
  expect(lists[0]).toHaveLength(1);
  const {
    rows: [stored],
  } = await core.owner.query<{ sealed: Buffer }>('select sealed from app.oauth_keys');
  expect(stored!.sealed.toString('latin1')).not.toContain(lists[0]![0]);
});

it('a new key signs, and what former ones signed is still good', async () => {
  const sealer = new Sealer([one]);
  const former = await openKeys(core.db, sealer);
  const token = formToken(former, 'interaction');
  await core.owner.query('insert into app.oauth_keys (slot, sealed) values (2, $1)', [
    sealer.seal('a newer key', { tenantId: 'service', purpose: 'oauth_cookie_key' }),
  ]);
  const keys = await openKeys(core.db, sealer);
  expect(keys).toEqual(['a newer key', ...former]);
  expect(isFormToken(keys, 'interaction', token)).toBe(true);
  expect(isFormToken(keys, 'interaction', formToken(keys, 'interaction'))).toBe(true);
  expect(isFormToken(keys, 'another', token)).toBe(false);
  expect(isFormToken(keys, 'interaction', '')).toBe(false);
});

it('a key that cannot be opened is not replaced, and the error names the sealing key that is missing', async () => {
  await expect(openKeys(core.db, new Sealer([two]))).rejects.toThrow(
    `A secret was sealed with the key ${keyIdOf(one)}, which ENCRYPTION_KEY does not list.`,
  );
  expect(await openKeys(core.db, new Sealer([two, one]))).toHaveLength(2);
});

it.each([
  ['https://host.example:8443/cb?x=1', 'host.example:8443', 'https://host.example:8443'],
  ['http://127.0.0.1:7777/cb', 'an app on this computer', 'http://127.0.0.1:7777'],
  // CSP has no form for IPv6.
  ['http://[::1]:7777/cb', 'an app on this computer', 'http:'],
  ['cursor://anysphere.cursor-mcp/cb', 'cursor://', 'cursor:'],
  ['com.example.app:/cb', 'com.example.app://', 'com.example.app:'],
])('%s leads to %s', (uri, target, source) => {
  expect(redirectTarget(uri)).toBe(target);
  expect(redirectSource(uri)).toBe(source);
});

it('a client is counted by a short name, whatever its id is', () => {
  expect(subjectOf('client_6L2Z9xxTJsP64o2xd1aHaw')).toBe('client_6L2Z9xxTJsP64o2xd1aHaw');
  const long = subjectOf(`https://host.example/${'x'.repeat(400)}`);
  expect(long).toMatch(/^client_[\w-]{32}$/);
  expect(subjectOf('https://host.example/a')).not.toBe(subjectOf('https://host.example/b'));
});
