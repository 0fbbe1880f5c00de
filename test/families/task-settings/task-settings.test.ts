import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service?.stop());

const change = (body: object, caller?: { key: string }) =>
  service.call('updateTaskAutoAssignmentSettings', { body }, caller);
const weights = { department_percent: 10, skills_percent: 20, schedule_percent: 30, open_load_percent: 40 };

describe('settings of automatic assignment', () => {
  it('begin with defaults, keep what is not named, and show what was set', async () => {
    const { data: before } = await service.ok('getTaskAutoAssignmentSettings');
    expect(before).toMatchObject({
      is_enabled: true,
      candidate_scope: 'department',
      overflow_user_ids: [],
      revision: 1,
    });
    const { status, body } = await change({
      weights,
      max_open_stages: null,
      overflow_user_ids: [service.agencies[0].ownerId],
      expected_revision: 1,
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...before,
      weights,
      max_open_stages: null,
      overflow_user_ids: [service.agencies[0].ownerId],
      revision: 2,
      updated_at: expect.any(String),
    });
    expect((await service.ok('getTaskAutoAssignmentSettings')).data).toEqual(body.data);
    const [audit] = await service.query(
      "select action, changed_fields from audit_log where record_kind = 'task_assignment_settings' and tenant_id = $1",
      [service.agencies[0].id],
    );
    expect(audit).toEqual({
      action: 'updated',
      changed_fields: ['max_open_stages', 'overflow_user_ids', 'weights'],
    });
  });

  it('are those of each agency', async () => {
    expect((await service.ok('getTaskAutoAssignmentSettings', {}, service.agencies[1])).data.revision).toBe(
      1,
    );
  });

  it('stay as they are when nothing would change', async () => {
    expect((await change({ weights })).body.data.revision).toBe(2);
  });

  it('are refused with weights that are not 100 together, unknown members, a stale revision and without settings.manage', async () => {
    expect(await change({ weights: { ...weights, skills_percent: 21 } })).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('body.weights must add up to 100, not 101') } },
    });
    expect(await change({ overflow_user_ids: ['0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10'] })).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('body.overflow_user_ids[0]') } },
    });
    expect((await change({ max_open_stages: 5, expected_revision: 1 })).status).toBe(409);
    expect(
      (
        await change(
          { max_open_stages: 5 },
          { key: await service.keyWith(service.agencies[0], ['settings.view', 'tasks.manage']) },
        )
      ).status,
    ).toBe(403);
  });
});
