import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ConsoleBrowser } from './console.ts';
import { showAsPending } from './pending.ts';

let desk: ConsoleBrowser;
beforeAll(async () => {
  desk = await ConsoleBrowser.start();
});
afterEach(() => desk?.closePages());
afterAll(() => desk?.stop());

describe('The catalogue of events', () => {
  it('has all of them by what they are about, and a search that stands in the address', async () => {
    const page = await desk.open('/events');
    await page.getByRole('region', { name: 'Ticket', exact: true }).waitFor();
    expect(await page.locator('.rows li').count()).toBe(62);
    await desk.look(page, 'events');
    await page.getByLabel('Search events').fill('client creat');
    await expect.poll(() => page.locator('.rows li').count()).toBeLessThan(10);
    await page.getByRole('link', { name: 'A client is created' }).waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBe('client creat');
    await page.getByLabel('Search events').fill('qzxqzx');
    await page.getByText('No events found').waitFor();
    await desk.look(page, 'events-none');
  });

  it('marks the events that nothing can emit yet', async () => {
    const page = await desk.open('/events');
    await showAsPending(page, 'client_program.suspended');
    const row = (type: string) =>
      page.getByRole('listitem').filter({ has: page.getByText(type, { exact: true }) });
    await row('client_program.suspended').getByText('not available yet').waitFor();
    expect(await row('client.created').getByText('not available yet').count()).toBe(0);
    await page
      .getByRole('link', { name: 'A client program is suspended for failed payments', exact: true })
      .click();
    await page.getByRole('alert').getByText('The service does not send this event yet.').waitFor();
    await desk.look(page, 'events-pending');
  });

  it('tells of each when it is sent, what causes it and what is posted', async () => {
    const page = await desk.open('/events/client.created');
    await page.getByRole('heading', { name: 'When it is sent' }).waitFor();
    const posted = page.getByRole('region', { name: 'Payload' });
    await posted.getByRole('button', { name: 'client', exact: true }).click();
    await posted.locator('[id="payload.data.client.name"]').waitFor();
    await desk.look(page, 'events-event');
    await posted.getByRole('tab', { name: 'Example' }).click();
    await posted.getByText('"event_type": "client.created"').waitFor();
    await page.getByRole('link', { name: 'Create a client', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Create a client' }).waitFor();
  });

  it('offers a sample to who may send one, and to nobody else', async () => {
    const sample = (page: Awaited<ReturnType<typeof desk.open>>) =>
      page.getByRole('link', { name: 'Send a sample to your endpoint' });
    const owner = await desk.open('/events/client.created');
    await sample(owner).click();
    await owner.getByRole('tab', { name: 'Test', selected: true }).waitFor();
    expect(new URL(owner.url()).searchParams.get('event')).toBe('client.created');
    const reader = await desk.open('/events/client.created', {
      email: await desk.addMember('Ron Reader', ['clients.view']),
    });
    await reader.getByRole('heading', { name: 'When it is sent' }).waitFor();
    expect(await sample(reader).count()).toBe(0);
  });

  it('says so of an event that there is not', async () => {
    const page = await desk.open('/events/client.exploded');
    await page.getByText('The contract has no event client.exploded').waitFor();
    await desk.look(page, 'events-unknown');
  });
});
