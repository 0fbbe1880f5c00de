import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import {
  addTeam,
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
afterAll(() => service?.stop());

const get = (id: string, by?: { key: string }) => service.call('getTrainingCourse', { path: { id } }, by);
const patch = (id: string, body: object, by?: { key: string }) =>
  service.call('updateTrainingCourse', { path: { id }, body }, by);

describe('a course', () => {
  it('is a draft with its modules, lessons, blocks and assessments, which learners do not see', async () => {
    const moduleId = randomUUID();
    const course = await courses.create(
      {
        name: `Onboarding ${randomUUID()}`,
        tags: [' Start ', 'start'],
        modules: [
          {
            id: moduleId,
            name: 'Begin',
            lessons: [
              { name: 'Hello', blocks: [text('Welcome'), { type: 'quiz', questions: [single('a')] }] },
            ],
          },
        ],
        assessments: [
          { name: 'Test', module_id: moduleId, questions: [single('a'), single('b', { points: 3 })] },
        ],
      },
      team.author,
    );
    expect(course).toMatchObject({
      status: 'draft',
      owner_id: team.author.id,
      tags: ['Start'],
      module_count: 1,
      lesson_count: 1,
      assessment_count: 1,
      enrollment: null,
      required_for: [],
      revision: 1,
    });
    const { modules, assessments } = await courses.outline(course.id, { include: ['blocks'] });
    expect(modules[0].lessons[0]).toMatchObject({ has_quiz: true, has_video: false, block_count: 2 });
    expect(modules[0].lessons[0].blocks.map(({ content }: Answer) => content.type)).toEqual(['text', 'quiz']);
    expect(modules[0].lessons[0].blocks[1].content).toMatchObject({
      pass_percent: 80,
      max_attempts: 0,
      required_to_pass: false,
    });
    expect(assessments).toMatchObject([
      { name: 'Test', module_id: modules[0].id, pass_percent: 80, max_attempts: 0, is_required: true },
    ]);
    expect(assessments[0].questions[0]).toMatchObject({
      key: 'a',
      points: 1,
      explanation: null,
      image_file_id: null,
    });
    expect((await get(course.id, team.learner)).status).toBe(404);
    expect((await get(course.id, { key: other.key })).status).toBe(404);
    expect(
      refusal(await service.call('createTrainingCourse', { body: { name: course.name.toUpperCase() } }))[0],
    ).toBe(409);
    expect((await service.call('createTrainingCourse', { body: { name: 'X' } }, team.learner)).status).toBe(
      403,
    );
  });

  it('refuses questions that do not fit together, at their place', async () => {
    const withQuestion = (question: object) =>
      service.call('createTrainingCourse', {
        body: { name: randomUUID(), assessments: [{ name: 'Test', questions: [question] }] },
      });
    expect(refusal(await withQuestion(single('a', { correct_choice_key: 'none' })))).toEqual([
      400,
      expect.stringContaining('body.assessments[0].questions[0].correct_choice_key'),
    ]);
    expect(refusal(await withQuestion(single('a', { points: 0 })))).toEqual([
      400,
      expect.stringContaining('0 points'),
    ]);
    expect(
      refusal(
        await withQuestion(
          single('a', {
            choices: [
              { key: 'x', text: 'A' },
              { key: 'x', text: 'B' },
            ],
          }),
        ),
      )[0],
    ).toBe(400);
  });

  it('is published once somebody can complete it, and returns to draft while nobody takes it', async () => {
    const empty = await courses.create({ modules: [] });
    expect(refusal(await patch(empty.id, { status: 'published' }))).toEqual([
      409,
      expect.stringContaining('no required lesson'),
    ]);
    const { id } = await courses.published();
    expect((await get(id, team.learner)).body.data).toMatchObject({
      status: 'published',
      required_for: null,
    });
    expect((await patch(id, { status: 'draft' })).status).toBe(200);
    await courses.update(id, { status: 'published' });
    await courses.start(id, team.learner);
    expect(refusal(await patch(id, { status: 'draft' }))).toEqual([
      409,
      expect.stringContaining('1 open run'),
    ]);
    expect(refusal(await service.call('deleteTrainingCourse', { path: { id } }))[0]).toBe(409);
    await courses.update(id, { status: 'archived' });
    expect((await get(id, team.learner)).status).toBe(200);
    expect((await get(id, team.reviewer)).status).toBe(404);
    const { modules } = await courses.outline(id);
    const lessonIds = modules[0].lessons.map((lesson: Answer) => lesson.id);
    await courses.update(id, { status: 'published' });
    const gone = (await service.ok('deleteTrainingLessons', { body: { ids: lessonIds } })).data;
    expect(gone).toMatchObject({ succeeded: 1, failed: 1 });
    expect(gone.outcomes[1]!.error!.message).toContain('at least one required lesson');
  });

  it('is deleted while nobody takes it and no learning path includes it', async () => {
    const { id } = await courses.published();
    const deleted = await service.ok('deleteTrainingCourse', { path: { id } });
    expect(deleted.data).toMatchObject({ id });
    expect((await get(id)).status).toBe(404);
    expect(refusal(await service.call('deleteTrainingCourse', { path: { id } }))[0]).toBe(404);
  });

  it('is copied with ids of its own', async () => {
    const source = await courses.create({
      summary: 'Sum',
      assessments: [{ name: 'Test', questions: [single('a')] }],
    });
    const copy = await courses.create({ modules: undefined, source_course_id: source.id });
    expect(copy).toMatchObject({ summary: 'Sum', module_count: 1, lesson_count: 2, assessment_count: 1 });
    const [a, b] = [await courses.outline(source.id), await courses.outline(copy.id)];
    expect(a.modules[0].id).not.toBe(b.modules[0].id);
    expect(b.modules[0].lessons.map(({ name }: Answer) => name)).toEqual(['First', 'Second']);
  });

  it('has assessments that are changed one by one', async () => {
    const { id } = await courses.create({ assessments: [{ name: 'One', questions: [single('a')] }] });
    const [one] = (await courses.outline(id)).assessments;
    await courses.update(id, {
      assessments: [
        { id: one.id, pass_percent: 50 },
        { name: 'Two', questions: [single('b')], position: 0 },
      ],
    });
    const { assessments } = await courses.outline(id);
    expect(
      assessments.map(({ name, pass_percent: pass, position }: Answer) => [name, pass, position]),
    ).toEqual([
      ['Two', 80, 0],
      ['One', 50, 1],
    ]);
    expect(assessments[1].questions).toEqual(one.questions);
    expect(
      refusal(await patch(id, { assessments: [{ id: one.id, name: 'X', expected_revision: 9 }] }))[0],
    ).toBe(409);
    await courses.update(id, { remove_assessment_ids: [one.id] });
    expect((await courses.outline(id)).assessments).toHaveLength(1);
    expect((await patch(id, { remove_assessment_ids: [one.id] })).status).toBe(400);
  });

  it('has rules for training.assign alone', async () => {
    const { id } = await courses.create();
    const everyone = { learners: { is_everyone: true, department_ids: [], level_ids: [], user_ids: [] } };
    expect((await patch(id, { required_for: [everyone] }, team.author)).status).toBe(403);
    const nobody = { learners: { is_everyone: false, department_ids: [], level_ids: [], user_ids: [] } };
    expect((await patch(id, { required_for: [nobody] })).status).toBe(400);
    const before = (await patch(id, { required_for: [everyone] }, team.manager)).body.data;
    expect(before).toMatchObject({
      revision: 2,
      required_for: [{ is_new_members_only: false, due_in_days: null }],
    });
    const [rule] = before.required_for;
    const after = (await patch(id, { required_for: [{ id: rule.id, ...everyone, due_in_days: 5 }] })).body
      .data;
    expect(after.required_for).toMatchObject([{ id: rule.id, due_in_days: 5 }]);
    expect(
      (await patch(id, { required_for: [{ ...everyone, due_in_days: 5, due_on: '2027-01-01' }] })).status,
    ).toBe(400);
    expect((await patch(id, { required_for: [{ id: randomUUID(), ...everyone }] })).status).toBe(400);
  });
});

it('courses lie in folders, and are listed and found by text', async () => {
  const word = `Zebra${randomUUID().slice(0, 8)}`;
  const { data: folder } = await service.ok('createTrainingFolder', { body: { name: `Sales ${word}` } });
  const { data: target } = await service.ok('createTrainingFolder', { body: { name: `Target ${word}` } });
  await service.ok('updateTrainingFolder', { path: { id: target.id }, body: { name: `Other ${word}` } });
  const course = await courses.published({
    folder_id: folder.id,
    tags: [word],
    modules: [{ name: 'M', lessons: [{ name: 'L', blocks: [text(`About ${word}s in the wild.`)] }] }],
  });
  const hit = async (search: string, by?: { key: string }): Promise<Answer> =>
    (await service.ok('searchTrainingCourses', { query: { search } }, by)).data[0];
  expect(await hit(word.toLowerCase(), team.author)).toMatchObject({
    id: course.id,
    matches: ['tag', 'lesson'],
    lessons: [
      { name: 'L', excerpt: `About ${word}s in the wild.`, highlights: [{ offset: 6, length: word.length }] },
    ],
  });
  expect((await hit(word, team.learner)).lessons).toMatchObject([{ excerpt: null }]);
  const listed = async (query: object, by?: { key: string }): Promise<string[]> =>
    (await service.ok('listTrainingCourses', { query: query as never }, by)).data.map(({ id }) => id);
  expect(await listed({ folder_id: [folder.id] }, team.learner)).toEqual([course.id]);
  expect(await listed({ folder_id: [folder.id], is_required: true }, team.learner)).toEqual([]);
  expect((await service.ok('getTrainingFolder', { path: { id: folder.id } })).data).toMatchObject({
    item_count: 1,
  });
  await service.ok('moveTrainingCourse', { path: { id: course.id }, body: { folder_id: target.id } });
  await service.ok('moveTrainingFolderContents', {
    path: { id: target.id },
    body: { target_folder_id: folder.id },
  });
  await service.ok('moveTrainingFolder', { path: { id: target.id }, body: { parent_id: folder.id } });
  expect((await service.call('deleteTrainingFolder', { path: { id: folder.id } })).status).toBe(409);
  await service.ok('deleteTrainingFolder', { path: { id: target.id } });
  expect((await service.ok('listTrainingFolders', { query: { search: word } })).data).toHaveLength(1);
  const { data } = await service.ok('bulkUpdateTrainingCourses', {
    body: { ids: [course.id], owner_id: team.author.id, folder_id: null, add_tags: ['new'] },
  });
  expect(data).toMatchObject({ succeeded: 1 });
  expect((await get(course.id)).body.data).toMatchObject({
    owner_id: team.author.id,
    folder_id: null,
    tags: [word, 'new'],
  });
});

describe('content', () => {
  it('is added, changed, moved and deleted with the revisions of what is around it', async () => {
    const { id, revision } = await courses.create();
    const added = (
      await service.ok('createTrainingModule', {
        path: { id },
        body: { name: 'Intro', position: 0, expected_revision: revision },
      })
    ).data;
    expect(added).toMatchObject({ module: { position: 0 }, course_revision: revision + 1 });
    expect(
      (await service.call('createTrainingModule', { path: { id }, body: { name: 'intro' } })).status,
    ).toBe(409);
    const moduleId = added.module.id;
    await service.ok('updateTrainingModule', {
      path: { id: moduleId },
      body: { position: 1, description: 'Text' },
    });
    const { lessons, module_revision: moduleRevision } = (
      await service.ok('createTrainingLessons', {
        body: {
          module_id: moduleId,
          lessons: [
            { name: 'A', blocks: [text('a')] },
            { name: 'B', is_required: false },
          ],
        },
      })
    ).data;
    expect(moduleRevision).toBe(3);
    const [a, b] = lessons;
    const moved = (
      await service.ok('updateTrainingLesson', {
        path: { id: b!.id },
        body: { position: 0, estimated_minutes: 5 },
      })
    ).data;
    expect(moved).toMatchObject({ lesson: { position: 0, estimated_minutes: 5 }, module_revision: 4 });
    const block = (
      await service.ok('createTrainingLessonBlock', {
        path: { id: a!.id },
        body: { content: text('b'), position: 0 },
      })
    ).data;
    expect(block).toMatchObject({ block: { position: 0 }, lesson_revision: 2 });
    const quiz = { type: 'quiz' as const, questions: [single('q')] };
    await service.ok('createTrainingLessonBlock', { path: { id: a!.id }, body: { content: quiz } });
    expect(
      refusal(
        await service.call('createTrainingLessonBlock', { path: { id: a!.id }, body: { content: quiz } }),
      ),
    ).toEqual([409, expect.stringContaining('at most one quiz')]);
    const video = { type: 'video' as const, url: 'https://video.example/x' };
    expect(
      refusal(
        await service.call('createTrainingLessonBlock', { path: { id: a!.id }, body: { content: video } }),
      ),
    ).toEqual([400, expect.stringContaining('YouTube')]);
    const other_ = (
      await service.ok('updateTrainingLessonBlock', {
        path: { id: block.block.id },
        body: { lesson_id: b!.id, content: text('c') },
      })
    ).data;
    expect(other_).toMatchObject({ block: { lesson_id: b!.id, revision: 2 }, previous_lesson_revision: 4 });
    const shown = (await service.ok('getTrainingLessonAuthoring', { path: { id: a!.id } })).data;
    const ids = shown.blocks.map((each) => each.id);
    const order = (
      await service.ok('reorderTrainingLessonBlocks', { path: { id: a!.id }, body: { ids: [ids[1]!] } })
    ).data;
    expect(order.ids).toEqual([ids[1], ids[0]]);
    expect((await service.ok('deleteTrainingLessonBlocks', { body: { ids: [ids[0]!] } })).data).toMatchObject(
      { succeeded: 1, parent_revision: order.lesson_revision + 1 },
    );
    expect((await service.ok('deleteTrainingLessonBlocks', { body: { ids: [ids[0]!] } })).data).toMatchObject(
      { unchanged: 1 },
    );
    expect(
      (await service.ok('deleteTrainingModules', { body: { ids: [moduleId, randomUUID()] } })).data,
    ).toMatchObject({ succeeded: 1, failed: 1 });
    expect((await service.call('getTrainingLessonAuthoring', { path: { id: a!.id } })).status).toBe(404);
  });

  it('has questions that are saved, put in order and removed one by one', async () => {
    const { id } = await courses.create({
      assessments: [{ name: 'T', questions: [single('a'), single('b')] }],
    });
    const [assessment] = (await courses.outline(id)).assessments;
    const path = (question_key: string) => ({ id: assessment.id, question_key });
    const saved = (
      await service.ok('saveTrainingQuestion', {
        path: path('c'),
        body: { question: single('c'), position: 0, expected_revision: 1 },
      })
    ).data;
    expect(saved).toMatchObject({ position: 0, assessment_revision: 2, question: { points: 1 } });
    expect(
      (await service.call('saveTrainingQuestion', { path: path('d'), body: { question: single('c') } }))
        .status,
    ).toBe(400);
    const order = (
      await service.ok('reorderTrainingQuestions', { path: { id: assessment.id }, body: { keys: ['b'] } })
    ).data;
    expect(order.keys).toEqual(['b', 'c', 'a']);
    await service.ok('deleteTrainingQuestion', { path: path('a') });
    await service.ok('deleteTrainingQuestion', { path: path('b') });
    expect((await service.call('deleteTrainingQuestion', { path: path('c') })).status).toBe(409);
  });
});

it('settings are the defaults of new courses and assessments', async () => {
  const before = (await service.ok('getTrainingSettings')).data;
  expect(before).toMatchObject({
    default_pass_percent: 80,
    certification_reminder_days: [30, 7],
    video_required_percent: 90,
  });
  const body = {
    default_pass_percent: 60,
    default_max_attempts: 2,
    due_reminder_days: [1, 3],
    can_restart_by_default: true,
  };
  expect((await service.call('updateTrainingSettings', { body }, team.author)).status).toBe(403);
  const after = (await service.ok('updateTrainingSettings', { body })).data;
  expect(after).toMatchObject({ ...body, due_reminder_days: [3, 1], revision: before.revision + 1 });
  const { id, can_restart: canRestart } = await courses.create({
    assessments: [{ name: 'T', questions: [single('a')] }],
  });
  expect(canRestart).toBe(true);
  expect((await courses.outline(id)).assessments).toMatchObject([{ pass_percent: 60, max_attempts: 2 }]);
  await service.ok('updateTrainingSettings', {
    body: { default_pass_percent: 80, default_max_attempts: 0, can_restart_by_default: false },
  });
});
