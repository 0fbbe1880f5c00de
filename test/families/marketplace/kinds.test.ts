import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { marketOf, type Market } from './market.ts';

/** What each kind of content takes along to another agency. */
let service: Service;
let market: Market;
beforeAll(async () => {
  service = await startService();
  market = marketOf(service);
});
afterAll(() => service?.stop());

const word = () => `k${randomUUID().slice(0, 8)}`;

it('an SOP comes with its steps and blocks, and with the SOPs that it refers to', async () => {
  const other = await market.newSop();
  const step = randomUUID();
  const { data: sop } = await service.ok('createSop', {
    body: {
      title: `Guide ${word()}`,
      summary: 'How to.',
      tags: ['guide'],
      steps: [
        {
          title: 'Decide',
          blocks: [
            { content: { type: 'text', body_text: 'Look.' } },
            { content: { type: 'sop', sop_id: other.id, note: 'Read it first' } },
            {
              content: {
                type: 'decision',
                question: 'Ready?',
                options: [{ label: 'Yes', step_id: step }, { label: 'No' }],
              },
            },
          ],
        },
        { id: step, title: 'Act', blocks: [] },
      ],
    },
  });
  const imported = await market.pass([{ kind: 'sop', record_id: sop.id }]);
  const copy = imported.get(sop.title)!;
  expect([...imported.keys()]).toEqual([other.title, sop.title]);
  const { data } = await service.ok('getSopWorkingCopy', { path: { id: copy.record_id! } }, market.buyer);
  expect(data.sop).toMatchObject({ title: sop.title, summary: 'How to.', tags: ['guide'], status: 'draft' });
  const [first, second] = data.steps;
  expect(first!.blocks.map(({ content }) => content)).toMatchObject([
    { type: 'text', body_text: 'Look.' },
    { type: 'sop', sop_id: imported.get(other.title)!.record_id },
    { type: 'decision', options: [{ label: 'Yes', step_id: second!.id }, { label: 'No' }] },
  ]);
  expect(second!.id).not.toBe(step);
});

it('a process comes with its stages, and with what their tools open', async () => {
  const sop = await market.newSop();
  const { data: form } = await service.ok('createForm', { body: { name: `Form ${word()}` } });
  const {
    data: { definition: process },
  } = await service.ok('createProcess', {
    body: {
      name: `Process ${word()}`,
      default_assignee_ids: [service.agencies[0].ownerId],
      stages: [
        {
          key: 'kickoff',
          name: 'Kick-off',
          assignment: { mode: 'members', user_ids: [service.agencies[0].ownerId] },
          substages: [{ name: 'Call', user_ids: [service.agencies[0].ownerId] }],
          tools: [
            { name: 'Guide', config: { type: 'sop', sop_id: sop.id } },
            { name: 'Ask', config: { type: 'form', form_id: form.id } },
            {
              name: 'Approve',
              config: { type: 'approval', approver_ids: [service.agencies[0].ownerId] },
            },
          ],
        },
        {
          key: 'delivery',
          name: 'Delivery',
          assignment: { mode: 'auto', skills: ['writing'] },
          predecessors: [{ key: 'kickoff', type: 'finish_to_start', lag_minutes: 30 }],
        },
      ],
    },
  });
  const imported = await market.pass([{ kind: 'process_definition', record_id: process.id }]);
  const copy = imported.get(process.name)!;
  const { data } = await service.ok(
    'getFullProcessDefinition',
    { path: { id: copy.record_id! }, query: { is_draft: true } },
    market.buyer,
  );
  expect(data.definition).toMatchObject({ name: process.name, status: 'draft', default_assignee_ids: [] });
  expect(data.stages).toMatchObject([
    {
      key: 'kickoff',
      assignment: { mode: 'none', user_ids: [] },
      substages: [{ name: 'Call', user_ids: [] }],
      tools: [
        { config: { type: 'sop', sop_id: imported.get(sop.title)!.record_id } },
        { config: { type: 'form', form_id: imported.get(form.name)!.record_id } },
        { config: { type: 'approval', approver_ids: [], approver_roles: ['department_lead'] } },
      ],
    },
    { key: 'delivery', assignment: { mode: 'auto', skills: ['writing'] } },
  ]);
  expect(data.dependencies).toMatchObject([{ lag_minutes: 30 }]);
});

