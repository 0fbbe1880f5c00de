import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';
import { auditOf, jsonOf, noAgency, operatorOf } from './command.ts';

/** How an operator rotates and retires the keys that sign what sign-in gives. */
let core: CoreDatabase;
const encryptionKey = randomBytes(32).toString('base64');

beforeAll(async () => {
  core = await openCoreDatabase();
});
afterAll(() => core.close());

describe('keys of sign-in', () => {
  const keyOps = (...words: string[]) =>
    operatorOf({ DATABASE_URL: core.ownerUrl, ENCRYPTION_KEY: encryptionKey })('oauth-keys', ...words);
  const age = (slot: number, minutes: number) =>
    core.owner.query(
      'update app.oauth_keys set created_at = now() - make_interval(mins => $2) where slot = $1',
      [slot, minutes],
    );
  const states = async () =>
    jsonOf(await keyOps('list', '--json')).map((row: { key: string; state: string }) => [row.key, row.state]);

  it('are rotated, then retired once nothing lives that they signed', async () => {
    await core.owner.query('delete from app.oauth_keys');
    expect((await keyOps('list')).stdout).toContain('There is no key yet');
    await keyOps('rotate');
    await age(1, 1000);
    expect(await states()).toEqual([['1', 'signs']]);
    expect((await keyOps('retire', '1', '--yes')).stderr).toContain('The key 1 signs.');
    expect((await keyOps('rotate')).stdout).toMatch(/key +2\nstate +new/);
    expect(await states()).toEqual([
      ['1', 'signs'],
      ['2', 'new'],
    ]);
    expect((await keyOps('rotate')).stderr).toContain('The key 2 was added just now');
    await age(2, 3);
    expect(await states()).toEqual([
      ['1', 'accepted'],
      ['2', 'signs'],
    ]);
    expect((await keyOps('retire', '1', '--yes')).stderr).toContain(
      'What the key 1 signed may be in use until',
    );
    expect((await keyOps('retire', '1')).stderr).toContain('may be in use until');
    await age(2, 8 * 60 + 3);
    expect((await keyOps('retire', '1')).code).toBe(3);
    expect((await keyOps('retire', '1', '--yes')).stdout).toContain('The key 1 is retired');
    expect(await states()).toEqual([['2', 'signs']]);
    expect((await keyOps('retire', '1', '--yes')).stderr).toContain('There is no key 1.');
    expect((await keyOps('retire', 'x')).code).toBe(2);
    expect((await auditOf(core, 'oauth-keys rotate', noAgency)).length).toBe(2);
    expect((await auditOf(core, 'oauth-keys retire', noAgency)).length).toBe(1);
  });

  it('are retired at once where one was disclosed', async () => {
    await keyOps('rotate');
    await age(3, 3);
    expect((await keyOps('retire', '2', '--now', '--yes')).code).toBe(0);
    expect(await states()).toEqual([['3', 'signs']]);
  });
});
