import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { auditOf } from '../organization/people.ts';
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

const update = (id: string, body: object, by?: { key: string }) =>
  service.call('updateSop', { path: { id }, body }, by);
const told = async () => (await service.takeEvents(agency)).map(({ event_type: type }) => type);

describe('a draft', () => {
  it('has the defaults of the agency, the caller as its owner, and tells nobody', async () => {
    const draft = await sops.create({ tags: [' Onboarding ', 'onboarding'] }, team.author);
    expect(draft).toMatchObject({
      status: 'draft',
      version: 0,
      revision: 1,
      content_revision: 1,
      has_unpublished_changes: true,
      owner_id: team.author.id,
      tags: ['Onboarding'],
      review_interval_days: 180,
      step_count: 1,
      published_at: null,
      next_review_at: null,
      open_review_ids: [],
    });
    expect(await told()).toEqual([]);
    expect((await auditOf(service, draft.id)).map(({ action }) => action)).toEqual(['created']);
  });

  it('is seen by those who write, review and publish, and unknown to readers and other agencies', async () => {
    const { id } = await sops.create();
    const seen = async (by: { key: string }) => sops.statusOf(id, by);
    expect([
      await seen(team.author),
      await seen(team.reviewer),
      await seen(team.publisher),
      await seen(team.reader),
      await seen({ key: other.key }),
    ]).toEqual([200, 200, 200, 404, 404]);
    for (const operation of ['getSopContent', 'getSopDetails', 'getSopRating', 'listSopVersions'] as const)
      expect((await service.call(operation, { path: { id } }, team.reader)).status).toBe(404);
    expect((await service.call('getSopContent', { path: { id } }, team.author)).status).toBe(404);
    const { data } = await service.ok('getSopDetails', { path: { id } }, team.author);
    expect(data).toMatchObject({ content: null, my_checklists: [], prerequisites: [] });
  });

  it('needs sops.author, a folder that exists, and people and departments of the agency', async () => {
    const create = (body: object, by?: { key: string }) =>
      service.call('createSop', { body: { title: 'Close the month', ...body } }, by);
    expect((await create({}, team.reader)).status).toBe(403);
    expect((await create({ folder_id: randomUUID() })).status).toBe(404);
    expect((await create({ source_sop_id: randomUUID() })).status).toBe(404);
    expect(refusal(await create({ owner_id: other.ownerId }))).toEqual([
      400,
      expect.stringContaining('body.owner_id'),
    ]);
    expect(refusal(await create({ department_ids: [randomUUID()] }))).toEqual([
      400,
      expect.stringContaining('body.department_ids[0]'),
    ]);
  });

  it('may begin as a copy with ids of its own, whose decisions lead to its own steps', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const source = await sops.create({
      steps: [
        {
          id: first,
          title: 'Ask',
          blocks: [
            {
              content: {
                type: 'decision',
                question: 'Ads?',
                options: [{ label: 'Yes', step_id: second }, { label: 'No' }],
              },
            },
            { content: { type: 'checklist', items: [{ text: 'Call' }] } },
          ],
        },
        { id: second, title: 'Set up' },
      ],
    });
    const copy = await sops.copyOf((await sops.create({ steps: undefined, source_sop_id: source.id })).id);
    expect(copy.steps.map(({ title }) => title)).toEqual(['Ask', 'Set up']);
    expect(copy.steps.map(({ id }) => id)).not.toEqual(expect.arrayContaining([first]));
    const decision = copy.steps[0]!.blocks[0]!.content as { options: { step_id: string | null }[] };
    expect(decision.options.map(({ step_id: id }) => id)).toEqual([copy.steps[1]!.id, null]);
    const items = (content: unknown) => (content as { items: { id: string }[] }).items.map(({ id }) => id);
    const sourceItems = items((await sops.copyOf(source.id)).steps[0]!.blocks[1]!.content);
    expect(items(copy.steps[0]!.blocks[1]!.content)).not.toEqual(sourceItems);
  });
});

