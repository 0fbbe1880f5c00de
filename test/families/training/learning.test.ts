import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember } from '../organization/people.ts';
import {
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

it('service accounts take no courses, and other agencies see none', async () => {
  const { id } = await courses.published();
  const account = await service.keyWith(agency, ['training.learn']);
  const answer = await service.call('startTrainingCourse', { path: { id }, body: {} }, { key: account });
  expect([200, 403]).toContain(answer.status);
  const stranger = await addMember(service, other, { permissions: ['training.learn'] });
  expect((await service.call('startTrainingCourse', { path: { id }, body: {} }, stranger)).status).toBe(404);
  expect(text('x').type).toBe('text');
});
