import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember } from '../organization/people.ts';
import {
  addLearner,
  addTeam,
  choosing,
  refusal,
  single,
  teaching,
  text,
  type Answer,
  type Team,
  type Teaching,
} from './training-records.ts';

let service: Service;
let agency: TestAgency;
let other: TestAgency;
let team: Team;
let courses: Teaching;
beforeAll(async () => {
  service = await startService();
  [agency, other] = service.agencies;
  team = await addTeam(service, agency);
  courses = teaching(service);
});
beforeEach(async () => void (await service.takeEvents(agency)));
afterAll(() => service?.stop());

const told = async () => (await service.takeEvents(agency)).map(({ event_type: type }) => type);
const lessonsOf = async (id: string): Promise<Answer[]> => (await courses.outline(id)).modules[0].lessons;
const everyone = { learners: { is_everyone: true, department_ids: [], level_ids: [], user_ids: [] } };
const only = (...user_ids: string[]) => ({
  learners: { is_everyone: false, department_ids: [], level_ids: [], user_ids },
});

describe('a run', () => {
  it('is started, worked on lesson by lesson, and completed with the last one', async () => {
    const { id } = await courses.published({ is_sequential: true });
    const [first, second] = await lessonsOf(id);
    expect((await courses.content(id, team.learner)).modules[0].lessons[0]).toMatchObject({
      is_locked: true,
      blocks: null,
    });
    expect((await courses.complete(first.id, team.learner)).status).toBe(404);
    const run = await courses.start(id, team.learner);
    expect(run).toMatchObject({
      status: 'in_progress',
      run_number: 1,
      sources: [{ kind: 'self' }],
      progress_percent: 0,
    });
    expect(await courses.start(id, team.learner)).toEqual(run);
    const shown = await courses.content(id, team.learner, { lesson_id: [first.id, second.id] });
    expect(shown.next_lesson_id).toBe(first.id);
    expect(shown.modules[0].lessons[0]).toMatchObject({
      is_locked: false,
      blocks: [{ content: { type: 'text' } }],
    });
    expect(shown.modules[0].lessons[1]).toMatchObject({ is_locked: true, blocks: null });
    expect(refusal(await courses.complete(second.id, team.learner))).toEqual([
      409,
      expect.stringContaining('comes first'),
    ]);
    const opened = (await courses.complete(first.id, team.learner, { last_block_id: null })).body.data;
    expect(opened).toMatchObject({
      lesson: { status: 'in_progress' },
      enrollment: { revision: run.revision },
    });
    const half = (await courses.complete(first.id, team.learner)).body.data;
    expect(half).toMatchObject({ lesson: { status: 'completed' }, enrollment: { progress_percent: 50 } });
    expect(
      (await courses.complete(first.id, team.learner, { status: 'in_progress' })).body.data.enrollment
        .progress_percent,
    ).toBe(0);
    await courses.complete(first.id, team.learner);
    const done = (await courses.complete(second.id, team.learner)).body.data.enrollment;
    expect(done).toMatchObject({
      status: 'completed',
      progress_percent: 100,
      completed_at: expect.any(String),
    });
    expect(await service.takeEvents(agency)).toMatchObject([
      {
        event_type: 'training.course_completed',
        data: {
          course: { id },
          user: { id: team.learner.id },
          run_number: 1,
          certification: null,
          _previous: { status: 'in_progress' },
        },
      },
    ]);
    expect((await courses.complete(second.id, team.learner)).status).toBe(409);
    // What is added later does not undo it.
    const [{ id: moduleId }] = (await courses.outline(id)).modules;
    await service.ok('createTrainingLessons', {
      body: { module_id: moduleId, lessons: [{ name: 'Third' }] },
    });
    expect((await courses.progress(id, team.learner)).enrollment).toMatchObject({
      status: 'completed',
      progress_percent: 100,
    });
    expect(
      (await service.ok('listCompletedTraining', { query: { course_id: [id] } }, team.manager)).data,
    ).toHaveLength(1);
    expect(
      (await service.ok('listCompletedTraining', { query: { course_id: [id] } }, team.learner)).data,
    ).toHaveLength(1);
    expect(
      (await service.call('listCompletedTraining', { query: { user_id: [team.learner.id] } }, team.author))
        .status,
    ).toBe(403);
  });

  it('is restarted by its learner where the course allows it, and for others with training.assign', async () => {
    const { id } = await courses.published({ modules: [{ name: 'M', lessons: [{ name: 'L' }] }] });
    const [lesson] = await lessonsOf(id);
    const restart = (body: object, by: { key: string }) =>
      service.call('restartTrainingCourse', { path: { id }, body }, by);
    expect((await restart({}, team.manager)).status).toBe(404);
    await courses.start(id, team.learner);
    await courses.complete(lesson.id, team.learner);
    expect((await restart({}, team.learner)).status).toBe(403);
    await courses.update(id, { can_restart: true });
    expect((await restart({}, team.learner)).body.data).toMatchObject({
      run_number: 2,
      status: 'in_progress',
    });
    expect((await restart({ user_id: team.learner.id }, team.manager)).status).toBe(409);
    await courses.complete(lesson.id, team.learner);
    expect((await restart({ user_id: team.learner.id }, team.manager)).body.data).toMatchObject({
      run_number: 3,
      sources: [{ kind: 'assigner', assigned_by: { id: team.manager.id } }],
    });
    const progress = await courses.progress(id, team.manager, { user_id: team.learner.id });
    expect(progress.previous_runs.map(({ run_number: number }: Answer) => number)).toEqual([2, 1]);
    expect((await courses.progress(id, team.learner, { run_number: 1 })).enrollment.status).toBe('completed');
  });

  it('completes when what was left is removed from the course', async () => {
    const { id } = await courses.published();
    const [first, second] = await lessonsOf(id);
    await courses.start(id, team.learner);
    await courses.complete(first.id, team.learner);
    await service.ok('updateTrainingLesson', { path: { id: second.id }, body: { is_required: false } });
    expect(await told()).toEqual(['training.course_completed']);
    const more = await courses.published();
    const [a, b] = await lessonsOf(more.id);
    await courses.start(more.id, team.learner);
    await courses.complete(a.id, team.learner);
    await service.ok('deleteTrainingLessons', { body: { ids: [b.id] } });
    expect(await told()).toEqual(['training.course_completed']);
  });
});