it('a course comes with modules, lessons, blocks and assessments', async () => {
  const module = randomUUID();
  const question = {
    type: 'single_choice' as const,
    key: 'first',
    prompt: 'Which?',
    choices: [
      { key: 'yes', text: 'Yes' },
      { key: 'no', text: 'No' },
    ],
    correct_choice_key: 'yes',
  };
  const { data: course } = await service.ok('createTrainingCourse', {
    body: {
      name: `Course ${word()}`,
      summary: 'Basics.',
      modules: [
        {
          id: module,
          name: 'Start',
          lessons: [
            {
              name: 'Welcome',
              blocks: [
                { type: 'text', body_text: 'Hello.' },
                { type: 'quiz', questions: [question] },
              ],
            },
          ],
        },
      ],
      assessments: [{ name: 'Exam', module_id: module, questions: [question] }],
    },
  });
  const imported = await market.pass([{ kind: 'training_course', record_id: course.id }]);
  const { data } = await service.ok(
    'getTrainingCourseAuthoringContent',
    { path: { id: imported.get(course.name)!.record_id! }, query: { include: ['blocks'] } },
    market.buyer,
  );
  expect(data.course).toMatchObject({ name: course.name, summary: 'Basics.', status: 'draft' });
  expect(data.modules).toMatchObject([{ name: 'Start', lessons: [{ name: 'Welcome' }] }]);
  expect(data.modules[0]!.lessons[0]!.blocks!.map(({ content }) => content)).toMatchObject([
    { type: 'text', body_text: 'Hello.' },
    { type: 'quiz', questions: [question] },
  ]);
  expect(data.assessments).toMatchObject([{ name: 'Exam', module_id: data.modules[0]!.id }]);
});

it('an automation comes without accounts and people, and disabled', async () => {
  const { data: called } = await service.ok('createAutomation', {
    body: {
      name: `Called ${word()}`,
      config: {
        nodes: [{ key: 'start', type: 'trigger', config: { type: 'callable', inputs: [], output_keys: [] } }],
        edges: [],
      },
    },
  });
  const { data: automation } = await service.ok('createAutomation', {
    body: {
      name: `Automation ${word()}`,
      config: {
        settings: { on_failure: { user_ids: [service.agencies[0].ownerId] } },
        nodes: [
          { key: 'start', type: 'trigger', config: { type: 'event', event_types: ['client.created'] } },
          {
            key: 'ask',
            type: 'approval',
            config: { title: 'Go on?', asked: { user_ids: [service.agencies[0].ownerId] } },
          },
          { key: 'call', type: 'sub_automation', config: { automation_id: called.id } },
          {
            key: 'pause_ads',
            type: 'action',
            config: { action_key: 'google_ads.pause_campaign', credential_id: randomUUID(), inputs: {} },
          },
        ],
        edges: [],
      },
    },
  });
  const listing = await market.list([{ kind: 'automation', record_id: automation.id }]);
  expect(listing.blocking_reasons).toEqual([]);
  expect(listing.requirements).toEqual([
    { kind: 'integration', key: 'google_ads', name: 'Google Ads', is_required: false },
  ]);
  const item = await market.publish(listing);
  const { id } = await market.acquire(item.id);
  const plan = await market.preview(id);
  expect([plan.can_apply, plan.prerequisites]).toMatchObject([true, [{ key: 'google_ads', is_met: false }]]);
  await service.query(
    `insert into connections (tenant_id, integration_key, name, owner_id, status, visibility)
     values ($1, 'google_ads', 'Ads', $2, 'active', 'agency')`,
    [service.agencies[1].id, service.agencies[1].ownerId],
  );
  expect((await market.preview(id)).prerequisites).toMatchObject([{ is_met: true, message: null }]);
  const { records, error } = await market.apply(id);
  expect(error).toBeNull();
  const copy = records.find(({ name }) => name === automation.name)!;
  const { data } = await service.ok('getAutomation', { path: { id: copy.record_id! } }, market.buyer);
  expect(data.status).not.toBe('enabled');
  const { data: config } = await service.ok(
    'getAutomationConfig',
    { path: { id: copy.record_id! }, query: { source: 'working_copy' } },
    market.buyer,
  );
  const text = JSON.stringify(config);
  expect(text).not.toContain(service.agencies[0].ownerId);
  expect(text).toContain(records.find(({ name }) => name === called.name)!.record_id);
});

