import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMember } from '../organization/people.ts';
import { refusal, type Answer } from '../tasks/setup.ts';
import { startService, type Service } from '../../support/service.ts';
import { approvalBy, ToolHands } from './tool-hands.ts';

let service: Service;
let hands: ToolHands;
beforeAll(async () => {
  service = await startService();
  hands = await ToolHands.of(service);
});
beforeEach(() => service.query('delete from notifications'));
afterAll(() => service?.stop());

const member = () => addMember(service, service.agencies[0], { permissions: ['tasks.view'] });
const inbox = async (userId: string) =>
  (
    await service.query<{ kind: string; title: string; body_text: string }>(
      'select kind, title, body_text from notifications where user_id = $1 order by created_at, id',
      [userId],
    )
  ).map(({ kind, title, body_text }) => [kind, title, body_text]);

describe('an approval', () => {
  it('is requested, told to the approvers, given, and told to who requested it', async () => {
    const [sam, dana] = [await member(), await member()];
    const at = await hands.running(approvalBy([sam.id]));
    await hands.all.stage({ action: 'assign', stage_id: at.stageId, assigned_to: [dana.id] });
    expect(await hands.stateOf(at, dana)).toMatchObject({
      missing: ['request approval'],
      allowed_actions: ['request_approval'],
      approval: { status: 'not_requested', approvers: [{ id: sam.id }], decisions: [], requester: null },
    });
    await service.query('delete from notifications');
    expect((await hands.request(at, dana, { comment: 'Second draft.' })).body.data).toMatchObject({
      has_run: false,
      missing: ['one approval'],
      summary: 'Approval requested: 0 of 1 given.',
      allowed_actions: ['withdraw_approval'],
      approval: {
        status: 'pending',
        requester: { id: dana.id },
        request_comment: 'Second draft.',
        requested_at: expect.any(String),
      },
    });
    expect(await inbox(sam.id)).toEqual([
      [
        'review_requested',
        expect.stringMatching(/ asks for your approval of Sign-off in .* \(#\d+\)$/),
        'Second draft.',
      ],
    ]);
    expect((await hands.stateOf(at, sam)).allowed_actions).toEqual(['approve', 'reject']);
    expect((await hands.approve(at, sam, { comment: 'Fine.' })).body.data).toMatchObject({
      has_run: true,
      run_by: sam.id,
      summary: 'Approved.',
      approval: {
        status: 'approved',
        decisions: [{ user: { id: sam.id }, decision: 'approved', comment: 'Fine.' }],
      },
    });
    expect(await inbox(dana.id)).toEqual([
      ['review_decided', expect.stringMatching(/ approved Sign-off in /), 'Fine.'],
    ]);
    expect((await hands.shownOnTask(at))[0]).toMatchObject({ has_run: true, run_by: sam.id });
    expect(await hands.sentences(at)).toEqual([
      expect.stringMatching(/ requested approval for Sign-off in the stage Copy: "Second draft\."/),
      expect.stringMatching(/ approved Sign-off in the stage Copy: "Fine\."/),
    ]);
    expect((await service.takeEvents()).map(({ event_type: type }) => type)).toEqual([
      'process.instance_updated',
      'process.instance_updated',
      'process.instance_updated',
    ]);
    expect((await hands.complete(at)).status).toBe(200);
  });

  it('needs as many different people as the process says', async () => {
    const at = await hands.running(
      approvalBy([hands.approver.userId, hands.other.userId], { min_approvals: 2 }),
    );
    await hands.request(at);
    const twice = await Promise.all([hands.approve(at), hands.approve(at)]);
    expect(twice.map(({ body }) => [body.data.has_run, body.data.approval.decisions.length])).toEqual([
      [false, 1],
      [false, 1],
    ]);
    expect((await hands.approve(at, hands.other)).body.data).toMatchObject({
      has_run: true,
      run_count: 1,
      approval: { status: 'approved' },
    });
  });

  it('is complete once, when the last approvals come at the same time', async () => {
    const at = await hands.running(
      approvalBy([hands.approver.userId, hands.other.userId], { min_approvals: 2 }),
    );
    await hands.request(at);
    await Promise.all([hands.approve(at), hands.approve(at, hands.other)]);
    expect(await hands.stateOf(at)).toMatchObject({
      has_run: true,
      run_count: 1,
      revision: 4,
      approval: { decisions: [{}, {}] },
    });
  });

  it('that is rejected has to be requested again, with the reason kept', async () => {
    const at = await hands.running(approvalBy([hands.approver.userId]));
    await hands.request(at);
    expect((await hands.reject(at, {})).status).toBe(400);
    expect((await hands.reject(at)).body.data).toMatchObject({
      has_run: false,
      summary: 'Rejected: Too long.',
      approval: { status: 'rejected', decisions: [{ decision: 'rejected', comment: 'Too long.' }] },
    });
    expect(refusal(await hands.complete(at))).toEqual([409, expect.stringContaining('tool "Sign-off"')]);
    expect(refusal(await hands.approve(at))).toEqual([
      409,
      expect.stringContaining('Request approval before deciding'),
    ]);
    expect((await hands.request(at)).body.data.approval).toMatchObject({ status: 'pending', decisions: [] });
    expect((await hands.approve(at)).body.data.has_run).toBe(true);
  });

  it('can be taken back by its approver while the stage is open', async () => {
    const at = await hands.running(approvalBy([hands.approver.userId]));
    await hands.request(at);
    await hands.approve(at);
    expect((await hands.reject(at)).body.data).toMatchObject({
      has_run: false,
      approval: { status: 'rejected', decisions: [{ decision: 'rejected' }] },
    });
  });

  it('can be withdrawn by who requested it and by leads, and asked for again', async () => {
    const at = await hands.running(approvalBy([hands.approver.userId]));
    expect(refusal(await hands.withdraw(at))).toEqual([
      409,
      expect.stringContaining('no request to withdraw'),
    ]);
    await hands.request(at);
    await hands.approve(at);
    expect(refusal(await hands.withdraw(at, hands.other))).toEqual([
      403,
      expect.stringContaining('tasks.manage'),
    ]);
    expect((await hands.withdraw(at)).body.data).toMatchObject({
      has_run: false,
      approval: { status: 'withdrawn' },
    });
    const { body } = await hands.withdraw(at);
    expect(body.data.revision).toBe(4);
    await hands.request(at);
    expect(
      (await hands.withdraw(at, hands.lead, { comment: 'Wrong client.' })).body.data.approval.status,
    ).toBe('withdrawn');
  });

  it('is never decided by who requested it, nor by somebody else than an approver', async () => {
    const at = await hands.running(approvalBy([hands.worker.userId, hands.approver.userId]));
    expect((await hands.request(at)).status).toBe(200);
    expect(refusal(await hands.approve(at, hands.worker))).toEqual([
      403,
      expect.stringContaining('your own request'),
    ]);
    expect(refusal(await hands.approve(at, hands.lead))).toEqual([
      403,
      expect.stringContaining('Only its approvers'),
    ]);
    expect(refusal(await hands.request(at, hands.other))).toEqual([
      403,
      expect.stringContaining('tasks.transition'),
    ]);
  });

  it('is not requested where too few approvers can see the task', async () => {
    const [alone, hidden] = [
      await hands.running(approvalBy([hands.worker.userId])),
      await hands.running(approvalBy([hands.approver.userId]), { is_private: true }),
    ];
    expect(refusal(await hands.request(alone))).toEqual([
      409,
      expect.stringContaining('needs 1 approval, and apart from you only 0'),
    ]);
    expect(refusal(await hands.request(hidden))[0]).toBe(409);
    await service.ok('replaceTaskWatchers', {
      path: { id: hidden.taskId },
      body: { user_ids: [hands.approver.userId] },
    });
    expect((await hands.request(hidden)).status).toBe(200);
    expect((await hands.approve(hidden)).body.data.has_run).toBe(true);
  });

  it('is decided by those who have the parts that the process names', async () => {
    const [owner, lead, assignee, levelled] = [
      await member(),
      await member(),
      await member(),
      await member(),
    ];
    const { data: department } = await service.ok('createDepartment', {
      body: {
        name: `Department ${randomUUID()}`,
        lead_ids: [lead.id],
        levels: [{ name: 'Head', permissions: ['tasks.manage'] }],
      },
    });
    await service.query(
      'insert into department_members (tenant_id, department_id, level_id, user_id) select $1, $2, id, $3 from department_levels where department_id = $2 and name = $4',
      [service.agencies[0].id, department.id, levelled.id, 'Head'],
    );
    const profile = (await service.ok('createClientProfile', { body: { name: `Clients ${randomUUID()}` } }))
      .data;
    const client = (
      await service.ok('createClient', {
        body: { name: 'Bakery', profile_id: profile.id, assigned_to: [owner.id] },
      })
    ).data;
    const roles = ['client_owner', 'department_lead', 'task_assignee', 'task_creator'];
    const at = await hands.running(approvalBy([], { approver_roles: roles }), {
      client_id: client.id,
      assigned_to: [assignee.id],
    });
    await service.query('update task_stages set department_id = $2 where id = $1', [
      at.stageId,
      department.id,
    ]);
    const { created_by: creator } = await hands.all.get(at.taskId);
    expect((await hands.stateOf(at)).approval.approvers.map(({ id }: Answer) => id).sort()).toEqual(
      [owner.id, lead.id, assignee.id, levelled.id, creator].sort(),
    );
  });
});
