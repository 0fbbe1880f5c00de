import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { Forms, hosted, type Answer } from './filling.ts';

/** Submissions that the agency begins: by a member, or by a link for one client. */
let service: Service;
let forms: Forms;
beforeAll(async () => {
  service = await startService({});
  forms = new Forms(service);
});
afterAll(() => service?.stop());

const harbor = { company: 'Harbor Dental', email: 'Priya@Harbor.example' };
const only = async (form: { id: string }, status = 'in_progress'): Promise<Answer> => {
  const [submission] = await forms.submissions(form, { status: [status] });
  return submission;
};

describe('members', () => {
  it('start a submission about a record, and are its respondent', async () => {
    const form = await forms.publish();
    const task = await forms.ok('createTask', { body: { name: 'Ask them' } });
    const { submission_id: id, address } = await forms.ok('startFormSubmission', {
      path: { id: form.id },
      body: { record: { kind: 'task', id: task.id }, answers: { company: 'Harbor' } },
    });
    expect((await hosted('GET', address.url)).data.answers).toEqual({ company: 'Harbor' });
    expect(
      (await hosted('POST', `${address.url}/submit`, { answers: { email: 'a@b.example' } })).status,
    ).toBe(200);
    const { submission } = await forms.ok('getFormSubmission', { path: { id } });
    expect(submission.record).toEqual({ kind: 'task', id: task.id, name: 'Ask them' });
    expect(await forms.submissions(form, { record_id: [task.id] })).toHaveLength(1);
    const refused = await forms.refused('startFormSubmission', {
      path: { id: form.id },
      body: { record: { kind: 'task', id: randomUUID() } },
    });
    expect(refused[0]).toBe(404);
    expect(
      (await forms.refused('startFormSubmission', { path: { id: (await forms.create()).id }, body: {} }))[0],
    ).toBe(409);
  });

  it('erase a submission with its answers, and its address with it', async () => {
    const form = await forms.publish();
    const address = await forms.start(form, harbor);
    const { id } = await only(form);
    expect((await forms.refused('deleteFormSubmission', { path: { id } }, service.agencies[1].key))[0]).toBe(
      404,
    );
    const object = await forms.ok('createCustomObject', {
      body: { key: 'visit', name: 'Visit', plural_name: 'Visits', anchors: [{ kind: 'form_submission' }] },
    });
    const visit = await forms.ok('createCustomObjectRecord', {
      body: { custom_object_id: object.id, name: 'First' },
    });
    await forms.ok('createCustomObjectLink', {
      body: { anchor_kind: 'form_submission', anchor_id: id, record_id: visit.id },
    });
    await forms.ok('createComment', {
      body: { record_kind: 'form_submission', record_id: id, body_text: 'Call her' },
    });
    await forms.ok('deleteFormSubmission', { path: { id } });
    expect((await forms.call('getFormSubmission', { path: { id } })).status).toBe(404);
    expect((await hosted('GET', address)).status).toBe(404);
    for (const [table, column] of [
      ['custom_object_links', 'anchor_id'],
      ['comments', 'record_id'],
    ])
      expect(await service.query(`select from ${table} where ${column} = $1`, [id])).toEqual([]);
    const [row] = await service.query<Answer>(
      'select answers, respondent_email, words from form_submissions where id = $1',
      [id],
    );
    expect(row).toEqual({ answers: {}, respondent_email: null, words: '' });
    const open = 'select id from hosted_tokens where record_id = $1 and revoked_at is null';
    expect(await service.query(open, [id])).toEqual([]);
    const sent = await forms.fillIn(form, harbor);
    expect((await forms.refused('deleteFormSubmission', { path: { id: sent.id } }))[0]).toBe(409);
  });
});

