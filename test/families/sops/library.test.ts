import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { newProcess } from '../processes/process-records.ts';
import { addReader, addTeam, refusal, writing, type Team, type Writing } from './writing.ts';

let service: Service;
let agency: TestAgency;
let other: TestAgency;
let team: Team;
let sops: Writing;
beforeAll(async () => {
  service = await startService();
  [agency, other] = service.agencies;
  team = await addTeam(service, agency);
  sops = writing(service);
});
beforeEach(async () => void (await service.takeEvents(agency)));
afterAll(() => service?.stop());

const folder = async (name: string, parent_id: string | null = null) =>
  (await service.ok('createSopFolder', { body: { name: `${name} ${randomUUID()}`, parent_id } })).data.id;
const told = async () => service.takeEvents(agency);

it('counts what a knowledge base holds and how it is used, as far as the caller may read it', async () => {
  const section = await folder('Counted');
  const { id } = await sops.published({ folder_id: section });
  const { id: hidden } = await sops.published({ folder_id: section, is_restricted: true });
  await sops.create({ folder_id: section });
  await service.ok('createSopSteps', { path: { id }, body: { steps: [{ title: 'More' }] } });
  await service.ok('startSopView', { path: { id }, body: {} }, team.reader);
  await service.ok('startSopView', { path: { id: hidden }, body: {} }, team.manager);
  for (const [by, rating] of [
    [team.reader, 1],
    [team.author, 2],
    [team.publisher, 3],
  ] as const)
    await service.ok('setSopRating', { path: { id }, body: { rating } }, by);
  await service.ok('createSopFeedback', { body: { sop_id: id, body_text: 'Good.' } }, team.reader);
  await service.ok('createSopOutdatedFlag', { path: { id }, body: { body_text: 'Old.' } }, team.reader);
  const stats = async (by: { key: string }) =>
    (await service.ok('getKnowledgeBaseStats', { query: { folder_id: [section] } }, by)).data;
  expect(await stats(team.author)).toMatchObject({
    period_days: 30,
    draft_count: 1,
    published_count: 1,
    unpublished_changes_count: 1,
    open_flag_count: 1,
    view_count: 1,
    reader_count: 1,
    feedback_count: 1,
    rating_count: 3,
    average_rating: 2,
    most_viewed: [{ sop: { id }, view_count: 1 }],
    lowest_rated: [{ sop: { id }, average_rating: 2, rating_count: 3 }],
  });
  expect(await stats(team.manager)).toMatchObject({ published_count: 2, view_count: 2, reader_count: 2 });
  expect(await stats(team.reader)).toMatchObject({ draft_count: 0, published_count: 1 });
});

describe('several SOPs', () => {
  it('get an owner, a folder and tags, each for itself', async () => {
    const section = await folder('Bulk');
    const [live, draft] = [
      (await sops.published({ tags: ['old'] })).id,
      (await sops.create({ tags: ['old'] })).id,
    ];
    await service.takeEvents(agency);
    const change = (body: object, by?: { key: string }) => service.call('bulkUpdateSops', { body }, by);
    const unknown = randomUUID();
    const { data } = (
      await change({
        ids: [live, draft, unknown],
        expected_revisions: { [draft]: 9 },
        owner_id: team.author.id,
        folder_id: section,
        add_tags: ['New'],
        remove_tags: ['OLD'],
      })
    ).body;
    expect(data.outcomes.map(({ status }: { status: string }) => status)).toEqual([
      'succeeded',
      'failed',
      'failed',
    ]);
    expect(await sops.see(live)).toMatchObject({
      owner_id: team.author.id,
      folder_id: section,
      tags: ['New'],
    });
    expect(await told()).toMatchObject([{ event_type: 'sop.updated', data: { sop: { id: live } } }]);
    expect((await change({ ids: [live], folder_id: section })).body.data).toMatchObject({ unchanged: 1 });
    expect((await change({ ids: [live], folder_id: randomUUID() })).status).toBe(404);
    expect((await change({ ids: [live], owner_id: other.ownerId })).status).toBe(400);
    expect((await change({ ids: [live], folder_id: null }, team.reader)).status).toBe(403);
    const many = (prefix: string) => Array.from({ length: 30 }, (_, n) => `${prefix}${n}`);
    await change({ ids: [live], add_tags: many('a') });
    const full = (await change({ ids: [live], add_tags: many('b') })).body.data;
    expect(full.outcomes[0].error.message).toContain('body.add_tags');
  });
});

