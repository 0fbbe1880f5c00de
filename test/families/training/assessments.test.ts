import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { TrainingClock } from './training-clock.ts';
import {
  addLearner,
  addTeam,
  choosing,
  refusal,
  single,
  teaching,
  type Answer,
  type Team,
  type Teaching,
} from './training-records.ts';

/** Assessments and reviews; the clock is moved, so the file has a service for itself. */
let service: Service;
let clock: TrainingClock;
let agency: TestAgency;
let team: Team;
let courses: Teaching;
beforeAll(async () => {
  service = await startService({});
  clock = new TrainingClock(service);
  [agency] = service.agencies;
  team = await addTeam(service, agency);
  courses = teaching(service);
});
beforeEach(async () => void (await service.takeEvents(agency)));
afterAll(async () => {
  await clock?.stop();
  await service?.stop();
});

const told = async () => (await service.takeEvents(agency)).map(({ event_type: type }) => type);

const tested = (more: object = {}, course: object = {}) =>
  courses.published({
    modules: [],
    assessments: [{ name: 'Test', questions: [single('first_is_right'), single('b')], ...more }],
    ...course,
  });
const testOf = async (id: string): Promise<string> => (await courses.outline(id)).assessments[0].id;

describe('an attempt', () => {
  it('asks the same questions until it is submitted, without what gives the answer away', async () => {
    const { id } = await tested({ is_shuffled: true, shows_correct_answers: 'after_grading' });
    const testId = await testOf(id);
    expect((await courses.runtime(testId, team.learner)).status).toBe(404);
    await courses.start(id, team.learner);
    const first = await courses.runtime(testId, team.learner);
    expect(JSON.stringify(first.body)).not.toMatch(/first_is_right|correct|"right"/u);
    expect((await courses.runtime(testId, team.learner)).body.data).toEqual(first.body.data);
    const save = (body: object) =>
      service.call('saveTrainingAssessmentAnswers', { path: { id: testId }, body }, team.learner);
    const { runtime_token: token, questions } = first.body.data;
    const answers = questions.map(choosing('This one'));
    expect((await save({ runtime_token: token, answers: answers.slice(0, 1) })).status).toBe(200);
    expect((await courses.runtime(testId, team.learner)).body.data.saved_answers).toEqual(
      answers.slice(0, 1),
    );
    const submit = (body: object, by = team.learner) =>
      service.call('submitTrainingAssessmentAttempt', { path: { id: testId }, body }, by);
    expect((await submit({ runtime_token: 'none', answers })).status).toBe(400);
    expect(
      (await submit({ runtime_token: token, answers: [{ ...answers[0], choice_key: 'right' }] })).status,
    ).toBe(400);
    expect((await submit({ runtime_token: token, answers: [answers[0], answers[0]] })).status).toBe(400);
    const passed = (await submit({ runtime_token: token, answers })).body.data;
    expect(passed).toMatchObject({
      status: 'passed',
      score_percent: 100,
      points_earned: 2,
      enrollment_status: 'completed',
      attempt_number: 1,
      is_expired: false,
      results: [{ is_correct: true, correct_answer: { type: 'single_choice' } }, {}],
    });
    expect(JSON.stringify(passed)).not.toMatch(/first_is_right|"right"/u);
    expect(await told()).toEqual([
      'training.assessment_submitted',
      'training.assessment_passed',
      'training.course_completed',
    ]);
    expect((await submit({ runtime_token: token, answers })).status).toBe(409);
    const progress = await courses.progress(id, team.learner, { include: ['attempts'] });
    expect(progress).toMatchObject({
      passed_assessment_count: 1,
      assessments: [{ status: 'passed', attempts: [{ id: passed.id }] }],
    });
  });

  it('has other keys than the one before, waits for its cool-down, and fails the course with the last', async () => {
    const { id } = await tested({ max_attempts: 2, cooldown_minutes: 10 });
    const testId = await testOf(id);
    await courses.start(id, team.learner);
    const keys = async () =>
      (await courses.runtime(testId, team.learner)).body.data.questions.map(({ key }: Answer) => key);
    const before = await keys();
    const failed = (await courses.attempt(testId, team.learner, choosing('That one'))).body.data;
    expect(failed).toMatchObject({
      status: 'failed',
      score_percent: 0,
      attempts_left: 1,
      next_attempt_at: expect.any(String),
      results: [{ correct_answer: null, explanation: null }, {}],
    });
    expect(await service.takeEvents(agency)).toMatchObject([
      {},
      {
        event_type: 'training.assessment_failed',
        data: { attempts_left: 1, attempt: { assessment_id: testId } },
      },
    ]);
    expect(refusal(await courses.runtime(testId, team.learner))).toEqual([
      409,
      expect.stringContaining('waiting time'),
    ]);
    await clock.pass(10 * 60_000);
    expect(await keys()).not.toEqual(before);
    const last = (await courses.attempt(testId, team.learner, choosing('That one'))).body.data;
    expect(last).toMatchObject({ enrollment_status: 'failed', attempts_left: 0 });
    expect(await told()).toEqual([
      'training.assessment_submitted',
      'training.assessment_failed',
      'training.course_failed',
    ]);
    expect((await courses.progress(id, team.learner)).enrollment).toMatchObject({
      status: 'failed',
      failure_reason: 'attempts_exhausted',
    });
    const { data: figures } = await service.ok(
      'getTrainingAssessmentStatistics',
      { path: { id: testId } },
      team.author,
    );
    expect(figures).toMatchObject({
      attempt_count: 2,
      member_count: 1,
      passed_percent: 0,
      average_score_percent: 0,
    });
    expect(figures.questions[0]).toMatchObject({
      question_key: 'first_is_right',
      asked_count: 2,
      answered_count: 2,
      correct_percent: 0,
      choices: [
        { key: 'right', chosen_count: 0 },
        { key: 'wrong', chosen_count: 2 },
      ],
    });
    expect(
      (await service.ok('listRequiredTraining', { query: { course_id: [id] } }, team.learner)).data,
    ).toEqual([]);
  });

  it('ends with its time limit, with the answers that were saved', async () => {
    const { id } = await tested({ time_limit_minutes: 5, pass_percent: 50 });
    const testId = await testOf(id);
    await courses.start(id, team.learner);
    const {
      runtime_token,
      questions,
      deadline_at: deadline,
      issued_at: issued,
    } = (await courses.runtime(testId, team.learner)).body.data;
    expect(new Date(deadline).getTime() - new Date(issued).getTime()).toBe(5 * 60_000);
    const body = { runtime_token, answers: questions.slice(0, 1).map(choosing('This one')) };
    await service.ok('saveTrainingAssessmentAnswers', { path: { id: testId }, body }, team.learner);
    await clock.pass(5 * 60_000 + 31_000);
    expect(
      refusal(
        await service.call('submitTrainingAssessmentAttempt', { path: { id: testId }, body }, team.learner),
      ),
    ).toEqual([409, expect.stringContaining('time')]);
    await clock.fire();
    const [attempt] = (await courses.progress(id, team.learner, { include: ['attempts'] })).assessments[0]
      .attempts;
    expect(attempt).toMatchObject({ is_expired: true, status: 'passed', score_percent: 50 });
    expect(await told()).toEqual([
      'training.assessment_submitted',
      'training.assessment_passed',
      'training.course_completed',
    ]);
  });
});

