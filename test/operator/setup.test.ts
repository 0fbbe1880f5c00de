import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSetupLink } from '#src/api/auth/account/setup-link.ts';
import { readConfig } from '#src/config.ts';
import { createLogger } from '#src/platform/log.ts';
import { startService, type Service } from '#src/service.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';
import { operatorOf } from './command.ts';

/** The way into an empty system: one link, one agency. */
let core: CoreDatabase;
let service: Service;
const key = randomBytes(32).toString('base64');

beforeAll(async () => {
  core = await openCoreDatabase();
  const config = readConfig({
    DATABASE_URL: core.ownerUrl,
    ENCRYPTION_KEY: key,
    PORT: '0',
    SEED: 'none',
    ROLE: 'serve',
  });
  service = await startService({ config, ownerUrl: core.ownerUrl, log: createLogger('silent') });
});
afterAll(async () => {
  await service?.stop();
  await core?.close();
});

const entered = {
  agency: 'Müller & Söhne',
  time_zone: 'Europe/Berlin',
  name: 'Jonas Müller',
  email: 'jonas@mueller.example',
  password: 'correct horse battery staple',
};

/** Opens the page as a browser does, and sends its form. */
async function submit(link: string, fields: Partial<typeof entered> = {}): Promise<Response> {
  const page = await fetch(link);
  const [, formToken = ''] = /name="form_token" value="([^"]+)"/.exec(await page.text()) ?? [];
  const cookie = page.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const body = new URLSearchParams({
    form_token: formToken,
    token: new URL(link).searchParams.get('token')!,
    ...entered,
    ...fields,
  });
  return fetch(link.split('?')[0]!, { method: 'POST', body, headers: { cookie }, redirect: 'manual' });
}

const newLink = async () => (await createSetupLink(service.db, service.url!))!;
const age = () => core.owner.query("update app.setup_link set created_at = now() - interval '1 minute'");

describe('the link', () => {
  it('is stored as a hash, made once by processes that start together, and replaced by a later start', async () => {
    const first = await newLink();
    const token = new URL(first).searchParams.get('token')!;
    const { rows } = await core.owner.query<{ text: string }>('select l::text as text from app.setup_link l');
    expect(rows[0]!.text).not.toContain(token);
    expect(await createSetupLink(service.db, service.url!)).toBeNull();
    await age();
    const second = await newLink();
    expect((await fetch(first)).status).toBe(410);
    expect((await fetch(second)).status).toBe(200);
  });

  it('expires', async () => {
    await age();
    const link = await newLink();
    await core.owner.query("update app.setup_link set expires_at = now() - interval '1 second'");
    expect((await fetch(link)).status).toBe(410);
    expect((await submit(link)).status).not.toBe(303);
  });

  it('shows what is wrong, with what was entered', async () => {
    await age();
    const link = await newLink();
    const page = await submit(link, { time_zone: 'Mars/Olympus', password: 'password' });
    const text = await page.text();
    expect(page.status).toBe(400);
    expect(text).toContain('IANA time zone');
    expect(text).toContain('Müller &amp; Söhne');
    expect(text).not.toContain('value="password"');
    expect(text).not.toContain('<script');
  });

  it('creates one agency with an owner who is signed in, however many send it, and is gone then', async () => {
    await age();
    const link = await newLink();
    const answers = await Promise.all([submit(link), submit(link)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410]);
    const done = answers.find(({ status }) => status === 303)!;
    expect(done.headers.get('location')).toBe('/console');
    const cookie = done.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const session = await fetch(`${service.url}/console/api/session`, { headers: { cookie } });
    expect(await session.json()).toMatchObject({
      data: {
        role: 'owner',
        user: { name: 'Jonas Müller', email: entered.email },
        agency: { name: entered.agency, slug: 'muller-sohne', time_zone: 'Europe/Berlin' },
      },
    });
    expect((await fetch(link)).status).toBe(410);
    expect(await createSetupLink(service.db, service.url!)).toBeNull();
    const { rows } = await core.owner.query(
      "select from audit_log where operation_id = 'setup' and action = 'created'",
    );
    expect(rows).toHaveLength(1);
  });
});

it('of an owner whom the operator invited leads into their agency', async () => {
  const ops = operatorOf({ DATABASE_URL: core.ownerUrl, ENCRYPTION_KEY: key, BASE_URL: service.url! });
  const { stdout } = await ops(
    'agencies',
    'create',
    '--name',
    'Second',
    '--owner-email',
    'mira@second.example',
    '--json',
  );
  const link = JSON.parse(stdout).data.invitation as string;
  const page = await (await fetch(link)).text();
  expect(page).toContain('Join Second');
  expect(page).toContain('mira@second.example');
  expect((await submit(link, { name: 'Mira' })).headers.get('location')).toBe('/console');
  const { rows } = await core.owner.query(
    "select status, role from users where email = 'mira@second.example'",
  );
  expect(rows).toEqual([{ status: 'active', role: 'owner' }]);
});
