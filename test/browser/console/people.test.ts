import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ConsoleBrowser } from './console.ts';
import { peopleOf, statusSays } from './people-desk.ts';

let desk: ConsoleBrowser;
beforeAll(async () => {
  desk = await ConsoleBrowser.start();
});
afterEach(() => desk?.closePages());
afterAll(() => desk?.stop());

const { idOf, makeDepartment, userOf, place } = peopleOf(() => desk);

describe('members', () => {
  it('are found by name, status and department, which stand in the address', async () => {
    const design = await makeDepartment('Design');
    const mia = await desk.addMember('Mia Moss', []);
    await desk.addMember('Noel North', ['clients.view']);
    await place(mia, design, design.levels[1]!);
    const page = await desk.open('/people');
    await page.getByRole('row', { name: /Mia Moss.*Design.*Junior.*Active/ }).waitFor();
    await desk.look(page, 'people-members');
    await page.getByLabel('Department', { exact: true }).selectOption({ label: 'Design' });
    await expect.poll(() => page.getByRole('row', { name: /Noel North/ }).count()).toBe(0);
    await page.getByLabel('Search members').fill('nobody at all');
    await page.getByText('No members match').waitFor();
    await desk.look(page, 'people-members-none');
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('search'), searchParams.get('department')]).toEqual([
      'nobody at all',
      design.id,
    ]);
    await page.getByLabel('Search members').fill('');
    await page.getByLabel('Status').selectOption({ label: 'Suspended' });
    await page.getByText('No members match').waitFor();
  });

  it('are shown with all that they may do and where it comes from', async () => {
    const care = await makeDepartment('Care', [
      { name: 'Carer', permissions: ['tickets.view', 'tickets.reply'] },
    ]);
    const email = await desk.addMember('Olga Oak', ['tickets.view']);
    await place(email, care, care.levels[0]!);
    const page = await desk.open(`/people/${await idOf(email)}`);
    await page.getByText(/^Added \w/).waitFor();
    const row = page.getByRole('listitem').filter({ hasText: 'tickets.view' });
    await row
      .getByText('Their own, of no department; By Care · Carer')
      .or(row.getByText('By Care · Carer; Their own, of no department'))
      .waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'tickets.reply' })
      .getByText('By Care · Carer')
      .waitFor();
    await desk.look(page, 'people-member');
  });

  it('get a role and departments, saved together', async () => {
    const sales = await makeDepartment('Sales');
    const email = await desk.addMember('Pia Pine', []);
    const page = await desk.open(`/people/${await idOf(email)}`);
    await page.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Admin' });
    await page.getByRole('button', { name: 'Add a department' }).click();
    await page.getByLabel('Department 1').selectOption({ label: 'Sales' });
    await page.getByLabel('Level in Sales').selectOption({ label: 'Lead' });
    await desk.look(page, 'people-member-edited');
    await page.getByRole('button', { name: 'Save' }).click();
    await statusSays(page, 'Pia Pine is saved');
    expect(await userOf(email)).toMatchObject({
      role: 'admin',
      departments: [{ department_id: sales.id, level_name: 'Lead' }],
    });
    await page.getByRole('button', { name: /^Clients/ }).click();
    await page.getByText('By the role Admin').first().waitFor();
  });

  it('keep what was entered when somebody else changed them meanwhile, and the page says what that was', async () => {
    const hall = await makeDepartment('Hall');
    const email = await desk.addMember('Quin Quick', []);
    const page = await desk.open(`/people/${await idOf(email)}`);
    await page.getByLabel('Name').fill('Quin Slow');
    await desk.service.ok('updateUserFields', {
      body: { user_id: await idOf(email), name: 'Quin Quiet', departments: [{ department_id: hall.id }] },
    });
    await page.getByRole('button', { name: 'Save' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Someone else changed this in the meantime' });
    await alert
      .getByText('Name: now “Quin Quiet”. Your own stays in the form, and replaces theirs when you save.')
      .waitFor();
    await alert.getByText('Hall: now Junior, which the form shows now.').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Quin Slow');
    await page.getByLabel('Level in Hall').waitFor();
    await desk.look(page, 'people-member-conflict');
    expect(await userOf(email)).toMatchObject({
      name: 'Quin Quiet',
      departments: [{ department_id: hall.id }],
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await statusSays(page, 'Quin Slow is saved');
    await alert.waitFor({ state: 'detached' });
    expect(await userOf(email)).toMatchObject({
      name: 'Quin Slow',
      departments: [{ department_id: hall.id }],
    });
  });

  it('keep what was entered while they are suspended, and are not left behind unsaved without a question', async () => {
    const email = await desk.addMember('Rosa Rue', []);
    const page = await desk.open(`/people/${await idOf(email)}`);
    await page.getByLabel('Name').fill('Rosa Rowan');
    await page.getByRole('button', { name: 'Suspend' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
    await page.getByRole('button', { name: 'Reactivate' }).waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Rosa Rowan');
    await page.getByRole('link', { name: 'API keys' }).click();
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await page.getByRole('button', { name: 'Save' }).click();
    await statusSays(page, 'Rosa Rowan is saved');
    expect(await userOf(email)).toMatchObject({ name: 'Rosa Rowan', status: 'suspended' });
  });

  it('are suspended, which says what is open in their charge, and reactivated', async () => {
    const email = await desk.addMember('Rita Reed', ['clients.view']);
    const id = await idOf(email);
    const profile = (await desk.service.ok('createClientProfile', { body: { name: 'Clients' } })).data;
    await desk.service.ok('createClient', {
      body: { name: 'Harbour Bakery', profile_id: profile.id, assigned_to: [id], status: 'active_client' },
    });
    const theirs = await desk.open('/account', { email });
    const page = await desk.open(`/people/${id}`);
    await page.getByRole('button', { name: 'Suspend' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).waitFor();
    await desk.look(page, 'people-suspend');
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
    await page.getByText('1 open record is still assigned to Rita Reed').waitFor();
    await page.getByText('Harbour Bakery').waitFor();
    await desk.look(page, 'people-suspended');
    await theirs.reload();
    await theirs.waitForURL(/\/console\/sign-in/);
    await page.getByRole('button', { name: 'Reactivate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click();
    await statusSays(page, 'Rita Reed is active again');
    expect(await userOf(email)).toMatchObject({ status: 'active' });
    await theirs.goto(theirs.url().replace(/sign-in.*/, 'account'));
    await theirs.waitForURL(/\/console\/sign-in/);
  });

  it('are removed once their name is typed', async () => {
    const email = await desk.addMember('Sam Stone', []);
    const page = await desk.open(`/people/${await idOf(email)}`);
    await page.getByRole('button', { name: 'Remove' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('button', { name: 'Remove' }).isDisabled()).toBe(true);
    await dialog.getByLabel('Type Sam Stone to confirm').fill('Sam Stone');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await statusSays(page, 'Sam Stone is removed');
    await page.getByText('Send a new invitation to the same address to restore the membership.').waitFor();
    expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
    await desk.look(page, 'people-removed');
  });

  it('keep their last owner, and the page says why', async () => {
    const page = await desk.open(`/people/${desk.service.agencies[0].ownerId}`);
    await page.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Admin' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('alert')
      .getByText(/is the last owner/)
      .waitFor();
    await page.getByRole('button', { name: 'Suspend' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
    await page
      .getByRole('dialog')
      .getByRole('alert')
      .getByText(/is the last owner/)
      .waitFor();
  });
});

describe('what one may not do', () => {
  it('is not offered to who may only look', async () => {
    const cellar = await makeDepartment('Cellar', [{ name: 'Lead', permissions: ['clients.view'] }]);
    const email = await desk.addMember('Vera View', ['people.view']);
    const page = await desk.open('/people', { email });
    await page.getByRole('row', { name: /Vera View/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Invite a member' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Vera View' }).click();
    await page.getByRole('heading', { name: 'Permissions' }).waitFor();
    expect(await page.getByRole('button', { name: /Save|Suspend|Remove/ }).count()).toBe(0);
    await desk.look(page, 'people-member-view');
    await page.goto(`${desk.service.url}/console/people/departments/${cellar.id}`);
    await page.getByRole('button', { name: 'Clients', exact: true }).click();
    await page.getByRole('row', { name: /May see clients\..*Granted/ }).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    expect(await page.getByRole('button', { name: /Edit|Delete|Move|Add/ }).count()).toBe(0);
    await desk.look(page, 'people-matrix-view');
  });

  it('is said where somebody would give more than they hold', async () => {
    const mint = await makeDepartment('Mint', [
      { name: 'Lead', permissions: ['billing.manage', 'billing.view'] },
      { name: 'Junior' },
    ]);
    const email = await desk.addMember('Wim Wise', [
      'people.view',
      'people.manage',
      'people.invite',
      'clients.view',
    ]);
    const page = await desk.open(`/people/departments/${mint.id}`, { email });
    await page.getByText('You can revoke, but not grant, permissions that you do not have.').waitFor();
    await page.getByRole('button', { name: 'Billing', exact: true }).click();
    expect(await page.getByRole('checkbox', { name: 'Junior: all of Billing' }).isDisabled()).toBe(true);
    await desk.look(page, 'people-matrix-limited');
    await page.goto(`${desk.service.url}/console/people/${desk.service.agencies[0].ownerId}`);
    await page.getByText('Only an owner can change an owner.').waitFor();
    expect(await page.getByRole('button', { name: /Save|Suspend|Remove/ }).count()).toBe(0);
    await page.goto(
      `${desk.service.url}/console/people/${await idOf(await desk.addMember('Xenia Xu', ['billing.view']))}`,
    );
    await page.getByText(/Xenia Xu has permissions that you do not have: billing\.view/).waitFor();
    const lesser = await idOf(await desk.addMember('Yuri Yew', []));
    await page.goto(`${desk.service.url}/console/people/${lesser}`);
    await page.getByText('Only owners and admins can assign roles.').waitFor();
    await page.getByRole('button', { name: 'Add a department' }).click();
    await page.getByLabel('Department 1').selectOption({ label: 'Mint' });
    expect(
      await page
        .getByLabel('Level in Mint')
        .locator('option', { hasText: 'Lead (grants more than you have)' })
        .isDisabled(),
    ).toBe(true);
  });

  it('is refused to who may not even look, and the page says so', async () => {
    const email = await desk.addMember('Zoe Zinc', ['clients.view']);
    const page = await desk.open('/people', { email });
    expect(await page.getByRole('link', { name: 'People' }).count()).toBe(0);
    await page.getByText('You may not see the members of this agency').waitFor();
    await desk.look(page, 'people-refused');
  });
});