describe('a lesson', () => {
  it('is completed with its checklist ticked, its video watched and its quiz passed', async () => {
    const item = randomUUID();
    const { id } = await courses.published({
      modules: [
        {
          name: 'M',
          lessons: [
            {
              name: 'L',
              blocks: [
                { type: 'checklist', items: [{ id: item, text: 'Do it' }] },
                { type: 'video', url: 'https://www.youtube.com/watch?v=1', duration_seconds: 100 },
                {
                  type: 'quiz',
                  required_to_pass: true,
                  max_attempts: 2,
                  shows_correct_answers: 'after_passing',
                  questions: [single('step_1'), single('step_2')],
                },
              ],
            },
          ],
        },
      ],
    });
    const [lesson] = await lessonsOf(id);
    await courses.start(id, team.learner);
    const blocks = (await courses.content(id, team.learner, { lesson_id: [lesson.id] })).modules[0].lessons[0]
      .blocks;
    expect(refusal(await courses.complete(lesson.id, team.learner))).toEqual([
      409,
      expect.stringContaining('not ticked'),
    ]);
    await courses.complete(lesson.id, team.learner, { checked_item_ids: [item] });
    expect(refusal(await courses.complete(lesson.id, team.learner))).toEqual([
      409,
      expect.stringContaining('0 % of the video'),
    ]);
    expect(
      (await courses.complete(lesson.id, team.learner, { checked_item_ids: [randomUUID()] })).status,
    ).toBe(400);
    const watch = (watched_ranges: object[], by = team.learner) =>
      service.call(
        'setTrainingVideoProgress',
        { body: { block_id: blocks[1].id, watched_ranges, position_seconds: 5 } },
        by,
      );
    expect((await watch([{ from_seconds: 0, to_seconds: 101 }])).status).toBe(400);
    expect((await watch([{ from_seconds: 0, to_seconds: 5 }], team.author)).status).toBe(404);
    // Nobody watches faster than twice the time that has passed.
    const cut = (await watch([{ from_seconds: 0, to_seconds: 100 }])).body.data;
    expect(cut.watched_percent).toBeLessThan(90);
    expect(cut).toMatchObject({
      is_sufficient: false,
      position_seconds: 5,
      watched_ranges: [{ from_seconds: 0 }],
    });
    await service.query(
      `update training_lesson_progress set started_at = started_at - interval '1 minute' where lesson_id = $1`,
      [lesson.id],
    );
    expect((await watch([{ from_seconds: 0, to_seconds: 95 }])).body.data).toMatchObject({
      watched_percent: 95,
      is_sufficient: true,
    });
    expect(
      (await service.ok('listTrainingVideoProgress', { query: { lesson_id: [lesson.id] } }, team.learner))
        .data,
    ).toHaveLength(1);
    expect(
      (
        await service.call(
          'listTrainingVideoProgress',
          { query: { user_id: [team.learner.id] } },
          team.author,
        )
      ).status,
    ).toBe(403);
    expect(refusal(await courses.complete(lesson.id, team.learner))).toEqual([
      409,
      expect.stringContaining('quiz'),
    ]);

    const { questions } = blocks[2].content;
    // Keys of authors give answers away: none reaches a learner.
    expect(JSON.stringify(blocks[2])).not.toMatch(/step_1|"right"|correct/u);
    const quiz = (answers: object[]) =>
      service.call('submitTrainingQuizAttempt', { path: { id: lesson.id }, body: { answers } }, team.learner);
    expect(
      (await quiz([{ type: 'single_choice', question_key: 'step_1', choice_key: 'right' }])).status,
    ).toBe(400);
    const failed = (await quiz(questions.map(choosing('That one')))).body.data;
    expect(failed).toMatchObject({
      status: 'failed',
      score_percent: 0,
      attempt_number: 1,
      attempts_left: 1,
      results: [{ is_correct: false, correct_answer: null }, {}],
    });
    expect((await quiz(questions.map(choosing('This one')))).status).toBe(400);
    const again = (await courses.content(id, team.learner, { lesson_id: [lesson.id] })).modules[0].lessons[0]
      .blocks[2].content;
    expect(again).toMatchObject({ status: 'failed', attempts_left: 1 });
    expect((await quiz(again.questions.map(choosing('This one')))).body.data).toMatchObject({
      status: 'passed',
      score_percent: 100,
      results: [{ is_correct: true, correct_answer: { type: 'single_choice' } }, {}],
    });
    expect((await quiz([])).status).toBe(409);
    const attempts = (await service.ok('listTrainingQuizAttempts', { path: { id: lesson.id } }, team.learner))
      .data;
    expect(attempts.map(({ status }) => status)).toEqual(['passed', 'failed']);
    expect(await told()).toEqual([]);
    expect((await courses.complete(lesson.id, team.learner)).body.data).toMatchObject({
      lesson: { quiz_status: 'passed', video_watched_percent: 95 },
      enrollment: { status: 'completed' },
    });
  });
});

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

it('service accounts take no courses, and other agencies see none', async () => {
  const { id } = await courses.published();
  const account = await service.keyWith(agency, ['training.learn']);
  const answer = await service.call('startTrainingCourse', { path: { id }, body: {} }, { key: account });
  expect([200, 403]).toContain(answer.status);
  const stranger = await addMember(service, other, { permissions: ['training.learn'] });
  expect((await service.call('startTrainingCourse', { path: { id }, body: {} }, stranger)).status).toBe(404);
  expect(text('x').type).toBe('text');
});