describe('answers graded by hand', () => {
  it('wait for points, and then pass or fail', async () => {
    const open = { type: 'short_text', key: 'why', prompt: 'Why?', points: 4 };
    const { id } = await tested({
      questions: [open, { type: 'short_text', key: 'name', prompt: 'Name?', accepted_answers: ['José'] }],
    });
    const testId = await testOf(id);
    await courses.start(id, team.learner);
    const texts = ['Because.', ' JOSE '];
    const attempt = (
      await courses.attempt(testId, team.learner, ({ key }: Answer) => ({
        type: 'short_text',
        question_key: key,
        text: texts.shift(),
      }))
    ).body.data;
    expect(attempt).toMatchObject({
      status: 'pending_grading',
      score_percent: null,
      results: [{ is_correct: null }, { is_correct: true }],
    });
    expect(await told()).toEqual(['training.assessment_submitted']);
    const reviews = async (by: { key: string }): Promise<Answer[]> =>
      (await service.ok('listTrainingManagerReviews', { query: { course_id: [id] } }, by)).data;
    const [review] = await reviews(team.reviewer);
    expect(review).toMatchObject({
      kind: 'grading',
      status: 'pending',
      can_decide: true,
      attempt: { answers: [{ question_key: 'why', text: 'Because.', points_possible: 4 }] },
    });
    expect((await reviews(team.learner))[0]).toMatchObject({ can_decide: false });
    expect(await reviews(team.author)).toEqual([]);
    const decide = (body: object, by: { key: string } = team.reviewer) =>
      service.call('decideTrainingManagerReview', { path: { id: review.id }, body }, by);
    const grade = (points_earned: number) => ({
      kind: 'grading',
      grades: [{ question_key: 'why', points_earned, comment: 'Good.' }],
    });
    expect((await decide(grade(4), team.learner)).status).toBe(403);
    expect((await decide(grade(4), team.author)).status).toBe(404);
    expect((await decide(grade(5))).status).toBe(400);
    expect((await decide({ kind: 'course', decision: 'approve' })).status).toBe(400);
    expect(
      (await decide({ kind: 'grading', grades: [{ question_key: 'name', points_earned: 1 }] })).status,
    ).toBe(400);
    expect((await decide(grade(3))).body.data).toMatchObject({
      status: 'graded',
      reviewed_by: team.reviewer.id,
      score_percent: 80,
    });
    expect(await told()).toEqual(['training.assessment_passed', 'training.course_completed']);
    expect((await decide(grade(3))).status).toBe(409);
    expect(await clock.titlesOf(team.learner.id)).toContainEqual(expect.stringContaining('has been graded'));
  });
});