it('a form comes with the fields and the custom object that it fills, for a profile and an inbox of the importer', async () => {
  const [key, objectKey] = [word(), word()];
  const { data: field } = await service.ok('createField', {
    body: { record_kind: 'client', key, name: `Field ${key}`, config: { type: 'text' } },
  });
  const { data: object } = await service.ok('createCustomObject', {
    body: {
      key: objectKey,
      name: `Thing ${objectKey}`,
      plural_name: `Things ${objectKey}`,
      definition: {
        fields: [
          {
            key: 'kind',
            name: 'Kind',
            config: {
              type: 'single_choice',
              choices: [{ key: 'one', label: 'One' }],
            },
          },
        ],
        lifecycle: {
          initial: 'open',
          states: [
            { key: 'open', label: 'Open', category: 'open' },
            { key: 'done', label: 'Done', category: 'closed' },
          ],
          transitions: [{ from: 'open', to: 'done' }],
        },
      } as never,
    },
  });
  const { data: profile } = await service.ok('createClientProfile', { body: { name: `Profile ${word()}` } });
  const { data: form } = await service.ok('createForm', {
    body: {
      name: `Form ${word()}`,
      elements: [
        { type: 'short_text', key: 'company', label: 'Company' },
        { type: 'custom_field', key: 'custom', label: 'Custom', field_id: field.id },
      ],
      settings: {
        notifications: { user_ids: [service.agencies[0].ownerId], reply_to: 'owner@agency.test' },
        mappings: [
          {
            kind: 'client',
            key: 'client',
            profile_id: profile.id,
            name_template: '{{ company }}',
            fields: [{ element_key: 'custom', target: `field_values.${key}` }],
          },
          {
            kind: 'custom_object_record',
            key: 'thing',
            custom_object_id: object.id,
            name_template: '{{ company }}',
            fields: [],
          },
        ],
      } as never,
    },
  });
  const item = await market.offer([{ kind: 'form', record_id: form.id }]);
  expect(item.requirements).toMatchObject([
    { kind: 'client_profile', name: profile.name, is_required: true },
  ]);
  const { id } = await market.acquire(item.id);
  const { data: own } = await service.ok(
    'createClientProfile',
    { body: { name: `Own ${word()}` } },
    market.buyer,
  );
  const choices = { mappings: [{ key: item.requirements[0]!.key, record_id: own.id }] };
  const done = await market.apply(id, { choices });
  expect([done.status, done.error]).toEqual(['applied', null]);
  const by = (kind: string) => done.records.find((record) => record.kind === kind)!.record_id!;
  const { data: full } = await service.ok('getFullForm', { path: { id: by('form') } }, market.buyer);
  expect(full.elements).toMatchObject([{ key: 'company' }, { key: 'custom', field_id: by('field') }]);
  expect(full.settings.mappings).toMatchObject([
    { kind: 'client', profile_id: own.id },
    { kind: 'custom_object_record', custom_object_id: by('custom_object') },
  ]);
  expect(JSON.stringify(full)).not.toMatch(/agency\.test/);
  expect(JSON.stringify(full)).not.toContain(service.agencies[0].ownerId);
  const { data: copy } = await service.ok(
    'getCustomObject',
    { path: { id: by('custom_object') } },
    market.buyer,
  );
  expect(copy).toMatchObject({
    key: objectKey,
    definition: { fields: [{ key: 'kind' }], lifecycle: { initial: 'open' } },
  });
});

it('a profile comes with its statuses and shared fields', async () => {
  const key = word();
  const { data: other } = await service.ok('createClientProfile', { body: { name: `Other ${word()}` } });
  await service.ok('createClientProfile', { body: { name: other.name } }, market.buyer);
  const { data: field } = await service.ok('createField', {
    body: {
      record_kind: 'client',
      profile_id: other.id,
      key,
      name: `Shared ${key}`,
      config: { type: 'number' },
    },
  });
  const { data: profile } = await service.ok('createClientProfile', {
    body: {
      name: `Profile ${word()}`,
      status_options: [
        { key: 'new', label: 'New', color: '#112233', category: 'prospect', is_default: true },
        { key: 'live', label: 'Live', color: '#112233', category: 'active' },
        { key: 'gone', label: 'Gone', color: '#112233', category: 'inactive' },
      ] as never,
      shared_field_ids: [field.id],
    },
  });
  const imported = await market.pass([{ kind: 'client_profile', record_id: profile.id }]);
  const { data } = await service.ok(
    'getClientProfile',
    { path: { id: imported.get(profile.name)!.record_id! } },
    market.buyer,
  );
  expect(data.status_options).toMatchObject([{ key: 'new' }, { key: 'live' }, { key: 'gone' }]);
  expect(data.shared_field_ids).toEqual([imported.get(field.name)!.record_id]);
});

