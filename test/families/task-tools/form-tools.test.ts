import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Forms, company, email, hosted } from '../forms/filling.ts';
import { newProcess } from '../processes/process-records.ts';
import { newWorker, refusal, type Answer } from '../tasks/setup.ts';
import { startService, type Service } from '../../support/service.ts';
import { openStream, received } from '../../live/stream.ts';
import { ToolHands, type Running } from './tool-hands.ts';

/** Members fill in forms as tools of stages. */
let service: Service;
let hands: ToolHands;
let forms: Forms;
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
  hands = await ToolHands.of(service);
  forms = new Forms(service);
});
afterAll(() => service?.stop());

const answers = { company: 'Harbor Dental', email: 'priya@harbor.example' };
const toolFor = (form: { id: string }, more: object = {}) => ({
  name: 'Intake',
  is_required: true,
  config: { type: 'form', form_id: form.id, ...more },
});
const submit = (url: string, given: object = answers) => hosted('POST', `${url}/submit`, { answers: given });
const urlOf = (answer: Answer): string => answer.body.data.form.url;

/** Fills the form in by its tool; the submission once it is checked. */
async function fillIn(at: Running, given: object = answers): Promise<Answer> {
  const begun = await hands.run(at);
  expect((await submit(urlOf(begun), given)).status).toBe(200);
  const own = begun.body.data.form.submissions.find(
    ({ status, by }: Answer) => status === 'in_progress' && by?.id === hands.worker.userId,
  );
  return forms.settled(own);
}

