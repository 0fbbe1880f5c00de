import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runBackgroundJob, type JobRun } from '#src/domain/background-jobs/index.ts';
import { regradeAssessment } from '#src/families/training/periodic.ts';
import { createLogger } from '#src/platform/log.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import {
  addLearner,
  addTeam,
  choosing,
  single,
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
  service = await startService({});
  [agency] = service.agencies;
  team = await addTeam(service, agency);
  courses = teaching(service);
});
beforeEach(async () => void (await service.takeEvents(agency)));
afterAll(async () => void (await service?.stop()));

const told = async () => (await service.takeEvents(agency)).map(({ event_type: type }) => type);

const tested = async (more: object = {}, course: object = {}) => {
  const { id } = await courses.published({
    modules: [],
    assessments: [{ name: 'Test', questions: [single('a')], ...more }],
    ...course,
  });
  return { id, testId: (await courses.outline(id)).assessments[0].id as string };
};

const template = async (): Promise<string> =>
  (
    await service.ok('createCertificateTemplate', {
      body: { name: 'Certificate', heading: 'Certificate', body: '{{learner_name}}' } as never,
    })
  ).data.id;

const correct = (id: string, testId: string, ...questions: object[]): Promise<Answer> =>
  courses.update(id, { assessments: [{ id: testId, questions }] });

const regrade = (testId: string, by: { key: string } = team.author) =>
  service.call('regradeTrainingAssessment', { path: { id: testId } }, by);

async function regraded(testId: string): Promise<Answer> {
  const { data } = await service.ok('regradeTrainingAssessment', { path: { id: testId } }, team.author);
  expect(data).toMatchObject({ kind: 'regrade_assessment', status: 'queued' });
  await runBackgroundJob([regradeAssessment])({ tenantId: agency.id, jobId: data.id }, {
    db: service.db,
    log: createLogger('silent'),
  } as never);
  return (await service.ok('getJob', { path: { id: data.id } }, team.author)).data;
}

const attemptOf = async (id: string, learner: { key: string }): Promise<Answer> =>
  (await courses.progress(id, learner, { include: ['attempts'] })).assessments[0].attempts[0];

it('completes a run that failed for an answer that is right, and tells it once', async () => {
  const { id, testId } = await tested({ max_attempts: 1 });
  await courses.start(id, team.learner);
  await courses.attempt(testId, team.learner, choosing('That one'));
  await told();
  await correct(id, testId, single('a', { correct_choice_key: 'wrong' }));
  expect(await regraded(testId)).toMatchObject({ status: 'succeeded', progress_percent: 100 });
  expect(await service.takeEvents(agency)).toMatchObject([
    { event_type: 'training.assessment_passed', data: { attempt: { score_percent: 100 } } },
    { event_type: 'training.course_completed', data: { _previous: { status: 'failed' } } },
  ]);
  expect((await courses.progress(id, team.learner)).enrollment).toMatchObject({
    status: 'completed',
    failure_reason: null,
    failed_at: null,
  });
  await regraded(testId);
  expect(await told()).toEqual([]);
});

it('revokes no pass, and stores no worse score', async () => {
  const { id, testId } = await tested();
  const learner = await addLearner(service, agency);
  await courses.start(id, learner);
  await courses.attempt(testId, learner, choosing('This one'));
  await told();
  await correct(id, testId, single('a', { correct_choice_key: 'wrong' }));
  await regraded(testId);
  expect(await told()).toEqual([]);
  expect(await attemptOf(id, learner)).toMatchObject({ status: 'passed', score_percent: 100 });
  expect((await courses.progress(id, learner)).enrollment.status).toBe('completed');
});

it('keeps a failed run failed that lacks more than the attempt', async () => {
  const { id, testId } = await tested(
    { max_attempts: 1 },
    { modules: [{ name: 'M', lessons: [{ name: 'L' }] }] },
  );
  const learner = await addLearner(service, agency);
  await courses.start(id, learner);
  await courses.attempt(testId, learner, choosing('That one'));
  await told();
  await correct(id, testId, single('a', { correct_choice_key: 'wrong' }));
  await regraded(testId);
  expect(await told()).toEqual(['training.assessment_passed']);
  expect((await courses.progress(id, learner)).enrollment).toMatchObject({
    status: 'failed',
    failure_reason: 'attempts_exhausted',
    progress_percent: 50,
    score_percent: 100,
  });
});

it('issues the certificate of a failed run that now passes, once', async () => {
  const { id, testId } = await tested(
    { max_attempts: 1 },
    { certification: { template_id: await template(), valid_months: 12, recertify: false } },
  );
  const learner = await addLearner(service, agency);
  await courses.start(id, learner);
  await courses.attempt(testId, learner, choosing('That one'));
  await told();
  await correct(id, testId, single('a', { correct_choice_key: 'wrong' }));
  await regraded(testId);
  const [passed, completed] = await service.takeEvents(agency);
  const certification = (completed!.data as Answer).certification.id as string;
  expect((passed!.data as Answer).certification_id).toBe(certification);
  await correct(id, testId, single('a'));
  await regraded(testId);
  expect(await told()).toEqual([]);
  expect((await courses.progress(id, learner)).certification).toMatchObject({
    id: certification,
    status: 'active',
  });
});

