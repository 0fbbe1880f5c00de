import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { newProcess } from '../processes/process-records.ts';
import { auditOf } from '../organization/people.ts';
import { addReader, addTeam, refusal, text, writing, type Team, type Writing } from './writing.ts';

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

describe('folders', () => {
  it('hold SOPs and folders, and narrow lists to what lies in or below them', async () => {
    const sales = await folder('Sales');
    const calls = await folder('Calls', sales);
    const { id } = await sops.published({ folder_id: calls });
    const listed = async (query: object) =>
      (await service.ok('listSops', { query })).data.map((sop) => sop.id);
    expect(await listed({ folder_id: [calls] })).toEqual([id]);
    expect(await listed({ folder_id: [sales] })).toEqual([]);
    expect(await listed({ folder_id: [sales], is_including_subfolders: true })).toEqual([id]);
    expect(await listed({ id: [id], is_root: true })).toEqual([]);
    const { data } = await service.ok('getSopFolder', { path: { id: sales } }, team.reader);
    expect(data).toMatchObject({ item_count: 0, folder_count: 1, parent_id: null });
    expect((await service.call('createSopFolder', { body: { name: 'X' } }, team.reader)).status).toBe(403);
    const renamed = await service.ok('updateSopFolder', {
      path: { id: calls },
      body: { name: `Phone ${calls}`, expected_revision: 1 },
    });
    expect(renamed.data.revision).toBe(2);
    expect((await service.call('getSopFolder', { path: { id: sales } }, { key: other.key })).status).toBe(
      404,
    );
    const { data: some } = await service.ok('listSopFolders', { query: { id: [sales] } });
    expect(some.map((each) => each.id)).toEqual([sales]);
  });

  it('are emptied at once, and subscribers hear of each live SOP that moved', async () => {
    const [from, to] = [await folder('Old'), await folder('New')];
    const inner = await folder('Inner', from);
    const { id: live } = await sops.published({ folder_id: from });
    const { id: draft } = await sops.create({ folder_id: from });
    await service.takeEvents(agency);
    const { data } = await service.ok('moveSopFolderContents', {
      path: { id: from },
      body: { target_folder_id: to },
    });
    expect(data).toEqual({ moved_items: 2, moved_folders: 1 });
    expect(await told()).toMatchObject([
      {
        event_type: 'sop.updated',
        data: {
          sop: { id: live, folder_id: to },
          _changed_fields: ['folder_id'],
          _previous: { folder_id: from },
        },
      },
    ]);
    expect((await auditOf(service, draft)).map(({ action }) => action)).toEqual(['created', 'moved']);
    expect((await service.ok('getSopFolder', { path: { id: inner } })).data.parent_id).toBe(to);
    expect((await service.ok('deleteSopFolder', { path: { id: from } })).data.id).toBe(from);
    const moved = await service.ok('moveSopFolder', { path: { id: inner }, body: { parent_id: null } });
    expect(moved.data.parent_id).toBeNull();
  });

  it('are deleted with everything below, unless an SOP there is published', async () => {
    const outer = await folder('Outer');
    const inner = await folder('Inner', outer);
    const { id } = await sops.published({ folder_id: inner, title: 'Still used' });
    const { id: draft } = await sops.create({ folder_id: outer });
    const remove = (by?: { key: string }) =>
      service.call('deleteSopFolderWithItems', { path: { id: outer } }, by);
    expect((await service.call('deleteSopFolder', { path: { id: outer } })).status).toBe(409);
    expect((await remove(team.author)).status).toBe(403);
    expect(refusal(await remove())).toEqual([409, expect.stringContaining('"Still used"')]);
    expect(await sops.statusOf(draft, team.manager)).toBe(200);
    await sops.update(id, { status: 'archived' });
    const { data } = (await remove(team.manager)).body;
    expect(data).toMatchObject({ id: outer, deleted_items: 2, deleted_folders: 2 });
    expect([await sops.statusOf(id, team.manager), await sops.statusOf(draft, team.manager)]).toEqual([
      404, 404,
    ]);
    expect((await service.call('getSopFolder', { path: { id: inner } })).status).toBe(404);
  });
});