it('answers that are graded with too few points fail', async () => {
  const { id } = await tested({ questions: [{ type: 'short_text', key: 'why', prompt: 'Why?', points: 4 }] });
  await courses.start(id, team.learner);
  await courses.attempt(await testOf(id), team.learner, ({ key }: Answer) => ({
    type: 'short_text',
    question_key: key,
    text: 'No idea.',
  }));
  const { data } = await service.ok(
    'listTrainingManagerReviews',
    { query: { course_id: [id] } },
    team.reviewer,
  );
  await told();
  const body = { kind: 'grading' as const, grades: [{ question_key: 'why', points_earned: 0 }] };
  await service.ok('decideTrainingManagerReview', { path: { id: data[0]!.id }, body }, team.reviewer);
  expect(await told()).toContain('training.assessment_failed');
});

describe('what is left of a course', () => {
  it('completes runs when its modules are taken away', async () => {
    const { id } = await courses.published({
      modules: ['M', 'N'].map((name) => ({ name, lessons: [{ name: 'L' }] })),
    });
    await courses.start(id, team.learner);
    const [first, second] = (await courses.outline(id)).modules;
    await courses.complete(first.lessons[0].id, team.learner);
    await told();
    await service.ok('deleteTrainingModules', { body: { ids: [second.id] } });
    expect(await told()).toEqual(['training.course_completed']);
  });

  it('completes runs when its tests are taken away', async () => {
    const { id } = await tested({}, { modules: [{ name: 'M', lessons: [{ name: 'L' }] }] });
    await courses.start(id, team.learner);
    await courses.complete((await courses.outline(id)).modules[0].lessons[0].id, team.learner);
    await told();
    await courses.update(id, { remove_assessment_ids: [await testOf(id)] });
    expect(await told()).toEqual(['training.course_completed']);
  });
});

describe('a manager', () => {
  const reviewed = async () => {
    const { id } = await courses.published({
      has_manager_review: true,
      modules: [{ name: 'M', lessons: [{ name: 'L' }] }],
    });
    const learner = await addLearner(service, agency);
    const [lesson] = (await courses.outline(id)).modules[0].lessons;
    await courses.start(id, learner);
    const { enrollment } = (await courses.complete(lesson.id, learner)).body.data;
    expect(enrollment.status).toBe('awaiting_review');
    const reviewId = (await courses.progress(id, learner)).review_id as string;
    const decide = (body: object, by: { key: string } = team.reviewer) =>
      service.call(
        'decideTrainingManagerReview',
        { path: { id: reviewId }, body: { kind: 'course', ...body } },
        by,
      );
    return { id, learner, lesson, decide };
  };

  it('approves, rejects or returns the work in a course', async () => {
    const one = await reviewed();
    expect((await one.decide({ decision: 'reject' })).status).toBe(400);
    expect((await one.decide({ decision: 'approve' })).body.data.status).toBe('approved');
    expect(await told()).toEqual(['training.course_completed']);
    const two = await reviewed();
    expect((await two.decide({ decision: 'reject', comment: 'No.' })).body.data).toMatchObject({
      status: 'rejected',
      comment: 'No.',
    });
    expect(await told()).toEqual(['training.course_failed']);
    expect((await courses.progress(two.id, two.learner)).enrollment.failure_reason).toBe('review_rejected');
    const three = await reviewed();
    expect((await three.decide({ decision: 'return', comment: 'Again.' })).status).toBe(400);
    await three.decide({ decision: 'return', comment: 'Again.', reopen_lesson_ids: [three.lesson.id] });
    expect((await courses.progress(three.id, three.learner)).enrollment).toMatchObject({
      status: 'in_progress',
      progress_percent: 0,
    });
    await courses.complete(three.lesson.id, three.learner);
    expect((await courses.progress(three.id, three.learner)).review_id).toEqual(expect.any(String));
    expect(await told()).toEqual([]);
  });
});
