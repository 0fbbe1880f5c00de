import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queuedMails } from '../../support/outbox.ts';
import { startService, type Service } from '../../support/service.ts';
import { company, email, Forms, hosted, services, solve } from './filling.ts';

/** People fill a form in by its address, save answers, come back, and submit once. */
let service: Service;
let forms: Forms;
beforeAll(async () => {
  service = await startService({});
  forms = new Forms(service);
});
afterAll(() => service.stop());

const harbor = { company: 'Harbor Dental', email: 'Priya@Harbor.example' };

describe('filling in', () => {
  it('saves answers bit by bit, and submits them against the version that was begun', async () => {
    const form = await forms.publish();
    const address = await forms.start(
      form,
      { company: 'Harbor' },
      { source_url: 'https://harbor.example/start' },
    );
    await forms.ok('updateForm', { path: { id: form.id }, body: { elements: [email] } });
    await forms.ok('republishForm', { path: { id: form.id } });

    const saved = await hosted('PATCH', address, {
      answers: { company: 'Harbor Dental' },
      expected_revision: 1,
    });
    expect(saved).toMatchObject({ status: 200, data: { revision: 2 } });
    expect((await hosted('PATCH', address, { answers: {}, expected_revision: 1 })).status).toBe(409);
    expect((await hosted('GET', address)).data).toMatchObject({
      answers: { company: 'Harbor Dental' },
      form: { version: 1, is_captcha_required: false },
      revision: 2,
    });
    const missing = await hosted('POST', `${address}/submit`, {});
    expect([missing.status, missing.data.message]).toEqual([
      400,
      expect.stringContaining('body.answers.email'),
    ]);

    const done = await hosted('POST', `${address}/submit`, { answers: { email: 'Priya@Harbor.example' } });
    expect(done.data).toMatchObject({ confirmation: { type: 'message', title: 'Thank you' } });
    expect((await hosted('POST', `${address}/submit`, {})).data).toEqual(done.data);
    const again = (given: object) => hosted('POST', `${address}/submit`, { answers: given });
    expect((await again({ email: 'Priya@Harbor.example' })).data).toEqual(done.data);
    expect((await again({ email: 'ada@harbor.example' })).status).toBe(409);
    const at = (revision: number) =>
      hosted('POST', `${address}/submit`, { answers: {}, expected_revision: revision });
    expect((await at(2)).status).toBe(200);
    const stale = await at(1);
    expect([stale.status, stale.data.message]).toEqual([
      409,
      'The form was submitted at revision 2, but expected_revision was 1. Its answers can no longer change.',
    ]);
    expect((await hosted('GET', address)).status).toBe(409);
    expect((await hosted('PATCH', address, { answers: { company: 'Other' } })).status).toBe(409);

    const [submission] = await forms.submissions(form);
    expect(submission).toMatchObject({
      form: { id: form.id },
      form_version: 1,
      status: 'submitted',
      answers: { company: 'Harbor Dental', email: 'Priya@harbor.example' },
      respondent: { name: null, email: 'priya@harbor.example', client_id: null, user_id: null },
      source_url: 'https://harbor.example/start',
    });
    const details = await forms.ok('getFormSubmission', { path: { id: submission.id } });
    expect(details.submission).toEqual(submission);
    expect(details.questions).toMatchObject([
      { key: 'company', is_visible: true },
      { key: 'email' },
      { key: 'services' },
    ]);
    expect(await forms.ok('getForm', { path: { id: form.id } })).toMatchObject({
      submission_count: 1,
      version: 2,
    });
  });

  it('lists what nobody submitted only when asked, and finds answers', async () => {
    const form = await forms.publish();
    await forms.start(form, { company: 'Begun' });
    await forms.fillIn(form, { ...harbor, services: ['search'] });
    const found = async (query: object) =>
      (await forms.submissions(form, query)).map(({ answers }) => answers.company);
    expect(await found({})).toEqual(['Harbor Dental']);
    expect(await found({ status: ['in_progress'] })).toEqual(['Begun']);
    expect(await found({ search: 'dental' })).toEqual(['Harbor Dental']);
    expect(await found({ respondent_email: 'priya@harbor.example' })).toEqual(['Harbor Dental']);
    const holding = (value: string) => ({
      filter_group: JSON.stringify({
        logical_operator: 'AND',
        conditions: [{ field: 'field_values.services', operator: 'contains', value }],
      }),
    });
    expect(await found(holding('search'))).toEqual(['Harbor Dental']);
    expect(await found(holding('social'))).toEqual([]);
    expect((await forms.call('listFormSubmissions', { query: holding('search') })).status).toBe(400);
  });

  it('judges every kind of answer by its question', async () => {
    const choices = [
      { key: 'a', label: 'A' },
      { key: 'b', label: 'B' },
    ];
    const form = await forms.publish([
      { type: 'short_text', key: 'code', label: 'Code', pattern: '[A-Z]{3}', pattern_hint: 'Three capitals' },
      { type: 'number', key: 'size', label: 'Size', min: 1, max: 10 },
      { type: 'money', key: 'budget', label: 'Budget', currency: 'USD', min_amount_minor: 100 },
      { type: 'url', key: 'site', label: 'Site' },
      { type: 'date', key: 'begin', label: 'Begin', min_days_ahead: 1 },
      { type: 'single_choice', key: 'how', label: 'How', choices, has_other: true },
      { type: 'multi_choice', key: 'what', label: 'What', choices, max_choices: 1 },
      { type: 'matrix', key: 'grid', label: 'Grid', rows: choices, columns: choices },
      { type: 'ranking', key: 'order', label: 'Order', choices },
      { type: 'rating', key: 'stars', label: 'Stars' },
      { type: 'yes_no', key: 'sure', label: 'Sure' },
      { type: 'address', key: 'place', label: 'Place', countries: ['DE'] },
      { type: 'signature', key: 'sign', label: 'Sign', mode: 'type' },
      { type: 'calculation', key: 'total', label: 'Total', expression: 'size * 2', decimals: 1 },
      { type: 'hidden', key: 'from', label: 'From', source: 'fixed', fixed_value: 'site' },
    ]);
    const wrong: Record<string, unknown> = {
      code: 'abc',
      size: 11,
      budget: { amount_minor: 1, currency: 'USD' },
      site: 'nothing',
      begin: '2020-01-01',
      how: 'c',
      what: ['a', 'b'],
      grid: { c: 'a' },
      order: ['a'],
      stars: 6,
      sure: 'maybe',
      place: { line1: 'Rue 1', city: 'Paris', country: 'FR' },
      total: 4,
      from: 'elsewhere',
      nothing: 'x',
    };
    for (const [key, value] of Object.entries(wrong)) {
      const { status, data } = await hosted('POST', `${form.embed_url}/submissions`, {
        answers: { [key]: value },
      });
      expect([key, status, data.message]).toEqual([key, 400, expect.stringContaining(`body.answers.${key}`)]);
    }
    const right = {
      code: 'ABC',
      size: 4,
      budget: { amount_minor: 125_00, currency: 'USD' },
      site: 'https://harbor.example',
      begin: '2030-01-01',
      how: 'other',
      how_other: 'By boat',
      what: ['b'],
      grid: { a: 'b' },
      order: ['b', 'a'],
      stars: 5,
      sure: false,
      place: { line1: 'Hafen 1', city: 'Hamburg', country: 'DE' },
      sign: 'Priya Shah',
    };
    const submission = await forms.fillIn(form, right);
    expect(submission.answers).toMatchObject({ ...right, total: 8, from: 'site' });
  });

  it('asks what conditions ask, and forgets answers to what is hidden', async () => {
    const form = await forms.publish([
      services,
      {
        type: 'long_text',
        key: 'goals',
        label: 'What should social media bring?',
        is_required: true,
        visible_when: { conditions: [{ element_key: 'services', operator: 'contains', value: 'social' }] },
      },
      { type: 'yes_no', key: 'known', label: 'Do you know us?' },
      {
        type: 'short_text',
        key: 'from',
        label: 'From whom?',
        required_when: { conditions: [{ element_key: 'known', operator: 'equals', value: true }] },
      },
    ]);
    const hidden = await forms.fillIn(form, { services: ['search'], goals: 'Nothing', known: false });
    expect(hidden.answers).toEqual({ services: ['search'], known: false });
    const address = await forms.start(form, { services: ['social'], known: true });
    const first = await hosted('POST', `${address}/submit`, {});
    expect(first.data.message).toContain('body.answers.goals');
    const second = await hosted('POST', `${address}/submit`, { answers: { goals: 'More' } });
    expect(second.data.message).toContain('body.answers.from');
    expect(
      (await hosted('POST', `${address}/submit`, { answers: { goals: 'More', from: 'Ada' } })).status,
    ).toBe(200);
  });

  it('confirms with what was answered, by the first ending that fits, or elsewhere', async () => {
    const form = await forms.publish([company, services], {
      confirmation: { type: 'message', title: 'Thanks', body_text: 'Hello {{ company }}' },
      endings: [
        {
          when: { conditions: [{ element_key: 'services', operator: 'contains', value: 'social' }] },
          confirmation: { type: 'redirect', url: 'https://agency.example/thanks', is_id_passed: true },
        },
      ],
    });
    const plain = await forms.start(form, { company: '*Harbor*' });
    expect((await hosted('POST', `${plain}/submit`, {})).data.confirmation.body_text).toBe(
      'Hello \\*Harbor\\*',
    );
    const moved = await forms.start(form, { company: 'Harbor', services: ['social'] });
    const { url } = (await hosted('POST', `${moved}/submit`, {})).data.confirmation;
    const [submission] = await forms.submissions(form, { sort: 'created_at' });
    expect(url).toBe(`https://agency.example/thanks?submission_id=${submission.id}`);
  });

  it('takes a captcha once', async () => {
    const form = await forms.publish(undefined, { access: { is_captcha_required: true } });
    const start = (more: object) =>
      hosted('POST', `${form.embed_url}/submissions`, { answers: harbor, ...more });
    expect((await start({})).data.message).toContain('body.captcha_token');
    const { data } = await hosted('GET', form.embed_url);
    expect(data).toMatchObject({ is_captcha_required: true, trap_key: 'fax_extension' });
    expect((await start({ captcha_token: `${data.captcha.challenge}.x` })).status).toBe(400);
    const token = solve(data.captcha);
    const other = await forms.publish(undefined, { access: { is_captcha_required: true } });
    expect(
      (await hosted('POST', `${other.embed_url}/submissions`, { answers: harbor, captcha_token: token }))
        .status,
    ).toBe(400);
    expect((await start({ captcha_token: token })).status).toBe(200);
    expect((await start({ captcha_token: token })).data.message).toContain('used before');
  });

  it('sends the address to go on later, three times a day', async () => {
    const form = await forms.publish();
    const address = await forms.start(form, { company: 'Harbor' });
    const send = () => hosted('POST', `${address}/send-link`, { email: 'later@harbor.example' });
    for (let time = 1; time <= 3; time += 1)
      expect(await send()).toMatchObject({ status: 200, data: { email: 'later@harbor.example' } });
    expect((await send()).status).toBe(409);
    const mails = await queuedMails(service, 'later@harbor.example');
    expect(mails).toHaveLength(3);
    expect(mails[0]!.text).toContain(address);
    const fixed = await forms.publish(undefined, { access: { can_save_progress: false } });
    const begun = await forms.start(fixed, { company: 'Harbor' });
    expect((await hosted('POST', `${begun}/send-link`, { email: 'later@harbor.example' })).status).toBe(409);
  });

  it('repeats a start with the same key', async () => {
    const form = await forms.publish();
    const start = () =>
      hosted(
        'POST',
        `${form.embed_url}/submissions`,
        { answers: harbor },
        { 'idempotency-key': 'start-once' },
      );
    const [first, second] = [await start(), await start()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.data).toEqual(first.data);
    expect(await forms.submissions(form, { status: ['in_progress'] })).toHaveLength(1);
  });
});

