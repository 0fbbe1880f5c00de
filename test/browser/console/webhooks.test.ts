import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createClient, received, settled, hurry } from '../../delivery/setup.ts';
import { lookupHere } from '../../support/receiver.ts';
import { ConsoleBrowser } from './console.ts';
import { showAsPending } from './pending.ts';
import { told, WebhookDesk } from './webhook-desk.ts';

// Each look at a page takes it through light, dark and narrow.
let desk: WebhookDesk;
beforeAll(async () => {
  desk = await WebhookDesk.start();
});
afterEach(() => desk?.clear());
afterAll(() => desk?.stop());

describe('the endpoint', () => {
  it('is set up: an address, then what is left to do', async () => {
    const page = await desk.console.open('/webhooks');
    await page
      .getByText('Saving creates the signing secret. See it on the tab Signing secret; it is shown once.')
      .waitFor();
    expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await desk.console.look(page, 'webhooks-new');
    await page.getByLabel('Address').fill(desk.receiver.url());
    await page.getByRole('button', { name: 'Add headers' }).click();
    await page.getByLabel('Name of header 1').fill('X-Route');
    await page.getByLabel('Value of header 1').fill('agency');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Next steps').waitFor();
    expect((await desk.settings()).endpoint).toMatchObject({
      url: desk.receiver.url(),
      status: 'active',
      header_names: ['x-route'],
    });
    await desk.console.look(page, 'webhooks-endpoint');
    await page.getByRole('button', { name: 'Choose events' }).click();
    await page.getByLabel('Search events').waitFor();
  });

  it('keeps an entry that came second, says what is in force, and takes it at the next try', async () => {
    await desk.subscribe('client.created');
    const page = await desk.console.open('/webhooks');
    await page.getByLabel('Address').fill(desk.receiver.url('/mine'));
    await desk.save({ endpoint: { url: desk.receiver.url('/theirs') } });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Someone else changed the settings in the meantime').waitFor();
    await page.getByText('The address in force is now').getByText(desk.receiver.url('/theirs')).waitFor();
    expect(await page.getByLabel('Address').inputValue()).toBe(desk.receiver.url('/mine'));
    await page.getByRole('button', { name: 'Save' }).click();
    await told(page, 'The address is saved');
    expect((await desk.settings()).endpoint!.url).toBe(desk.receiver.url('/mine'));
  });

  it('leaves the focus on Save when it is saved, and brings a conflict into sight', async () => {
    await desk.subscribe('client.created');
    const page = await desk.console.open('/webhooks');
    await page.setViewportSize({ width: 900, height: 320 });
    const focused = () => page.evaluate<string>('document.activeElement.textContent');
    const save = async (url: string) => {
      await page.getByLabel('Address').fill(url);
      await page.getByRole('button', { name: 'Save' }).focus();
      await page.keyboard.press('Enter');
    };
    await save(desk.receiver.url('/first'));
    await told(page, 'The address is saved');
    await expect.poll(() => page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    expect(await focused()).toBe('Save');

    await desk.save({ endpoint: { url: desk.receiver.url('/theirs') } });
    await save(desk.receiver.url('/mine'));
    const conflict = page.getByRole('alert').filter({ hasText: 'Someone else changed the settings' });
    await conflict.waitFor();
    const bounds = await conflict.boundingBox();
    expect(bounds!.y).toBeGreaterThanOrEqual(0);
    expect(bounds!.y + bounds!.height, 'the whole of it is in sight').toBeLessThanOrEqual(320);
    expect(await focused()).toBe('Save');
  });

  it('is turned off after a question, and on again', async () => {
    await desk.subscribe('client.created');
    const page = await desk.console.open('/webhooks');
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('button', { name: 'Turn it off' }).click();
    await page.getByText('It was turned off').waitFor();
    expect((await desk.settings()).endpoint!.status).toBe('disabled_by_user');
    await createClient(desk.service, 'While off');
    await settled(desk.service, 'skipped');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await page.getByText('1 event of the last 30 days did not arrive').waitFor();
    expect((await desk.settings()).endpoint!.status).toBe('active');
  });

  it('that failures turned off tells why; what was missed is counted, sent, and followed to its end', async () => {
    await desk.subscribe('client.created');
    await desk.past(40, 'exhausted');
    await desk.past(3, 'skipped', 'ticket.created');
    await desk.service.query(
      "update webhook_endpoints set status = 'disabled_by_failures', consecutive_failures = 50, disabled_at = now() - interval '1 hour', last_failure_at = now() - interval '1 hour'",
    );
    const page = await desk.console.open('/webhooks');
    await page.getByText('50 attempts in a row failed').waitFor();
    await page.getByText('answered 503').first().waitFor();
    await desk.console.look(page, 'webhooks-disabled');

    await page.getByRole('button', { name: 'Send what was missed …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('43 events').first().waitFor();
    await dialog.getByRole('button', { name: 'Send 43 events' }).click();
    await dialog.getByText('No endpoint is active').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await page.getByRole('button', { name: 'Turn off' }).waitFor();
    await page.getByRole('button', { name: 'Send what was missed …' }).click();
    await dialog.getByLabel(/ticket\.created/).uncheck();
    await desk.console.look(page, 'webhooks-recovery');
    await dialog.getByRole('button', { name: 'Send 40 events' }).click();
    await told(page, 'All 40 events arrived.');
    await desk.console.look(page, 'webhooks-recovered');
    expect(desk.receiver.requests).toHaveLength(40);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByText('3 events of the last 30 days did not arrive').waitFor();
  });

  it('is followed while retries are left, until each delivery has arrived or failed', async () => {
    await desk.subscribe('client.created');
    await desk.past(3, 'exhausted');
    desk.receiver.answer(503);
    const page = await desk.console.open('/webhooks');
    await page.getByRole('button', { name: 'Send what was missed …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send 3 events' }).click();
    await told(page, '0 of 3 events arrived, 3 still waiting.');
    await dialog.getByText('3 events failed at the first attempt.').waitFor();
    await dialog.getByText('You can close this dialog. Sending continues in the background.').waitFor();
    await desk.console.look(page, 'webhooks-recovery-retrying');
    desk.receiver.answer(200);
    await hurry(desk.service);
    await told(page, 'All 3 events arrived.');
    expect(await dialog.getByText('You can close this dialog').count()).toBe(0);
  });
});

describe('an event that nothing can emit yet', () => {
  it('is marked where events are chosen and tested', async () => {
    await desk.subscribe();
    const page = await desk.console.open('/webhooks?tab=events&search=.s');
    await showAsPending(page, 'client_program.suspended');
    const row = (event: string) => page.getByRole('listitem').filter({ hasText: event }).last();
    await row('client_program.suspended').getByText('Not available yet', { exact: true }).waitFor();
    await row('client_program.suspended').getByText('The service does not send this event yet.').waitFor();
    await row('process.stage_changed').waitFor();
    expect(await row('process.stage_changed').getByText('Not available yet').count()).toBe(0);
    await desk.console.look(page, 'webhooks-events-pending');
    await page.getByRole('tab', { name: 'Test' }).click();
    const options = async (event: string) =>
      (await page.getByLabel('What to send').getByRole('option').allTextContents()).filter((text) =>
        text.startsWith(event),
      );
    await expect
      .poll(() => options('client_program.suspended'))
      .toEqual([expect.stringContaining('(not available yet)')]);
    expect(await options('process.stage_changed')).toEqual([expect.not.stringContaining('not available')]);
  });
});

describe('an address that cannot be used', () => {
  it('is refused at its field, with the reason, and stays there to be corrected', async () => {
    const strict = await ConsoleBrowser.start({ outbound: { lookup: lookupHere } });
    try {
      const page = await strict.open('/webhooks');
      const address = page.getByLabel('Address');
      for (const [url, reason] of [
        ['http://desk.receiver.test/hooks', 'The address must start with https://'],
        ['https://10.0.0.1/hooks', 'The address must resolve to public addresses'],
        ['https://inside.test/hooks', 'The address must resolve to public addresses'],
      ] as const) {
        await address.fill(url);
        await page.getByRole('button', { name: 'Save' }).click();
        await page.getByText(reason).waitFor();
        expect([await address.inputValue(), await address.getAttribute('aria-invalid')]).toEqual([
          url,
          'true',
        ]);
      }
      await strict.look(page, 'webhooks-refused');
      await address.fill('nonsense');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText(/^The address /).waitFor();
    } finally {
      await strict.stop();
    }
  });
});

describe('an address that is not saved', () => {
  it('stays through a look at other tabs, and is not lost by going away without saying so', async () => {
    await desk.subscribe();
    const page = await desk.console.open('/webhooks');
    const address = page.getByLabel('Address');
    await address.fill('https://elsewhere.example/hooks');
    await page.getByRole('tab', { name: 'Test' }).click();
    await address.waitFor({ state: 'detached' });
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await page.getByRole('link', { name: 'API keys' }).click();
    await question.getByText('Your changes to the endpoint would be lost.').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('tab', { name: 'Events' }).click();
    await page.getByLabel('All of Tickets').check();
    await page.getByRole('link', { name: 'API keys' }).click();
    await question
      .getByText('19 changes to the events would be lost, and so would your changes to the endpoint.')
      .waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('tab', { name: 'Endpoint' }).click();
    expect(await address.inputValue()).toBe('https://elsewhere.example/hooks');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('button', { name: 'Undo all' }).click();
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('heading', { name: 'API keys', level: 1 }).waitFor();
  });
});

describe('events', () => {
  it('are found, chosen one by one and by category, and saved together', async () => {
    await desk.subscribe('user.invited');
    const page = await desk.console.open('/webhooks?tab=events');
    await page.getByText('1 of 62 events chosen').waitFor();
    await desk.console.look(page, 'webhooks-events');
    await page.getByLabel('All of SOPs').check();
    await told(page, '4 changes wait to be saved');
    await page.getByLabel('Search events').fill('a client is created');
    await page.getByLabel(/A client is created/).check();
    await page.getByText('1 shown').waitFor();
    await page.getByLabel('Search events').fill('');
    await page.getByRole('button', { name: 'SOPs' }).click();
    await page.getByLabel(/An SOP is archived/).uncheck();
    await told(page, '4 changes wait to be saved');
    await page.getByRole('button', { name: 'Own address of sop.published' }).click();
    await page.getByRole('dialog').getByLabel('Address').fill(desk.receiver.url('/sops'));
    await page.getByRole('button', { name: 'Use this address' }).click();
    await told(page, '5 changes wait to be saved');
    await desk.console.look(page, 'webhooks-events-chosen');
    expect((await desk.settings()).enabled_events).toEqual(['user.invited']);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await told(page, '5 changes are saved');
    const saved = await desk.settings();
    expect(saved.enabled_events).toEqual([
      'client.created',
      'sop.feedback_received',
      'sop.published',
      'sop.updated',
      'user.invited',
    ]);
    expect(saved.overrides).toMatchObject([
      { event_type: 'sop.published', url: desk.receiver.url('/sops'), status: 'active' },
    ]);
    await createClient(desk.service, 'Arrives');
    await received(desk.receiver, 1);
    expect(desk.receiver.requests.map(({ path }) => path)).toEqual(['/hooks']);
  });

  it('are sent to an address of their own, which is turned off and taken away by itself', async () => {
    await desk.subscribe('client.created');
    await desk.save({ overrides: [{ event_type: 'client.created', url: desk.receiver.url('/own') }] });
    const page = await desk.console.open('/webhooks?tab=events&shown=own');
    await page.getByRole('button', { name: 'Edit address of client.created' }).click();
    const dialog = page.getByRole('dialog');
    await desk.console.look(page, 'webhooks-own-address');
    await dialog.getByLabel('Turned on').uncheck();
    await dialog.getByRole('button', { name: 'Use this address' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await told(page, '1 change is saved');
    expect((await desk.settings()).overrides[0]!.status).toBe('disabled_by_user');
    await page.getByText('Turned off').waitFor();
    await page.getByRole('button', { name: 'Edit address of client.created' }).click();
    await dialog.getByRole('button', { name: 'Remove the address' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(async () => (await desk.settings()).overrides).toEqual([]);
  });

  it('say which address was refused, and save nothing until it is corrected', async () => {
    await desk.subscribe();
    const page = await desk.console.open('/webhooks?tab=events&search=client.created');
    await page.getByLabel(/A client is created/).check();
    await page.getByRole('button', { name: 'Own address of client.created' }).click();
    await page.getByRole('dialog').getByLabel('Address').fill('https://user:password@desk.receiver.test/');
    await page.getByRole('button', { name: 'Use this address' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('alert').getByText('must not contain a user name or password').waitFor();
    await page.getByText(/^The address must not contain a user name or password/).waitFor();
    await desk.console.look(page, 'webhooks-events-refused');
    expect(await desk.settings()).toMatchObject({ enabled_events: [], overrides: [] });
    await page.getByRole('button', { name: 'Undo all' }).click();
    await page.getByText('0 of 62 events chosen').waitFor();
  });

  it('that somebody else saved meanwhile are kept, and so is what was chosen', async () => {
    await desk.subscribe('ticket.created');
    const page = await desk.console.open('/webhooks?tab=events&search=is+created');
    await page.getByLabel(/A client is created/).check();
    await page.getByLabel(/A task is created(?! from)/).check();
    await desk.save({ enabled_events: ['ticket.merged', 'process.instance_created'] });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Someone else changed the settings in the meantime').waitFor();
    await told(page, '1 change waits to be saved');
    await desk.console.look(page, 'webhooks-events-conflict');
    expect(await page.getByLabel(/A client is created/).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await told(page, '1 change is saved');
    expect((await desk.settings()).enabled_events).toEqual([
      'client.created',
      'process.instance_created',
      'ticket.merged',
    ]);
  });

  it('that are not saved are not lost by going away without saying so', async () => {
    await desk.subscribe();
    const page = await desk.console.open('/keys');
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await page.getByRole('tab', { name: 'Events' }).click();
    await page.getByLabel('All of Tickets').check();
    // Another tab of the page loses nothing.
    await page.getByRole('tab', { name: 'Test' }).click();
    await told(page, '19 changes wait to be saved');
    await page.getByRole('link', { name: 'API keys' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByText('19 changes to the events would be lost.').waitFor();
    await desk.console.look(page, 'webhooks-leave');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await page.goBack();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(new URL(page.url()).pathname).toBe('/console/webhooks');
    await told(page, '19 changes wait to be saved');
    await page.getByRole('link', { name: 'API keys' }).click();
    await question.getByRole('button', { name: 'Discard changes and leave' }).click();
    await page.getByRole('heading', { name: 'API keys', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await page.getByRole('tab', { name: 'Events' }).click();
    await page.getByText('0 of 62 events chosen').waitFor();
  });

  it('are chosen and saved with the keyboard alone', async () => {
    await desk.subscribe();
    const page = await desk.console.open('/webhooks?tab=events');
    await page.getByLabel('All of Buttons').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const event = page.getByLabel(/A user clicks a button/);
    await page.keyboard.press('Space');
    await expect.poll(() => event.isChecked()).toBe(false);
    await page.keyboard.press('Space');
    await expect.poll(() => event.isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Save', exact: true }).focus();
    await page.keyboard.press('Enter');
    await told(page, '1 change is saved');
    expect((await desk.settings()).enabled_events).toEqual(['manual.button']);
  });
});

describe('people without settings.webhooks', () => {
  it('are told what they need, on every page, and are offered none of it', async () => {
    const email = await desk.console.addMember('Nora None', ['clients.view']);
    const page = await desk.console.open('/webhooks', { email });
    await page.getByText('This needs the permission settings.webhooks.').waitFor();
    expect([
      await page.getByRole('link', { name: 'Webhooks' }).count(),
      await page.getByRole('tab').count(),
    ]).toEqual([0, 0]);
    await desk.console.look(page, 'webhooks-not-allowed');
    await page.goto(`${desk.service.url}/console/webhooks/deliveries/${randomUUID()}`);
    await page.getByText('This needs the permission settings.webhooks.').waitFor();
  });
});
