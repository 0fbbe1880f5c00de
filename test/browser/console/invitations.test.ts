import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { ConsoleBrowser } from './console.ts';

let desk: ConsoleBrowser;
beforeAll(async () => {
  desk = await ConsoleBrowser.start();
});
afterEach(() => desk?.closePages());
afterAll(() => desk?.stop());

const statusSays = (page: Page, text: string) => page.getByRole('status').getByText(text).first().waitFor();

describe('invitations', () => {
  it('say at the address what is wrong with it, and are sent, sent again and withdrawn', async () => {
    const email = `tara@${desk.slug}.example`;
    await desk.service.ok('createDepartment', {
      body: { name: 'Welcome', levels: [{ name: 'Lead' }, { name: 'Junior' }] },
    });
    const page = await desk.open('/people');
    await page.getByRole('button', { name: 'Invite a member' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await dialog.getByText('Give the e-mail address of the person.').waitFor();
    await dialog.getByLabel('E-mail address').fill(desk.email);
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await dialog.getByText(/has the address .* and is already active in this agency/).waitFor();
    await dialog.getByLabel('E-mail address').fill(email);
    await dialog.getByLabel('Name').fill('Tara Thorn');
    await dialog.getByLabel('Role').selectOption({ label: 'Admin' });
    await dialog.getByRole('button', { name: 'Add a department' }).click();
    await dialog.getByLabel('Department 1').selectOption({ label: 'Welcome' });
    await dialog.getByLabel('Note').fill('We look forward to you.');
    await desk.look(page, 'people-invite');
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await statusSays(page, 'Tara Thorn is invited');
    const [{ id }] = (await desk.service.query<{ id: string }>('select id from users where email = $1', [
      email,
    ])) as [{ id: string }];
    expect((await desk.service.ok('getUser', { path: { id } })).data).toMatchObject({
      status: 'invited',
      role: 'admin',
      departments: [{ department_name: 'Welcome', level_name: 'Junior' }],
    });
    await page
      .getByRole('table', { name: 'Pending invitations' })
      .getByRole('row', { name: /Tara Thorn.*Open/ })
      .waitFor();
    await desk.service.query(`update user_invitations set expires_at = now() - interval '1 day'`);
    await page.reload();
    await page.getByRole('row', { name: /Tara Thorn.*Expired/ }).waitFor();
    await desk.look(page, 'people-invitations');
    await page.getByRole('button', { name: 'Send again to Tara Thorn' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send the invitation' }).click();
    await page.getByRole('row', { name: /Tara Thorn.*Open/ }).waitFor();
    expect((await desk.service.ok('getUser', { path: { id } })).data.role).toBe('admin');
    await page.getByRole('button', { name: 'Withdraw the invitation of Tara Thorn' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the invitation' }).click();
    await statusSays(page, 'The invitation of Tara Thorn is withdrawn');
    await page.getByRole('table', { name: 'Pending invitations' }).waitFor({ state: 'detached' });
  });

  it('are all reached by pages and by search, however many there are, and the oldest is sent again', async () => {
    const { service } = desk;
    const [{ id: agencyId }] = service.agencies;
    await service.query(
      `
      with invited as (
        insert into users (tenant_id, kind, name, email, status) select $1, 'member', 'Guest ' || lpad(n::text, 3, '0'), 'guest' || n || '@guests.example', 'invited' from generate_series(1, 230) n returning id, name)
      insert into user_invitations (tenant_id, user_id, token_hash, invited_by, expires_at, created_at)
        select $1, id, sha256(name::bytea), (select id from users where tenant_id = $1 and email = $2), now() - interval '1 hour', now() - interval '8 days' - right(name, 3)::int * interval '1 minute' from invited`,
      [agencyId, desk.email],
    );
    const page = await desk.open('/people');
    const pages = page.getByRole('navigation', { name: 'Pages of invitations' });
    await pages.getByText('1–20 of 230').waitFor();
    await pages.getByRole('button', { name: 'Older' }).click();
    await pages.getByText('21–40 of 230').waitFor();
    expect(new URL(page.url()).searchParams.get('invitations_offset')).toBe('20');
    await desk.look(page, 'people-invitations-pages');
    // The 230th is the oldest.
    await page.getByLabel('Search invitations').fill('guest230@');
    await page.getByRole('row', { name: /Guest 230.*Expired/ }).waitFor();
    await page.getByRole('button', { name: 'Send again to Guest 230' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send the invitation' }).click();
    await page.getByRole('row', { name: /Guest 230.*Open/ }).waitFor();
    await page.getByLabel('Search invitations').fill('nobody at all');
    await page.getByText('No invitation matches').waitFor();
    await service.query("update users set status = 'removed' where email like '%@guests.example'");
  });
});
