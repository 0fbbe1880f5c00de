import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { password } from '../../support/oauth.ts';
import { ConsoleBrowser } from './console.ts';

let desk: ConsoleBrowser;
beforeAll(async () => {
  desk = await ConsoleBrowser.start();
});
beforeEach(() => desk.service.query('delete from app.throttles'));
afterEach(() => desk?.closePages());
afterAll(() => desk?.stop());

/** Ends every session of the owner's browsers, as a change of the password elsewhere does. */
const endSessions = (): Promise<unknown> =>
  desk.service.query("select app.end_console_sessions(id, null, null, '{}') from accounts where email = $1", [
    desk.email,
  ]);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

async function enterPassword(page: Page, text: string): Promise<void> {
  await dialog(page).locator('input[name=password]').fill(text);
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
}

async function signInAgain(page: Page): Promise<void> {
  await enterPassword(page, password);
  await dialog(page).waitFor({ state: 'detached' });
}

/** Makes the owner a member of the second agency while `act` runs. */
async function inBothAgencies(act: () => Promise<void>): Promise<void> {
  const [, birch] = desk.service.agencies;
  await desk.service.query('update accounts set last_tenant_id = null');
  await desk.service.query(
    `insert into users (tenant_id, kind, account_id, name, email, role) select $1, 'member', id, 'Guest', $2, 'admin' from accounts where email = $2`,
    [birch.id, desk.email],
  );
  try {
    await act();
  } finally {
    await desk.closePages();
    await desk.service.query(`update users set status = 'removed' where tenant_id = $1 and email = $2`, [
      birch.id,
      desk.email,
    ]);
    await desk.service.query('update accounts set last_tenant_id = null');
  }
}

async function changeAgency(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Agency: ${from}. Change it` }).click();
  await page.getByRole('menuitem', { name: to }).click();
  await page.getByRole('button', { name: `Agency: ${to}. Change it` }).waitFor();
}

describe('a session that ends while somebody types', () => {
  it('is renewed in place: nothing typed is lost, and the interrupted request is repeated', async () => {
    const page = await desk.open('/people?tab=departments');
    await page.getByRole('button', { name: 'New department' }).click();
    const form = page.getByRole('dialog', { name: 'New department' });
    await form.getByLabel('Name').fill('Night shift');
    await endSessions();
    await form.getByRole('button', { name: 'Save' }).click();
    await dialog(page).getByText('Nothing that you entered on this page is lost.').waitFor();
    await desk.look(page, 'sign-in-again');
    expect(await page.getByLabel(/^Name/).inputValue()).toBe('Night shift');

    await enterPassword(page, 'not the password');
    await dialog(page).getByRole('alert').getByText('The e-mail address or the password is wrong.').waitFor();
    await signInAgain(page);
    await page.getByRole('heading', { level: 1, name: 'Night shift' }).waitFor();
    expect(
      await desk.service.query("select from departments where tenant_id = $1 and name = 'Night shift'", [
        desk.service.agencies[0].id,
      ]),
    ).toHaveLength(1);
  });

  it('can be left for later: the page stays, and the next save asks again', async () => {
    const page = await desk.open('/account');
    await page.getByLabel('New password').fill('something to be kept');
    await endSessions();
    await page.getByRole('link', { name: 'API keys' }).waitFor();
    await page.getByLabel('Current password').fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await dialog(page).getByRole('button', { name: 'Not now' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.getByLabel('New password').inputValue()).toBe('something to be kept');
    await page.getByRole('button', { name: 'Change password' }).click();
    await dialog(page).waitFor();
  });

  it('is taken over by the other tabs of the browser, which keep what is typed in them', async () => {
    const page = await desk.open('/account');
    const other = await page.context().newPage();
    await other.goto(`${desk.service.url}/console/people?tab=departments`);
    await other.getByRole('button', { name: 'New department' }).click();
    await other.getByRole('dialog').getByLabel('Name').fill('Day shift');
    await endSessions();
    await page.getByRole('link', { name: 'API keys' }).click();
    await signInAgain(page);
    await page.getByRole('heading', { level: 1, name: 'API keys' }).waitFor();
    await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await other.getByRole('heading', { level: 1, name: 'Day shift' }).waitFor();
  });

  it('goes on in the agency that the page shows, whichever was used last', async () =>
    inBothAgencies(async () => {
      const page = await desk.visit('/console/account');
      await page.getByLabel('E-mail address').fill(desk.email);
      await page.getByLabel('Password').fill(password);
      await page.keyboard.press('Enter');
      await page.getByLabel('Alder').check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Agency: Alder. Change it' }).waitFor();
      await endSessions();
      await desk.service.query('update accounts set last_tenant_id = $1 where email = $2', [
        desk.service.agencies[1].id,
        desk.email,
      ]);
      await page.getByRole('link', { name: 'API keys' }).click();
      await signInAgain(page);
      await page.getByRole('heading', { level: 1, name: 'API keys' }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Agency: Alder. Change it' }).waitFor();
    }));
});

describe('a link to a page', () => {
  it('names its agency, in the address and wherever it is copied from', async () => {
    const page = await desk.open('/keys?status=active');
    expect(new URL(page.url()).search).toBe(`?status=active&agency=${desk.slug}`);
    expect(await page.getByRole('link', { name: 'Webhooks' }).getAttribute('href')).toBe(
      `/console/webhooks?agency=${desk.slug}`,
    );
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await page.getByRole('tab', { name: 'Delivery log' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe(`?agency=${desk.slug}&tab=deliveries`);
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'API keys' }).waitFor();
  });

  it('asks in a browser where another agency is chosen, and opens in the right one', async () =>
    inBothAgencies(async () => {
      const { id } = (await desk.service.ok('createDepartment', { body: { name: 'Only in Alder' } })).data;
      const page = await desk.visit('/console/account');
      await page.getByLabel('E-mail address').fill(desk.email);
      await page.getByLabel('Password').fill(password);
      await page.keyboard.press('Enter');
      await page.getByLabel('Birch').check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Agency: Birch. Change it' }).waitFor();

      const link = `${desk.service.url}/console/people/departments/${id}?agency=${desk.slug}`;
      await page.goto(link);
      await page.getByRole('heading', { name: 'This link belongs to Alder' }).waitFor();
      await desk.look(page, 'agency-of-link');
      await page.getByRole('button', { name: 'Stay in Birch' }).click();
      await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
      await page.goto(link);
      await page.getByRole('button', { name: 'Change to Alder' }).click();
      await page.getByRole('heading', { level: 1, name: 'Only in Alder' }).waitFor();
      await changeAgency(page, 'Alder', 'Birch');
      await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    }));

  it("of an agency without the reader says so, and shows nothing of the reader's own", async () => {
    const page = await desk.open(`/keys?agency=${desk.slug.replace('alder', 'birch')}`);
    await page.getByRole('heading', { name: 'This link belongs to another agency' }).waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await desk.look(page, 'agency-not-a-member');
    await page.getByRole('button', { name: 'Stay in Alder' }).click();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  });
});
