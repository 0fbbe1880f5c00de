import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { calendar, refused } from './bodies.ts';
import { openOffice, type Office } from './office.ts';

/** How the agency works with tickets: who may say so, what it takes, and what follows from it. */
let service: Service;
let other: TestAgency;
let manager: Office['manager'];
let agent: Office['agent'];
let inbox: Office['inbox'];
beforeAll(async () => {
  service = await startService();
  [, other] = service.agencies;
  ({ manager, agent, inbox } = await openOffice(service));
});
afterAll(() => service?.stop());

describe('the settings of the desk', () => {
  it('keep of a group what a request leaves out, and change once', async () => {
    const { data: before } = await service.ok('getTicketSettings', {}, manager);
    const { data: after } = await service.ok(
      'updateTicketSettings',
      { body: { intake: { spam_threshold: 0.5 }, ai: { is_ai_enabled: true } } },
      manager,
    );
    expect(after.intake).toEqual({ ...before.intake, spam_threshold: 0.5 });
    expect(after.ai).toEqual({ ...before.ai, is_ai_enabled: true });
    expect(after.revision).toBe(before.revision + 1);
    const { data: again } = await service.ok(
      'updateTicketSettings',
      { body: { intake: { spam_threshold: 0.5 } } },
      manager,
    );
    expect(again).toEqual(after);
    expect(
      await refused(
        service.call(
          'updateTicketSettings',
          { body: { expected_revision: before.revision, intake: { spam_threshold: 0.6 } } },
          manager,
        ),
      ),
    ).toEqual([409, expect.stringContaining('revision')]);
  });

  it('are for tickets.manage, and of one agency', async () => {
    for (const call of [
      service.call('updateTicketSettings', { body: { intake: { spam_threshold: 0.4 } } }, agent),
      service.call('updateTicketAutoAssignmentSettings', { body: { is_enabled: true } }, agent),
      service.call('replaceTicketStyleProfile', { body: { greeting: 'Hi' } }, agent),
      service.call('addTicketCalendar', { body: { calendar: calendar() as never } }, agent),
    ])
      expect((await call).status).toBe(403);
    const { data: theirs } = await service.ok('getTicketSettings', {}, { key: other.key });
    expect(theirs).toMatchObject({ revision: 1, default_inbox_id: null, updated_at: null });
    const { id } = await inbox();
    expect(
      await refused(
        service.call('updateTicketSettings', { body: { default_inbox_id: id } }, { key: other.key }),
      ),
    ).toEqual([400, expect.stringContaining('body.default_inbox_id')]);
  });

  it('refuse a warning of a whole target, and an archived default', async () => {
    expect(
      await refused(
        service.call(
          'updateTicketSettings',
          { body: { at_risk_threshold: { unit: 'percent', value: 100 } } },
          manager,
        ),
      ),
    ).toEqual([400, expect.stringContaining('99 percent')]);
    const { id } = await inbox();
    await service.ok('updateTicketInbox', { path: { id }, body: { is_archived: true } }, manager);
    expect(
      await refused(service.call('updateTicketSettings', { body: { default_inbox_id: id } }, manager)),
    ).toEqual([409, expect.stringContaining('archived')]);
  });
});

describe('how the agency writes', () => {
  it('is replaced as a whole', async () => {
    const { data: before } = await service.ok('getTicketStyleProfile', {}, agent);
    const { data: first } = await service.ok(
      'replaceTicketStyleProfile',
      { body: { formality: 'formal', greeting: 'Dear {{client.name}}', dos: ['Be brief'] } as never },
      manager,
    );
    expect(first).toMatchObject({ formality: 'formal', dos: ['Be brief'], revision: before.revision + 1 });
    const { data: second } = await service.ok(
      'replaceTicketStyleProfile',
      { body: { sign_off: 'Yours' } },
      manager,
    );
    expect(second).toMatchObject({ formality: 'neutral', greeting: null, dos: [], sign_off: 'Yours' });
    expect((await service.ok('getTicketStyleProfile', {}, agent)).data).toEqual(second);
  });

  it('takes no placeholder that replies do not know', async () => {
    const answer = service.call(
      'replaceTicketStyleProfile',
      { body: { greeting: 'Dear {{moon_phase}}' } },
      manager,
    );
    expect(await refused(answer)).toEqual([400, expect.stringContaining('moon_phase')]);
  });
});
