import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addReader, addTeam, refusal, writing, type Team, type Writing } from './writing.ts';
import type { Member } from '../organization/people.ts';

let service: Service;
let agency: TestAgency;
let other: TestAgency;
let team: Team;
let sops: Writing;
let owner: Member;
let id: string;
let stepId: string;
beforeAll(async () => {
  service = await startService();
  [agency, other] = service.agencies;
  team = await addTeam(service, agency);
  sops = writing(service);
});
beforeEach(async () => {
  owner = await addReader(service, agency);
  ({ id } = await sops.published({ owner_id: owner.id }));
  stepId = (await sops.content(id)).steps[0]!.id;
  await service.takeEvents(agency);
});
afterAll(() => service?.stop());

const flag = (by: Member, body: object = {}) =>
  service.call(
    'createSopOutdatedFlag',
    { path: { id }, body: { body_text: 'The page moved.', ...body } },
    by,
  );
const setStatus = (flagId: string, body: object, by?: { key: string }) =>
  service.call('setSopOutdatedFlagStatus', { path: { id: flagId }, body }, by);

describe('a flag', () => {
  it('is raised once until it is dealt with, and told to the owner and to subscribers', async () => {
    const { status, body } = await flag(team.reader, { step_id: stepId });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'open',
      version: 1,
      step_id: stepId,
      revision: 1,
      sop: { id },
    });
    const [event, ...more] = await service.takeEvents(agency);
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      event_type: 'sop.feedback_received',
      data: {
        sop: { id },
        feedback: {
          id: body.data.id,
          kind: 'outdated_flag',
          body_text: 'The page moved.',
          step_id: stepId,
          rating: null,
          author: { id: team.reader.id },
        },
      },
    });
    expect(await sops.toldTo(owner)).toEqual([expect.stringContaining('is outdated')]);
    expect((await flag(team.reader)).status).toBe(409);
    expect((await sops.see(id)).open_flag_count).toBe(1);
    expect(await service.takeEvents(agency)).toEqual([]);
    expect(refusal(await flag(team.author, { step_id: randomUUID() }))).toEqual([
      400,
      expect.stringContaining('body.step_id'),
    ]);
  });

  it('of one reader at once is one', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => flag(team.reader)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await sops.see(id)).open_flag_count).toBe(1);
  });

  it('goes from open to acknowledged to resolved or dismissed, and its author is told', async () => {
    const { data } = (await flag(team.reader)).body;
    for (const status of ['resolved', 'dismissed'])
      expect(refusal(await setStatus(data.id, { status, reason: 'No.' }))).toEqual([
        409,
        expect.stringContaining('acknowledged'),
      ]);
    expect((await setStatus(data.id, { status: 'acknowledged', expected_revision: 2 })).status).toBe(409);
    const seen = (await setStatus(data.id, { status: 'acknowledged', expected_revision: 1 }, owner)).body
      .data;
    expect(seen).toMatchObject({ status: 'acknowledged', revision: 2, changed_by: owner.id });
    expect((await sops.see(id)).open_flag_count).toBe(0);
    expect((await setStatus(data.id, { status: 'acknowledged' })).body.data.revision).toBe(2);
    expect((await setStatus(data.id, { status: 'dismissed' })).status).toBe(400);
    const closed = (await setStatus(data.id, { status: 'dismissed', reason: 'It did not.' }, team.author))
      .body.data;
    expect(closed).toMatchObject({ status: 'dismissed', status_reason: 'It did not.', revision: 3 });
    expect(refusal(await setStatus(data.id, { status: 'open' }))).toEqual([
      409,
      expect.stringContaining('final'),
    ]);
    expect((await sops.toldTo(team.reader)).at(-1)).toContain('dismissed your report');
    expect((await flag(team.reader)).status).toBe(200);
  });

  it('is followed up by authors and the owner, seen by its author, and unknown to other readers', async () => {
    const { data } = (await flag(team.reader)).body;
    const stranger = await addReader(service, agency);
    expect((await setStatus(data.id, { status: 'acknowledged' }, team.reader)).status).toBe(403);
    expect((await setStatus(data.id, { status: 'acknowledged' }, stranger)).status).toBe(404);
    expect((await setStatus(data.id, { status: 'acknowledged' }, { key: other.key })).status).toBe(404);
    const listed = async (by: { key: string }) =>
      (await service.ok('listSopOutdatedFlags', { query: { sop_id: [id] } }, by)).data.length;
    expect([
      await listed(team.reader),
      await listed(owner),
      await listed(team.author),
      await listed(stranger),
    ]).toEqual([1, 1, 1, 0]);
    const { data: mine } = await service.ok('listMySopOutdatedFlags', { path: { id } }, team.reader);
    expect(mine.map((each) => each.id)).toEqual([data.id]);
  });

  it('that is acknowledged is resolved by the next version; an open one stays', async () => {
    const acknowledged = (await flag(team.reader)).body.data;
    const open = (await flag(team.author)).body.data;
    await setStatus(acknowledged.id, { status: 'acknowledged' });
    await service.ok('createSopSteps', { path: { id }, body: { steps: [{ title: 'Call' }] } });
    await sops.update(id, { status: 'published' });
    const { data } = await service.ok('listSopOutdatedFlags', {
      query: { sop_id: [id], sort: 'created_at', order: 'asc' },
    });
    expect(data.map((each) => [each.id, each.status, each.changed_by])).toEqual([
      [acknowledged.id, 'resolved', null],
      [open.id, 'open', null],
    ]);
    const copy = await sops.copyOf(id, { include: ['flags', 'feedback'] });
    expect(copy.flags!.map((each) => each.id)).toEqual([open.id]);
    expect(copy.feedback).toEqual([]);
  });

  it('is of live versions alone', async () => {
    const draft = await sops.create();
    const answer = await service.call(
      'createSopOutdatedFlag',
      { path: { id: draft.id }, body: { body_text: 'Old.' } },
      team.author,
    );
    expect(answer.status).toBe(404);
  });
});

