import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { auditOf } from '../organization/people.ts';
import { policy, refused } from './bodies.ts';
import { openOffice, type Office } from './office.ts';

/** What an inbox promises: in which order, by which hours, to whom. */
let service: Service;
let other: TestAgency;
let manager: Office['manager'];
let inbox: Office['inbox'];
beforeAll(async () => {
  service = await startService();
  [, other] = service.agencies;
  ({ manager, inbox } = await openOffice(service));
});
afterAll(() => service?.stop());

describe('SLA policies of an inbox', () => {
  it('stand in an order, keep their ids, and are of that inbox alone', async () => {
    const { id, revision } = await inbox({ sla_policies: [policy('First'), policy('Second')] });
    const { data: added } = await service.ok(
      'addTicketSlaPolicy',
      {
        path: { id },
        body: { policy: policy('Before', { conditions: { priorities: ['urgent'] } }) as never, position: 0 },
      },
      manager,
    );
    expect(added.sla_policies.map(({ name, position }) => [name, position])).toEqual([
      ['Before', 0],
      ['First', 1],
      ['Second', 2],
    ]);
    expect(added.revision).toBe(revision + 1);
    const second = added.sla_policies[2]!;
    const { data: moved } = await service.ok(
      'updateTicketSlaPolicy',
      { path: { id, policy_id: second.id }, body: { position: 0, name: 'Now first' } },
      manager,
    );
    expect(moved.sla_policies.map(({ name }) => name)).toEqual(['Now first', 'Before', 'First']);
    expect(moved.sla_policies[0]).toEqual({ ...second, name: 'Now first', position: 0 });
    const { data: same } = await service.ok(
      'updateTicketSlaPolicy',
      { path: { id, policy_id: second.id }, body: { name: 'Now first' } },
      manager,
    );
    expect(same.revision).toBe(moved.revision);
    const elsewhere = await inbox();
    expect(
      (
        await service.call(
          'updateTicketSlaPolicy',
          { path: { id: elsewhere.id, policy_id: second.id }, body: { name: 'Mine' } },
          manager,
        )
      ).status,
    ).toBe(404);
    expect(await auditOf(service, id)).toContainEqual(
      expect.objectContaining({ changed_fields: ['sla_policies'] }),
    );
  });

  it('name calendars, clients and profiles of the agency', async () => {
    const { id } = await inbox();
    const add = (more: object) =>
      refused(
        service.call(
          'addTicketSlaPolicy',
          { path: { id }, body: { policy: policy('New', more) as never } },
          manager,
        ),
      );
    expect(await add({ calendar_key: 'moon_hours' })).toEqual([
      400,
      expect.stringContaining('body.policy.calendar_key'),
    ]);
    const by = { key: other.key };
    const { data: profile } = await service.ok('createClientProfile', { body: { name: 'Theirs' } }, by);
    const { data: theirs } = await service.ok(
      'createClient',
      { body: { name: 'Theirs', profile_id: profile.id } },
      by,
    );
    expect(await add({ conditions: { client_ids: [theirs.id] } })).toEqual([
      400,
      expect.stringContaining('client_ids'),
    ]);
    expect(await add({ conditions: { client_profile_ids: [randomUUID()] } })).toEqual([
      400,
      expect.stringContaining('client_profile_ids[0]'),
    ]);
  });

  it('tell beforehand what a ticket would have', async () => {
    const { id } = await inbox({
      sla_policies: [
        policy('Urgent', {
          conditions: { priorities: ['urgent'] },
          at_risk_threshold: { unit: 'minutes', value: 15 },
        }),
      ],
    });
    const test = async (body: object) =>
      (
        await service.ok(
          'testTicketSlaPolicies',
          { path: { id }, body: { started_at: '2027-03-01T08:00:00Z', ...body } as never },
          manager,
        )
      ).data;
    expect(await test({ priority_level: 'low' })).toEqual({
      policy: null,
      first_response: null,
      resolution: null,
    });
    expect(await test({ priority_level: 'urgent' })).toMatchObject({
      policy: { name: 'Urgent' },
      first_response: { at_risk_at: '2027-03-01T08:45:00.000Z', due_date: '2027-03-01T09:00:00.000Z' },
      resolution: { due_date: '2027-03-01T18:00:00.000Z' },
    });
  });
});
