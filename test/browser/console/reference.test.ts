import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { ConsoleBrowser } from './console.ts';
import { showAsPending } from './pending.ts';

let desk: ConsoleBrowser;
beforeAll(async () => {
  desk = await ConsoleBrowser.start();
});
afterEach(() => desk?.closePages());
afterAll(() => desk?.stop());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search the reference' });

describe('The reference', () => {
  it('begins with what holds everywhere, and lists families that open to their operations', async () => {
    const page = await desk.open('/reference');
    await page.getByRole('heading', { name: 'General rules' }).waitFor();
    await desk.look(page, 'reference-overview');
    const list = page.getByRole('navigation', { name: 'API reference' });
    await list.getByRole('link', { name: 'Client notes' }).click();
    await heading(page, 'Client notes').waitFor();
    await desk.look(page, 'reference-family');
    await list.getByRole('link', { name: /Create a client note(?! folder)/ }).click();
    await heading(page, 'Create a client note').waitFor();
    expect(new URL(page.url()).pathname).toBe('/console/reference/client-notes/createClientNote');
  });

  it('is searched with the mouse, by the words that people use and with slips', async () => {
    const page = await desk.open('/reference');
    await searchField(page).fill('merge tikets');
    const first = page.getByRole('option').first();
    await first.getByText('Merge tickets', { exact: true }).waitFor();
    await desk.look(page, 'reference-search');
    await first.click();
    await heading(page, 'Merge tickets').waitFor();
    expect(await page.getByRole('option').count()).toBe(0);
  });

  it('is searched with the keyboard alone: `/` comes, arrows choose, Enter goes', async () => {
    const page = await desk.open('/reference/clients/getClient');
    await heading(page, 'Get a client').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('create client');
    await page
      .getByRole('option', { name: /Create a client/ })
      .first()
      .waitFor();
    const chosen = () => page.getByRole('option', { selected: true }).textContent();
    const best = await chosen();
    await page.keyboard.press('ArrowDown');
    await expect.poll(chosen).not.toBe(best);
    await page.keyboard.press('ArrowUp');
    await expect.poll(chosen).toBe(best);
    await page.keyboard.press('Enter');
    await heading(page, 'Create a client').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('qzxqzx');
    await page.getByText('No results.').waitFor();
  });

  it('finds what holds for all operations, and goes to where it stands', async () => {
    const page = await desk.open('/reference/clients/createClient');
    await searchField(page).fill('pagination');
    await page.getByRole('option').first().click();
    await heading(page, 'API reference').waitFor();
    await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('lists');
    await searchField(page).fill('429');
    await page.getByRole('option').first().click();
    await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('rate-limit');
    await desk.look(page, 'reference-rule');
  });

  it('finds events too, and says what is there of a name that the contract does not know', async () => {
    const page = await desk.open('/reference/clients/noSuchOperation');
    await page.getByText('The contract has no operation noSuchOperation').waitFor();
    await desk.look(page, 'reference-unknown');
    await searchField(page).fill('client.created');
    await page.getByRole('option').first().click();
    await heading(page, 'A client is created').waitFor();
  });

  it('shows an operation to its last field, which has an address of its own', async () => {
    const page = await desk.open('/reference/clients/createClient');
    const body = page.getByRole('region', { name: 'Body' });
    await body.getByRole('button', { name: 'contacts' }).click();
    await body.getByText('Name of the person.').waitFor();
    await desk.look(page, 'reference-operation');
    await body.getByRole('link', { name: 'Link to email' }).click();
    await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toBe('#body.contacts.email');
    const shared = await desk.open('/reference/clients/createClient#body.contacts.email');
    await shared.locator('[id="body.contacts.email"].aimed').waitFor();
    expect(await shared.locator('[id="body.contacts.email"]').isVisible()).toBe(true);
  });

  it('explains forms, values and errors, and links what belongs together', async () => {
    const pending = await desk.open('/reference/map-layers/createMapLayer');
    await showAsPending(pending, 'createMapLayer');
    await pending.getByText('It validates the request and then returns 501.').waitFor();
    const page = await desk.open('/reference/tickets/manageTicket');
    const body = page.getByRole('region', { name: 'Body' });
    await body.getByLabel(/forms, told by action/).selectOption('add_note');
    await body.locator('[id="body:add_note.action"]').waitFor();
    await page.getByRole('button', { name: 'Example of 409' }).click();
    await desk.look(page, 'reference-forms');
    await page.getByRole('link', { name: 'ticket.created' }).click();
    await heading(page, 'A ticket is opened').waitFor();
    expect(
      await page.getByRole('region', { name: 'Operations that can cause it' }).getByRole('link').count(),
    ).toBeGreaterThan(0);
  });

  it('gives the call in three languages', async () => {
    const page = await desk.open('/reference/clients/createClient');
    const code = page.getByRole('region', { name: 'In a program' });
    await code.getByText('curl -X POST').waitFor();
    await code.getByRole('tab', { name: 'TypeScript' }).click();
    await code.getByText('await createClient(').waitFor();
    await code.getByRole('tab', { name: 'Python' }).click();
    await code.getByText('requests.request(').waitFor();
    await desk.look(page, 'reference-samples');
  });

  it('tells what changed in the contract', async () => {
    const page = await desk.open('/reference/changelog');
    await page.getByRole('heading', { name: '1.0.0' }).waitFor();
    await desk.look(page, 'reference-changelog');
  });
});

