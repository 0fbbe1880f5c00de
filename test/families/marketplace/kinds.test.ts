import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { marketOf, word, type Market } from './market.ts';

/** What instructions and automations take along to another agency. */
let service: Service;
let market: Market;
beforeAll(async () => {
  service = await startService();
  market = marketOf(service);
});
afterAll(() => service?.stop());

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
