import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Permission } from '#generated/permissions.ts';
import { ConsoleBrowser } from './console.ts';

interface Level {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly revision: number;
}
interface Department {
  readonly id: string;
  readonly name: string;
  readonly levels: readonly Level[];
}

let desk: ConsoleBrowser;
beforeAll(async () => {
  desk = await ConsoleBrowser.start();
});
afterEach(() => desk?.closePages());
afterAll(() => desk?.stop());

const makeDepartment = async (
  name: string,
  levels: readonly { name: string; permissions?: readonly Permission[] }[] = [
    { name: 'Lead' },
    { name: 'Junior' },
  ],
): Promise<Department> =>
  (await desk.service.ok('createDepartment', { body: { name, levels: levels as never } })).data;
const levelsOf = async ({ id }: Department): Promise<Level[]> =>
  (await desk.service.ok('getDepartment', { path: { id } })).data.levels;
const idOf = async (email: string): Promise<string> =>
  (await desk.service.query<{ id: string }>('select id from users where email = $1', [email]))[0]!.id;
const userOf = async (email: string) =>
  (await desk.service.ok('getUser', { path: { id: await idOf(email) } })).data;
const place = async (email: string, { id }: Department, level: Level) =>
  desk.service.ok('updateUserFields', {
    body: { user_id: await idOf(email), departments: [{ department_id: id, level_id: level.id }] },
  });