describe('limits', () => {
  it('closes a form whose time or number is up, and says so', async () => {
    const past = await forms.publish(undefined, {
      access: { closes_at: '2020-01-01T00:00:00.000Z', closed_message: 'See you next year.' },
    });
    expect((await hosted('GET', past.embed_url)).data).toMatchObject({
      status: 'closed',
      closed_message: 'See you next year.',
    });
    const ahead = await forms.publish(undefined, { access: { opens_at: '2040-01-01T00:00:00.000Z' } });
    expect((await hosted('GET', ahead.embed_url)).data).toMatchObject({
      status: 'not_open_yet',
      elements: [],
    });
    for (const form of [past, ahead])
      expect((await hosted('POST', `${form.embed_url}/submissions`, { answers: harbor })).status).toBe(409);
  });

  it('gives the last place to one of two who submit at once', async () => {
    const form = await forms.publish([company], { access: { max_submissions: 1 } });
    const addresses = await Promise.all(['One', 'Two'].map((name) => forms.start(form, { company: name })));
    const replies = await Promise.all(addresses.map((address) => hosted('POST', `${address}/submit`, {})));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await hosted('GET', form.embed_url)).data.status).toBe('closed');
  });

  it('takes one submission per e-mail address where the form says so', async () => {
    const form = await forms.publish(undefined, { access: { is_one_per_person: true } });
    await forms.fillIn(form, harbor);
    const again = await forms.start(form, { ...harbor, email: 'priya@harbor.example' });
    expect((await hosted('POST', `${again}/submit`, {})).status).toBe(409);
  });

  it('lets those who have begun finish for a day after the form was unpublished', async () => {
    const form = await forms.publish();
    const [first, second] = [await forms.start(form, harbor), await forms.start(form, harbor)];
    await forms.ok('unpublishForm', { path: { id: form.id } });
    expect((await hosted('POST', `${first}/submit`, {})).status).toBe(200);
    await service.query(
      `update forms set unpublished_at = unpublished_at - interval '25 hours' where id = $1`,
      [form.id],
    );
    expect((await hosted('POST', `${second}/submit`, {})).status).toBe(404);
  });

  it('answers 404 for addresses that are wrong, expired or of a deleted form', async () => {
    const form = await forms.publish();
    const address = await forms.start(form, harbor);
    expect((await hosted('GET', `${address}x`)).status).toBe(404);
    await service.query(
      `update hosted_tokens set expires_at = now() - interval '1 second' where purpose = 'form_submission' and record_id = (select id from form_submissions where form_id = $1)`,
      [form.id],
    );
    expect((await hosted('GET', address)).status).toBe(404);
    const other = await forms.start(form, harbor);
    await forms.ok('unpublishForm', { path: { id: form.id } });
    await forms.ok('deleteForm', { path: { id: form.id } });
    expect((await hosted('GET', other)).status).toBe(404);
  });
});

