import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { action, Authors, chain, end, onEvent } from '../automations/flows.ts';
import { builderOf } from '../builder-sessions/sessions.ts';
import { company, email, Forms } from './filling.ts';

/** Submissions start automations, and sessions build forms and publish them again. */
let service: Service;
let forms: Forms;
let author: Authors;
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
  forms = new Forms(service);
  author = new Authors(service);
});
afterAll(() => service.stop());

describe('automations', () => {
  it('start when a submission is ready, with its answers and its records', async () => {
    const form = await forms.publish([company, email]);
    const other = await forms.publish([company]);
    const automation = await author.publish(
      chain(
        onEvent(['form.submission_ready'], {
          conditions: [{ path: 'trigger.submission.form_id', operator: 'equals', value: form.id }],
        }),
        action('call', 'create_task', { name: 'Call {{ trigger.submission.answers.company }}' }),
        end(),
      ),
    );
    await forms.send(other, { company: 'Elsewhere' });
    const sent = await forms.send(form, { company: 'Harbor', email: 'priya@harbor.example' });
    const [started] = await author.started(automation);
    const done = await author.settled(started.id);
    expect(done).toMatchObject({ status: 'succeeded', event_type: 'form.submission_ready' });
    expect(done.record).toMatchObject({ kind: 'form_submission', id: sent.id });
    expect(await author.executionsOf(automation)).toHaveLength(1);
    const [task] = await forms.ok('listTasks', { query: { search: 'Call Harbor' } });
    expect(task).toMatchObject({ name: 'Call Harbor' });
  });

  it('start when a reviewer rejects one', async () => {
    const form = await forms.publish([company], { review: { mode: 'always' } });
    const automation = await author.publish(
      chain(
        onEvent(['form.submission_rejected']),
        action('note', 'create_task', { name: 'Why: {{ trigger.reason }}' }),
        end(),
      ),
    );
    const held = await forms.send(form, { company: 'Harbor' });
    await forms.ok('decideFormSubmission', {
      path: { id: held.id },
      body: { decision: 'reject', reason: 'A test' },
    });
    const [started] = await author.started(automation);
    expect(await author.settled(started.id)).toMatchObject({ status: 'succeeded' });
    expect(await forms.ok('listTasks', { query: { search: 'Why: A test' } })).toHaveLength(1);
  });
});

describe('a session', () => {
  it('publishes a form that it creates, and the next version of one that is published', async () => {
    const builder = builderOf(service);
    const built = await builder.build([
      {
        record_kind: 'form',
        action: 'create',
        key: 'form',
        create: { name: 'Built by a session', elements: [company] },
        settings: { retention_days: 30 },
        is_published: true,
      },
    ]);
    const id = built.get('form')!.target_id!;
    expect(await forms.ok('getForm', { path: { id } })).toMatchObject({ status: 'published', version: 1 });
    const change = { record_kind: 'form', action: 'update', key: 'form', target_id: id, is_published: true };
    await builder.build([{ ...change, update: { elements: [company, email] } }]);
    expect(await forms.ok('getForm', { path: { id } })).toMatchObject({
      version: 2,
      has_unpublished_changes: false,
      input_count: 2,
    });
    await builder.build([{ ...change, settings: { retention_days: 60 } }]);
    expect((await forms.ok('getForm', { path: { id } })).version).toBe(3);
    await forms.ok('unpublishForm', { path: { id } });
    await builder.build([{ ...change, update: { description: 'Open again' } }]);
    expect(await forms.ok('getForm', { path: { id } })).toMatchObject({ status: 'published', version: 4 });
  });
});
