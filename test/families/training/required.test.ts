import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import {
  addLearner,
  addTeam,
  only,
  teaching,
  type Answer,
  type Team,
  type Teaching,
} from './training-records.ts';

let service: Service;
let agency: TestAgency;
let team: Team;
let courses: Teaching;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  team = await addTeam(service, agency);
  courses = teaching(service);
});
afterAll(() => service?.stop());

const lessonsOf = async (id: string): Promise<Answer[]> => (await courses.outline(id)).modules[0].lessons;
const everyone = { learners: { is_everyone: true, department_ids: [], level_ids: [], user_ids: [] } };

describe('required courses', () => {
  it('are assigned to those whom a rule covers, and withdrawn from those it no longer does', async () => {
    const joe = await addLearner(service, agency);
    const ann = await addLearner(service, agency);
    const { id } = await courses.published();
    await courses.update(id, { required_for: [{ ...only(joe.id, ann.id), due_in_days: 5 }] });
    const required = async (query: object, by = team.manager): Promise<Answer[]> =>
      (await service.ok('listRequiredTraining', { query: { course_id: [id], ...query } }, by)).data;
    expect(await required({})).toHaveLength(2);
    const [own] = await required({}, joe);
    expect(own).toMatchObject({
      status: 'assigned',
      user: { id: joe.id },
      sources: [{ kind: 'requirement' }],
      is_overdue: false,
    });
    expect(new Date(own.due_date).getTime() - new Date(own.assigned_at).getTime()).toBe(5 * 86_400_000);
    const notes = await service.query<{ title: string }>(
      'select title from notifications where user_id = $1',
      [joe.id],
    );
    expect(notes.map(({ title }) => title)).toEqual([expect.stringContaining('You have a new course')]);
    await courses.start(id, ann);
    await courses.update(id, { required_for: [only(ann.id)] });
    expect((await courses.progress(id, joe)).enrollment).toMatchObject({
      status: 'withdrawn',
      withdrawal_reason: 'no_longer_required',
    });
    await courses.update(id, { required_for: [] });
    expect((await courses.progress(id, ann)).enrollment).toMatchObject({ status: 'withdrawn' });
    // Somebody who is covered again gets a new run.
    await courses.update(id, { required_for: [only(joe.id)] });
    expect((await courses.progress(id, joe)).enrollment).toMatchObject({ status: 'assigned', run_number: 2 });
    await courses.update(id, { status: 'archived' });
    expect((await courses.progress(id, joe)).enrollment).toMatchObject({
      withdrawal_reason: 'course_archived',
    });
  });

  it('keep a run that has another reason, and forget who completed the course', async () => {
    const joe = await addLearner(service, agency);
    const { id } = await courses.published({ modules: [{ name: 'M', lessons: [{ name: 'L' }] }] });
    await courses.start(id, joe);
    await courses.update(id, { required_for: [only(joe.id)] });
    expect((await courses.progress(id, joe)).enrollment.sources).toHaveLength(2);
    await courses.update(id, { required_for: [] });
    expect((await courses.progress(id, joe)).enrollment).toMatchObject({
      status: 'in_progress',
      sources: [{ kind: 'self' }],
    });
    const [lesson] = await lessonsOf(id);
    await courses.complete(lesson.id, joe);
    await courses.update(id, { required_for: [only(joe.id)] });
    expect((await courses.progress(id, joe)).enrollment).toMatchObject({
      status: 'completed',
      run_number: 1,
    });
  });

  it('leave out members who were there before, where a rule is for new ones', async () => {
    const joe = await addLearner(service, agency);
    const { id } = await courses.published();
    await courses.update(id, { required_for: [{ ...everyone, is_new_members_only: true }] });
    expect(
      (await service.ok('listRequiredTraining', { query: { course_id: [id] } }, team.manager)).data,
    ).toEqual([]);
    expect((await service.call('getTrainingCourseProgress', { path: { id } }, joe)).status).toBe(404);
  });

  it('are assigned by name, changed, withdrawn and waived', async () => {
    const joe = await addLearner(service, agency);
    const { id } = await courses.published();
    const assign = async (body: object) =>
      (await service.ok('assignTraining', { body: body as never }, team.manager)).data;
    expect(
      await assign({ course_id: id, user_ids: [joe.id, randomUUID()], due_date: '2027-05-01T00:00:00.000Z' }),
    ).toMatchObject({ succeeded: 1, failed: 1 });
    const run = (await courses.progress(id, joe)).enrollment;
    expect(run).toMatchObject({
      status: 'assigned',
      due_date: '2027-05-01T00:00:00.000Z',
      sources: [{ kind: 'assigner', assigned_by: { id: team.manager.id } }],
    });
    const change = (runId: string, body: object, by = team.manager) =>
      service.call('updateTrainingEnrollment', { path: { id: runId }, body }, by);
    expect((await change(run.id, { due_date: null }, team.author)).status).toBe(403);
    expect(
      (await change(run.id, { due_date: '2027-06-01T00:00:00.000Z', expected_revision: 99 })).status,
    ).toBe(409);
    expect((await change(run.id, { due_date: '2027-06-01T00:00:00.000Z' })).body.data.due_date).toBe(
      '2027-06-01T00:00:00.000Z',
    );
    expect(
      (await change(run.id, { status: 'withdrawn', is_waived: true, withdrawal_note: 'Knows it.' })).body
        .data,
    ).toMatchObject({ status: 'withdrawn', withdrawal_reason: 'waived', withdrawal_note: 'Knows it.' });
    expect((await change(run.id, { due_date: null })).status).toBe(409);
    await courses.update(id, { required_for: [only(joe.id)] });
    expect((await courses.progress(id, joe)).enrollment.status).toBe('withdrawn');
    await assign({ course_id: id, user_ids: [joe.id] });
    const next = (await courses.progress(id, joe)).enrollment;
    expect(next).toMatchObject({ status: 'assigned', run_number: 2 });
    expect(
      (
        await service.ok(
          'bulkUpdateTrainingEnrollments',
          { body: { ids: [next.id, run.id], due_date: null } },
          team.manager,
        )
      ).data,
    ).toMatchObject({ failed: 1 });
    expect(
      (await service.ok('listTrainingEnrollments', { query: { user_id: [joe.id] } }, team.manager)).data,
    ).toHaveLength(2);
    const rows = (
      await service.ok('listTrainingMatrix', { query: { course_id: [id], user_id: [joe.id] } }, team.manager)
    ).data;
    expect(rows).toMatchObject([
      { user: { id: joe.id }, courses: [{ course_id: id, enrollment_id: next.id, status: 'assigned' }] },
    ]);
    const draft = await courses.create();
    expect(
      (
        await service.call(
          'assignTraining',
          { body: { course_id: draft.id, user_ids: [joe.id] } },
          team.manager,
        )
      ).status,
    ).toBe(409);
  });
});