describe('publishing', () => {
  it('makes the working copy a version, and tells that the SOP goes live', async () => {
    const { id } = await sops.create();
    const live = await sops.update(
      id,
      { status: 'published', change_note: 'First.', expected_revision: 1 },
      team.publisher,
    );
    expect(live).toMatchObject({
      status: 'published',
      version: 1,
      revision: 2,
      has_unpublished_changes: false,
      published_by: team.publisher.id,
    });
    expect(Date.parse(live.next_review_at!) - Date.parse(live.published_at!)).toBe(180 * 86_400_000);
    const [event, ...more] = await service.takeEvents(agency);
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      event_type: 'sop.published',
      data: {
        sop: { id, title: 'Onboard a new client', status: 'published', version: 1 },
        change_note: 'First.',
        previous_version: null,
        published_by: { id: team.publisher.id },
        _changed_fields: ['next_review_at', 'published_at', 'status', 'version'],
      },
    });
    const content = await sops.content(id, {}, team.reader);
    expect(content).toMatchObject({ version: 1, steps: [{ title: 'Prepare the call' }] });
  });

  it('again without changes leaves everything as it is; with changes it tells an update of the content', async () => {
    const { id } = await sops.published();
    await service.takeEvents(agency);
    expect((await sops.update(id, { status: 'published' })).revision).toBe(2);
    expect(await told()).toEqual([]);
    await service.ok('createSopSteps', { path: { id }, body: { steps: [{ title: 'Call' }] } });
    expect(await sops.see(id)).toMatchObject({
      has_unpublished_changes: true,
      revision: 3,
      content_revision: 2,
    });
    expect(await told()).toEqual([]);
    expect((await sops.content(id, {}, team.reader)).steps).toHaveLength(1);
    const live = await sops.update(id, { status: 'published', change_note: 'Adds the call.' });
    expect(live).toMatchObject({ version: 2, revision: 4, step_count: 2 });
    const [event] = await service.takeEvents(agency);
    expect(event).toMatchObject({
      event_type: 'sop.updated',
      data: { change_note: 'Adds the call.', _previous: { version: 1 } },
    });
    expect(event!.data._changed_fields).toEqual(expect.arrayContaining(['content', 'version']));
  });

  it('knows that an undone change is none', async () => {
    const { id } = await sops.published();
    const copy = await sops.copyOf(id);
    const block = copy.steps[0]!.blocks[0]!;
    const write = (body_text: string) =>
      service.ok('updateSopContentBlock', {
        path: { id: block.id },
        body: { content: { type: 'text', body_text } },
      });
    await write('Invite them today.');
    expect((await sops.see(id)).has_unpublished_changes).toBe(true);
    await write('Invite the client within two working days.');
    expect((await sops.see(id)).has_unpublished_changes).toBe(false);
  });

  it('needs a step, and sops.publish', async () => {
    const { id } = await sops.create({ steps: [] });
    expect(refusal(await update(id, { status: 'published' }))).toEqual([
      409,
      expect.stringContaining('no steps'),
    ]);
    expect(refusal(await update(id, { status: 'in_review' }))).toEqual([
      409,
      expect.stringContaining('no steps'),
    ]);
    expect(refusal(await update(id, { status: 'published' }, team.author))).toEqual([
      403,
      expect.stringContaining('sops.publish'),
    ]);
    expect(refusal(await update(id, { title: 'Other' }, team.publisher))).toEqual([
      403,
      expect.stringContaining('sops.author'),
    ]);
    expect((await update(id, { status: 'published' }, team.reader)).status).toBe(403);
  });

  it('makes one version of two requests at once that know the same revision', async () => {
    const { id } = await sops.create();
    const answers = await Promise.all(
      [1, 2, 3].map(() => update(id, { status: 'published', expected_revision: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await sops.see(id)).version).toBe(1);
  });
});