describe('the page', () => {
  it('opens whatever else a mailer or an advertisement adds to its address', async () => {
    const form = await forms.publish();
    for (const added of ['utm_source=news&fbclid=1', 'q=100%', '__proto__=1&toString']) {
      const page = await hosted('GET', `${form.embed_url}?${added}`, undefined, { accept: 'text/html' });
      expect([added, page.status, page.status === 200 ? '' : page.text]).toEqual([added, 200, '']);
    }
    const address = await forms.start(form, {});
    expect((await hosted('PATCH', `${address}?utm_source=news`, { answers: {} })).status).toBe(400);
  });

  it('may stand in frames of allowed sites, and runs its own script alone', async () => {
    const form = await forms.publish(
      undefined,
      { access: { allowed_domains: ['harbor.example'] } },
      { name: '<b>Intake</b> & more' },
    );
    const { status, headers, text } = await hosted('GET', form.embed_url, undefined, { accept: 'text/html' });
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain('frame-ancestors harbor.example *.harbor.example');
    expect(policy).toMatch(/script-src 'sha256-[^']+'/);
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-frame-options')).toBeNull();
    expect(text).toContain('&lt;b&gt;Intake&lt;/b&gt; &amp; more');
    expect(text).not.toContain('<b>Intake');
  });

  it('of a submission that was begun has its answers', async () => {
    const form = await forms.publish();
    const address = await forms.start(form, { company: '</script><script>alert(1)</script>' });
    const { text } = await hosted('GET', address, undefined, { accept: 'text/html' });
    expect(text).toContain('\\u003c/script>');
    expect(text.match(/<script/g)).toHaveLength(2);
  });
});
