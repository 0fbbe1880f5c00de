import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { ConsoleBrowser } from './console.ts';
import { focused, peopleOf, statusSays } from './people-desk.ts';

let desk: ConsoleBrowser;
beforeAll(async () => {
  desk = await ConsoleBrowser.start();
});
afterEach(() => desk?.closePages());
afterAll(() => desk?.stop());

const { makeDepartment, levelsOf, userOf, place } = peopleOf(() => desk);

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