describe('the record of a live SOP', () => {
  it('changes at once without a version, and tells what changed', async () => {
    const { id } = await sops.published();
    await service.takeEvents(agency);
    const after = await sops.update(
      id,
      { title: 'Welcome a client', review_interval_days: null },
      team.author,
    );
    expect(after).toMatchObject({ title: 'Welcome a client', version: 1, next_review_at: null });
    const [event] = await service.takeEvents(agency);
    expect(event).toMatchObject({
      event_type: 'sop.updated',
      data: {
        sop: { title: 'Welcome a client' },
        change_note: null,
        _changed_fields: ['next_review_at', 'review_interval_days', 'title'],
        _previous: { title: 'Onboard a new client', review_interval_days: 180 },
      },
    });
    expect((await sops.content(id)).title).toBe('Welcome a client');
    expect((await sops.update(id, { title: 'Welcome a client' })).revision).toBe(after.revision);
    expect(await told()).toEqual([]);
  });

  it('refuses a stale revision, words that fit no version, and a review that there is not', async () => {
    const { id } = await sops.published();
    expect((await update(id, { title: 'X', expected_revision: 1 })).status).toBe(409);
    expect(refusal(await update(id, { status: 'archived', change_note: 'Old.' }))).toEqual([
      400,
      expect.stringContaining('body.change_note'),
    ]);
    expect(refusal(await update(id, { reviewer_ids: [team.reviewer.id] }))).toEqual([
      409,
      expect.stringContaining('no open review'),
    ]);
  });

  it('moves to a folder at once, and is unknown to other agencies', async () => {
    const { id } = await sops.published();
    await service.takeEvents(agency);
    const { data: folder } = await service.ok('createSopFolder', { body: { name: `Sales ${id}` } });
    const move = (body: object, by?: { key: string }) => service.call('moveSop', { path: { id }, body }, by);
    expect((await move({ folder_id: folder.id }, team.reader)).status).toBe(403);
    expect((await move({ folder_id: folder.id }, { key: other.key })).status).toBe(404);
    expect((await move({ folder_id: randomUUID() })).status).toBe(404);
    expect((await move({ folder_id: folder.id })).body.data.folder_id).toBe(folder.id);
    const [event] = await service.takeEvents(agency);
    expect(event).toMatchObject({ event_type: 'sop.updated', data: { _changed_fields: ['folder_id'] } });
    expect((await move({ folder_id: folder.id })).status).toBe(200);
    expect(await told()).toEqual([]);
  });
});

describe('archiving', () => {
  it('hides a live SOP from the list and from search, and keeps it readable', async () => {
    const { id } = await sops.published({ title: 'Quarterly zephyr report' });
    await service.takeEvents(agency);
    const archived = await sops.update(id, { status: 'archived' }, team.publisher);
    expect(archived).toMatchObject({ status: 'archived', next_review_at: null });
    const [event] = await service.takeEvents(agency);
    expect(event).toMatchObject({
      event_type: 'sop.archived',
      data: {
        sop: { id, status: 'archived' },
        archived_at: archived.archived_at,
        _previous: { status: 'published' },
      },
    });
    const listed = async (query: object = {}) =>
      (await service.ok('listSops', { query: { id: [id], ...query } })).data.length;
    expect([await listed(), await listed({ status: ['archived'] })]).toEqual([0, 1]);
    const { pagination } = await service.ok('searchSops', { query: { search: 'zephyr' } });
    expect(pagination.total).toBe(0);
    expect((await sops.content(id, {}, team.reader)).version).toBe(1);
    const again = await sops.update(id, { status: 'published' });
    expect(again).toMatchObject({ status: 'published', version: 2, archived_at: null });
    expect(await told()).toEqual(['sop.published']);
  });

  it('refuses every other step with the statuses that can be reached', async () => {
    const { id } = await sops.published();
    expect(refusal(await update(id, { status: 'draft' }))).toEqual([
      409,
      expect.stringContaining('It can become published or archived'),
    ]);
    await sops.update(id, { status: 'archived' });
    expect((await sops.update(id, { status: 'archived' })).status).toBe('archived');
    expect((await update(id, { status: 'in_review' })).status).toBe(409);
    const draft = await sops.create();
    await sops.update(draft.id, { status: 'in_review' });
    expect((await update(draft.id, { status: 'archived' })).status).toBe(409);
  });
});

