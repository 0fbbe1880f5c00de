import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import {
  action,
  Authors,
  chain,
  edges,
  end,
  node,
  onClick,
  onEvent,
  setVariables,
  type Answer,
} from './flows.ts';

/**
 * Steps run with the rights of the agency. What they read of a private record they hand on to steps that name none, to questions and to
 * errors; somebody whom the record does not concern sees which steps were taken, and nothing else.
 */
let service: Service;
let author: Authors;
let outsider: string;
let taskId: string;
const secret = 'Xylem merger';
beforeAll(async () => {
  service = await startService({});
  await service.startAnother({ role: 'work' });
  author = new Authors(service);
  outsider = await service.keyWith(author.agency, ['automations.view', 'automations.author', 'tasks.view']);
  ({ id: taskId } = await author.ok('createTask', { body: { name: secret, is_private: true } }));
});
afterAll(() => service.stop());

const seen = async (operation: string, input: object = {}): Promise<Answer> =>
  ((await service.ok(operation as never, input as never, { key: outsider })) as Answer).data;

/** Everything that there is to read of an execution. */
const everything = async (id: string, automationId: string) =>
  JSON.stringify([
    await seen('getAutomationExecution', { path: { id } }),
    await seen('listAutomationExecutionItems', { query: { execution_id: [id] } }),
    await seen('listAutomationExecutions', { query: { automation_id: [automationId] } }),
    await seen('getAutomationExecutionAnalytics', {
      path: { id: automationId },
      query: { granularity: 'day' },
    }),
  ]);

const reading = (id: string): object[] => [
  action('look', 'get_task', { id }),
  setVariables('note', { who: { expression: 'steps.look.output.name' } }),
];

describe('an execution that read a private record', () => {
  it('shows its steps to others without inputs, outputs and the question that it asks', async () => {
    const automation = await author.publish({
      nodes: [
        onClick(),
        ...reading(taskId),
        node('ok', 'approval', {
          title: 'Announce {{ variables.who }}?',
          message: 'About {{ variables.who }}',
          asked: {
            user_ids: [author.agency.ownerId],
            contact_from: { expression: `'counsel@xylem.example'` },
          },
        }),
        end(),
      ],
      edges: edges('start > look', 'look > note', 'note > ok', 'ok.approved > done', 'ok.rejected > done'),
    });
    const { id } = await author.run(automation, { button_key: 'go' });
    const paused = await author.settled(id, 'paused');
    expect(paused.pending_request.title).toBe(`Announce ${secret}?`);
    expect(paused.pending_request.asked_contacts).toEqual([{ name: null, email: 'counsel@xylem.example' }]);
    expect(await everything(id, automation.id)).not.toMatch(/Xylem merger|counsel/);
    const { items, execution } = await seen('getAutomationExecution', { path: { id } });
    expect(items.map(({ node_key: key, input, output }: Answer) => [key, input, output])).toEqual([
      ['start', null, null],
      ['look', null, null],
      ['note', null, null],
      ['ok', null, null],
    ]);
    expect(execution.pending_request).toMatchObject({
      title: 'A question about a record that is private to others',
      message: null,
    });
  });

  it('shows an error without its text', async () => {
    const automation = await author.publish(
      chain(
        onClick(),
        ...reading(taskId),
        action('mail', 'send_email', { to: '{{ variables.who }}', subject: 'Hello', body_text: 'Hello' }),
        end(),
      ),
    );
    const { id } = await author.run(automation, { button_key: 'go' });
    const failed = await author.settled(id, 'failed');
    expect(failed.error.message).toContain(secret);
    expect(await everything(id, automation.id)).not.toContain(secret);
  });

  it('keeps what it handed to an automation that it started', async () => {
    const child = await author.publish(
      chain(
        node('start', 'trigger', {
          type: 'callable',
          inputs: [{ key: 'who', label: 'Who', type: 'text' }],
          output_keys: [],
        }),
        setVariables('repeat', { who: { expression: 'trigger.inputs.who' } }),
        end(),
      ),
    );
    const parent = await author.publish(
      chain(
        onClick(),
        ...reading(taskId),
        node('call', 'sub_automation', {
          automation_id: child.id,
          inputs: { who: { expression: 'variables.who' } },
        }),
        end(),
      ),
    );
    const { id } = await author.run(parent, { button_key: 'go' });
    await author.settled(id, 'succeeded');
    const [started] = await author.started(child);
    expect(JSON.stringify(await author.execution(started.id))).toContain(secret);
    expect(await everything(started.id, child.id)).not.toContain(secret);
  });

  it('is closed when the record becomes private after it ran, and open when it is open', async () => {
    const task = await author.ok('createTask', { body: { name: 'Quay lease' } });
    const automation = await author.publish(chain(onClick(), ...reading(task.id), end()));
    const { id } = await author.run(automation, { button_key: 'go' });
    await author.settled(id, 'succeeded');
    expect(await everything(id, automation.id)).toContain('Quay lease');
    await author.ok('updateTaskFields', {
      body: { task_id: task.id, changes: [{ field: 'is_private', value: true }] },
    });
    expect(await everything(id, automation.id)).not.toContain('Quay lease');
  });
});

describe('a test that read a private record', () => {
  it('shows its steps to others without what they said', async () => {
    const { id: automationId } = await author.create(
      chain(
        onClick(),
        ...reading(taskId),
        action('fail', 'get_client', { id: '{{ variables.who }}' }),
        end(),
      ),
    );
    const { id } = await author.ok('startAutomationTestRun', { path: { id: automationId }, body: {} });
    expect(JSON.stringify(await author.testEnded(id))).toContain(secret);
    const result = await seen('getAutomationTestRunResult', { path: { id } });
    expect(JSON.stringify(result)).not.toContain(secret);
    expect(result.steps.map(({ node_key: key }: Answer) => key)).toEqual(['start', 'look', 'note', 'fail']);
  });

  it('says whether the event would have started the automation', async () => {
    const filters = { conditions: [{ path: 'trigger.task.name', operator: 'equals', value: 'Wanted' }] };
    const config = chain(onEvent(['process.instance_created'], filters), end());
    const [wanted, other] = [
      await author.ok('createTask', { body: { name: 'Wanted' } }),
      await author.ok('createTask', { body: { name: 'Other' } }),
    ];
    const of = async ({ id }: Answer) =>
      (await author.tested(config, { record: { kind: 'task', id } })).is_matching_filters;
    expect([await of(wanted), await of(other)]).toEqual([true, false]);
  });
});

describe('what steps changed', () => {
  it('is the record that a note or comment is on', async () => {
    await author.ok('createTicketInbox', { body: { name: 'Desk' } });
    const ticket = await author.ok('createTicket', { body: { subject: 'Printer', channel: 'phone' } });
    const automation = await author.publish(
      chain(
        onClick(),
        action('note', 'create_ticket_note', { ticket_id: ticket.id, body_text: 'Seen' }),
        end(),
      ),
    );
    const { id } = await author.run(automation, { button_key: 'go' });
    const done = await author.settled(id);
    expect(done.items[1].records).toEqual([{ kind: 'ticket', id: ticket.id, name: 'Printer' }]);
  });
});
