import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveClock } from '#src/platform/db/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { timers } from '#src/platform/timers/index.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { periodicReviews } from '#src/families/sops/periodic.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { auditOf } from '../organization/people.ts';
import { addReader, addTeam, refusal, writing, type Team, type Writing } from './writing.ts';

/** Reviews before publication and periodic ones; the clock is moved, so the file has a service for itself. */
let service: Service;
let owner: pg.Pool;
let agency: TestAgency;
let other: TestAgency;
let team: Team;
let sops: Writing;
beforeAll(async () => {
  service = await startService({});
  owner = new pg.Pool({ connectionString: service.ownerUrl, max: 2 });
  [agency, other] = service.agencies;
  team = await addTeam(service, agency);
  sops = writing(service);
});
beforeEach(async () => {
  await service.ok('updateSopSettings', { body: { is_review_required: false, review_due_days: 7 } });
  await service.takeEvents(agency);
});
afterAll(async () => {
  await owner?.end();
  await service?.stop();
});

const update = (id: string, body: object, by?: { key: string }) =>
  service.call('updateSop', { path: { id }, body }, by);
const decide = (id: string, body: object, by: { key: string } = team.reviewer) =>
  service.call('decideSopReview', { path: { id }, body }, by);
const reviewOf = async (id: string) =>
  (await service.ok('listSopReviews', { query: { sop_id: [id], sort: 'created_at' } })).data;
const told = async () => (await service.takeEvents(agency)).map(({ event_type: type }) => type);

async function passDays(days: number): Promise<void> {
  const client = await owner.connect();
  await moveClock(client, days * 86_400_000).finally(() => client.release());
  await service.db.clock.read(service.db.system);
}

async function fire(): Promise<void> {
  const client = await owner.connect();
  const work = timers({ openness, db: service.db, log: createLogger('silent'), kinds: [periodicReviews] });
  await work.run((piece) => piece(client)).finally(() => client.release());
}

