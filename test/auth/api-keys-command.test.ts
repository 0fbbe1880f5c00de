import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuthenticator, type Authenticator } from '#src/api/auth/index.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';

let core: CoreDatabase;
let tenantId: string;
let authenticator: Authenticator;

beforeAll(async () => {
  core = await openCoreDatabase();
  tenantId = await core.createTenant();
  await core.owner.query("update tenants set slug = 'northlight' where id = $1", [tenantId]);
  authenticator = createAuthenticator(core.db, { log: { warn: () => {} } });
});
afterAll(async () => {
  await authenticator.close();
  await core.close();
});

const script = new URL('../../scripts/api-keys.ts', import.meta.url).pathname;

async function command(...args: string[]): Promise<{ stdout: string; stderr: string; failed: boolean }> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: core.ownerUrl };
  return promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    env,
  }).then(
    (output) => ({ ...output, failed: false }),
    (error: { stdout: string; stderr: string }) => ({
      stdout: error.stdout,
      stderr: error.stderr,
      failed: true,
    }),
  );
}

const issued = (stdout: string) => ({
  id: /^id +(\S+)$/m.exec(stdout)![1]!,
  secret: /^secret +(\S+)$/m.exec(stdout)![1]!,
});
const whose = async (secret: string) => authenticator.authenticate(`Bearer ${secret}`);

it('creates, lists, rotates and revokes a key that works meanwhile', async () => {
  const created = issued(
    (
      await command(
        'create',
        '--tenant',
        'northlight',
        '--name',
        'Reports',
        '--permissions',
        'clients.view, clients.edit',
        '--expires',
        '90d',
      )
    ).stdout,
  );
  expect(await whose(created.secret)).toMatchObject({
    tenantId,
    name: 'Reports',
    kind: 'service_account',
    credentialId: created.id,
  });

  const rotated = issued((await command('rotate', created.id)).stdout);
  expect(rotated.id).toBe(created.id);
  expect(await whose(rotated.secret)).toMatchObject({ credentialId: created.id });
  expect(await whose(created.secret)).toMatchObject({ credentialId: created.id });

  const listed = await command('list', '--tenant', tenantId);
  expect(listed.stdout).toMatch(/northlight.*Reports.*rotating/);
  expect(listed.stdout).not.toContain(rotated.secret);

  expect((await command('revoke', created.id)).stdout).toBe('revoked\n');
  await expect(whose(rotated.secret)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect((await command('list')).stdout).toMatch(/Reports.*revoked/);
});

it.each([
  [
    ['create', '--tenant', 'nowhere', '--name', 'x', '--permissions', 'clients.view'],
    'There is no agency nowhere.',
  ],
  [['create', '--tenant', 'northlight', '--permissions', 'clients.view'], '--name is missing.'],
  [
    ['create', '--tenant', 'northlight', '--name', 'x', '--permissions', 'clients.fly'],
    'These permissions do not exist: clients.fly.',
  ],
  [
    [
      'create',
      '--tenant',
      'northlight',
      '--name',
      'x',
      '--permissions',
      'clients.view',
      '--expires',
      '2001-01-01',
    ],
    '--expires lies in the past.',
  ],
  [['rotate'], 'Name the key: rotate ID'],
  [['revoke', 'nothing'], 'There is no API key nothing.'],
])('says what is wrong with %j', async (args, message) => {
  expect(await command(...args)).toMatchObject({ failed: true, stderr: `${message}\n` });
});
