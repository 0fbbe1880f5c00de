import { afterAll, beforeAll, expect, it } from 'vitest';
import { formToken, isFormToken, KeyRing, openKeys } from '#src/api/auth/oauth/keys.ts';
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

const age = (slot: number, minutes: number) =>
  core.owner.query(
    'update app.oauth_keys set created_at = now() - make_interval(mins => $2) where slot = $1',
    [slot, minutes],
  );

it('a new key is accepted at once, signs when all processes know it, and what former ones signed is still good', async () => {
  const sealer = new Sealer([one]);
  const ring = new KeyRing({ db: core.db, sealer, freshMs: 0 });
  const former = [...(await ring.refresh())];
  const token = formToken(former, 'interaction');
  const add = (slot: number, key: string) =>
    core.owner.query('insert into app.oauth_keys (slot, sealed) values ($1, $2)', [
      slot,
      sealer.seal(key, { tenantId: 'service', purpose: 'oauth_cookie_key' }),
    ]);
  await add(2, 'a newer key');
  expect(await ring.refresh()).toEqual([...former, 'a newer key']);
  await age(1, 60);
  expect(await ring.refresh()).toEqual([...former, 'a newer key']);
  await age(2, 3);
  await add(3, 'the newest key');
  const keys = await ring.refresh();
  expect(keys).toEqual(['a newer key', ...former, 'the newest key']);
  await core.owner.query('delete from app.oauth_keys where slot = 3');
  expect(await ring.refresh()).toBe(keys);
  expect(isFormToken(keys, 'interaction', token)).toBe(true);
  expect(isFormToken(keys, 'interaction', formToken(keys, 'interaction'))).toBe(true);
  expect(isFormToken(keys, 'another', token)).toBe(false);
  expect(isFormToken(keys, 'interaction', '')).toBe(false);
});

it('keys are read once while they are fresh, and by many requests at once', async () => {
  let reads = 0;
  const db = {
    get system() {
      reads += 1;
      return core.db.system;
    },
  };
  const ring = new KeyRing({ db, sealer: new Sealer([one]) });
  await Promise.all([ring.refresh(), ring.refresh()]);
  await ring.refresh();
  expect(reads).toBe(1);
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
