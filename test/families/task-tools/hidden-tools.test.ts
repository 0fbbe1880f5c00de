import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newClient, newProfile } from '../client-records.ts';
import { newWorker, type Answer } from '../tasks/setup.ts';
import { startService, type Service } from '../../support/service.ts';
import { approvalBy, checklist, ToolHands, type Running } from './tool-hands.ts';

let service: Service;
let hands: ToolHands;
beforeAll(async () => {
  service = await startService();
  hands = await ToolHands.of(service);
});
afterAll(() => service?.stop());

type Caller = { readonly key: string };

const inAudit = async ({ taskId }: Running, caller: Caller): Promise<Answer[]> =>
  (
    await service.ok(
      'listTaskAuditEntries',
      { query: { task_id: [taskId], changed_field: ['tools'], order: 'asc' } },
      caller,
    )
  ).data;
const inFeed = async ({ stageId }: Running, caller: Caller): Promise<Answer[]> =>
  (await service.ok('listActivity', { query: { record_id: [stageId], order: 'asc' } }, caller)).data.filter(
    ({ changes }: Answer) => changes.some(({ field }: Answer) => field === 'tools'),
  );

describe('a tool that is not for everybody', () => {
  it('keeps its summaries and notes from others in the audit and in the feed, those of old entries too', async () => {
    const client = await newClient(service, (await newProfile(service)).id);
    const [secret, open] = (await hands.runningAll(
      [
        { ...approvalBy([hands.approver.userId]), name: 'Secret', is_visible_to_all: false },
        { ...checklist, name: 'Open' },
      ],
      { client_id: client.id },
    )) as [Running, Running];
    expect((await hands.request(secret, hands.worker, { comment: 'Please.' })).status).toBe(200);
    expect((await hands.reject(secret, { comment: 'Too dear.' })).status).toBe(200);
    await hands.tick(open, 'names');
    const other = await newWorker(service, ['tasks.view', 'clients.view']);
    const values = (entries: Answer[]) =>
      entries.map(({ changes, reason, summary }) => {
        const [{ old_value: before, new_value: after }] = changes;
        expect(`${reason ?? ''}${summary ?? ''}`.includes('Too dear.')).toBe(false);
        return before === null && after === null ? 'hidden' : 'told';
      });
    for (const list of [inAudit, inFeed]) {
      const told = await list(secret, hands.lead);
      expect(JSON.stringify(told)).toContain('Too dear.');
      expect(told.map(({ changes }) => changes[0].new_value === null)).toEqual([false, false, false]);
      expect(values(await list(secret, other))).toEqual(['hidden', 'hidden', 'told']);
    }
    expect(JSON.stringify(await inAudit(secret, hands.worker))).toContain('Too dear.');
    expect(JSON.stringify(await inAudit(secret, hands.approver))).toContain('Too dear.');
    await service.query("update task_history set details = details - 'tool_id' where task_id = $1", [
      secret.taskId,
    ]);
    for (const list of [inAudit, inFeed])
      expect(values(await list(secret, other))).toEqual(['hidden', 'hidden', 'hidden']);
  });
});