describe('tags', () => {
  it('have one spelling, whoever writes them', async () => {
    const name = `Tax ${randomUUID().slice(0, 8)}`;
    const { id } = await sops.published({ tags: [name] });
    expect((await sops.create({ tags: [name.toUpperCase()] })).tags).toEqual([name]);
    const { data: found } = await service.ok('listSopTags', { query: { search: name } });
    expect(found).toMatchObject([{ name, sop_count: 2, color: null, revision: 1 }]);
    await service.takeEvents(agency);
    const { data: respelled } = await service.ok('setSopTag', {
      path: { name: name.toLowerCase() },
      body: { color: '#2f6fed' },
    });
    expect(respelled).toMatchObject({
      id: found[0]!.id,
      name: name.toLowerCase(),
      color: '#2f6fed',
      revision: 2,
    });
    expect((await sops.see(id)).tags).toEqual([name.toLowerCase()]);
    expect(await told()).toMatchObject([
      { event_type: 'sop.updated', data: { sop: { id }, _changed_fields: ['tags'] } },
    ]);
    await service.ok('setSopTag', { path: { name: name.toLowerCase() }, body: { color: '#2f6fed' } });
    expect(await told()).toEqual([]);
    const missing = await service.call('setSopTag', {
      path: { name: randomUUID() },
      body: { expected_revision: 1 },
    });
    expect(missing.status).toBe(404);
  });

  it('are renamed, joined with another, and deleted in all their SOPs', async () => {
    const [first, second] = [`a${randomUUID().slice(0, 8)}`, `b${randomUUID().slice(0, 8)}`];
    const { id } = await sops.published({ tags: [first, second] });
    const tagOf = async (search: string) => (await service.ok('listSopTags', { query: { search } })).data[0]!;
    const tag = await tagOf(first);
    const renamed = await service.ok('updateSopTag', {
      path: { id: tag.id },
      body: { name: `${first}x`, expected_revision: 1 },
    });
    expect(renamed.data).toMatchObject({ id: tag.id, name: `${first}x`, revision: 2 });
    expect((await sops.see(id)).tags).toEqual([`${first}x`, second]);
    const joined = await service.ok('updateSopTag', { path: { id: tag.id }, body: { name: second } });
    expect(joined.data.name).toBe(second);
    expect((await sops.see(id)).tags).toEqual([second]);
    expect((await service.call('updateSopTag', { path: { id: tag.id }, body: { name: 'x' } })).status).toBe(
      404,
    );
    await service.takeEvents(agency);
    const rest = await tagOf(second);
    expect((await service.call('deleteSopTag', { path: { id: rest.id } }, team.author)).status).toBe(403);
    await service.ok('deleteSopTag', { path: { id: rest.id }, query: { expected_revision: rest.revision } });
    expect((await sops.see(id)).tags).toEqual([]);
    expect(await told()).toMatchObject([{ event_type: 'sop.updated', data: { _changed_fields: ['tags'] } }]);
  });
});

describe('prerequisites', () => {
  const add = (id: string, prerequisites: object[], by?: { key: string }) =>
    service.call('addSopPrerequisites', { path: { id }, body: { prerequisites } }, by);

  it('are added one by one, change, and never form a cycle', async () => {
    const [a, b, c] = [await sops.published(), await sops.published(), await sops.published()].map(
      ({ id }) => id,
    ) as [string, string, string];
    await service.takeEvents(agency);
    const { data } = (
      await add(a, [
        { prerequisite_id: b, note: 'Tone.' },
        { prerequisite_id: a },
        { prerequisite_id: randomUUID() },
      ])
    ).body;
    expect(data.outcomes.map(({ status }: { status: string }) => status)).toEqual([
      'succeeded',
      'failed',
      'failed',
    ]);
    expect(data.outcomes[0].prerequisite).toMatchObject({
      prerequisite: { id: b },
      is_required: true,
      note: 'Tone.',
      position: 0,
    });
    expect(await told()).toMatchObject([
      { event_type: 'sop.updated', data: { sop: { id: a }, _changed_fields: ['prerequisites'] } },
    ]);
    expect((await add(a, [{ prerequisite_id: b, note: 'Tone.' }])).body.data).toMatchObject({
      unchanged: 1,
      sop_revision: data.sop_revision,
    });
    expect(await told()).toEqual([]);
    expect(
      (await add(a, [{ prerequisite_id: b, is_required: false }])).body.data.outcomes[0].prerequisite
        .is_required,
    ).toBe(false);
    await add(b, [{ prerequisite_id: c }]);
    for (const id of [b, c]) {
      const { outcomes } = (await add(id, [{ prerequisite_id: a }])).body.data;
      expect(outcomes[0]).toMatchObject({ status: 'failed', error: { type: 'conflict' } });
    }
    const { data: listed } = await service.ok('listSopPrerequisites', { path: { id: a } }, team.reader);
    expect(listed.map(({ prerequisite }) => prerequisite.id)).toEqual([b]);
    const { data: details } = await service.ok('getSopDetails', { path: { id: a } }, team.reader);
    expect(details.prerequisites).toHaveLength(1);
    const remove = (ids: string[]) => service.call('deleteSopPrerequisites', { query: { id: ids } });
    const link = listed[0]!.id;
    expect((await remove([link])).body.data).toMatchObject({ succeeded: 1, step_revision: null });
    expect((await remove([link])).body.data).toMatchObject({ unchanged: 1 });
    expect((await add(c, [{ prerequisite_id: a }])).body.data.succeeded).toBe(1);
    expect((await add(a, [{ prerequisite_id: b }], team.reader)).status).toBe(403);
  });

  it('that two authors add at once form no cycle', async () => {
    const [a, b] = [(await sops.published()).id, (await sops.published()).id];
    const answers = await Promise.all([add(a, [{ prerequisite_id: b }]), add(b, [{ prerequisite_id: a }])]);
    expect(answers.map(({ body }) => body.data.succeeded).sort()).toEqual([0, 1]);
  });

  it('that a reader may not read are left out', async () => {
    const [a, hidden] = [(await sops.published()).id, (await sops.published({ is_restricted: true })).id];
    await add(a, [{ prerequisite_id: hidden }]);
    expect((await service.ok('listSopPrerequisites', { path: { id: a } }, team.reader)).data).toEqual([]);
    expect((await service.ok('listSopPrerequisites', { path: { id: a } })).data).toHaveLength(1);
  });
});