it('sends a failed run that now passes to the review of a manager', async () => {
  const { id, testId } = await tested({ max_attempts: 1 }, { has_manager_review: true });
  const learner = await addLearner(service, agency);
  await courses.start(id, learner);
  await courses.attempt(testId, learner, choosing('That one'));
  await told();
  await correct(id, testId, single('a', { correct_choice_key: 'wrong' }));
  await regraded(testId);
  expect(await told()).toEqual(['training.assessment_passed']);
  expect((await courses.progress(id, learner)).enrollment).toMatchObject({
    status: 'awaiting_review',
    failure_reason: null,
  });
});

it('leaves a run alone that was begun anew meanwhile', async () => {
  const { id, testId } = await tested({ max_attempts: 1 }, { can_restart: true });
  const learner = await addLearner(service, agency);
  await courses.start(id, learner);
  await courses.attempt(testId, learner, choosing('That one'));
  await service.ok('restartTrainingCourse', { path: { id }, body: {} }, learner);
  await told();
  await correct(id, testId, single('a', { correct_choice_key: 'wrong' }));
  await regraded(testId);
  expect(await told()).toEqual(['training.assessment_passed']);
  expect((await courses.progress(id, learner)).enrollment).toMatchObject({
    status: 'in_progress',
    run_number: 2,
  });
});

it('goes on after a killed process, and tells no attempt twice', async () => {
  const { id, testId } = await tested({ max_attempts: 1 });
  const learners = [await addLearner(service, agency), await addLearner(service, agency)];
  for (const learner of learners) {
    await courses.start(id, learner);
    await courses.attempt(testId, learner, choosing('That one'));
  }
  await told();
  await correct(id, testId, single('a', { correct_choice_key: 'wrong' }));
  const { data } = await service.ok('regradeTrainingAssessment', { path: { id: testId } }, team.author);
  const means = { db: service.db, log: createLogger('silent') };
  const killed = new AbortController();
  let count = 0;
  const dying = {
    ...regradeAssessment,
    run: (job: JobRun) =>
      regradeAssessment.run({
        ...job,
        signal: killed.signal,
        progress: async () => {
          count += 1;
          if (count === 2) killed.abort(new Error('The process is going down.'));
          killed.signal.throwIfAborted();
          return true;
        },
      }),
  };
  await expect(
    runBackgroundJob([dying])({ tenantId: agency.id, jobId: data.id }, means as never),
  ).rejects.toThrow('going down');
  expect(await told()).toEqual(['training.assessment_passed', 'training.course_completed']);
  await runBackgroundJob([regradeAssessment])({ tenantId: agency.id, jobId: data.id }, means as never);
  expect(await told()).toEqual(['training.assessment_passed', 'training.course_completed']);
  expect((await service.ok('getJob', { path: { id: data.id } }, team.author)).data.status).toBe('succeeded');
});

it('keeps the points that somebody gave', async () => {
  const essay = { type: 'short_text' as const, key: 'essay', prompt: 'Why?', points: 1 };
  const { id, testId } = await tested({ questions: [single('a'), essay], pass_percent: 100 });
  const learner = await addLearner(service, agency);
  await courses.start(id, learner);
  await courses.attempt(testId, learner, (question) =>
    question.type === 'short_text'
      ? { type: 'short_text', question_key: question.key, text: 'So.' }
      : choosing('That one')(question),
  );
  await correct(id, testId, single('a', { correct_choice_key: 'wrong' }), essay);
  await regraded(testId);
  expect(await attemptOf(id, learner)).toMatchObject({ status: 'pending_grading' });
  const { data: reviews } = await service.ok(
    'listTrainingManagerReviews',
    { query: { user_id: learner.id } as never },
    team.manager,
  );
  await service.ok(
    'decideTrainingManagerReview',
    {
      path: { id: reviews[0]!.id },
      body: { kind: 'grading', grades: [{ question_key: 'essay', points_earned: 0.5 }] } as never,
    },
    team.manager,
  );
  expect(await attemptOf(id, learner)).toMatchObject({ status: 'failed', score_percent: 75 });
  await correct(id, testId, single('a', { correct_choice_key: 'wrong', points: 3 }), essay);
  await regraded(testId);
  expect(await attemptOf(id, learner)).toMatchObject({ status: 'failed', score_percent: 87.5 });
});

it('is for those who write the course, and one job at a time', async () => {
  const { testId } = await tested();
  expect((await regrade(testId, team.learner)).status).toBe(403);
  const [, other] = service.agencies;
  expect((await regrade(testId, { key: other.key })).status).toBe(404);
  const both = await Promise.all([regrade(testId), regrade(testId)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});
