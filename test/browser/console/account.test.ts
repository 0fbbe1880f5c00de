import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setOwnerPassword, password } from '../../support/oauth.ts';
import { queuedMails } from '../../support/outbox.ts';
import { ConsoleBrowser } from './console.ts';

let desk: ConsoleBrowser;
beforeAll(async () => {
  desk = await ConsoleBrowser.start();
});
beforeEach(() => desk.service.query('delete from app.throttles'));
afterEach(() => desk?.closePages());
afterAll(() => desk?.stop());

describe('signing in', () => {
  it('says what is wrong, keeps the address, and goes on to the page that was asked for', async () => {
    const page = await desk.visit('/console/keys?status=active');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await desk.look(page, 'sign-in');
    await page.getByLabel('E-mail address').fill(desk.email);
    await page.getByLabel('Password').fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('The e-mail address or the password is wrong.').waitFor();
    expect(await page.getByLabel('E-mail address').inputValue()).toBe(desk.email);
    await desk.look(page, 'sign-in-wrong');
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'API keys' }).waitFor();
    expect(new URL(page.url()).search).toBe(`?status=active&agency=${desk.slug}`);
  });

  it('ends with signing out, after which the way back shows nothing', async () => {
    const page = await desk.open('/account');
    await page.getByRole('button', { name: /account and sign out/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByText('You are signed out.').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  it('lets people in several agencies choose, and change later', async () => {
    const [, birch] = desk.service.agencies;
    await desk.service.query(
      `insert into users (tenant_id, kind, account_id, name, email, role) select $1, 'member', id, 'Guest', $2, 'admin' from accounts where email = $2`,
      [birch.id, desk.email],
    );
    try {
      const page = await desk.visit('/console/keys');
      await page.getByLabel('E-mail address').fill(desk.email);
      await page.getByLabel('Password').fill(password);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Choose an agency' }).waitFor();
      await desk.look(page, 'choose-agency');
      await desk.service.query(
        "update tenants set status = 'suspended', suspended_at = now(), suspension_reason = 'Unpaid invoices' where id = $1",
        [birch.id],
      );
      await page.reload();
      const name = await page.getByText('Birch', { exact: true }).boundingBox();
      const reason = await page.getByText('Suspended: Unpaid invoices').boundingBox();
      expect(reason!.y - (name!.y + name!.height), 'the reason stands right below the name').toBeLessThan(6);
      await desk.look(page, 'choose-agency-suspended');
      await desk.service.query(
        "update tenants set status = 'active', suspended_at = null, suspension_reason = null where id = $1",
        [birch.id],
      );
      await page.reload();
      await page.getByLabel('Birch').check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Agency: Birch. Change it' }).click();
      await page.getByRole('menuitem', { name: 'Alder' }).click();
      await page.getByRole('button', { name: 'Agency: Alder. Change it' }).waitFor();
    } finally {
      await desk.service.query(`update users set status = 'removed' where tenant_id = $1 and email = $2`, [
        birch.id,
        desk.email,
      ]);
      await desk.service.query('update accounts set last_tenant_id = null');
    }
  });

  it('stops a page that was opened for another agency from acting in this one', async () => {
    const [, birch] = desk.service.agencies;
    const page = await desk.open('/account', { isAnew: true });
    await desk.service.query(
      `insert into users (tenant_id, kind, account_id, name, email, role) select $1, 'member', id, 'Guest', $2, 'admin' from accounts where email = $2`,
      [birch.id, desk.email],
    );
    try {
      const other = await page.context().newPage();
      await other.goto(`${desk.service.url}/console/account`);
      await other.getByRole('button', { name: 'Agency: Alder. Change it' }).click();
      await other.getByRole('menuitem', { name: 'Birch' }).click();
      await other.getByRole('button', { name: 'Agency: Birch. Change it' }).waitFor();
      await page.getByRole('link', { name: 'API keys' }).click();
      await page.getByRole('button', { name: 'Agency: Birch. Change it' }).waitFor();
    } finally {
      await desk.service.query(`update users set status = 'removed' where tenant_id = $1 and email = $2`, [
        birch.id,
        desk.email,
      ]);
      await desk.service.query('update accounts set last_tenant_id = null');
    }
  });
});

describe('every page', () => {
  it('has menus that the keyboard and screen readers can use', async () => {
    const page = await desk.open('/account');
    for (const [button, first] of [
      [/account and sign out/, 'Your account'],
      ['Colors', 'Light'],
    ] as const) {
      await page.getByRole('button', { name: button }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: first }).waitFor();
      await desk.look(page, `menu-${first.toLowerCase().replace(' ', '-')}`);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: button }).and(page.locator(':focus')).waitFor();
    }
  });

  it('is shown although another one could not be', async () => {
    const page = await desk.open('/account');
    await page.route('**/console/assets/**', (route) => route.abort());
    await page.getByRole('link', { name: 'API reference' }).click();
    await page.getByText('This page cannot be displayed').waitFor();
    expect(await page.locator('body').innerText(), 'texts of the browser').not.toMatch(
      /imported module|failed to fetch/i,
    );
    await page.getByRole('link', { name: 'Your account' }).click();
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'API reference' }).click();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { name: 'API reference' }).waitFor();
  });

  it('is loaded again when an update of the service has replaced its parts', async () => {
    const page = await desk.open('/account');
    let isAsked = false;
    await page.route('**/console/assets/**', (route) => (isAsked ? route.continue() : route.abort()));
    await page.route('**/console', async (route) => {
      isAsked = true;
      await route.fulfill({
        body: '<script type="module" src="/console/assets/index-of-the-update.js"></script>',
        contentType: 'text/html',
      });
    });
    await page.getByRole('link', { name: 'API reference' }).click();
    await page.getByRole('heading', { name: 'API reference' }).waitFor();
  });
});