describe('feedback', () => {
  it('is told to the owner and subscribers, rates the SOP, and is answered once', async () => {
    const { data } = await service.ok(
      'createSopFeedback',
      { body: { sop_id: id, step_id: stepId, body_text: 'Say who asks.', rating: 4 } },
      team.reader,
    );
    expect(data).toMatchObject({ status: 'open', version: 1, rating: 4, answer_text: null, revision: 1 });
    const [event] = await service.takeEvents(agency);
    expect(event).toMatchObject({
      event_type: 'sop.feedback_received',
      data: { feedback: { id: data.id, kind: 'feedback', rating: 4, body_text: 'Say who asks.' } },
    });
    expect(await sops.toldTo(owner)).toEqual([expect.stringContaining('gave feedback')]);
    expect(await sops.see(id)).toMatchObject({ average_rating: 4, rating_count: 1 });
    const answer = (body: object, by?: { key: string }) =>
      service.call('updateSopFeedback', { path: { id: data.id }, body }, by);
    expect((await answer({ status: 'closed' }, team.reader)).status).toBe(403);
    expect((await answer({ status: 'closed' }, await addReader(service, agency))).status).toBe(404);
    const answered = await answer(
      { answer_text: 'The manager.', status: 'closed', expected_revision: 1 },
      owner,
    );
    expect(answered.body.data).toMatchObject({
      answer_text: 'The manager.',
      status: 'closed',
      revision: 2,
      changed_by: owner.id,
    });
    expect((await sops.toldTo(team.reader)).at(-1)).toContain('answered your feedback');
    expect((await answer({ status: 'closed' })).body.data.revision).toBe(2);
    expect((await answer({ status: 'open', expected_revision: 1 })).status).toBe(409);
    const listed = async (by: { key: string }) =>
      (await service.ok('listSopFeedback', { query: { sop_id: [id] } }, by)).data.length;
    expect([await listed(owner), await listed(team.reader), await listed(team.publisher)]).toEqual([1, 1, 0]);
  });
});

describe('ratings', () => {
  it('are one for each reader, and tell nobody', async () => {
    const rate = (rating: number, by: Member) =>
      service.ok('setSopRating', { path: { id }, body: { rating } }, by);
    await rate(5, team.reader);
    await rate(2, team.author);
    const { data } = await rate(3, team.reader);
    expect(data).toMatchObject({
      my_rating: 3,
      average_rating: 2.5,
      rating_count: 2,
      distribution: { one: 0, two: 1, three: 1, four: 0, five: 0 },
    });
    expect(await service.takeEvents(agency)).toEqual([]);
    expect((await sops.see(id)).revision).toBe(2);
    const { data: seen } = await service.ok('getSopRating', { path: { id } }, team.publisher);
    expect(seen).toMatchObject({ my_rating: null, my_rated_at: null, rating_count: 2 });
    expect(
      (await service.call('setSopRating', { path: { id }, body: { rating: 6 } }, team.reader)).status,
    ).toBe(400);
  });

  it('of many readers at once all count', async () => {
    const readers = await Promise.all(Array.from({ length: 5 }, () => addReader(service, agency)));
    await Promise.all(
      readers.flatMap((by) =>
        [1, 5].map((rating) => service.ok('setSopRating', { path: { id }, body: { rating } }, by)),
      ),
    );
    const { data } = await service.ok('getSopRating', { path: { id } });
    const { one, five } = data.distribution;
    expect([data.rating_count, one + five, data.average_rating]).toEqual([5, 5, (one + five * 5) / 5]);
  });
});