describe('usages', () => {
  it('tell the stages, blocks and prerequisites that refer to an SOP', async () => {
    const { id } = await sops.published({ title: 'Set the tone' });
    const { definition } = await newProcess(service, {
      stages: [
        { key: 'copy', name: 'Copy', tools: [{ name: 'Guide', config: { type: 'sop', sop_id: id } }] },
      ],
    });
    const { id: linking } = await sops.published({
      title: 'Write a letter',
      steps: [{ title: 'Begin', blocks: [{ content: { type: 'sop', sop_id: id } }] }],
    });
    await service.ok('addSopPrerequisites', {
      path: { id: linking },
      body: { prerequisites: [{ prerequisite_id: id }] },
    });
    const usages = async (by?: { key: string }) =>
      (await service.ok('listSopUsages', { path: { id } }, by)).data;
    const ofSops = [
      { kind: 'prerequisite', record: { id: linking, name: 'Write a letter' }, place: null },
      { kind: 'sop_block', record: { id: linking, name: 'Write a letter' }, place: 'Begin' },
    ];
    expect(await usages(await addReader(service, agency, 'tasks.view'))).toEqual([
      ...ofSops,
      { kind: 'stage_tool', record: { id: definition.id, name: definition.name }, place: 'Copy' },
    ]);
    expect(await usages(team.reader)).toEqual(ofSops);
    // Readers see the live version, authors the working copy.
    const { steps } = await sops.copyOf(linking);
    await service.ok('updateSopStep', { path: { id: steps[0]!.id }, body: { title: 'Start' } });
    expect((await usages(team.reader))[1]).toMatchObject({ place: 'Begin' });
    expect((await usages(team.author))[1]).toMatchObject({ place: 'Start' });
    await service.ok('deleteSopSteps', { query: { id: [steps[0]!.id] } });
    expect([(await usages(team.reader)).length, (await usages(team.author)).length]).toEqual([2, 1]);
    const { data: some } = await service.ok('listSopUsages', {
      path: { id },
      query: { kind: ['stage_tool'] },
    });
    expect(some).toHaveLength(1);
    expect((await service.call('listSopUsages', { path: { id } }, { key: other.key })).status).toBe(404);
  });

  it('are refused for SOPs that the author of a process may not read', async () => {
    const { id } = await sops.published({ is_restricted: true });
    const author = await addReader(service, agency, 'settings.manage', 'tasks.manage', 'sops.author');
    const answer = await service.call(
      'createProcess',
      {
        body: {
          name: 'P',
          stages: [{ key: 'a', name: 'A', tools: [{ name: 'Guide', config: { type: 'sop', sop_id: id } }] }],
        },
      },
      author,
    );
    expect(refusal(answer)).toEqual([400, expect.stringContaining('sop_id')]);
  });
});

describe('lists', () => {
  it('show authors drafts and what is not published, and readers live SOPs', async () => {
    const tag = `t${randomUUID().slice(0, 8)}`;
    const [draft, live] = [
      (await sops.create({ tags: [tag] })).id,
      (await sops.published({ tags: [tag] })).id,
    ];
    await service.ok('createSopSteps', { path: { id: live }, body: { steps: [{ title: 'More' }] } });
    const ids = async (operation: 'listSops' | 'listAuthoringSops', query: object, by?: { key: string }) =>
      (await service.ok(operation, { query: { tags: [tag], ...query } }, by)).data.map((sop) => sop.id);
    expect(await ids('listSops', {}, team.reader)).toEqual([live]);
    expect(await ids('listAuthoringSops', { sort: 'created_at', order: 'asc' })).toEqual([draft, live]);
    expect(await ids('listAuthoringSops', { status: ['draft'] })).toEqual([draft]);
    expect(await ids('listAuthoringSops', { status: ['published'], has_unpublished_changes: true })).toEqual([
      live,
    ]);
    expect((await service.call('listAuthoringSops', {}, team.reader)).status).toBe(403);
    const counts = async (by: { key: string }) =>
      (await service.ok('listSops', { query: { tags: [tag] } }, by)).data.map(
        ({ step_count: count }) => count,
      );
    expect([await counts(team.reader), await counts(team.author)]).toEqual([[1], [2]]);
  });

  it('have settings that only sops.manage changes', async () => {
    const { data } = await service.ok('getSopSettings', {}, team.reader);
    expect(data).toMatchObject({
      is_review_required: false,
      default_review_interval_days: 180,
      review_due_days: 7,
      embed_hosts: [],
      revision: 1,
    });
    const change = (body: object, by?: { key: string }) => service.call('updateSopSettings', { body }, by);
    expect((await change({ default_review_interval_days: 90 }, team.author)).status).toBe(403);
    const after = (await change({ default_review_interval_days: 90, expected_revision: 1 }, team.manager))
      .body.data;
    expect(after).toMatchObject({ default_review_interval_days: 90, revision: 2 });
    expect((await sops.create()).review_interval_days).toBe(90);
    expect((await change({ review_due_days: 3, expected_revision: 1 })).status).toBe(409);
    await change({ default_review_interval_days: 180 });
  });
});