describe('a forgotten password', () => {
  it('is replaced by a link that is mailed, which works once', async () => {
    const page = await desk.visit('/console/sign-in');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('alert').getByText('Enter your e-mail address').waitFor();
    await page.getByLabel('E-mail address').fill(desk.email);
    await desk.look(page, 'forgot-password');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    await desk.look(page, 'forgot-password-sent');
    const { token } = (await queuedMails(desk.service, desk.email)).at(-1)!;
    await page.goto(`${desk.service.url}/console/reset-password?token=${token}`);
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('alert').getByText('Use at least 12 characters').waitFor();
    await desk.look(page, 'reset-password');
    await page.getByLabel('New password').fill('the heron stands in the river');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password was changed. Sign in with the new one.').waitFor();
    await page.getByLabel('E-mail address').fill(desk.email);
    await page.getByLabel('Password').fill('the heron stands in the river');
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`${desk.service.url}/console/reset-password?token=${token}`);
    await page.getByRole('heading', { name: 'This link is no longer valid' }).waitFor();
    await desk.look(page, 'reset-password-gone');
    await setOwnerPassword(desk.service, desk.service.agencies[0]);
  });
});

describe('an invitation', () => {
  it('lets somebody new choose a password and join, once', async () => {
    const email = `robin@${desk.slug}.example`;
    await desk.service.ok('inviteUser', { body: { email, name: 'Robin' } });
    const { token } = (await queuedMails(desk.service, email)).at(-1)!;
    const page = await desk.visit(`/console/invitation?token=${token}`);
    await page.getByRole('heading', { name: 'Join Alder' }).waitFor();
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('alert').waitFor();
    await desk.look(page, 'invitation');
    await page.getByLabel('Your name').fill('Robin Ash');
    await page.getByLabel('Choose a password').fill('a wren sings in the hedge');
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('button', { name: /^Robin Ash: account/ }).waitFor();
    const events = await desk.service.takeEvents();
    expect(events.filter(({ event_type: type }) => type === 'user.setup_completed')).toHaveLength(1);
    await page.goto(`${desk.service.url}/console/invitation?token=${token}`);
    await page.getByRole('heading', { name: 'You have already joined' }).waitFor();
    await desk.look(page, 'invitation-accepted');
  });

  it('asks somebody who has an account for its password', async () => {
    const [, birch] = desk.service.agencies;
    await desk.service.ok(
      'inviteUser',
      { body: { email: desk.email, name: 'Owner of Alder' } },
      { key: birch.key },
    );
    const { token } = (await queuedMails(desk.service, desk.email)).at(-1)!;
    const page = await desk.visit(`/console/invitation?token=${token}`);
    await page.getByLabel('Password of your account').fill('wrong');
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('alert').getByText('The password is incorrect.').waitFor();
    await desk.look(page, 'invitation-account');
    await page.getByLabel('Password of your account').fill(password);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('button', { name: 'Agency: Birch. Change it' }).waitFor();
    await desk.service.query(`update users set status = 'removed' where tenant_id = $1 and email = $2`, [
      birch.id,
      desk.email,
    ]);
    await desk.service.query('update accounts set last_tenant_id = null');
  });
});

describe('your account', () => {
  it('shows where one is signed in, and signs others out', async () => {
    await desk.service.query('delete from app.console_sessions');
    const other = await desk.open('/account', {
      isAnew: true,
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
    });
    const page = await desk.open('/account', { isAnew: true });
    await page.getByRole('row', { name: /Safari on iOS/ }).waitFor();
    await page.getByText('This one').waitFor();
    await desk.look(page, 'account');
    await page.getByRole('button', { name: 'Sign out Safari on iOS' }).click();
    await page.getByRole('button', { name: 'Sign it out' }).click();
    await page.getByText('The browser is signed out').waitFor();
    expect(await page.getByRole('row', { name: /Safari on iOS/ }).count()).toBe(0);
    await other.reload();
    await other.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  it('changes the password, and says at the field what is wrong with it', async () => {
    const page = await desk.open('/account', { isAnew: true });
    await page.getByLabel('Current password').fill('wrong');
    await page.getByLabel('New password').fill('too short');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Use at least 12 characters.').last().waitFor();
    await page.getByLabel('New password').fill('a lark above the field');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('The password is incorrect.').waitFor();
    await desk.look(page, 'account-password');
    await page.getByLabel('Current password').fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password is changed').waitFor();
    await setOwnerPassword(desk.service, desk.service.agencies[0]);
  });
});

describe('language and time zone', () => {
  it('are the agency’s until a person chooses, and times are shown by them at once', async () => {
    const page = await desk.open('/account');
    const times = page.locator('time').first();
    await page.getByLabel('Time zone', { exact: true }).selectOption('Pacific/Auckland');
    await page.getByLabel('Language', { exact: true }).fill('de-DE');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your language and time zone are saved').waitFor();
    await page.locator('time[title*="Pacific/Auckland"]').first().waitFor();
    expect(await times.getAttribute('title')).toMatch(/\d{2}\.\d{2}\.\d{4}.*\(Pacific\/Auckland\)/);
    await desk.look(page, 'account-preferences');
    await page.getByLabel('Language', { exact: true }).fill('nonsense-tag-of-mine');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/Enter a language tag/).waitFor();
  });
});
