import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { company, email, Forms, services } from '../families/forms/filling.ts';
import { openHostedPage, type HostedPage } from '../support/hosted-page.ts';
import { startService, type Service } from '../support/service.ts';
import { patiently } from '../support/waiting.ts';

/** People fill in a form on its page: it solves the captcha, asks what answers call for, and says what is missing. */
let service: Service;
let forms: Forms;
let opened: HostedPage;
let page: HostedPage['page'];
let faults: HostedPage['faults'];
let shot: HostedPage['shot'];
beforeAll(async () => {
  service = await startService();
  forms = new Forms(service);
  opened = await openHostedPage();
  ({ page, faults, shot } = opened);
});
afterAll(async () => {
  await opened?.close();
  await service?.stop();
});

it('is filled in page by page, and confirms', async () => {
  const goals = {
    type: 'long_text',
    key: 'goals',
    label: 'What should social media bring?',
    is_required: true,
    visible_when: { conditions: [{ element_key: 'services', operator: 'contains', value: 'social' }] },
  };
  const form = await forms.publish(
    [
      { type: 'paragraph', key: 'intro', body_text: 'A few questions before our call.' },
      company,
      email,
      { type: 'page_break', key: 'second', title: 'Your wishes' },
      services,
      goals,
      {
        type: 'rating',
        key: 'stars',
        label: 'How did you like our site?',
        required_when: { conditions: [{ element_key: 'goals', operator: 'contains', value: 'site' }] },
      },
    ],
    {
      access: { is_captcha_required: true },
      confirmation: { type: 'message', title: 'Thank you', body_text: 'We will call {{ company }} soon.' },
    },
  );
  await page.goto(form.embed_url as string);
  await page.getByText('New client intake').waitFor();
  await shot('form-first');
  await page.getByLabel('Company name').fill('Harbor Dental');
  await page.getByLabel('E-mail').fill('priya@harbor.example');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('What do you need?').waitFor();
  expect(await page.getByLabel(goals.label).isVisible()).toBe(false);
  await page.getByRole('checkbox', { name: 'Social media' }).check();
  await page.getByLabel(goals.label).waitFor();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('needs an answer').waitFor();
  await shot('form-missing');
  const groupName = async () =>
    (await page.locator('fieldset', { hasText: 'our site' }).locator('legend').innerText()).trim();
  await page.getByLabel(`${goals.label} (required)`).fill('A new site');
  expect(await groupName()).toBe('How did you like our site? (required)');
  await page.getByLabel(goals.label).fill('More patients');
  expect(await groupName()).toBe('How did you like our site?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('We will call Harbor Dental soon.').waitFor();
  await shot('form-done');
  await vi.waitFor(async () => {
    expect(await forms.submissions(form)).toMatchObject([
      {
        answers: {
          company: 'Harbor Dental',
          email: 'priya@harbor.example',
          services: ['social'],
          goals: 'More patients',
        },
      },
    ]);
  }, patiently);
  // What the service refuses is shown beside its question; the browser says so too.
  expect(faults.filter((fault) => !fault.includes('400'))).toEqual([]);
});

it('forgets an answer that is taken back, and has an address typed twice', async () => {
  const notes = { type: 'long_text', key: 'notes', label: 'Notes' };
  const form = await forms.publish([
    { ...email, is_confirmed: true },
    notes,
    { type: 'page_break', key: 'second', title: 'More' },
    company,
  ]);
  await page.goto(form.embed_url as string);
  await page.getByLabel('E-mail (required)', { exact: true }).fill('priya@harbor.example');
  await page.getByLabel('Notes').fill('Never mind');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('must be typed twice').waitFor();
  await page.getByLabel('E-mail: once more').fill('priya@harbor.example');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Company name').fill('Harbor');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel('Notes').fill('');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thank you').waitFor();
  const [sent] = await forms.submissions(form);
  expect(sent.answers).toEqual({ email: 'priya@harbor.example', company: 'Harbor' });
  expect(faults.filter((fault) => !fault.includes('400'))).toEqual([]);
});