describe('a form', () => {
  it('is begun for the stage in the name of the member, and has run once its submission is accepted', async () => {
    const at = await hands.running(toolFor(await forms.publish([company, email])));
    expect(await hands.stateOf(at)).toMatchObject({
      has_run: false,
      problem: null,
      missing: ['fill in the form'],
      allowed_actions: ['run'],
      form: { is_prefilled: true, can_repeat: false, url: null, submissions: [] },
    });
    const begun = await hands.run(at);
    expect(begun.body.data).toMatchObject({
      has_run: false,
      run_count: 0,
      missing: ['submit the form'],
      summary: 'Begun.',
      form: {
        url: expect.stringContaining('/hosted/form-submissions/'),
        submissions: [{ status: 'in_progress', submitted_at: null, by: { id: hands.worker.userId } }],
      },
    });
    expect(refusal(await hands.complete(at))).toEqual([409, expect.stringContaining('tool "Intake"')]);
    const [{ id }] = begun.body.data.form.submissions;
    expect((await forms.ok('getFormSubmission', { path: { id } })).submission).toMatchObject({
      record: { kind: 'task_stage', id: at.stageId },
      respondent: { user_id: hands.worker.userId },
    });
    await service.takeEvents();
    expect((await submit(urlOf(begun))).status).toBe(200);
    expect((await forms.settled({ id })).status).toBe('ready');
    expect(await hands.stateOf(at)).toMatchObject({
      has_run: true,
      run_by: hands.worker.userId,
      run_at: expect.any(String),
      run_count: 1,
      missing: [],
      summary: 'Filled in.',
      allowed_actions: [],
      form: { url: null, submissions: [{ id, status: 'ready', submitted_at: expect.any(String) }] },
    });
    const events = await service.takeEvents();
    expect(
      events.flatMap(({ event_type: type, data }) =>
        type === 'process.instance_updated' ? [data._changed_fields] : [],
      ),
    ).toEqual([['stages']]);
    expect(await hands.sentences(at)).toEqual([
      expect.stringMatching(/ began to fill in Intake in the stage Copy\.$/),
      expect.stringMatching(/ accepted the submission of Intake in the stage Copy\.$/),
    ]);
    expect(refusal(await hands.run(at))).toEqual([409, expect.stringContaining('was submitted already')]);
    expect((await hands.complete(at)).status).toBe(200);
  });

  it('that was begun goes on as the same submission, and leaves no further trace', async () => {
    const at = await hands.running(toolFor(await forms.publish([company, email])));
    const first = await hands.run(at);
    await hosted('PATCH', urlOf(first), { answers: { company: 'Harbor' } });
    const again = await hands.run(at);
    expect(again.body.data.form.submissions).toEqual(first.body.data.form.submissions);
    expect(again.body.data.revision).toBe(first.body.data.revision);
    expect((await hosted('GET', urlOf(again))).data.answers).toEqual({ company: 'Harbor' });
    expect((await hands.run(at, hands.lead)).body.data.form.submissions).toHaveLength(1);
    expect(await hands.sentences(at)).toHaveLength(1);
  });

  it('is begun once by two who run it at once, and each has an address of it', async () => {
    const at = await hands.running(toolFor(await forms.publish([company, email])));
    const both = await Promise.all([hands.run(at), hands.run(at, hands.lead), hands.run(at)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(both.map(({ body }) => body.data.form.submissions[0].id)).size).toBe(1);
    for (const each of both) expect((await hosted('GET', urlOf(each))).status).toBe(200);
  });

  it('that two submit loses the answers of neither: the later gets 409, and the same answers again 200', async () => {
    const at = await hands.running(toolFor(await forms.publish([company, email])));
    const urls = [urlOf(await hands.run(at)), urlOf(await hands.run(at, hands.lead))] as const;
    const send = (url: string, given: object) =>
      hosted('POST', `${url}/submit`, { answers: given, expected_revision: 1 });
    const both = await Promise.all([
      send(urls[0], answers),
      send(urls[1], { ...answers, company: 'Harbor Dental Ltd' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.data.message).toContain('was submitted');
    const taken = both[0].status === 200 ? answers : { ...answers, company: 'Harbor Dental Ltd' };
    for (const url of urls)
      expect((await send(url, { ...taken, email: 'priya@HARBOR.example' })).status).toBe(200);
    expect((await send(urls[0], { ...taken, company: '' })).status).toBe(409);
    expect((await send(urls[0], { ...taken, email: 'nobody' })).status).toBe(409);
  });

  it('that may be repeated is begun by each member, and counts every submission', async () => {
    const at = await hands.running(toolFor(await forms.publish([company, email]), { can_repeat: true }));
    await fillIn(at);
    const other = await hands.run(at, hands.lead);
    expect(other.body.data).toMatchObject({ has_run: true, run_count: 1 });
    expect((await hands.run(at)).body.data.form.submissions.map(({ status }: Answer) => status)).toEqual([
      'in_progress',
      'in_progress',
      'ready',
    ]);
    await submit(urlOf(other));
    await forms.settled(other.body.data.form.submissions[0]);
    expect(await hands.stateOf(at)).toMatchObject({
      has_run: true,
      run_count: 2,
      summary: 'Filled in 2 times.',
    });
  });

  it('counts what is submitted for the stage in another way', async () => {
    const form = await forms.publish([company, email]);
    const at = await hands.running(toolFor(form));
    const { submission_id: id, address } = await forms.ok('startFormSubmission', {
      path: { id: form.id },
      body: { record: { kind: 'task_stage', id: at.stageId } },
    });
    await submit(address.url);
    await forms.settled({ id });
    expect(await hands.stateOf(at)).toMatchObject({
      has_run: true,
      run_count: 1,
      form: { submissions: [{ id }] },
    });
  });

  it('waits for the reviewer where the form asks for one, and is filled in again when they reject it', async () => {
    const at = await hands.running(
      toolFor(await forms.publish([company, email], { review: { mode: 'always' } })),
    );
    const held = await fillIn(at);
    expect(held.status).toBe('held');
    expect(await hands.stateOf(at)).toMatchObject({
      has_run: false,
      missing: ["a reviewer's approval of the submission"],
      summary: 'Submitted, waits for a reviewer.',
    });
    expect(refusal(await hands.run(at))).toEqual([409, expect.stringContaining('waits for a reviewer')]);
    const stream = await openStream(service.url, { authorization: `Bearer ${hands.worker.key}` });
    await forms.ok('decideFormSubmission', {
      path: { id: held.id },
      body: { decision: 'reject', reason: 'Wrong company.' },
    });
    // The task shows the submission as rejected.
    await received(stream, { type: 'record', action: 'changed', record: { kind: 'task', id: at.taskId } });
    stream.close();
    expect(await hands.stateOf(at)).toMatchObject({
      has_run: false,
      missing: ['fill in the form again, since the submission was rejected'],
      allowed_actions: ['run'],
    });
    expect(await hands.sentences(at)).toEqual([
      expect.stringContaining(' began to fill in Intake'),
      expect.stringMatching(/ rejected the submission of Intake in the stage Copy\.$/),
    ]);
    expect(await hands.noticesOf(at)).toEqual([
      [
        'review_decided',
        expect.stringMatching(
          /^Intake in .* \(#\d+\) has to be filled in again: the submission was rejected$/,
        ),
      ],
    ]);
    const second = await fillIn(at);
    await service.takeEvents();
    await forms.ok('decideFormSubmission', { path: { id: second.id }, body: { decision: 'approve' } });
    expect((await service.takeEvents()).map(({ event_type: type }) => type)).toEqual([
      'form.submission_ready',
      'process.instance_updated',
    ]);
    expect(await hands.stateOf(at)).toMatchObject({ has_run: true, run_by: hands.worker.userId });
  });

  it('takes what comes at once one after the other', async () => {
    const form = await forms.publish([company, email], { review: { mode: 'always' } });
    const at = await hands.running(toolFor(form, { can_repeat: true }));
    for (const round of [1, 2, 3]) {
      const held = await fillIn(at);
      const decide = { path: { id: held.id }, body: { decision: 'approve' } };
      const all = await Promise.all([
        service.call('decideFormSubmission', decide, hands.lead),
        hands.run(at),
        hands.all.call('updateTaskFields', {
          body: { task_id: at.taskId, changes: [{ field: 'name', value: `Round ${round}` }] },
        }),
        hands.run(at, hands.lead),
      ]);
      expect(all.map(({ status, body }) => [status, body.error?.message])).toEqual(
        all.map(() => [200, undefined]),
      );
    }
    expect(await hands.stateOf(at)).toMatchObject({ has_run: true, run_count: 3 });
  });

  it('of a private task is settled by a reviewer who does not see it', async () => {
    const form = await forms.publish([company, email], { review: { mode: 'always' } });
    const at = await hands.running(toolFor(form), { is_private: true });
    const held = await fillIn(at);
    const reviewer = await newWorker(service, ['forms.view', 'forms.review', 'tasks.view']);
    expect((await service.call('getTask', { path: { id: at.taskId } }, reviewer)).status).toBe(404);
    await service.ok(
      'decideFormSubmission',
      { path: { id: held.id }, body: { decision: 'approve' } },
      reviewer,
    );
    expect((await hands.stateOf(at)).has_run).toBe(true);
  });

  it('is missing again when its submission is deleted while the stage is open, and not after that', async () => {
    const form = await forms.publish([company, email]);
    const at = await hands.running(toolFor(form));
    const first = await fillIn(at);
    await service.takeEvents();
    await forms.ok('deleteFormSubmission', { path: { id: first.id } });
    expect((await service.takeEvents()).map(({ event_type: type }) => type)).toEqual([
      'process.instance_updated',
    ]);
    expect(await hands.stateOf(at)).toMatchObject({
      has_run: false,
      missing: ['fill in the form'],
      form: { submissions: [] },
    });
    expect(refusal(await hands.complete(at))[0]).toBe(409);
    const second = await fillIn(at);
    expect((await hands.complete(at)).status).toBe(200);
    await forms.ok('deleteFormSubmission', { path: { id: second.id } });
    expect((await hands.stateOf(at)).has_run).toBe(true);
    expect((await hands.sentences(at)).filter((text) => text.includes(' deleted '))).toEqual([
      expect.stringContaining(' deleted the submission of Intake'),
      expect.stringContaining(' deleted the submission of Intake'),
    ]);
  });

  it('keeps what was filled in when the stage is reopened', async () => {
    const at = await hands.running(toolFor(await forms.publish([company, email])));
    await fillIn(at);
    await hands.complete(at);
    await hands.all.stage({ action: 'reopen', stage_id: at.stageId });
    expect(await hands.stateOf(at)).toMatchObject({ has_run: true, missing: [] });
    expect((await hands.complete(at)).status).toBe(200);
  });

  it('is to be filled in again when its stage is reopened after its submission was deleted', async () => {
    const form = await forms.publish([company, email]);
    const [at, other] = (await hands.runningAll([
      toolFor(form),
      { ...toolFor(await forms.publish([company, email])), name: 'Other' },
    ])) as [Running, Running];
    const { id } = await fillIn(at);
    await fillIn(other);
    expect((await hands.complete(at)).status).toBe(200);
    await forms.ok('deleteFormSubmission', { path: { id } });
    await hands.all.stage({ action: 'reopen', stage_id: at.stageId });
    expect(await hands.stateOf(at)).toMatchObject({
      has_run: false,
      missing: ['fill in the form'],
      allowed_actions: ['run'],
    });
    expect((await hands.stateOf(other)).has_run).toBe(true);
    expect(refusal(await hands.complete(at))).toEqual([409, expect.stringContaining('tool "Intake"')]);
    await fillIn(at);
    expect((await hands.complete(at)).status).toBe(200);
  });

  it('can be run by those who work on the open stage alone', async () => {
    const at = await hands.running(toolFor(await forms.publish([company, email])));
    expect(refusal(await hands.run(at, hands.other))).toEqual([
      403,
      expect.stringContaining('tasks.transition'),
    ]);
    expect((await hands.run(at, service.agencies[1])).status).toBe(404);
    await hands.all.update(at.taskId, { status: 'on_hold' });
    expect(refusal(await hands.run(at))).toEqual([409, expect.stringContaining('on hold')]);
    expect(
      await forms.submissions({ id: (await hands.stateOf(at)).form.form_id }, { status: ['in_progress'] }),
    ).toEqual([]);
  });

  it('that is unpublished, closed or deleted says how to get on', async () => {
    const form = await forms.publish([company, email]);
    const at = await hands.running(toolFor(form));
    const words = async () => {
      const { problem, allowed_actions: actions } = await hands.stateOf(at);
      expect(actions).toEqual([]);
      expect(refusal(await hands.run(at))).toEqual([409, expect.stringContaining(problem)]);
      return problem;
    };
    await forms.ok('updateFormSettings', {
      path: { id: form.id },
      body: { access: { is_captcha_required: false, closes_at: '2020-01-01T00:00:00.000Z' } },
    });
    await forms.ok('republishForm', { path: { id: form.id } });
    expect(await words()).toContain('The form is closed');
    await forms.ok('unpublishForm', { path: { id: form.id } });
    expect(await words()).toBe('The form is not published. Publish it first.');
    await service.query('update forms set deleted_at = now() where id = $1', [form.id]);
    expect(await words()).toBe('The form no longer exists. Somebody with tasks.manage can skip the stage.');

    await hands.all.stage({ action: 'skip', stage_id: at.stageId, reason: 'The form is gone.' });
  });

  it('that is not published keeps a process from being published where it is required, and is warned of elsewhere', async () => {
    const form = await forms.create([company, email]);
    const publish = async (isRequired: boolean) => {
      const {
        definition: { id },
      } = await newProcess(service, {
        stages: [{ key: 'copy', name: 'Copy', tools: [{ ...toolFor(form), is_required: isRequired }] }],
      });
      return service.call('publishProcess', { path: { id }, body: {} });
    };
    expect(refusal(await publish(true))).toEqual([409, expect.stringContaining('The form is not published')]);
    expect((await publish(false)).body.data.warnings).toEqual([
      expect.stringContaining('The form is not published'),
    ]);
  });
});
