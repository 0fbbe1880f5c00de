import { afterAll, beforeAll, expect, it } from 'vitest';
import { Authors } from '../families/automations/flows.ts';
import { asked, asking, newAddress } from '../families/automations/outsiders.ts';
import { openHostedPage, type HostedPage } from '../support/hosted-page.ts';
import { startService, type Service } from '../support/service.ts';

/** People outside the agency answer what an automation asks on its page. */
let service: Service;
let author: Authors;
let opened: HostedPage;
let page: HostedPage['page'];
let faults: HostedPage['faults'];
let shot: HostedPage['shot'];
beforeAll(async () => {
  service = await startService({});
  await service.startAnother({ role: 'work' });
  author = new Authors(service);
  opened = await openHostedPage({ viewport: { width: 720, height: 900 } });
  ({ page, faults, shot } = opened);
});
afterAll(async () => {
  await opened?.close();
  await service?.stop();
});

it('approves with a comment, and says so when the link is used again', async () => {
  const email = newAddress();
  const { id, url } = await asked(author, email, asking('approval', `'${email}'`));
  const second = await page.context().newPage();
  await second.goto(url);
  await page.goto(url);
  await page.getByRole('heading', { name: 'Do you approve the *March* pack?' }).waitFor();
  expect(await page.locator('strong').innerText()).toBe('final');
  await page.getByLabel('Comment').fill('Tuesday suits us best.');
  await shot('request-approval');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await shot('request-thanks');
  const { items } = await author.settled(id, 'succeeded');
  expect(items.at(-1).output.output).toMatchObject({
    decision: 'approve',
    comment: 'Tuesday suits us best.',
  });
  await second.getByRole('button', { name: 'Reject' }).click();
  await second.getByText('was already answered').waitFor();
  await page.goto(url);
  await shot('request-gone');
  expect(await page.getByRole('button').count()).toBe(0);
});

it('chooses, after it was reminded to', async () => {
  const email = newAddress();
  const { id, url } = await asked(author, email, asking('choice', `'${email}'`));
  await page.goto(url);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Choose one of these first.').waitFor();
  await page.getByLabel('Red').check();
  await shot('request-choice');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  expect((await author.settled(id, 'succeeded')).items.at(-1).output.port).toBe('red');
});

it('fills in a form with every type of field, and a file', async () => {
  const email = newAddress();
  const choices = [
    { key: 'a', label: 'Alpha' },
    { key: 'b', label: 'Beta' },
  ];
  const field = (type: string, more: object = {}): object => ({
    key: `f_${type}`,
    label: `The ${type}`,
    type,
    ...more,
  });
  const fields = [
    field('text', { is_required: true, help_text: 'As on the invoice.' }),
    field('long_text'),
    field('number'),
    field('checkbox'),
    field('date'),
    field('date_time'),
    field('single_choice', { choices }),
    field('multi_choice', { choices }),
    field('file', { is_required: true }),
  ];
  const { id, url } = await asked(author, email, asking('form', `'${email}'`, { fields }));
  await page.goto(url);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('.field', { hasText: 'The text' }).getByText('Please fill this in.').waitFor();
  await page.getByLabel('The text (required)', { exact: true }).fill('Harbor Dental');
  await page.getByLabel('The long_text').fill('Two\nlines');
  await page.getByLabel('The number').fill('12.5');
  await page.getByLabel('The checkbox').check();
  await page.getByLabel('The date', { exact: true }).fill('2026-03-02');
  await page.getByLabel('The date_time').fill('2026-03-02T10:30');
  await page.getByRole('radio', { name: 'Beta' }).check();
  await page.getByRole('checkbox', { name: 'Alpha' }).check();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('.field', { hasText: 'The file' }).getByText('Please fill this in.').waitFor();
  await shot('request-form');
  await page
    .getByLabel('The file (required)')
    .setInputFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('What we look like') });
  await page.waitForResponse((response) => response.url().endsWith('/files'));
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  const { items } = await author.settled(id, 'succeeded');
  expect(items.at(-1).output.output).toMatchObject({
    f_text: 'Harbor Dental',
    f_long_text: 'Two\nlines',
    f_number: 12.5,
    f_checkbox: true,
    f_date: '2026-03-02',
    f_date_time: expect.stringMatching(/^2026-03-0[123]T\d\d:30:00\.000Z$/),
    f_single_choice: 'b',
    f_multi_choice: ['a'],
    f_file: expect.any(String),
  });
  // What the service refuses is shown at its field; the browser says so too.
  expect(faults.filter((fault) => !/40[0-9]/.test(fault))).toEqual([]);
});