describe('a review before publication', () => {
  it('is opened by submitting, and asks those who can review', async () => {
    const { id } = await sops.create();
    const sop = (await update(id, { status: 'in_review', change_note: 'First.' }, team.author)).body.data;
    expect(sop).toMatchObject({ status: 'in_review', revision: 2 });
    const [review] = await reviewOf(id);
    expect(review).toMatchObject({
      id: sop.open_review_ids[0],
      kind: 'publish',
      status: 'requested',
      change_note: 'First.',
      content_revision: 1,
      created_by: team.author.id,
      reviewer_ids: [],
      is_overdue: false,
    });
    expect(Date.parse(review!.due_date!) - Date.parse(review!.created_at)).toBe(7 * 86_400_000);
    expect((await sops.toldTo(team.reviewer)).at(-1)).toContain('asks for your review');
    expect(await told()).toEqual([]);
  });

  it('publishes once somebody else approves', async () => {
    const { id } = await sops.create();
    await update(id, { status: 'in_review', change_note: 'First.', is_reread_required: true }, team.manager);
    const [review] = await reviewOf(id);
    expect(refusal(await decide(review!.id, { decision: 'approve' }, team.manager))).toEqual([
      403,
      expect.stringContaining('Somebody else'),
    ]);
    expect((await decide(review!.id, { decision: 'approve' }, team.author)).status).toBe(403);
    expect((await decide(review!.id, { decision: 'approve' }, { key: other.key })).status).toBe(404);
    expect((await decide(review!.id, { decision: 'approve', expected_revision: 2 })).status).toBe(409);
    const { data } = (await decide(review!.id, { decision: 'approve', expected_revision: 1 })).body;
    expect(data).toMatchObject({
      status: 'approved',
      published_version: 1,
      reviewed_by: team.reviewer.id,
      revision: 2,
      can_decide: false,
    });
    expect(await sops.see(id)).toMatchObject({ status: 'published', version: 1, open_review_ids: [] });
    const [event] = await service.takeEvents(agency);
    expect(event).toMatchObject({
      event_type: 'sop.published',
      data: {
        change_note: 'First.',
        published_by: { id: team.reviewer.id },
        _previous: { status: 'in_review' },
      },
    });
    const { data: versions } = await service.ok('listSopVersions', { path: { id } });
    expect(versions[0]).toMatchObject({ review_id: review!.id, is_reread_required: true });
    expect((await sops.toldTo(team.manager)).at(-1)).toContain('approved');
    expect(refusal(await decide(review!.id, { decision: 'approve' }))).toEqual([
      409,
      expect.stringContaining('final'),
    ]);
  });

  it('leads back to the draft when changes are asked for, it is rejected, or withdrawn', async () => {
    for (const decision of ['request_changes', 'reject'] as const) {
      const { id } = await sops.create();
      await update(id, { status: 'in_review' });
      const [review] = await reviewOf(id);
      expect((await decide(review!.id, { decision })).status).toBe(400);
      await decide(review!.id, { decision, comment: 'Step 2 is missing.' });
      expect(await sops.see(id)).toMatchObject({ status: 'draft', version: 0 });
      expect((await auditOf(service, id)).find(({ action }) => action === 'returned')).toMatchObject({
        changed_fields: ['status'],
        previous: { status: 'in_review' },
      });
    }
    const { id } = await sops.create();
    await update(id, { status: 'in_review' });
    await sops.update(id, { status: 'draft' }, team.author);
    expect((await reviewOf(id))[0]!.status).toBe('cancelled');
    expect(await told()).toEqual([]);
  });

  it('ends when the working copy changes', async () => {
    const { id } = await sops.create();
    await update(id, { status: 'in_review' });
    await service.ok('createSopSteps', { path: { id }, body: { steps: [{ title: 'Call' }] } });
    expect(await sops.see(id)).toMatchObject({ status: 'draft', open_review_ids: [] });
    const [review] = await reviewOf(id);
    expect(review!.status).toBe('cancelled');
    expect((await decide(review!.id, { decision: 'approve' })).status).toBe(409);
  });

  it('has other reviewers and another due time while it is open', async () => {
    const { id } = await sops.create();
    await update(id, { status: 'in_review' });
    const due_date = '2031-01-01T10:00:00.000Z';
    expect(refusal(await update(id, { reviewer_ids: [team.reader.id] }))).toEqual([
      400,
      expect.stringContaining('body.reviewer_ids[0]'),
    ]);
    await sops.update(id, { reviewer_ids: [team.reviewer.id], due_date });
    expect((await reviewOf(id))[0]).toMatchObject({
      reviewer_ids: [team.reviewer.id],
      due_date,
      revision: 2,
    });
    await sops.update(id, { due_date });
    expect((await reviewOf(id))[0]!.revision).toBe(2);
  });

  it('takes the words of whoever submits again, and says nothing when they are the same', async () => {
    const { id } = await sops.create();
    const words = { status: 'in_review', change_note: 'First.', is_reread_required: true };
    await update(id, { status: 'in_review', change_note: 'Forst.' }, team.author);
    await sops.update(id, { ...words, reviewer_ids: [team.reviewer.id] }, team.author);
    const [review] = await reviewOf(id);
    expect(review).toMatchObject({ change_note: 'First.', reviewer_ids: [team.reviewer.id], revision: 2 });
    expect((await sops.update(id, words, team.author)).revision).toBe(2);
    expect((await reviewOf(id))[0]!.revision).toBe(2);
    await decide(review!.id, { decision: 'approve' });
    const { data: versions } = await service.ok('listSopVersions', { path: { id } });
    expect(versions[0]).toMatchObject({ change_note: 'First.', is_reread_required: true });
  });

  it('is read with its working copy by those who decide and publish, not by readers', async () => {
    const { id } = await sops.create();
    await update(id, { status: 'in_review' });
    const read = (by: { key: string }) =>
      service.call('getSopWorkingCopy', { path: { id }, query: { include: ['feedback', 'flags'] } }, by);
    for (const by of [team.author, team.reviewer, team.publisher])
      expect((await read(by)).body.data).toMatchObject({
        sop: { id },
        steps: [{ title: 'Prepare the call' }],
      });
    expect(refusal(await read(team.reader))).toEqual([403, expect.stringContaining('sops.review')]);
    const live = await sops.published();
    await service.ok('createSopFeedback', { body: { sop_id: live.id, body_text: 'Unclear.' } }, team.reader);
    await service.ok(
      'createSopOutdatedFlag',
      { path: { id: live.id }, body: { body_text: 'Old.' } },
      team.reader,
    );
    const said = async (by: { key: string }) => {
      const { data } = await service.ok(
        'getSopWorkingCopy',
        { path: { id: live.id }, query: { include: ['feedback', 'flags'] } },
        by,
      );
      return [data.feedback!.length, data.flags!.length];
    };
    expect([await said(team.author), await said(team.reviewer)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  it('is required for publishing when the settings say so; a live SOP then stays live meanwhile', async () => {
    const { id } = await sops.published();
    const draft = await sops.create();
    await service.ok('updateSopSettings', { body: { is_review_required: true } });
    expect(refusal(await update(draft.id, { status: 'published' }))).toEqual([
      409,
      expect.stringContaining('review'),
    ]);
    await service.ok('createSopSteps', { path: { id }, body: { steps: [{ title: 'Call' }] } });
    await service.takeEvents(agency);
    const asked = await sops.update(
      id,
      { status: 'published', change_note: 'Adds the call.' },
      team.publisher,
    );
    expect(asked).toMatchObject({ status: 'published', version: 1 });
    expect(asked.open_review_ids).toHaveLength(1);
    const words = { change_note: 'Adds the call and the gift.', reviewer_ids: [team.reviewer.id] };
    expect(
      (await sops.update(id, { status: 'published', ...words }, team.publisher)).open_review_ids,
    ).toEqual(asked.open_review_ids);
    expect((await reviewOf(id))[0]).toMatchObject({ ...words, revision: 2 });
    await sops.update(id, { status: 'published', ...words }, team.publisher);
    expect((await reviewOf(id))[0]!.revision).toBe(2);
    await decide(asked.open_review_ids[0]!, { decision: 'approve' });
    expect((await sops.see(id)).version).toBe(2);
    const [event] = await service.takeEvents(agency);
    expect(event).toMatchObject({
      event_type: 'sop.updated',
      data: { change_note: 'Adds the call and the gift.' },
    });
  });

  it('is decided once by two reviewers at once', async () => {
    const { id } = await sops.create();
    await update(id, { status: 'in_review' });
    const [review] = await reviewOf(id);
    const second = await addReader(service, agency, 'sops.review');
    const answers = await Promise.all([
      decide(review!.id, { decision: 'approve' }),
      decide(review!.id, { decision: 'reject', comment: 'No.' }, second),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is listed to authors and reviewers, and to owners of their SOPs', async () => {
    const mine = await addReader(service, agency);
    const { id } = await sops.published({ owner_id: mine.id });
    await service.ok('updateSopSettings', { body: { is_review_required: true } });
    await service.ok('createSopSteps', { path: { id }, body: { steps: [{ title: 'Call' }] } });
    await sops.update(id, { status: 'published' });
    const listed = async (by: { key: string }, query: object = {}) =>
      (await service.ok('listSopReviews', { query: { sop_id: [id], ...query } }, by)).data.length;
    expect([await listed(mine), await listed(team.reviewer), await listed(team.reader)]).toEqual([1, 1, 0]);
    expect([
      await listed(team.reviewer, { can_decide: true }),
      await listed(team.author, { can_decide: true }),
      await listed(team.author, { can_decide: false }),
    ]).toEqual([1, 0, 1]);
  });
});

describe('a periodic review', () => {
  it('opens when its day arrives, and is overdue after the days that reviews have', async () => {
    const { id } = await sops.published({ review_interval_days: 30 });
    await service.takeEvents(agency);
    await passDays(29);
    await fire();
    expect(await reviewOf(id)).toEqual([]);
    await passDays(2);
    await fire();
    const [review] = await reviewOf(id);
    const sop = await sops.see(id);
    expect(review).toMatchObject({
      kind: 'periodic',
      status: 'requested',
      created_by: null,
      created_at: sop.next_review_at,
    });
    expect(sop).toMatchObject({ is_review_overdue: false, open_review_ids: [review!.id] });
    await fire();
    expect(await reviewOf(id)).toHaveLength(1);
    await passDays(7);
    expect((await sops.see(id)).is_review_overdue).toBe(true);
    const { data } = await service.ok('listSops', { query: { is_review_overdue: true } });
    expect(data.map((each) => each.id)).toContain(id);

    const decided = (await decide(review!.id, { decision: 'approve' })).body.data;
    expect(decided).toMatchObject({ status: 'approved', published_version: null });
    const after = await sops.see(id);
    expect(after).toMatchObject({
      version: 1,
      is_review_overdue: false,
      last_reviewed_at: decided.decided_at,
    });
    expect(Date.parse(after.next_review_at!) - Date.parse(after.last_reviewed_at!)).toBe(30 * 86_400_000);
    const [event] = await service.takeEvents(agency);
    expect(event).toMatchObject({
      event_type: 'sop.updated',
      data: { _changed_fields: ['last_reviewed_at', 'next_review_at'] },
    });
  });

  it('that asks for changes keeps the SOP live, tells its owner, and comes again after the days that reviews have', async () => {
    const mine = await addReader(service, agency);
    const { id } = await sops.published({ review_interval_days: 30, owner_id: mine.id });
    await passDays(31);
    await fire();
    const [review] = await reviewOf(id);
    await decide(review!.id, { decision: 'request_changes', comment: 'Outdated.' });
    const sop = await sops.see(id);
    expect(sop).toMatchObject({ status: 'published', last_reviewed_at: null });
    expect((await sops.toldTo(mine)).at(-1)).toContain('asks for changes');
    await passDays(8);
    await fire();
    expect((await reviewOf(id)).filter(({ status }) => status === 'requested')).toHaveLength(1);
  });

  it('is superseded by a new version, and there is none without an interval or after archiving', async () => {
    const { id } = await sops.published({ review_interval_days: 30 });
    const { id: never } = await sops.published({ review_interval_days: null });
    const { id: archived } = await sops.published({ review_interval_days: 30 });
    await sops.update(archived, { status: 'archived' });
    await passDays(31);
    await fire();
    expect(await reviewOf(never)).toEqual([]);
    expect(await reviewOf(archived)).toEqual([]);
    const [review] = await reviewOf(id);
    await service.ok('createSopSteps', { path: { id }, body: { steps: [{ title: 'Call' }] } });
    expect((await reviewOf(id))[0]!.status).toBe('requested');
    await sops.update(id, { status: 'published' });
    expect((await reviewOf(id)).map((each) => [each.id, each.status])).toEqual([[review!.id, 'cancelled']]);
  });

  it('follows a new interval from the last publication', async () => {
    const { id, published_at: publishedAt } = await sops.published({ review_interval_days: 30 });
    const sop = await sops.update(id, { review_interval_days: 60 });
    expect(Date.parse(sop.next_review_at!) - Date.parse(publishedAt!)).toBe(60 * 86_400_000);
  });
});

it('knows no review of that id', async () => {
  expect((await decide(randomUUID(), { decision: 'approve' })).status).toBe(404);
});
