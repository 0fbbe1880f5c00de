import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openness } from '#src/domain/visibility/index.ts';
import { digestTimers } from '#src/domain/notifications/periodic.ts';
import { openBody } from '#src/platform/mail/sealing.ts';
import { moveClock } from '#src/platform/db/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { timers } from '#src/platform/timers/index.ts';
import { startService, type Service } from '../../support/service.ts';
import { asOwner } from '../organization/people.ts';
import { deliveriesOf, mention, twoPeople } from './channels.ts';
import { tell, type Person } from './people.ts';
import { send, sealer, sender } from './sending.ts';

/** What waits goes out when it may, once, and not at all when it is over by then. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let service: Service;
let owner: pg.Pool;
let dana: Person;
let sam: Person;
beforeAll(async () => {
  service = await startService({});
  owner = new pg.Pool({ connectionString: service.ownerUrl, max: 6 });
});
beforeEach(async () => void ([dana, sam] = await twoPeople(service)));
afterAll(async () => {
  await owner.end();
  await service.stop();
});

const now = () => service.db.clock.now();
/** Moves the clock to the next time at which clocks in Berlin show this. */
async function goTo(weekday: number, hour: number): Promise<void> {
  const shown = (at: Date) => {
    const local = new Date(at.toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' }).replace(' ', 'T') + 'Z');
    return local.getUTCDay() * 24 + local.getUTCHours() + local.getUTCMinutes() / 60;
  };
  let ahead = weekday * 24 + hour - shown(now());
  if (ahead <= 0) ahead += 7 * 24;
  const client = await owner.connect();
  await moveClock(client, Math.round(ahead * 3_600_000)).finally(() => client.release());
  await service.db.clock.read(service.db.system);
}

/** As each of several processes does. */
async function fireDigests(): Promise<void> {
  const client = await owner.connect();
  const log = createLogger('silent');
  const work = timers({ openness, db: service.db, log, kinds: [digestTimers(sender)] });
  await work.run((piece) => piece(client)).finally(() => client.release());
}

const mailsTo = (person: Person, kind = 'notification') =>
  service.query<{ subject: string; sealed: Buffer }>(
    'select subject, sealed from email_deliveries where user_id = $1 and kind = $2 order by created_at',
    [person.id, kind],
  );
const textOf = ({ sealed }: { sealed: Buffer }) => openBody(sealer, service.agencies[0].id, sealed).text;

describe('quiet hours', () => {
  const [monday, friday] = [1, 5];
  beforeEach(async () => {
    const admin = await asOwner(service, service.agencies[0]);
    const hours = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((day) => ({
      weekday: day,
      from: '09:00',
      to: '17:00',
    }));
    await service.ok(
      'setEmployeeSchedule',
      { path: { user_id: dana.id }, body: { time_zone: 'Europe/Berlin', hours, exceptions: [] } },
      { key: admin.key },
    );
    await dana.ok('updateNotificationPreferences', {
      body: { quiet_hours: { is_enabled: true, exempt_kinds: ['overdue'] } },
    });
  });

  it('hold back what comes outside the hours of the schedule, until they begin', async () => {
    await goTo(friday, 10);
    await mention(service, sam, dana);
    await send(service, owner);
    expect((await deliveriesOf(dana))['email'].send_at).toBeNull();
    expect(await mailsTo(dana)).toHaveLength(1);

    await goTo(friday, 18);
    await mention(service, sam, dana);
    await send(service, owner);
    const { email, in_app: inApp } = await deliveriesOf(dana);
    expect(inApp.status).toBe('delivered');
    expect(email.status).toBe('queued');
    const at = new Date(email.send_at).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' });
    expect(new Date(at.replace(' ', 'T') + 'Z').getUTCDay()).toBe(monday);
    expect(at).toMatch(/ 09:00:00$/);
    expect(await mailsTo(dana)).toHaveLength(1);

    await goTo(monday, 9);
    await Promise.all([send(service, owner), send(service, owner)]);
    expect(await mailsTo(dana)).toHaveLength(2);
  });

  it('do not hold back kinds that are exempt', async () => {
    await dana.ok('updateNotificationPreferences', {
      body: { quiet_hours: { is_enabled: true, exempt_kinds: ['mention'] } },
    });
    await goTo(friday, 20);
    await mention(service, sam, dana);
    await send(service, owner);
    expect(await mailsTo(dana)).toHaveLength(1);
  });

  it('end without a message about what was read meanwhile', async () => {
    await goTo(friday, 19);
    await mention(service, sam, dana);
    await send(service, owner);
    await dana.ok('markAllNotificationsRead', {});
    await goTo(monday, 9);
    await send(service, owner);
    expect((await deliveriesOf(dana))['email']).toMatchObject({
      status: 'suppressed',
      suppressed_reason: 'quiet_hours',
    });
    expect(await mailsTo(dana)).toEqual([]);
  });
});

describe('what is on its way', () => {
  it('is not sent when the comment that it tells of is deleted first', async () => {
    const { commentId } = await mention(service, sam, dana);
    await service.ok('deleteComment', { path: { id: commentId } }, { key: sam.key });
    await send(service, owner);
    expect((await deliveriesOf(dana))['email']).toMatchObject({
      status: 'suppressed',
      suppressed_reason: 'withdrawn',
    });
  });

  it('is not sent when the member can no longer see the record', async () => {
    const { taskId } = await mention(service, sam, dana);
    await service.query("update tasks set is_private = true, involved_ids = '{}' where id = $1", [taskId]);
    await send(service, owner);
    expect((await deliveriesOf(dana))['email']).toMatchObject({ suppressed_reason: 'withdrawn' });
  });

  it('is not sent to who is suspended by then', async () => {
    await mention(service, sam, dana);
    await service.query("update users set status = 'suspended' where id = $1", [dana.id]);
    await send(service, owner);
    const rows = await service.query(
      "select suppressed_reason from notification_deliveries where user_id = $1 and channel = 'email'",
      [dana.id],
    );
    expect(rows).toEqual([{ suppressed_reason: 'inactive_member' }]);
  });

  it('is sent once by several processes at once, one agency beside another', async () => {
    for (let index = 0; index < 5; index += 1) await mention(service, sam, dana);
    await Promise.all([send(service, owner), send(service, owner), send(service, owner)]);
    expect(await mailsTo(dana)).toHaveLength(5);
  });
});

describe('the digest', () => {
  it('comes in the morning with what is unread and was in no digest, once', async () => {
    await dana.ok('updateNotificationPreferences', { body: { digest: 'daily' } });
    await tell(service, dana, { title: 'Sam mentioned you in the plan', at: now().toISOString() });
    const read = await tell(service, dana, { title: 'Already read', at: now().toISOString() });
    await dana.ok('markNotificationRead', { path: { id: read } });
    await goTo(2, 7);
    await goTo(3, 7);
    await Promise.all([fireDigests(), fireDigests()]);
    await fireDigests();
    const [mail, ...others] = await mailsTo(dana, 'notification_digest');
    expect(others).toEqual([]);
    expect(mail!.subject).toMatch(/^1 unread notification at /);
    expect(textOf(mail!)).toContain('Sam mentioned you in the plan');
    expect(textOf(mail!)).not.toContain('Already read');
    await goTo(4, 12);
    await fireDigests();
    expect(await mailsTo(dana, 'notification_digest'), 'nothing new').toHaveLength(1);
  });

  it('does not come to who stopped it', async () => {
    await dana.ok('updateNotificationPreferences', { body: { digest: 'weekly' } });
    await tell(service, dana, { at: now().toISOString() });
    await dana.ok('updateNotificationPreferences', { body: { digest: 'none' } });
    await goTo(1, 12);
    await fireDigests();
    expect(await mailsTo(dana, 'notification_digest')).toEqual([]);
  });
});

describe('the link in an e-mail', () => {
  const linkIn = (text: string) =>
    new URL(/https:\/\/hosted\.example(\S+)/.exec(text)![1]!, service.url).href;
  const post = (url: string, body: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(body) });

  it('stops e-mails of its kind with one click, and takes that back', async () => {
    await mention(service, sam, dana);
    await send(service, owner);
    const link = linkIn(textOf((await mailsTo(dana))[0]!));
    await service.query("update tenants set logo_png = decode($1, 'base64')", [png]);
    const opened = await fetch(link);
    expect(opened.status).toBe(200);
    const shown = await opened.text();
    expect(shown).toContain('e-mails about mentions of you');
    expect(shown).toContain(`<img src="data:image/png;base64,${png}"`);
    expect(await emailFor('mention'), 'opening changes nothing').toBe(true);

    const stopped = await post(link, { 'List-Unsubscribe': 'One-Click' });
    expect(stopped.status).toBe(200);
    expect(await stopped.text()).toContain(`action="${new URL(link).pathname}/restore"`);
    expect(await emailFor('mention')).toBe(false);
    expect(await emailFor('assignment')).toBe(true);
    expect((await post(link, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);

    const restored = await post(`${link}/restore`);
    expect(restored.status).toBe(200);
    expect(await restored.text()).toContain(`action="${new URL(link).pathname}"`);
    expect(await emailFor('mention')).toBe(true);
  });

  it('of a digest stops the digest, and brings it back as often as before', async () => {
    await dana.ok('updateNotificationPreferences', { body: { digest: 'weekly' } });
    await tell(service, dana, { at: now().toISOString() });
    await goTo(0, 12);
    await goTo(6, 12);
    await fireDigests();
    const [mail] = await mailsTo(dana, 'notification_digest');
    const link = linkIn(textOf(mail!));
    await post(link, { 'List-Unsubscribe': 'One-Click' });
    expect(await dana.ok('getNotificationPreferences')).toMatchObject({ digest: 'none' });
    await post(`${link}/restore`);
    expect(await dana.ok('getNotificationPreferences')).toMatchObject({ digest: 'weekly' });
  });

  const emailFor = async (kind: string): Promise<boolean> => {
    const { kinds } = await dana.ok('getNotificationPreferences');
    return kinds.find((each: { kind: string }) => each.kind === kind).channels.includes('email');
  };
});
