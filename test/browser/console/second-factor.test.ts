import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { password } from '../../support/oauth.ts';
import { ConsoleBrowser } from './console.ts';

let desk: ConsoleBrowser;
beforeAll(async () => {
  // Passkeys need a domain name.
  desk = await ConsoleBrowser.start({ config: { host: 'localhost' } });
});
beforeEach(async () => {
  await desk.service.query('delete from app.throttles');
  await desk.service.query('delete from app.second_factors');
  await desk.service.query('delete from app.passkeys');
  await desk.service.query('update tenants set is_second_factor_required = false');
  await desk.service.query(`select pg_notify('credentials_changed', '')`);
});
afterEach(() => desk?.closePages());
afterAll(() => desk?.stop());

async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill(desk.email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

const codeOf = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** A device that answers for its owner. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describe('an authenticator app', () => {
  it('is added with its recovery codes, asked for at sign-in, and removed', async () => {
    const page = await desk.open('/account');
    await page.getByRole('button', { name: 'Add an app' }).click();
    await page.getByRole('img', { name: 'QR code of the secret' }).waitFor();
    await desk.look(page, 'add-app');
    const secret = (await page.getByRole('dialog').locator('code, .mono').first().innerText()).trim();
    await page.getByLabel('Code that the app shows').fill('000000');
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await page.getByText('This is not the code that the app shows now.').waitFor();
    await page.getByLabel('Code that the app shows').fill(codeOf(secret, -1));
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    await desk.look(page, 'recovery-codes');
    await page.getByLabel('I have saved it in a safe place').check();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('10 recovery codes are left').waitFor();
    await desk.look(page, 'second-factor');

    const other = await desk.visit('/console/keys');
    await enterPassword(other);
    await other.getByRole('heading', { name: 'Second factor' }).waitFor();
    await desk.look(other, 'second-step');
    await other.getByLabel('Code of your authenticator app').fill(codeOf(secret, 0));
    await other.getByRole('button', { name: 'Continue' }).click();
    await other.getByRole('heading', { name: 'API keys' }).waitFor();

    await page.getByRole('button', { name: 'Remove the app' }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await page.getByRole('button', { name: 'Add an app' }).waitFor();
  });

  it('renews a session in place, with its code and with a recovery code', async () => {
    const page = await desk.open('/account');
    await page.getByRole('button', { name: 'Add an app' }).click();
    await page.getByRole('img', { name: 'QR code of the secret' }).waitFor();
    const secret = (await page.getByRole('dialog').locator('code, .mono').first().innerText()).trim();
    await page.getByLabel('Code that the app shows').fill(codeOf(secret, -1));
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    const recovery = /\b[a-z2-9]{4}-[a-z2-9]{4}\b/.exec(await page.getByRole('dialog').innerText())![0];
    await page.getByLabel('I have saved it in a safe place').check();
    await page.getByRole('button', { name: 'Done' }).click();
    for (const [name, code] of [
      ['Shift of its code', () => codeOf(secret, 0)],
      ['Shift of a recovery code', () => recovery],
    ] as const) {
      await page.goto(`${desk.service.url}/console/people?tab=departments`);
      await page.getByRole('button', { name: 'New department' }).click();
      const form = page.getByRole('dialog', { name: 'New department' });
      await form.getByLabel('Name').fill(name);
      await desk.service.query('delete from app.console_sessions');
      await form.getByRole('button', { name: 'Save' }).click();
      const dialog = page.getByRole('dialog', { name: 'Sign in again' });
      await dialog.locator('input[name=password]').fill(password);
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      const field = dialog.getByLabel('Code of your authenticator app');
      await field.fill('000000');
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      await dialog.getByRole('alert').getByText('The code is wrong or was used.').waitFor();
      if (code() !== recovery) await desk.look(page, 'code-in-place');
      await field.fill(code());
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    }
  });
});

describe('a passkey', () => {
  it('is added, signs in without the password, and is deleted', async () => {
    const page = await desk.open('/account', { isOwn: true });
    await addAuthenticator(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name').fill('Desk laptop');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('rowheader', { name: 'Desk laptop' }).waitFor();
    await desk.look(page, 'passkeys');

    await page.context().clearCookies();
    await page.goto(`${desk.service.url}/console/keys`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('heading', { name: 'API keys' }).waitFor();
    const [{ used } = { used: false }] = await desk.service.query<{ used: boolean }>(
      'select last_used_at is not null as used from app.passkeys',
    );
    expect(used).toBe(true);

    await page.goto(`${desk.service.url}/console/account`);
    await page.getByRole('button', { name: 'Delete Desk laptop' }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByRole('button', { name: 'Delete Desk laptop' }).waitFor({ state: 'detached' });
  });
});

describe('an agency that requires a second factor', () => {
  it('leads people without one to where they add it', async () => {
    await desk.service.query('update tenants set is_second_factor_required = true where id = $1', [
      desk.service.agencies[0].id,
    ]);
    const page = await desk.visit('/console/keys');
    await enterPassword(page);
    await page.getByText('Add a second factor first').waitFor();
    await desk.look(page, 'second-factor-required');
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await page.getByRole('button', { name: 'Add an app' }).waitFor();
  });
});