describe('deleting', () => {
  it('needs sops.manage and an SOP that is not published, and takes everything along', async () => {
    const { id } = await sops.published();
    const remove = (by?: { key: string }, query: Record<string, unknown> = {}) =>
      service.call('deleteSop', { path: { id }, query }, by);
    expect((await remove(team.author)).status).toBe(403);
    expect(refusal(await remove())).toEqual([409, expect.stringContaining('Archive it first')]);
    await sops.update(id, { status: 'archived' });
    expect((await remove(undefined, { expected_revision: 1 })).status).toBe(409);
    expect((await remove(team.manager)).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect(await sops.statusOf(id, team.manager)).toBe(404);
    expect(
      (await service.call('createSopSteps', { path: { id }, body: { steps: [{ title: 'X' }] } })).status,
    ).toBe(404);
  });
});

describe('a restricted SOP', () => {
  it('is readable for its departments, its owner and sops.manage, and unknown to everybody else', async () => {
    const { data: department } = await service.ok('createDepartment', {
      body: { name: 'Finance', levels: [{ name: 'Member' }] },
    });
    const { data: outer } = await service.ok('createDepartment', {
      body: { name: 'Design', levels: [{ name: 'Member' }] },
    });
    const [inside, outside, owner] = [
      await addReader(service, agency),
      await addReader(service, agency, 'sops.author'),
      await addReader(service, agency),
    ];
    for (const [place, member] of [
      [department, inside],
      [outer, outside],
    ] as const)
      await service.query(
        `insert into department_members (tenant_id, department_id, user_id, level_id)
        select tenant_id, department_id, $3, id from department_levels where tenant_id = $1 and department_id = $2 limit 1`,
        [agency.id, place.id, member.id],
      );
    const { id } = await sops.published({
      title: 'Salary quixotry',
      owner_id: owner.id,
      department_ids: [department.id],
      is_restricted: true,
    });
    const seen = [inside, owner, team.manager, outside, team.reader].map((by) => sops.statusOf(id, by));
    expect(await Promise.all(seen)).toEqual([200, 200, 200, 404, 404]);
    const found = async (by: { key: string }) =>
      (await service.ok('searchSops', { query: { search: 'quixotry' } }, by)).data.length;
    expect([await found(inside), await found(outside)]).toEqual([1, 0]);
    const listed = async (by: { key: string }) =>
      (await service.ok('listSops', { query: { id: [id] } }, by)).data.length;
    expect([await listed(inside), await listed(outside)]).toEqual([1, 0]);
    expect((await update(id, { title: 'Mine' }, outside)).status).toBe(404);
    const linking = await service.call(
      'createSop',
      {
        body: { title: 'Link', steps: [{ title: 'Go', blocks: [{ content: { type: 'sop', sop_id: id } }] }] },
      },
      outside,
    );
    expect(refusal(linking)).toEqual([
      400,
      expect.stringContaining('body.steps[0].blocks[0].content.sop_id'),
    ]);
  });

  it('tells subscribers no more than which one it is', async () => {
    const { id } = await sops.published({ title: 'Salaries', is_restricted: true, tags: ['pay'] });
    const [event] = await service.takeEvents(agency);
    expect(event).toMatchObject({
      event_type: 'sop.published',
      data: { sop: { id, title: null, owner_id: null, tags: [], status: 'published' }, change_note: null },
    });
    await service.ok('createSopFeedback', { body: { sop_id: id, body_text: 'Too low.' } });
    const [feedback] = await service.takeEvents(agency);
    expect(feedback!.data.feedback.body_text).toBeNull();
  });
});
