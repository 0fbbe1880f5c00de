import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { patiently } from '../../support/waiting.ts';
import { auditOf } from '../organization/people.ts';
import { startChannels, twoPeople, type Channels } from './channels.ts';
import { newPerson, type Answer, type Person } from './people.ts';

/** By which channels members are told of what, in whose words. */
let channels: Channels;
let dana: Person;
let sam: Person;
let manager: Person;
beforeAll(async () => void (channels = await startChannels()));
beforeEach(async () => {
  [dana, sam] = await twoPeople(channels.service);
  manager = await newPerson(channels.service, ['settings.view', 'settings.manage', 'tasks.view', 'chat.use']);
});
afterAll(() => channels.stop());

const ofKind = ({ kinds }: Answer, kind: string) => kinds.find((each: Answer) => each.kind === kind);

describe('preferences', () => {
  it('are those of the agency until the member chooses, and again when they take that back', async () => {
    const before = await dana.ok('getNotificationPreferences');
    expect(before).toMatchObject({
      digest: 'none',
      quiet_hours: { is_enabled: false, exempt_kinds: [] },
      revision: 1,
    });
    expect(before.kinds).toHaveLength(22);
    const body = { kinds: [{ kind: 'reaction', channels: ['push', 'email'] }] };
    const after = await dana.ok('updateNotificationPreferences', { body });
    expect(ofKind(after, 'reaction')).toEqual({
      kind: 'reaction',
      channels: ['in_app', 'email', 'push'],
      is_default: false,
    });
    expect(after.revision).toBe(2);
    expect(await sam.ok('getNotificationPreferences')).toEqual({ ...before, updated_at: expect.any(String) });

    await manager.ok('updateNotificationDefaults', {
      body: { kinds: [{ kind: 'reaction', channels: ['chat'] }] },
    });
    expect(ofKind(await dana.ok('getNotificationPreferences'), 'reaction').channels).toContain('email');
    const reset = await dana.ok('updateNotificationPreferences', {
      body: { kinds: [{ kind: 'reaction', channels: null }], expected_revision: 2 },
    });
    expect(ofKind(reset, 'reaction')).toEqual({
      kind: 'reaction',
      channels: ['in_app', 'chat'],
      is_default: true,
    });
  });

  it('are refused when somebody else was faster, or a kind is named twice', async () => {
    const stale = { kinds: [{ kind: 'mention', channels: ['in_app'] }], expected_revision: 7 };
    expect((await dana.call('updateNotificationPreferences', { body: stale })).status).toBe(409);
    const twice = {
      kinds: [
        { kind: 'mention', channels: null },
        { kind: 'mention', channels: ['in_app'] },
      ],
    };
    const { status, body } = await dana.call('updateNotificationPreferences', { body: twice });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('body.kinds[1].kind');
  });

  it('of the agency are changed by who manages settings, and the change is in the audit log', async () => {
    const before = await manager.ok('getNotificationDefaults');
    const change = {
      kinds: [{ kind: 'mention', channels: ['email', 'push'] }],
      expected_revision: before.revision,
    };
    expect((await dana.call('updateNotificationDefaults', { body: change })).status).toBe(403);
    const after = await manager.ok('updateNotificationDefaults', { body: change });
    expect(ofKind(after, 'mention').channels).toEqual(['in_app', 'email', 'push']);
    expect((await manager.call('updateNotificationDefaults', { body: change })).status).toBe(409);
    const audits = await auditOf(channels.service, channels.service.agencies[0].id);
    expect(audits.at(-1)).toMatchObject({
      operation_id: 'updateNotificationDefaults',
      changed_fields: ['channels'],
    });
  });
});

