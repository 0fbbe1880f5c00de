import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { addMember } from '../organization/people.ts';
import { company, email, Forms, hosted, services, type Answer } from './filling.ts';

/** Forms are built as drafts, and shown to people as numbered versions. */
let service: Service;
let forms: Forms;
beforeAll(async () => {
  service = await startService();
  forms = new Forms(service);
});
afterAll(() => service.stop());

const path = ({ id }: { id: string }) => ({ path: { id } });
const full = ({ id }: { id: string }): Promise<Answer> => forms.ok('getFullForm', { path: { id } });

describe('building', () => {
  it('begins with a draft that nobody outside can see', async () => {
    const form = await forms.create(undefined, undefined, { name: '  Zürich intake ', tags: ['intake'] });
    expect(form).toMatchObject({
      name: 'Zürich intake',
      slug: 'zurich-intake',
      status: 'draft',
      version: null,
      has_unpublished_changes: true,
      public_url: null,
      embed_url: null,
      embed_html: null,
      page_count: 1,
      input_count: 3,
      revision: 1,
    });
    expect(await forms.ok('getForm', path(form))).toEqual(form);
    const shown = await full(form);
    expect(shown).toMatchObject({ form, version: null, problems: [] });
    expect(shown.elements).toMatchObject([company, email, services]);
    expect(shown.settings).toMatchObject({
      review: { mode: 'suspicious', spam_threshold: 0.8 },
      confirmation: { type: 'message', title: 'Thank you' },
      mappings: [],
      retention_days: null,
    });
  });

  it('numbers slugs that names suggest, and refuses one that is taken', async () => {
    const first = await forms.create([], undefined, { name: 'Twice' });
    const second = await forms.create([], undefined, { name: 'Twice' });
    expect([first.slug, second.slug]).toEqual(['twice', 'twice-2']);
    expect(await forms.refused('createForm', { body: { name: 'Other', slug: 'twice' } })).toEqual([
      409,
      'Another form has the slug twice.',
    ]);
    expect(await forms.refused('updateForm', { ...path(second), body: { slug: 'twice' } })).toEqual([
      409,
      'Another form has the slug twice.',
    ]);
  });

  it('gives two forms of one name different slugs when they are created at once', async () => {
    const made = await Promise.all([1, 2, 3].map(() => forms.create([], undefined, { name: 'At once' })));
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(3);
  });

  it.each([
    ['two elements of one key', [company, company], 'body.elements[1].key'],
    [
      'a key that a free answer takes',
      [
        { ...services, type: 'single_choice', has_other: true },
        { ...company, key: 'services_other' },
      ],
      'body.elements[1].key',
    ],
    [
      'a condition on a later question',
      [
        { ...company, visible_when: { conditions: [{ element_key: 'email', operator: 'is_not_empty' }] } },
        email,
      ],
      'which stands later in the form',
    ],
    [
      'an operator that the question does not take',
      [
        company,
        {
          ...email,
          visible_when: { conditions: [{ element_key: 'company', operator: 'greater_than', value: 3 }] },
        },
      ],
      'cannot be compared with greater_than',
    ],
    [
      'a choice that the question does not have',
      [
        services,
        {
          ...company,
          visible_when: { conditions: [{ element_key: 'services', operator: 'contains', value: 'print' }] },
        },
      ],
      'print is no choice of services',
    ],
    [
      'an expression that cannot be read',
      [company, { type: 'calculation', key: 'total', label: 'Total', expression: '1 +' }],
      'The expression cannot be used.',
    ],
    [
      'a custom field that does not exist',
      [{ type: 'custom_field', key: 'size', label: 'Size', field_id: randomUUID() }],
      'is not a custom field of this agency',
    ],
    [
      'a picture that does not exist',
      [{ type: 'image', key: 'picture', file_id: randomUUID(), alt_text: 'Us' }],
      'body.elements[0].file_id',
    ],
  ])('refuses %s', async (_, elements, message) => {
    const [status, text] = await forms.refused('createForm', { body: { name: 'Wrong', elements } });
    expect([status, text]).toEqual([400, expect.stringContaining(message)]);
  });

  it('refuses settings that name what does not exist, or contradict the questions', async () => {
    const { id } = await forms.create();
    const refused = (body: object) => forms.refused('updateFormSettings', { path: { id }, body });
    const mapping = {
      kind: 'client',
      key: 'client',
      profile_id: randomUUID(),
      name_template: '{{ company }}',
      fields: [],
    };
    expect(await refused({ mappings: [mapping] })).toEqual([
      400,
      expect.stringContaining('mappings[0].profile_id'),
    ]);
    expect(await refused({ review: { mode: 'always', reviewer_ids: [randomUUID()] } })).toEqual([
      400,
      expect.stringContaining('reviewer_ids'),
    ]);
    const blind = await addMember(service, service.agencies[0], { permissions: ['forms.view'] });
    const able = await addMember(service, service.agencies[0], { permissions: ['forms.review'] });
    expect(await refused({ review: { mode: 'always', reviewer_ids: [able.id, blind.id] } })).toEqual([
      400,
      expect.stringMatching(/^body\.review\.reviewer_ids\[1\] .*a member of this agency with forms\.review/),
    ]);
    expect(
      await refused({
        mappings: [{ ...mapping, fields: [{ element_key: 'nothing', target: 'contact.email' }] }],
      }),
    ).toEqual([400, expect.stringContaining('nothing is no question of the form')]);
    expect(
      await refused({ confirmation: { type: 'message', title: 'Thanks', body_text: 'Hello {{ nobody }}' } }),
    ).toEqual([400, expect.stringContaining('nobody')]);
  });

  it('changes settings section by section', async () => {
    const form = await forms.create();
    const changed = await forms.ok('updateFormSettings', {
      ...path(form),
      body: { retention_days: 30, review: { mode: 'always' }, expected_revision: 1 },
    });
    expect(changed.settings).toMatchObject({
      retention_days: 30,
      review: { mode: 'always' },
      confirmation: { title: 'Thank you' },
    });
    expect(changed.form.revision).toBe(2);
    const again = await forms.ok('updateFormSettings', { ...path(form), body: { retention_days: 30 } });
    expect(again.form.revision).toBe(2);
    const [status] = await forms.refused('updateFormSettings', {
      ...path(form),
      body: { retention_days: 31, expected_revision: 1 },
    });
    expect(status).toBe(409);
  });

  it('lists what is found by name, status, tag and what it creates', async () => {
    const draft = await forms.create([company], undefined, { name: 'Quarterly survey', tags: ['survey'] });
    const live = await forms.publish([company], {}, { name: 'Yearly survey', tags: ['survey'] });
    const ids = async (query: object) =>
      (await forms.ok('listForms', { query })).map(({ id }: Answer) => id).toSorted();
    expect(await ids({ search: 'survey' })).toEqual([draft.id, live.id].toSorted());
    expect(await ids({ tags: ['survey'], status: ['published'] })).toEqual([live.id]);
    expect(await ids({ tags: ['survey'], has_unpublished_changes: true })).toEqual([draft.id]);
    expect(await ids({ tags: ['survey'], maps_to: ['client'] })).toEqual([]);
  });
});