describe('A try', () => {
  it('begins with records that exist', async () => {
    const { service } = desk;
    const profile = (await service.ok('createClientProfile', { body: { name: 'For a try' } })).data;
    const client = (await service.ok('createClient', { body: { name: 'Tried', profile_id: profile.id } }))
      .data;
    const page = await desk.open('/reference/clients/updateClient?tab=try');
    await expect.poll(() => page.getByLabel(/^id/).inputValue()).toBe(client.id);
    const created = await desk.open('/reference/clients/createClient?tab=try');
    await expect.poll(() => created.getByLabel('Body').inputValue()).toContain(profile.id);
    // What is to be deleted is for people to choose.
    const deleted = await desk.open('/reference/clients/deleteClient?tab=try');
    await expect
      .poll(() => deleted.getByLabel(/^id/).getAttribute('placeholder'))
      .toBe(`Such as ${client.id}`);
    expect(await deleted.getByLabel(/^id/).inputValue()).toBe('');
  });

  it('reads as the person who is signed in, and shows the whole answer', async () => {
    await desk.service.ok('createClientProfile', { body: { name: 'Retainers' } });
    const page = await desk.open('/reference/client-profiles/listClientProfiles?tab=try');
    await page.getByRole('button', { name: 'Call it', exact: true }).click();
    const answer = page.getByRole('region', { name: 'Response' });
    await answer.getByText('200', { exact: true }).waitFor();
    await answer.getByText('"name": "Retainers"').waitFor();
    await answer.getByRole('button', { name: /headers/ }).click();
    await answer.getByText('x-request-id').waitFor();
    await desk.look(page, 'reference-try-read');
  });

  it('says where the service found fault, at the field', async () => {
    const page = await desk.open('/reference/client-profiles/listClientProfiles?tab=try');
    await page.getByRole('button', { name: /optional parameters/ }).click();
    await page.getByRole('textbox', { name: 'limit' }).fill('9000');
    await page.getByRole('button', { name: 'Call it', exact: true }).click();
    await page.getByRole('region', { name: 'Response' }).getByText('400', { exact: true }).waitFor();
    await page.locator('.mantine-TextInput-error', { hasText: 'limit' }).waitFor();
    await desk.look(page, 'reference-try-refused');
    await page.getByRole('textbox', { name: 'limit' }).fill('many');
    await page.getByRole('button', { name: 'Call it', exact: true }).click();
    await page.getByText('Enter a number.').waitFor();
  });

  it('asks before it writes, names the agency, and writes once', async () => {
    const page = await desk.open('/reference/client-profiles/createClientProfile?tab=try');
    const names = async () =>
      ((await desk.service.ok('listClientProfiles')).data as { name: string }[]).filter(
        ({ name }) => name === 'Tried',
      ).length;
    const body = page.getByLabel('Body', { exact: true });
    await body.fill('{ "name": ');
    await page.getByRole('button', { name: 'Call it …' }).click();
    await page.getByText('This is not JSON').waitFor();
    await body.fill('{ "nam": "Tried" }');
    await page.getByText('body.name is missing').waitFor();
    await desk.look(page, 'reference-try-body');
    await body.fill('{ "name": "Tried" }');
    await page.getByRole('button', { name: 'Call it …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/in Alder\?$/).waitFor();
    await desk.look(page, 'reference-try-ask');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await names()).toBe(0);
    await page.getByRole('button', { name: 'Call it …' }).click();
    await dialog.getByRole('button', { name: 'Send it' }).click();
    await page.getByRole('region', { name: 'Response' }).getByText('200', { exact: true }).waitFor();
    expect(await names()).toBe(1);
    await page.getByRole('region', { name: 'In a program' }).getByText('"Tried"').waitFor();
  });

  it('of what is not there yet sends the request without asking, and shows the refusal', async () => {
    const page = await desk.open('/reference/map-layers/createMapLayer?tab=try');
    await showAsPending(page, 'createMapLayer');
    await page.route(/\/map-layers$/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 501, json: { error: { type: 'internal', message: 'Not available yet.' } } })
        : route.fallback(),
    );
    await page.getByText('This is not available yet.').waitFor();
    await page.getByRole('button', { name: 'Call it …' }).click();
    await page.getByRole('region', { name: 'Response' }).getByText('501', { exact: true }).waitFor();
  });

  it('is not offered to who may not call, and says what they lack', async () => {
    const email = await desk.addMember('Rita Reader', ['clients.view']);
    const page = await desk.open('/reference/clients/createClient?tab=try', { email });
    await page.getByText('You cannot call this operation').waitFor();
    expect(await page.getByRole('button', { name: /Call it/ }).count()).toBe(0);
    await desk.look(page, 'reference-try-forbidden');
    await page.getByRole('tab', { name: 'Reference' }).click();
    await page.getByText('You do not have it.').waitFor();
  });
});
