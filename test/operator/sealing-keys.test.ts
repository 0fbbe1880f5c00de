import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secretPurpose } from '#src/platform/delivery/request.ts';
import { keyIdOf, Sealer } from '#src/platform/secrets/index.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';
import { auditOf, noAgency, operatorOf, type Operate } from './command.ts';

/** How an operator replaces the key that seals secrets, and when the former one is forgotten. */
let core: CoreDatabase;
let agency: string;
const [formerKey, currentKey] = [randomBytes(32), randomBytes(32)];

beforeAll(async () => {
  core = await openCoreDatabase();
  agency = await core.createTenant();
});
afterAll(() => core.close());

/** The command where `ENCRYPTION_KEY` lists these. */
const withKeys = (...list: Buffer[]) =>
  operatorOf({
    DATABASE_URL: core.ownerUrl,
    ENCRYPTION_KEY: list.map((key) => key.toString('base64')).join(','),
  });

describe('secrets', () => {
  const context = () => ({ tenantId: agency, purpose: secretPurpose });

  it('are sealed with the new key, after which the former one is not needed', async () => {
    await core.owner.query('insert into webhook_settings (tenant_id, secret_sealed) values ($1, $2)', [
      agency,
      new Sealer([formerKey]).seal('whsec_x', context()),
    ]);
    const both = withKeys(currentKey, formerKey);
    expect((await both('check')).stdout).toMatch(/secrets +warn +1 secret sealed with a former key/);
    expect((await both('secrets')).stdout).not.toContain('can be removed');
    expect((await both('secrets', 'reseal')).stdout).toContain('1 secret resealed');
    const { rows } = await core.owner.query<{ secret_sealed: Buffer }>(
      'select secret_sealed from webhook_settings',
    );
    expect(new Sealer([currentKey]).open(rows[0]!.secret_sealed, context())).toBe('whsec_x');
    expect(await auditOf(core, 'secrets reseal', agency)).toHaveLength(1);
    expect((await withKeys(currentKey)('secrets')).code).toBe(0);
    expect((await both('secrets')).stdout).toContain(
      `The key ${keyIdOf(formerKey)} can be removed from ENCRYPTION_KEY`,
    );
    const lost = await withKeys(formerKey)('check');
    expect(lost).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/secrets +fail +The secrets in this database were sealed with/),
    });
  });
});

describe('a sealing key that was removed from ENCRYPTION_KEY', () => {
  const [old, next] = [keyIdOf(formerKey), keyIdOf(currentKey)];
  const forget = async (ops: Operate, key = old) => (await ops('secrets', 'forget', key, '--yes')).stderr;

  it('is forgotten once nothing is sealed with it, and the refusal before says how much is', async () => {
    // The first start with it has told its name.
    await withKeys(formerKey, currentKey)('secrets');
    await core.owner.query('delete from app.sealing_keys; delete from webhook_settings');
    await core.owner.query('insert into app.sealing_keys (key_id) values ($1), ($2)', [old, next]);
    await core.owner.query('insert into webhook_settings (tenant_id, secret_sealed) values ($1, $2)', [
      agency,
      new Sealer([formerKey]).seal('whsec_x', { tenantId: agency, purpose: secretPurpose }),
    ]);
    const both = withKeys(currentKey, formerKey);
    expect(await forget(both)).toContain(
      `The key ${old} still seals secrets: 1 of webhook_settings.secret_sealed.`,
    );
    expect(await forget(both, next)).toContain('is the current one');
    expect(await forget(both, '00000000')).toContain(`No key 00000000 ever sealed anything here.`);
    await both('secrets', 'reseal');
    expect(await forget(both)).toContain('is still in ENCRYPTION_KEY');
    const alone = withKeys(currentKey);
    expect((await alone('secrets')).stdout).toContain(`\`ops secrets forget ${old}\``);
    expect((await alone('secrets', 'forget', old)).code).toBe(3);
    expect(await forget(alone)).toBe('');
    expect((await core.owner.query('select key_id from app.sealing_keys')).rows).toEqual([{ key_id: next }]);
    expect(await auditOf(core, 'secrets forget', noAgency)).toHaveLength(1);
    expect((await alone('secrets')).stdout).not.toContain(old);
  });

  it('is not forgotten while a worker reseals', async () => {
    await core.owner.query('insert into app.sealing_keys (key_id) values ($1)', [old]);
    const client = await core.owner.connect();
    await client.query("select pg_advisory_lock(hashtext('reseal secrets'))");
    expect(await forget(withKeys(currentKey))).toContain('A worker is resealing secrets.');
    await client.query("select pg_advisory_unlock(hashtext('reseal secrets'))");
    client.release();
    expect(await forget(withKeys(currentKey))).toBe('');
  });
});
