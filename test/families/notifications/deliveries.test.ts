import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../support/mail-server.ts';
import { patiently } from '../../support/waiting.ts';
import { addTask } from '../comments/commented-records.ts';
import { addressOf, deliveriesOf, mention, startChannels, twoPeople, type Channels } from './channels.ts';
import { newPerson, type Person } from './people.ts';

/** What members are told reaches them by the channels that they and their agency chose, and what does not says why. */
let channels: Channels;
let dana: Person;
let sam: Person;
beforeAll(async () => void (channels = await startChannels()));
beforeEach(async () => {
  [dana, sam] = await twoPeople(channels.service);
  channels.mail.onRecipient = () => undefined;
  channels.mail.mails.length = 0;
  channels.push.handed.length = 0;
  channels.push.status = 201;
});
afterAll(() => channels.stop());

const choose = (person: Person, kind: string, named: string[]) =>
  person.ok('updateNotificationPreferences', { body: { kinds: [{ kind, channels: named }] } as never });
const settled = (person: Person, channel: string, expected: object) =>
  vi.waitFor(async () => expect((await deliveriesOf(person))[channel]).toMatchObject(expected), patiently);

describe('a notification', () => {
  it('arrives in the app at once and by e-mail after it is committed, with one click to stop more', async () => {
    const { taskName } = await mention(channels.service, sam, dana);
    expect(await deliveriesOf(dana)).toMatchObject({ in_app: { status: 'delivered', destination: null } });
    await settled(dana, 'email', { status: 'sent', attempt_count: 1, suppressed_reason: null });
    const address = await addressOf(channels.service, dana);
    const { email } = await deliveriesOf(dana);
    expect(email).toMatchObject({ destination: address, kind: 'mention', is_test: false, send_at: null });
    const [mail] = channels.mail.mails;
    expect(mail!.to).toEqual([address]);
    expect(mail!.mail.subject).toMatch(new RegExp(`mentioned you in ${taskName}$`));
    expect(mail!.mail.text).toContain('Could you check the opening hours?');
    const headers = Object.fromEntries(mail!.mail.headers.map(({ key, value }) => [key, value]));
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(headers['list-unsubscribe']).toMatch(/^<http.*\/hosted\/subscriptions\/at_[\w-]+>$/);
  });

  it('shows its subject in the log of e-mails to those who may see its record', async () => {
    const { taskId, taskName } = await mention(channels.service, sam, dana);
    await settled(dana, 'email', { status: 'sent' });
    const address = await addressOf(channels.service, dana);
    const key = await channels.service.keyWith(channels.service.agencies[0], ['settings.view', 'tasks.view']);
    const read = async () =>
      (
        await channels.service.ok(
          'listEmailDeliveryLogs',
          { query: { recipient: address, category: ['notification'] } },
          { key },
        )
      ).data;
    const record = { kind: 'task', id: taskId };
    expect(await read()).toMatchObject([
      { subject: expect.stringContaining(taskName), record: { ...record, name: taskName } },
    ]);
    await channels.service.ok('updateTaskFields', {
      body: { task_id: taskId, changes: [{ field: 'is_private', value: true }] },
    });
    expect(await read()).toMatchObject([{ subject: null, record: { ...record, name: null } }]);
  });

  it('says that it was merged into an earlier one, once for each channel', async () => {
    const { id: taskId } = await addTask(channels.service, channels.service.agencies[0]);
    const { data } = await channels.service.ok(
      'createComment',
      { body: { record_kind: 'task', record_id: taskId, body_text: 'Mine' } },
      { key: dana.key },
    );
    await choose(dana, 'reaction', ['email']);
    for (const emoji of ['👍', '🎉', '👀'])
      await channels.service.ok('addCommentReaction', { path: { id: data.id, emoji } }, { key: sam.key });
    const found = await dana.ok('listNotificationDeliveries', {
      query: { kind: ['reaction'], sort: 'created_at', order: 'asc' },
    });
    expect(
      found
        .map((each: { channel: string; suppressed_reason: string }) => [each.channel, each.suppressed_reason])
        .sort(),
    ).toEqual([
      ['email', null],
      ['email', 'bundled'],
      ['in_app', null],
    ]);
  });

  it('is not sent by what the member does not want, and the reason is told', async () => {
    await choose(dana, 'mention', ['in_app']);
    await mention(channels.service, sam, dana);
    expect(await deliveriesOf(dana)).toMatchObject({
      in_app: { status: 'delivered' },
      email: { status: 'suppressed', suppressed_reason: 'preference', sent_at: null },
    });
  });

  it('comes by chat into the direct channel with oneself, unless that is muted', async () => {
    await choose(dana, 'mention', ['chat']);
    const { taskName } = await mention(channels.service, sam, dana, 'First');
    await settled(dana, 'chat', { status: 'delivered' });
    const list = await channels.service.ok('listChatChannels', {}, { key: dana.key });
    const [channel] = list.data;
    expect(channel).toMatchObject({ kind: 'direct' });
    const messages = await channels.service.ok(
      'listChatMessages',
      { query: { channel_id: [channel!.id] } },
      { key: dana.key },
    );
    expect(messages.data).toEqual([
      expect.objectContaining({
        author: expect.objectContaining({ type: 'system' }),
        body_text: expect.stringMatching(new RegExp(`mentioned you in ${taskName}\\n\\nFirst$`)),
      }),
    ]);
    await channels.service.ok(
      'setChatChannelWatchState',
      { path: { id: channel!.id }, body: { watch_state: 'muted' } },
      { key: dana.key },
    );
    await mention(channels.service, sam, dana, 'Second');
    await settled(dana, 'chat', { status: 'suppressed', suppressed_reason: 'muted' });
  });
});