const focused = (page: Page) => page.locator(':focus').getAttribute('aria-label');
const statusSays = (page: Page, text: string) => page.getByRole('status').getByText(text).first().waitFor();

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
    await desk.look(page, 'people-suspend');
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
    await page.getByText('1 open record is still assigned to Rita Reed').waitFor();
    await page.getByText('Harbour Bakery').waitFor();
    await desk.look(page, 'people-suspended');
    await theirs.reload();
    await theirs.getByRole('heading', { name: 'You are not a member of an agency' }).waitFor();
    await page.getByRole('button', { name: 'Reactivate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click();
    await statusSays(page, 'Rita Reed is active again');
    expect(await userOf(email)).toMatchObject({ status: 'active' });
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

describe('departments', () => {
  it('are made, get levels, are put in order with buttons and keys, and are deleted with a successor', async () => {
    const page = await desk.open('/people?tab=departments');
    await page.getByRole('button', { name: 'New department' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Give the department a name.').waitFor();
    await page.getByLabel('Name').fill('Studio');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Studio', level: 1 }).waitFor();
    for (const name of ['Senior', 'Trainee']) {
      await page.getByRole('button', { name: 'Add a level' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill(name);
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    const [studio] = (await desk.service.ok('listDepartments', { query: { search: 'Studio' } })).data;
    const order = async () => (await levelsOf(studio!)).map(({ name }) => name);
    await page.getByRole('button', { name: 'Move Senior up' }).click();
    await statusSays(page, 'Senior is level 1 of 3');
    expect(await order()).toEqual(['Senior', 'Member', 'Trainee']);
    await page.getByRole('button', { name: 'Move Trainee up' }).focus();
    await page.keyboard.press('ArrowUp');
    await statusSays(page, 'Trainee is level 2 of 3');
    expect(await order()).toEqual(['Senior', 'Trainee', 'Member']);
    expect(await focused(page)).toBe('Move Trainee up');
    const email = await desk.addMember('Uma Umber', []);
    await place(email, studio!, (await levelsOf(studio!))[1]!);
    await page.reload();
    await page.getByRole('link', { name: 'Uma Umber' }).waitFor();
    await desk.look(page, 'people-department');
    await page.getByRole('button', { name: 'Edit Trainee' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('senior');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').getByText('The department already has a level named senior.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete Trainee' }).click();
    await page.getByLabel('Its members get').selectOption({ label: 'Senior' });
    await desk.look(page, 'people-delete-level');
    await page.getByRole('button', { name: 'Delete the level' }).click();
    await statusSays(page, 'Trainee is deleted');
    expect(await userOf(email)).toMatchObject({ departments: [{ level_name: 'Senior' }] });
    const heir = await makeDepartment('Atelier');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByLabel('Takes over').selectOption({ label: 'Atelier' });
    await page.getByLabel('Type Studio to confirm').fill('Studio');
    await page.getByRole('button', { name: 'Delete the department' }).click();
    await page.getByRole('row', { name: /Atelier/ }).waitFor();
    await desk.look(page, 'people-departments');
    expect(await userOf(email)).toMatchObject({
      departments: [{ department_id: heir.id, level_name: 'Junior' }],
    });
  });

  it('fit with names without a blank', async () => {
    const name = 'Kundenbetreuungsundwachstumsabteilungsleitungsstellvertretungskoordinationsgruppe';
    const long = await makeDepartment(name, [{ name: `${name} Lead` }, { name: 'Junior' }]);
    const email = await desk.addMember(name, []);
    await place(email, long, long.levels[0]!);
    const page = await desk.open(`/people/departments/${long.id}`);
    await page.getByRole('link', { name }).waitFor();
    await desk.look(page, 'people-department-long');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByLabel(`Type ${name} to confirm`).waitFor();
    await page.getByText('One member goes to another department.').waitFor();
    expect(
      await page.evaluate(
        '[...document.querySelectorAll(".dialog label")].filter((one) => one.scrollWidth > one.parentElement.clientWidth).length',
      ),
    ).toBe(0);
    await desk.look(page, 'people-department-long-delete');
    await page.goto(`${desk.service.url}/console/people?search=${name}`);
    await page.getByRole('row', { name: /Active/ }).waitFor();
    await desk.look(page, 'people-members-long');
    await page.getByRole('link', { name }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await desk.look(page, 'people-member-long');
  });

  it('keep a name that is being entered when somebody else changes the rest', async () => {
    const wing = await makeDepartment('Wing');
    const page = await desk.open(`/people/departments/${wing.id}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('West wing');
    await desk.service.ok('updateDepartment', { body: { id: wing.id, description: 'Where the sun sets.' } });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog
      .getByText('What the department does: now “Where the sun sets.”, which the form shows now.')
      .waitFor();
    await desk.look(page, 'people-department-conflict');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await statusSays(page, 'West wing is saved');
    expect((await desk.service.ok('getDepartment', { path: { id: wing.id } })).data).toMatchObject({
      name: 'West wing',
      description: 'Where the sun sets.',
    });
  });
});

describe('the permissions of levels', () => {
  const lead = (page: Page, what: string) => page.getByRole('checkbox', { name: `Lead: ${what}` });

  it('are set with the keyboard alone, collected, undone and saved together', async () => {
    const field = await makeDepartment('Field', [
      { name: 'Lead', permissions: ['clients.view'] },
      { name: 'Junior' },
    ]);
    const page = await desk.open(`/people/departments/${field.id}`);
    await page.getByRole('button', { name: 'Clients', exact: true }).focus();
    await page.keyboard.press('Enter');
    await lead(page, 'all of Clients').focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Lead: May see clients.');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: 'Junior: May create clients. Not saved yet.' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.getByText('3 changes wait to be saved: Lead 1, Junior 2.').first().waitFor();
    await desk.look(page, 'people-matrix');
    await page.getByRole('button', { name: 'Undo the last' }).click();
    await page.getByText('2 changes wait to be saved: Lead 1, Junior 1.').first().waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await statusSays(page, 'Lead and Junior are saved');
    expect((await levelsOf(field)).map(({ permissions }) => permissions)).toEqual([
      ['clients.create', 'clients.view'],
      ['clients.create'],
    ]);
    await page.getByRole('group', { name: 'Unsaved changes' }).waitFor({ state: 'detached' });
  });

  it('are not left behind unsaved without a question', async () => {
    const depot = await makeDepartment('Depot');
    const page = await desk.open('/people?tab=departments');
    await page.getByRole('link', { name: 'Depot' }).click();
    await page.getByRole('checkbox', { name: 'Lead: all of Tasks' }).check();
    for (const leave of [() => page.getByRole('link', { name: 'API keys' }).click(), () => page.goBack()]) {
      await leave();
      const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
      await dialog.waitFor();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe(`/console/people/departments/${depot.id}`);
      await page
        .getByText(/changes wait to be saved: Lead/)
        .first()
        .waitFor();
    }
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('button', { name: 'Discard changes and leave' }).click();
    await page.getByRole('heading', { name: 'API keys' }).waitFor();
    expect((await levelsOf(depot))[0]!.permissions).toEqual([]);
  });

  it('keep what two people change at once, and say so', async () => {
    const lab = await makeDepartment('Lab');
    const page = await desk.open(`/people/departments/${lab.id}`);
    await page.getByRole('button', { name: 'Clients', exact: true }).click();
    await lead(page, 'May see clients.').check();
    await page.getByRole('checkbox', { name: 'Junior: May see clients.' }).check();
    await desk.service.ok('replaceDepartmentLevelPermissions', {
      body: { level_id: lab.levels[0]!.id, permissions: ['clients.edit'] },
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('alert').getByText('Lead is not saved').waitFor();
    await statusSays(page, 'Junior is saved');
    await expect.poll(() => lead(page, 'May change clients.').isChecked()).toBe(true);
    await desk.look(page, 'people-matrix-conflict');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await statusSays(page, 'Lead is saved');
    expect((await levelsOf(lab)).map(({ permissions }) => permissions)).toEqual([
      ['clients.edit', 'clients.view'],
      ['clients.view'],
    ]);
  });

  it('are shown a level at a time where there is little room', async () => {
    const attic = await makeDepartment('Attic');
    const page = await desk.open(`/people/departments/${attic.id}`, {
      viewport: { width: 360, height: 740 },
    });
    await page.getByRole('checkbox', { name: 'Lead: all of Clients' }).check();
    await page.getByLabel('Level', { exact: true }).selectOption({ label: 'Junior' });
    await page.getByRole('checkbox', { name: 'Junior: all of Clients' }).waitFor();
    expect(await page.getByRole('checkbox', { name: 'Lead: all of Clients' }).count()).toBe(0);
    await page
      .getByText(/changes wait to be saved: Lead/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await statusSays(page, 'Lead is saved');
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