it('templates of replies, views, sections, modals and layouts come as they are', async () => {
  const [key, section] = [word(), word()];
  const { data: field } = await service.ok('createField', {
    body: { record_kind: 'client', key, name: `Shown ${key}`, config: { type: 'text' } },
  });
  const { data: template } = await service.ok('createTicketReplyTemplate', {
    body: { name: `Reply ${word()}`, visibility: 'shared', body_text: 'Thank you.' },
  });
  const { data: view } = await service.ok('createView', {
    body: { name: `View ${word()}`, record_kind: 'client', display: { type: 'table' }, status: 'private' },
  });
  const { data: shared } = await service.ok('createSharedSection', {
    body: {
      key: section,
      name: `Section ${section}`,
      record_kind: 'client',
      section: { title: 'Facts', items: [{ kind: 'field', key }] },
    },
  });
  const { data: modal } = await service.ok('createModal', {
    body: {
      key: word(),
      name: `Modal ${word()}`,
      title: 'Facts',
      record_kind: 'client',
      sections: [{ kind: 'shared', key: 'facts', shared_section_id: shared.id }],
    },
  });
  const { data: profile } = await service.ok('createClientProfile', { body: { name: `Laid out ${word()}` } });
  const { data: layout } = await service.ok('createEntityLayout', {
    path: { id: profile.id },
    body: {
      tabs: [
        {
          key: 'main',
          title: 'Main',
          sections: [{ kind: 'shared', key: 'facts', shared_section_id: shared.id }],
        },
      ],
    },
  });
  const imported = await market.pass([
    { kind: 'ticket_reply_template', record_id: template.id },
    { kind: 'view', record_id: view.id },
    { kind: 'modal', record_id: modal.id },
    { kind: 'entity_layout', record_id: profile.id },
  ]);
  expect(imported.get(field.name)?.outcome).toBe('created');
  const { data: templates } = await service.ok(
    'listTicketReplyTemplates',
    { query: { id: [imported.get(template.name)!.record_id!] } },
    market.buyer,
  );
  expect(templates).toMatchObject([{ name: template.name, body_text: 'Thank you.' }]);
  const { data: newView } = await service.ok(
    'getView',
    { path: { id: imported.get(view.name)!.record_id! }, query: {} },
    market.buyer,
  );
  expect(newView).toMatchObject({ name: view.name, status: 'private' });
  const { data: newModal } = await service.ok(
    'getModal',
    { path: { id: imported.get(modal.name)!.record_id! } },
    market.buyer,
  );
  const newSection = imported.get(shared.name)!.record_id;
  expect(newModal.sections).toMatchObject([{ kind: 'shared', shared_section_id: newSection }]);
  const { data: newLayout } = await service.ok(
    'getEntityLayout',
    { path: { id: imported.get(profile.name)!.record_id! } },
    market.buyer,
  );
  expect(layout.tabs[0]!.key).toBe('main');
  expect(newLayout.tabs).toMatchObject([{ key: 'main', sections: [{ shared_section_id: newSection }] }]);
});

describe('a listing refuses', () => {
  it('kinds that items cannot contain, unknown records and repeated ones', async () => {
    const sop = await market.newSop();
    const attempt = (contents: object[]) =>
      service.call('createMarketplaceListing', {
        body: {
          name: 'Refused',
          summary: 'Refused.',
          category_id: '019a2c00-0000-7000-8000-000000000002',
          contents,
        },
      });
    for (const contents of [
      [{ kind: 'client_service', record_id: randomUUID() }],
      [{ kind: 'sop', record_id: randomUUID() }],
      [
        { kind: 'sop', record_id: sop.id },
        { kind: 'sop', record_id: sop.id },
      ],
    ]) {
      const { status, body } = await attempt(contents);
      expect([status, body.error.message]).toEqual([400, expect.stringMatching(/^body\.contents\[[01]\]/)]);
    }
  });
});