describe('publishing', () => {
  it('needs a question', async () => {
    const { id } = await forms.create([{ type: 'heading', key: 'intro', text: 'Hello' }]);
    expect(await forms.refused('publishForm', { path: { id } })).toEqual([
      409,
      'The form cannot be published. The form has no question. Add one first (updateForm).',
    ]);
    expect((await full({ id })).problems).toEqual([
      {
        code: 'no_input',
        element_key: null,
        message: 'The form has no question. Add one first (updateForm).',
      },
    ]);
  });

  it('gives the form an address that stays the same through all versions', async () => {
    const { id } = await forms.create();
    const first = await forms.ok('publishForm', {
      path: { id },
      body: { note: 'First', expected_revision: 1 },
    });
    expect(first).toMatchObject({
      status: 'published',
      version: 1,
      has_unpublished_changes: false,
      published_by: expect.any(String),
      embed_html: expect.stringContaining('<iframe src="'),
    });
    expect(await hosted('GET', first.embed_url)).toMatchObject({
      status: 200,
      data: { name: 'New client intake', version: 1 },
    });

    await forms.ok('updateForm', { path: { id }, body: { elements: [company] } });
    expect(await forms.ok('getForm', { path: { id } })).toMatchObject({
      version: 1,
      has_unpublished_changes: true,
    });
    expect((await hosted('GET', first.embed_url)).data.elements).toHaveLength(3);
    expect(await forms.refused('publishForm', { path: { id } })).toEqual([
      409,
      expect.stringContaining('republishForm'),
    ]);

    const second = await forms.ok('republishForm', { path: { id }, body: { note: 'Shorter' } });
    expect(second).toMatchObject({ version: 2, has_unpublished_changes: false, embed_url: first.embed_url });
    expect((await hosted('GET', first.embed_url)).data.elements).toMatchObject([company]);
    expect(await forms.ok('republishForm', { path: { id } })).toEqual(second);

    const versions = await forms.ok('listFormVersions', { path: { id } });
    expect(versions).toMatchObject([
      { version: 2, note: 'Shorter', is_live: true, input_count: 1 },
      { version: 1, note: 'First', is_live: false, input_count: 3 },
    ]);
    expect((await forms.ok('getFullForm', { path: { id }, query: { version: 1 } })).elements).toHaveLength(3);
    expect((await forms.call('getFullForm', { path: { id }, query: { version: 3 } })).status).toBe(404);
  });

  it('goes back to the live version when changes are discarded', async () => {
    const form = await forms.publish();
    await forms.ok('updateForm', { ...path(form), body: { name: 'Changed', elements: [company] } });
    await forms.ok('updateFormSettings', { ...path(form), body: { retention_days: 9 } });
    const back = await forms.ok('discardFormChanges', path(form));
    expect(back).toMatchObject({ name: 'New client intake', has_unpublished_changes: false, input_count: 3 });
    expect((await full(form)).settings.retention_days).toBeNull();
    expect(await forms.refused('discardFormChanges', path(await forms.create()))).toEqual([
      409,
      expect.stringContaining('draft'),
    ]);
  });

  it('closes the page at once when it is unpublished, and opens the same version again', async () => {
    const form = await forms.publish();
    const closed = await forms.ok('unpublishForm', path(form));
    expect(closed).toMatchObject({
      status: 'unpublished',
      embed_url: null,
      grace_ends_at: expect.any(String),
    });
    expect((await hosted('GET', form.embed_url)).data).toMatchObject({ status: 'closed', elements: [] });
    expect(
      (await hosted('POST', `${form.embed_url}/submissions`, { answers: { company: 'Harbor' } })).status,
    ).toBe(409);
    expect(await forms.ok('unpublishForm', path(form))).toEqual(closed);
    expect(await forms.ok('publishForm', path(form))).toMatchObject({
      status: 'published',
      version: 1,
      embed_url: form.embed_url,
    });
    expect(await forms.refused('unpublishForm', path(await forms.create()))).toEqual([
      409,
      expect.stringContaining('draft'),
    ]);
    expect(await forms.refused('republishForm', path(await forms.create()))).toEqual([
      409,
      expect.stringContaining('publishForm'),
    ]);
  });

  it('keeps the slug of a published form', async () => {
    const form = await forms.publish();
    expect(await forms.refused('updateForm', { ...path(form), body: { slug: 'other-slug' } })).toEqual([
      409,
      expect.stringContaining('unpublishForm'),
    ]);
  });

  it('refuses to delete a published form, and closes the address of a deleted one', async () => {
    const form = await forms.publish();
    expect(await forms.refused('deleteForm', path(form))).toEqual([
      409,
      expect.stringContaining('unpublishForm'),
    ]);
    await forms.ok('unpublishForm', path(form));
    expect((await forms.ok('deleteForm', path(form))).id).toBe(form.id);
    expect((await forms.call('getForm', path(form))).status).toBe(404);
    expect((await hosted('GET', form.embed_url)).status).toBe(404);
  });

  it('makes one version of two publications at once', async () => {
    const { id } = await forms.create();
    await Promise.all([1, 2].map(() => forms.ok('publishForm', { path: { id } })));
    expect(await forms.ok('listFormVersions', { path: { id } })).toHaveLength(1);
  });

  it('needs the rights to what submissions will do', async () => {
    const profile = await forms.ok('createClientProfile', { body: { name: 'Customer' } });
    const { id } = await forms.create([company], {
      mappings: [
        { kind: 'client', key: 'client', profile_id: profile.id, name_template: '{{ company }}', fields: [] },
      ],
    });
    const key = await service.keyWith(service.agencies[0], ['forms.view', 'forms.author', 'forms.publish']);
    expect(await forms.refused('publishForm', { path: { id } }, key)).toEqual([
      403,
      expect.stringContaining('clients.create'),
    ]);
    expect(await forms.ok('publishForm', { path: { id } })).toMatchObject({ maps_to: ['client'] });
  });
});

