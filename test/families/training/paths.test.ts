import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import {
  addLearner,
  addTeam,
  only,
  refusal,
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

describe('a learning path', () => {
  it('assigns its required courses in their order, and withdraws what only came from it', async () => {
    const joe = await addLearner(service, agency);
    const [a, b, c] = [await courses.published(), await courses.published(), await courses.published()];
    const name = `Path ${randomUUID()}`;
    const { data: path } = await service.ok(
      'createLearningPath',
      {
        body: {
          name,
          is_sequential: true,
          courses: [{ course_id: a.id }, { course_id: b.id }, { course_id: c.id, is_required: false }],
        },
      },
      team.author,
    );
    expect((await service.call('createLearningPath', { body: { name: name.toUpperCase() } })).status).toBe(
      409,
    );
    const see = async (by: { key: string }): Promise<Answer> =>
      await service.call('getLearningPath', { path: { id: path.id } }, by);
    expect((await see(joe)).status).toBe(404);
    const update = (body: object) =>
      service.ok('updateLearningPath', { path: { id: path.id }, body: body as never });
    await update({ status: 'published', required_for: [{ ...only(joe.id), due_in_days: 3 }] });
    const shown = (await see(joe)).body.data;
    expect(shown).toMatchObject({
      required_for: null,
      progress: { is_required: true, required_course_count: 2, completed_course_count: 0 },
    });
    expect(
      shown.courses.map(({ enrollment_status: status, is_locked: isLocked }: Answer) => [status, isLocked]),
    ).toEqual([
      ['assigned', false],
      ['assigned', true],
      [null, true],
    ]);
    expect(refusal(await service.call('startTrainingCourse', { path: { id: b.id }, body: {} }, joe))).toEqual(
      [409, expect.stringContaining('comes first')],
    );
    expect((await service.ok('listLearningPaths', { query: { is_required: true } }, joe)).data).toHaveLength(
      1,
    );
    expect((await service.call('deleteTrainingCourse', { path: { id: c.id } })).status).toBe(409);
    await service.ok('replaceLearningPathCourses', {
      path: { id: path.id },
      body: { courses: [{ course_id: a.id }] },
    });
    expect((await courses.progress(b.id, joe)).enrollment.status).toBe('withdrawn');
    expect(
      (await service.call('replaceLearningPathCourses', { path: { id: path.id }, body: { courses: [] } }))
        .status,
    ).toBe(409);
    const board = (await service.ok('getTrainingDashboard', {}, joe)).data;
    expect(board).toMatchObject({
      counts: { assigned: 1, withdrawn: 1 },
      due_soon: [{ course: { id: a.id } }],
      learning_paths: [{ learning_path_id: path.id }],
      team: null,
    });
    expect(
      (await service.ok('getTrainingDashboard', { query: { user_id: joe.id } }, team.manager)).data.team,
    ).toMatchObject({ member_count: expect.any(Number) });
    expect(
      (await service.call('getTrainingDashboard', { query: { user_id: joe.id } }, team.author)).status,
    ).toBe(403);
    await service.ok('deleteLearningPath', { path: { id: path.id } });
    expect((await courses.progress(a.id, joe)).enrollment.status).toBe('withdrawn');
  });
});
