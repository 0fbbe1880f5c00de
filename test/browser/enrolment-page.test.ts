import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enrolled, payFirst, read } from '../families/programs/programs.ts';
import { sharedBrowser } from '../support/browser.ts';
import { startService, type Service } from '../support/service.ts';

/** Contacts of clients see an enrolment on its page, cancel it there and change their mind. */
let service: Service;
let page: Page;
const faults: string[] = [];
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
  const context = await (await sharedBrowser()).newContext();
  page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
});
afterAll(async () => {
  await page?.context().close();
  await service?.stop();
});

it('an enrolment is cancelled for the end of what is paid, and kept after all', async () => {
  const enrolment = await enrolled(service);
  await payFirst(service, enrolment.id);
  const { contacts } = (await service.ok('getClient', { path: { id: enrolment.client.id } })).data;
  const { data } = await service.ok('issueClientProgramLink', {
    path: { id: enrolment.id },
    body: { contact_id: contacts[0]!.id },
  });
  await page.goto(data.url);
  await page.getByRole('heading', { name: enrolment.program.name }).waitFor();
  await page.getByText('Cancel this program').click();
  await page.getByRole('textbox', { name: /^Why do you cancel/ }).fill('We close the clinic.');
  const folder = process.env['SCREENSHOTS'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/enrolment.png`, fullPage: true });
  await page.getByRole('button', { name: 'Cancel the program' }).click();
  await page.getByText('Ends on', { exact: true }).waitFor();
  expect((await read(service, enrolment.id)).cancels_at).not.toBeNull();
  await page.getByRole('button', { name: 'Keep the program' }).click();
  await page.getByText('Cancel this program').waitFor();
  expect((await read(service, enrolment.id)).cancels_at).toBeNull();
  expect(faults).toEqual([]);
});
