import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { password } from '../../support/oauth.ts';
import { ConsoleBrowser } from './console.ts';

let desk: ConsoleBrowser;
beforeAll(async () => {
  desk = await ConsoleBrowser.start();
});
afterEach(() => desk?.closePages());
afterAll(() => desk?.stop());

const secretIn = async (page: Page) =>
  (await page
    .getByRole('dialog')
    .locator('code')
    .filter({ hasText: /^at_live_\w{46}$/ })
    .first()
    .textContent())!;
const statusWith = async (secret: string, path = '/v1/clients') =>
  (await fetch(`${desk.service.url}${path}`, { headers: { authorization: `Bearer ${secret}` } })).status;

async function makeKey(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'New key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Key name').fill(name);
  await dialog.getByLabel('Service account').selectOption({ label: 'A new account …' });
  await dialog.getByLabel('Account name').fill(`${name} program`);
  await dialog.getByRole('button', { name: 'Intake' }).click();
  await dialog.getByRole('button', { name: 'Create the key' }).click();
  await page.getByText('is ready').waitFor();
  return secretIn(page);
}

async function keep(page: Page): Promise<void> {
  expect(await page.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
  await page.getByLabel('I have saved it in a safe place').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe('API keys', () => {
  it('are made with a preset, shown once, and allow what was chosen and nothing else', async () => {
    const page = await desk.open('/keys');
    const secret = await makeKey(page, 'Website');
    await desk.look(page, 'keys-secret');
    await keep(page);
    expect(await page.getByText(secret).count()).toBe(0);
    await page.getByRole('row', { name: /Website/ }).waitFor();
    expect(await statusWith(secret)).toBe(200);
    expect(await statusWith(secret, '/v1/api-request-logs')).toBe(403);
    const row = page.getByRole('row', { name: /Website/ });
    const [{ name: creator }] = (await desk.service.query<{ name: string }>(
      'select name from users where email = $1',
      [desk.email],
    )) as [{ name: string }];
    await row.getByText(`by ${creator}`).waitFor();
    await row.getByText(/^\d+ permissions$/).click();
    await row.getByText('clients.view', { exact: true }).waitFor();
  });

  it('are for an account that somebody chooses: none is chosen beforehand', async () => {
    const page = await desk.open('/keys');
    await page.getByRole('button', { name: 'New key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Key name').fill('Careless');
    await dialog.getByRole('button', { name: 'Create the key' }).click();
    await dialog.getByText('Select a service account.').waitFor();
    await dialog.getByLabel('Service account').selectOption({ label: 'Website program' });
    await dialog.getByText('The key may do what Website program may').waitFor();
    await dialog.getByText(/^\d+ permissions$/).click();
    await desk.look(page, 'keys-permissions');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  it('say what is missing, where it is missing, and keep what was entered', async () => {
    const page = await desk.open('/keys');
    await page.getByRole('button', { name: 'New key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Service account').selectOption({ label: 'A new account …' });
    await dialog.getByLabel('Account name').fill('Kept');
    await dialog.getByRole('button', { name: 'Create the key' }).click();
    await dialog.getByText('Enter a name for the key.').waitFor();
    expect(await dialog.getByLabel('Account name').inputValue()).toBe('Kept');
    await desk.look(page, 'keys-new');
  });

  it('rotate with an overlap in which both secrets work', async () => {
    const page = await desk.open('/keys');
    const former = await makeKey(page, 'Sync');
    await keep(page);
    await page.getByRole('button', { name: 'Rotate Sync' }).click();
    await page.getByLabel('The current secret').selectOption({ label: 'Stays valid for an hour' });
    await page.getByRole('button', { name: 'Rotate the key' }).click();
    await page.getByText('New secret of Sync').waitFor();
    const next = await secretIn(page);
    await keep(page);
    expect(next).not.toBe(former);
    expect([await statusWith(former), await statusWith(next)]).toEqual([200, 200]);
    await page.getByRole('row', { name: /Sync/ }).getByText('Rotating').waitFor();
  });

  it('are revoked after a question, at once', async () => {
    const page = await desk.open('/keys');
    const secret = await makeKey(page, 'Old');
    await keep(page);
    await page.getByRole('button', { name: 'Revoke Old' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await statusWith(secret)).toBe(200);
    await page.getByRole('button', { name: 'Revoke Old' }).click();
    await page.getByRole('button', { name: 'Revoke the key' }).click();
    await page.getByRole('status').getByText('Old is revoked').waitFor();
    await expect.poll(() => statusWith(secret)).toBe(401);
    await page.getByRole('row', { name: /Old/ }).getByText('Revoked').waitFor();
  });

  it('ask for the password again when it was given long ago', async () => {
    const page = await desk.open('/keys');
    await desk.service.query(`update app.console_sessions set confirmed_at = now() - interval '1 hour'`);
    await page.getByRole('button', { name: 'New key' }).click();
    const dialog = page.getByRole('dialog', { name: 'New API key' });
    await dialog.getByLabel('Key name').fill('Confirmed');
    await dialog.getByLabel('Service account').selectOption({ label: 'Website program' });
    await dialog.getByRole('button', { name: 'Create the key' }).click();
    const confirm = page.getByRole('dialog', { name: 'Confirm your password' });
    await confirm.locator('input[name=password]').fill('wrong');
    await confirm.getByRole('button', { name: 'Confirm' }).click();
    await confirm.getByText('The password is incorrect.').waitFor();
    await desk.look(page, 'keys-confirm');
    await confirm.locator('input[name=password]').fill(password);
    await confirm.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Confirmed is ready').waitFor();
  });

  it('are listed with search and state, which stand in the address, and look well', async () => {
    const page = await desk.open('/keys');
    await desk.look(page, 'keys');
    await page.getByLabel('Search keys').fill('no such key');
    await page.getByText('No key matches').waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBe('no such key');
    await desk.look(page, 'keys-none');
    await page.getByRole('tab', { name: 'Service accounts' }).click();
    await page.getByRole('row', { name: /Website program/ }).waitFor();
    await desk.look(page, 'keys-accounts');
  });

  it('are made with the keyboard alone', async () => {
    const page = await desk.open('/keys');
    await page.getByRole('button', { name: 'New key' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New API key' });
    await dialog.waitFor();
    await dialog.getByLabel('Key name').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('By keyboard');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    for (let fields = 0; fields < 3; fields += 1) await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Cancel' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('By keyboard is ready').waitFor();
  });

  it('keep the focus on what was pressed while it works', async () => {
    const page = await desk.open('/keys');
    await page.getByRole('button', { name: 'New key' }).click();
    const dialog = page.getByRole('dialog', { name: 'New API key' });
    await dialog.getByLabel('Key name').fill('Refused');
    await dialog.getByLabel('Service account').selectOption({ label: 'A new account …' });
    await dialog.getByLabel('Account name').fill('Refused');
    await page.route('**/console/api/service-accounts', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Create the key' }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').getByText('The service could not be reached.').waitFor();
    await dialog.getByRole('button', { name: 'Create the key' }).and(page.locator(':focus')).waitFor();
  });

  it('are not offered to who may not have them, and the page says so', async () => {
    const email = await desk.addMember('Vera Viewer', ['clients.view', 'settings.view']);
    const page = await desk.open('/keys', { email });
    expect(await page.getByRole('link', { name: 'API keys' }).count()).toBe(0);
    await page.getByText('This needs the permission settings.api.').waitFor();
    expect(await page.getByRole('button', { name: /New key|Try again/ }).count()).toBe(0);
    await desk.look(page, 'keys-refused');
  });

  it('give the focus back when a dialog closes, and to the list when what was pressed is gone', async () => {
    const focused = (page: Page) =>
      page.evaluate(
        'document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent',
      );
    const name = 'Rechnungsübersichtsprogrammverwaltungsschnittstellenerweiterungsmodulbezeichnung';
    await desk.service.ok('createServiceAccount', { body: { name, permissions: ['clients.view'] } });
    const page = await desk.open('/keys');
    await page.getByRole('button', { name: 'New key' }).click();
    await page.getByLabel('Key name').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('New key');
    await page.getByRole('tab', { name: 'Service accounts' }).click();
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await desk.look(page, 'keys-account-long-name');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => focused(page)).toBe(`Edit ${name}`);
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByText('It has no valid keys. No more keys can be created for it.').waitFor();
    await page.getByRole('button', { name: 'Delete the account' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Service accounts');
  });

  it('of an account that somebody else changes meanwhile keep what is being chosen for it', async () => {
    const { id } = (
      await desk.service.ok('createServiceAccount', {
        body: { name: 'Import', permissions: ['clients.view'] },
      })
    ).data;
    const page = await desk.open('/keys?tab=accounts');
    await page.getByRole('button', { name: 'Edit Import' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Import of clients');
    await desk.service.ok('updateServiceAccount', {
      path: { id },
      body: { permissions: ['clients.create', 'clients.view'] },
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('alert').getByText('clients.create: given, which the form shows now.').waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await desk.service.ok('getServiceAccount', { path: { id } })).data).toMatchObject({
      name: 'Import of clients',
      permissions: ['clients.create', 'clients.view'],
    });
  });
});