describe('an address that a mail server does not know', () => {
  it('gets no further notifications until it is cleared', async () => {
    const address = await addressOf(channels.service, dana);
    channels.mail.onRecipient = (to) => (to === address ? refusal(550, 'No such mailbox') : undefined);
    await mention(channels.service, sam, dana);
    await settled(dana, 'email', {
      status: 'failed',
      error_message: expect.stringContaining('No such mailbox'),
    });
    channels.mail.onRecipient = () => undefined;
    await mention(channels.service, sam, dana);
    await settled(dana, 'email', { status: 'suppressed', suppressed_reason: 'bounced_address' });
    const { data: logs } = await channels.service.ok('listEmailDeliveryLogs', {
      query: { recipient: address, has_bounced: true },
    });
    expect(logs).toHaveLength(1);

    const others = await sam.call('clearBouncedAddress', { body: { email: address } });
    expect(others.status).toBe(403);
    expect(await dana.ok('clearBouncedAddress', { body: { email: address.toUpperCase() } })).toMatchObject({
      email: address.toUpperCase(),
    });
    expect((await dana.call('clearBouncedAddress', { body: { email: address } })).status).toBe(404);
    await mention(channels.service, sam, dana);
    await settled(dana, 'email', { status: 'sent' });
  });
});

describe('a browser that takes push messages', () => {
  const register = async (person: Person, name = 'Pixel 9') => {
    const browser = channels.push.newBrowser();
    const device = await person.ok('createPushDevice', { body: { name, ...browser.subscription } });
    return { browser, device };
  };

  it('gets them encrypted for it alone, signed with the key that it subscribed with', async () => {
    const { browser, device } = await register(dana);
    const again = await dana.ok('createPushDevice', { body: { name: 'Other', ...browser.subscription } });
    expect(again).toEqual(device);
    const { taskName } = await mention(channels.service, sam, dana);
    await settled(dana, 'push', { status: 'sent', destination: 'Pixel 9' });
    const [handed] = channels.push.handed;
    expect(browser.read(handed!.body)).toMatchObject({
      title: expect.stringContaining(`mentioned you in ${taskName}`),
      body: 'Could you check the opening hours?',
      kind: 'mention',
    });
    const { web_push_key: key } = await dana.ok('getNotificationPreferences');
    expect(handed!.headers['authorization']).toContain(`k=${key}`);
    const [listed] = await dana.ok('listPushDevices');
    expect(listed).toMatchObject({ id: device.id, is_failing: false, last_used_at: expect.any(String) });
    const [{ subject }] = (await channels.service.query<{ subject: string | null }>(
      "select subject from notification_deliveries where user_id = $1 and channel = 'push'",
      [dana.id],
    )) as [{ subject: string | null }];
    expect(subject, 'the text goes with the message').toBeNull();
  });

  it('is forgotten when its push service no longer knows it, and with who removes it', async () => {
    await register(dana);
    channels.push.status = 410;
    await mention(channels.service, sam, dana);
    await settled(dana, 'push', { status: 'failed', error_message: expect.stringContaining('removed') });
    expect(await dana.ok('listPushDevices')).toEqual([]);
    const { device } = await register(dana);
    expect((await sam.call('deletePushDevice', { path: { id: device.id } })).status).toBe(404);
    await dana.ok('deletePushDevice', { path: { id: device.id } });
    expect(await dana.ok('listPushDevices')).toEqual([]);
  });

  it('is tried again after a fault, and shown as failing meanwhile', async () => {
    await register(dana);
    channels.push.status = 503;
    await mention(channels.service, sam, dana);
    await settled(dana, 'push', {
      status: 'queued',
      attempt_count: 1,
      error_message: expect.stringContaining('503'),
    });
    expect(await dana.ok('listPushDevices')).toMatchObject([{ is_failing: true }]);
    channels.push.status = 201;
    await settled(dana, 'push', { status: 'sent', error_message: null });
    expect(await dana.ok('listPushDevices')).toMatchObject([{ is_failing: false }]);
  });

  it('belongs to who signed in there last', async () => {
    const { browser } = await register(dana);
    await sam.ok('createPushDevice', { body: { name: 'Mine now', ...browser.subscription } });
    expect(await dana.ok('listPushDevices')).toEqual([]);
  });

  it('is refused with keys that no browser makes, and beyond twenty', async () => {
    const { subscription } = channels.push.newBrowser();
    const wrong = await dana.call('createPushDevice', {
      body: { name: 'Odd', ...subscription, public_key: 'BPd3' },
    });
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.body)).toContain('body.public_key');
    for (let index = 0; index < 20; index += 1) await register(dana, `Device ${index}`);
    const one = await dana.call('createPushDevice', { body: { name: 'More', ...subscription } });
    expect(one.status).toBe(409);
  });
});

describe('the list of deliveries', () => {
  it('shows everybody theirs, and all to who manages settings', async () => {
    const manager = await newPerson(channels.service, ['settings.manage', 'tasks.view']);
    await mention(channels.service, sam, dana);
    expect(await sam.ok('listNotificationDeliveries', {})).toEqual([]);
    expect((await sam.call('listNotificationDeliveries', { query: { user_id: [dana.id] } })).status).toBe(
      403,
    );
    const seen = await manager.ok('listNotificationDeliveries', { query: { user_id: [dana.id] } });
    expect(seen.length).toBeGreaterThanOrEqual(2);
  });
});