describe('rights', () => {
  it('need forms.author to build, and forms.publish to publish', async () => {
    const form = await forms.create();
    const [agency] = service.agencies;
    const viewer = await service.keyWith(agency, ['forms.view']);
    const author = await service.keyWith(agency, ['forms.view', 'forms.author']);
    expect((await forms.call('getFullForm', path(form), viewer)).status).toBe(200);
    for (const [operation, input] of [
      ['createForm', { body: { name: 'No' } }],
      ['updateForm', { ...path(form), body: { name: 'No' } }],
      ['updateFormSettings', { ...path(form), body: { retention_days: 1 } }],
      ['deleteForm', path(form)],
    ] as const)
      expect(await forms.refused(operation, input, viewer), operation).toEqual([
        403,
        expect.stringContaining('forms.author'),
      ]);
    for (const operation of ['publishForm', 'republishForm', 'unpublishForm'])
      expect(await forms.refused(operation, path(form), author), operation).toEqual([
        403,
        expect.stringContaining('forms.publish'),
      ]);
  });

  it('end at the agency', async () => {
    const form = await forms.publish();
    const other = service.agencies[1].key;
    for (const [operation, input] of [
      ['getForm', path(form)],
      ['getFullForm', path(form)],
      ['updateForm', { ...path(form), body: { name: 'Mine' } }],
      ['updateFormSettings', { ...path(form), body: { retention_days: 1 } }],
      ['publishForm', path(form)],
      ['unpublishForm', path(form)],
      ['deleteForm', path(form)],
      ['listFormVersions', path(form)],
      ['startFormSubmission', { ...path(form), body: {} }],
    ] as const)
      expect((await forms.call(operation, input, other)).status, operation).toBe(404);
  });
});