describe('a search', () => {
  it('finds all words wherever they stand, and tells the places, best first', async () => {
    const word = `zoetrope${randomUUID().slice(0, 6)}`;
    const { id } = await sops.published({
      title: `Handle a ${word}`,
      tags: [word],
      steps: [
        {
          title: 'Turn',
          blocks: [text('Nothing here.'), text(`Place the ${word} on the **tables** of the client.`)],
        },
      ],
    });
    const { id: second } = await sops.published({
      steps: [{ title: 'Look', blocks: [text(`A ${word} again.`)] }],
    });
    const find = async (search: string, query: object = {}) =>
      (await service.ok('searchSops', { query: { search, ...query } }, team.reader)).data;
    const hits = await find(word.toUpperCase());
    expect(hits.map(({ sop }) => sop.id)).toEqual([id, second]);
    expect(hits[0]).toMatchObject({ score: 1, sop: { status: 'published', version: 1 } });
    expect(hits[0]!.places.map(({ place }) => place)).toEqual(['title', 'tag', 'block']);
    await sops.published({ title: `${word} ${word} ${word}`, is_restricted: true });
    expect((await find(word))[0]!.score).toBe(1);
    const { excerpt, highlights, block_id, step_id } = hits[0]!.places[2]!;
    expect([block_id, step_id]).toEqual([expect.any(String), expect.any(String)]);
    expect(highlights.map(({ offset, length }) => excerpt.slice(offset, offset + length))).toEqual([word]);
    // Another form of the word, in another place than the first.
    expect((await find(`${word} table`)).map(({ sop }) => sop.id)).toEqual([id]);
    expect(await find(`"table ${word}"`)).toEqual([]);
    expect((await find(`"the ${word} on"`)).map(({ sop }) => sop.id)).toEqual([id]);
    expect(await find(`${word} unheardof`)).toEqual([]);
    expect((await find(word, { sort: 'title', order: 'asc' })).map(({ sop }) => sop.id)).toEqual([
      id,
      second,
    ]);
    expect((await find(`how do we use the ${word}`)).length).toBe(0);
    expect((await find(`the ${word}`)).length).toBe(2);
  });

  it('finds the text of the live version, not of the working copy, and the record as it is now', async () => {
    const [old, next] = [`ormolu${randomUUID().slice(0, 6)}`, `quoin${randomUUID().slice(0, 6)}`];
    const { id } = await sops.published({ steps: [{ title: old }] });
    const count = async (search: string) =>
      (await service.ok('searchSops', { query: { search } })).pagination.total;
    const { steps } = await sops.copyOf(id);
    await service.ok('updateSopStep', { path: { id: steps[0]!.id }, body: { title: next } });
    expect([await count(old), await count(next)]).toEqual([1, 0]);
    await sops.update(id, { status: 'published' });
    expect([await count(old), await count(next)]).toEqual([0, 1]);
    await sops.update(id, { title: `Now ${old}` });
    expect(await count(old)).toBe(1);
    await sops.update(id, { status: 'archived' });
    expect([await count(old), await count(next)]).toEqual([0, 0]);
  });

  it('without a result is counted, and told to authors', async () => {
    const words = `Refund ${randomUUID()}`;
    for (const search of [words, words.toUpperCase()])
      await service.ok('searchSops', { query: { search } }, team.reader);
    await service.ok('searchSops', { query: { search: words, tags: ['x'] } }, team.reader);
    const { data } = await service.ok('getKnowledgeBaseStats', {}, team.author);
    expect(data.failed_searches.find(({ search }) => search === words.toLowerCase())).toMatchObject({
      search_count: 2,
    });
    expect((await service.ok('getKnowledgeBaseStats', {}, team.reader)).data.failed_searches).toEqual([]);
  });
});

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
    const { data } = await service.ok('listSopUsages', { path: { id } }, team.reader);
    expect(data).toEqual([
      { kind: 'prerequisite', record: { id: linking, name: 'Write a letter' }, place: null },
      { kind: 'sop_block', record: { id: linking, name: 'Write a letter' }, place: 'Begin' },
      { kind: 'stage_tool', record: { id: definition.id, name: definition.name }, place: 'Copy' },
    ]);
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