describe('texts', () => {
  const listed = (): Promise<Answer[]> =>
    manager.ok('listNotificationTemplates', { query: { limit: 200, order: 'asc' } });
  const save = (body: object) => manager.ok('saveNotificationTemplate', { body: body as never });

  it("are the service's until the agency customizes them, in each language", async () => {
    const kinds = await listed();
    expect(kinds.find((each) => each.kind === 'comment')).toMatchObject({
      language: 'en',
      subject: '{{ notification.title }}',
      is_customized: false,
      revision: 1,
    });
    const saved = await save({
      kind: 'comment',
      language: 'en',
      subject: '{{ actor.name }} has a word',
      expected_revision: 1,
    });
    expect(saved).toMatchObject({
      body_text: '{{ notification.body_text }}',
      is_customized: true,
      revision: 2,
    });
    await save({ kind: 'comment', language: 'de-DE', subject: 'Neues von {{ actor.name }}' });
    const texts = (await listed()).filter(({ kind }) => kind === 'comment');
    expect(texts.map(({ language, subject }) => [language, subject])).toEqual([
      ['de-DE', 'Neues von {{ actor.name }}'],
      ['en', '{{ actor.name }} has a word'],
    ]);
    const restored = await save({
      kind: 'comment',
      language: 'en',
      is_customized: false,
      expected_revision: 2,
    });
    expect(restored).toMatchObject({
      subject: '{{ notification.title }}',
      is_customized: false,
      revision: 3,
    });
    await save({ kind: 'comment', language: 'de-DE', is_customized: false });
    expect((await listed()).filter(({ kind }) => kind === 'comment')).toHaveLength(1);
  });

  it('are refused with a placeholder that the kind does not have', async () => {
    const body = { kind: 'overdue', language: 'en', body_text: '{{ actor.name }} is late' } as const;
    const { status, body: problem } = await manager.call('saveNotificationTemplate', { body });
    expect(status).toBe(400);
    expect(JSON.stringify(problem)).toContain('body.body_text');
    const stale = { kind: 'overdue', language: 'en', subject: 'Late', expected_revision: 9 } as const;
    expect((await manager.call('saveNotificationTemplate', { body: stale })).status).toBe(409);
  });
});

describe('a test message', () => {
  it("shows the agency's text with sample data, by every channel that is set up, and stays out of the inbox", async () => {
    await manager.ok('saveNotificationTemplate', {
      body: {
        kind: 'mention',
        language: 'en',
        subject: '{{ actor.name }} wants your eyes on {{ record.name }}',
      },
    });
    const browser = channels.push.newBrowser();
    await manager.ok('createPushDevice', { body: { name: 'Desk', ...browser.subscription } });
    const named = ['in_app', 'email', 'push', 'chat'];
    const result = await manager.ok('sendTestNotification', {
      body: { kind: 'mention', channels: named, language: 'en' } as never,
    });
    expect(result.subject).toBe('Sam Okafor wants your eyes on March content pack');
    expect(
      result.deliveries.map((each: Answer) => [each.channel, each.is_test, each.notification_id]),
    ).toEqual(named.map((channel) => [channel, true, null]));
    await vi.waitFor(async () => {
      const sent: Answer[] = await manager.ok('listNotificationDeliveries', { query: { is_test: true } });
      expect(sent.map(({ channel, status }) => `${channel} ${status}`).sort()).toEqual([
        'chat delivered',
        'email sent',
        'in_app delivered',
        'push sent',
      ]);
    }, patiently);
    expect(channels.mail.mails.at(-1)!.mail.subject).toBe(result.subject);
    expect(browser.read(channels.push.handed.at(-1)!.body)).toMatchObject({ title: result.subject });
    expect(await manager.ok('listNotifications')).toEqual([]);
  });

  it('is refused by a channel that is not set up, and about a record that does not fit', async () => {
    const body = { kind: 'mention', channels: ['in_app', 'push'] } as never;
    const { status, body: problem } = await manager.call('sendTestNotification', { body });
    expect(status).toBe(400);
    expect(JSON.stringify(problem)).toContain('body.channels[1]');
    const record = { kind: 'client', id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b70' };
    const odd = { kind: 'overdue', channels: ['in_app'], record } as never;
    expect(JSON.stringify((await manager.call('sendTestNotification', { body: odd })).body)).toContain(
      'body.record.kind',
    );
    const gone = { kind: 'overdue', channels: ['in_app'], record: { ...record, kind: 'task' } } as never;
    expect((await manager.call('sendTestNotification', { body: gone })).status).toBe(404);
    expect(
      (await dana.call('sendTestNotification', { body: { kind: 'mention', channels: ['in_app'] } as never }))
        .status,
    ).toBe(403);
  });
});