describe('links', () => {
  const withClient = async () => {
    const profile = await forms.ok('createClientProfile', { body: { name: `Profile ${randomUUID()}` } });
    return forms.ok('createClient', { body: { name: `Harbor ${randomUUID()}`, profile_id: profile.id } });
  };

  it('open a form for one client, prefilled and without a captcha, once', async () => {
    const form = await forms.publish(undefined, { access: { is_captcha_required: true } });
    const client = await withClient();
    const { link, address } = await forms.ok('createFormLink', {
      path: { id: form.id },
      body: { client_id: client.id, answers: { company: 'Harbor Dental' } },
    });
    expect(link).toMatchObject({
      form_id: form.id,
      client: { id: client.id },
      submission_id: null,
      revoked_at: null,
    });
    expect((await hosted('GET', address.url)).data).toMatchObject({
      answers: { company: 'Harbor Dental' },
      is_captcha_required: false,
    });
    const first = await hosted('POST', `${address.url}/submissions`, { answers: {} });
    const again = await hosted('POST', `${address.url}/submissions`, {
      answers: { email: 'priya@harbor.example' },
    });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect((await hosted('GET', address.url)).data.answers).toEqual({
      company: 'Harbor Dental',
      email: 'priya@harbor.example',
    });
    const begun = `${service.url}/hosted/form-submissions/${again.data.token}`;
    expect((await hosted('POST', `${begun}/submit`, {})).status).toBe(200);
    expect((await hosted('GET', address.url)).data.status).toBe('closed');
    expect((await hosted('POST', `${address.url}/submissions`, { answers: {} })).status).toBe(409);
    const [submission] = await forms.submissions(form, { client_id: [client.id] });
    expect(submission.respondent).toMatchObject({ client_id: client.id, email: 'priya@harbor.example' });
    expect(
      await forms.ok('listFormLinks', { path: { id: form.id }, query: { client_id: [client.id] } }),
    ).toMatchObject([{ id: link.id, submission_id: submission.id }]);
  });

  it('are about records of their client, or of none', async () => {
    const form = await forms.publish();
    const [client, other] = [await withClient(), await withClient()];
    const task = (of: string | undefined) =>
      forms.ok('createTask', { body: { name: 'Launch', client_id: of, stages: [{ name: 'Copy' }] } });
    const link = async (record: object) =>
      forms.call('createFormLink', { path: { id: form.id }, body: { client_id: client.id, record } });
    const stageOf = async ({ id }: { id: string }) =>
      (await forms.ok('listTaskStages', { query: { task_id: [id] } }))[0].id;
    const [own, foreign, free] = [await task(client.id), await task(other.id), await task(undefined)];
    for (const record of [
      { kind: 'task', id: foreign.id },
      { kind: 'task_stage', id: await stageOf(foreign) },
      { kind: 'client', id: other.id },
    ]) {
      const { status, body } = await link(record);
      expect([status, body.error.message]).toEqual([
        400,
        expect.stringContaining('body.record belongs to another client'),
      ]);
    }
    for (const record of [
      { kind: 'task_stage', id: await stageOf(own) },
      { kind: 'task', id: free.id },
    ])
      expect((await link(record)).status).toBe(200);
  });

  it('close at once when they are revoked, with what was begun by them', async () => {
    const form = await forms.publish();
    const client = await withClient();
    const { link, address } = await forms.ok('createFormLink', {
      path: { id: form.id },
      body: { client_id: client.id },
    });
    const { data } = await hosted('POST', `${address.url}/submissions`, { answers: {} });
    expect((await forms.ok('revokeFormLink', { path: { id: link.id } })).revoked_at).toEqual(
      expect.any(String),
    );
    expect((await forms.call('revokeFormLink', { path: { id: link.id } })).status).toBe(200);
    expect((await hosted('GET', address.url)).status).toBe(404);
    expect((await hosted('GET', `${service.url}/hosted/form-submissions/${data.token}`)).status).toBe(404);
    expect(
      (await forms.refused('revokeFormLink', { path: { id: link.id } }, service.agencies[1].key))[0],
    ).toBe(404);
  });

  it('need a published form, a client of the agency, and a time within a year', async () => {
    const form = await forms.publish();
    const client = await withClient();
    const refused = (id: string, body: object) => forms.refused('createFormLink', { path: { id }, body });
    expect((await refused((await forms.create()).id, { client_id: client.id }))[0]).toBe(409);
    expect((await refused(form.id, { client_id: randomUUID() }))[0]).toBeGreaterThanOrEqual(400);
    expect(await refused(form.id, { client_id: client.id, expires_at: '2020-01-01T00:00:00.000Z' })).toEqual([
      400,
      expect.stringContaining('body.expires_at'),
    ]);
    expect((await refused(form.id, { client_id: client.id, answers: { company: 3 } }))[0]).toBe(400);
    const key = await service.keyWith(service.agencies[0], ['forms.view', 'forms.author', 'clients.view']);
    expect(
      (
        await forms.refused('createFormLink', { path: { id: form.id }, body: { client_id: client.id } }, key)
      )[0],
    ).toBe(403);
  });
});
