import type { Service, TestAgency } from '../support/service.ts';

/** Courses in every status with folders, content, templates, paths, runs, attempts, reviews and certifications. */
export async function seedTraining(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const by = { key: agency.key };
  const note = (collection: string, ...ids: string[]) => (records[collection] ??= []).push(...ids);
  const folders: string[] = [];
  // The last one stays empty.
  for (let index = 1; index <= 4; index += 1) {
    const { data } = await service.ok(
      'createTrainingFolder',
      { body: { name: `${mark} shelf ${index}`, parent_id: index === 3 ? folders[0]! : null } },
      by,
    );
    folders.push(data.id);
  }
  note('training-folders', ...folders);
  const templates: string[] = [];
  for (let index = 1; index <= 3; index += 1) {
    const { data } = await service.ok(
      'createCertificateTemplate',
      {
        body: {
          name: `${mark} diploma ${index}`,
          description: `${mark} things`,
          heading: `${mark} heading`,
          body: '{{learner_name}}',
          is_default: index === 1,
          orientation: index === 2 ? 'portrait' : 'landscape',
        },
      },
      by,
    );
    templates.push(data.id);
  }
  note('certificate-templates', ...templates);
  const choice = {
    type: 'single_choice' as const,
    key: 'first',
    prompt: `${mark} question`,
    choices: [
      { key: 'yes', text: 'Yes' },
      { key: 'no', text: 'No' },
    ],
    correct_choice_key: 'yes',
  };
  const ids: string[] = [];
  for (let index = 1; index <= 5; index += 1) {
    const { data } = await service.ok(
      'createTrainingCourse',
      {
        body: {
          name: `${mark} lecture ${index}`,
          summary: `${mark} things`,
          folder_id: folders[index % 3]!,
          tags: [`${mark.toLowerCase()}${index % 3}`],
          difficulty: index % 2 === 0 ? 'beginner' : 'advanced',
          estimated_minutes: index,
          certification: { template_id: templates[1]!, valid_months: index, recertify: false },
          modules: [1, 2].map((nth) => ({
            name: `${mark} chapter ${nth}`,
            lessons: [1, 2].map((lesson) => ({
              name: `${mark} lesson ${lesson}`,
              summary: `${mark} text`,
              blocks: [
                { type: 'text' as const, body_text: `${mark} text` },
                { type: 'checklist' as const, items: [{ text: `${mark} item`, is_required: false }] },
                { type: 'video' as const, url: 'https://vimeo.com/76979871', duration_seconds: 100 },
                { type: 'quiz' as const, questions: [choice] },
              ],
            })),
          })),
          assessments: [
            { name: `${mark} exam`, questions: [choice], max_attempts: 5 },
            {
              name: `${mark} essay`,
              is_required: false,
              questions: [{ type: 'short_text', key: 'why', prompt: `${mark} why?` }],
            },
          ],
        },
      },
      by,
    );
    ids.push(data.id);
  }
  note('training-courses', ...ids);
  const [first, second, third, , archived] = ids as [string, string, string, string, string];
  const update = (id: string, body: object) =>
    service.ok('updateTrainingCourse', { path: { id }, body: body as never }, by);
  for (const id of [first, second, third, archived]) await update(id, { status: 'published' });
  await update(archived, { status: 'archived' });
  const { data: content } = await service.ok(
    'getTrainingCourseAuthoringContent',
    { path: { id: first }, query: { include: ['blocks'] } },
    by,
  );
  note('training-modules', ...content.modules.map(({ id }) => id));
  const lessons = content.modules.flatMap((module) => module.lessons);
  note('training-lessons', ...lessons.map(({ id }) => id));
  note('training-lesson-blocks', ...lessons.flatMap(({ blocks }) => blocks!.map(({ id }) => id)));
  note('training-assessments', ...content.assessments.map(({ id }) => id));
  for (let index = 1; index <= 3; index += 1) {
    const { data } = await service.ok(
      'createLearningPath',
      {
        body: {
          name: `${mark} way ${index}`,
          description: `${mark} things`,
          tags: [`${mark.toLowerCase()}${index}`],
          courses: [{ course_id: first }, { course_id: second }],
        },
      },
      by,
    );
    note('learning-paths', data.id);
    if (index < 3)
      await service.ok('updateLearningPath', { path: { id: data.id }, body: { status: 'published' } }, by);
  }
  await seedRuns(service, agency, { courses: [first, second, third], template: templates[1]!, mark }, note);
  await seedLessons(service, agency, first, lessons[0]!.id);
}

interface Runs {
  readonly courses: readonly string[];
  readonly template: string;
  readonly mark: string;
}

/** Runs of the owner in several statuses, with what they leave behind. */
async function seedRuns(
  service: Service,
  agency: TestAgency,
  { courses, template, mark }: Runs,
  note: (collection: string, ...ids: string[]) => void,
): Promise<void> {
  const owner = agency.ownerId;
  const runs = await service.query<{ id: string }>(
    `insert into training_enrollments (tenant_id, course_id, user_id, run_number, is_latest, status, assigned_at, due_date, started_at, completed_at,
       progress_percent, score_percent, last_activity_at)
     select $1, c, $2, n, n = 2, case n when 1 then 'completed' else 'in_progress' end, now() - (n + nth) * interval '3 days', now() + (n + nth) * interval '4 days',
       now() - n * interval '2 days', case n when 1 then now() - nth * interval '1 hour' end, n * 10, n * 20 + nth, now() - n * interval '1 hour'
     from unnest($3::uuid[]) with ordinality c (c, nth), generate_series(1, 2) n returning id`,
    [agency.id, owner, courses],
  );
  note('training-enrollments', ...runs.map(({ id }) => id));
  await service.query(
    `insert into training_enrollment_sources (tenant_id, enrollment_id, kind, assigned_by) select $1, unnest($2::uuid[]), 'assigner', $3`,
    [agency.id, runs.map(({ id }) => id), owner],
  );
  await service.query(
    `insert into training_certifications (tenant_id, user_id, course_id, course_name, enrollment_id, code, template_id, template_version, score_percent,
       issued_at, expires_at, learner_name, agency_name)
     select $1, $2, e.course_id, $3 || ' course', e.id, upper(left(replace(e.id::text, '-', ''), 20)), $4, 1, 80, now() - e.run_number * interval '1 day',
       now() + e.run_number * interval '40 days', $3 || ' learner', $3
     from training_enrollments e where e.tenant_id = $1 and e.status = 'completed'`,
    [agency.id, owner, mark, template],
  );
  const reviews = await service.query<{ id: string }>(
    `insert into training_reviews (tenant_id, kind, status, enrollment_id, course_id, user_id, comment, reviewed_by, decided_at, created_at)
     select $1, 'course', case n when 1 then 'pending' else 'returned' end, e.id, e.course_id, e.user_id, $2, case n when 1 then null else e.user_id end,
       case n when 1 then null else now() - n * interval '1 hour' end, now() - n * interval '1 day'
     from training_enrollments e, generate_series(1, 3) n where e.tenant_id = $1 and e.run_number = 2 returning id`,
    [agency.id, `${mark} remark`],
  );
  note('training-manager-reviews', ...reviews.map(({ id }) => id));
}

/** What a run left in lessons: videos watched in part, and attempts at the quiz of the first. It is as if the key took courses: both lists are the caller's own. */
async function seedLessons(
  service: Service,
  agency: TestAgency,
  courseId: string,
  lessonId: string,
): Promise<void> {
  const [run] = await service.query<{ id: string }>(
    `insert into training_enrollments (tenant_id, course_id, user_id, run_number, is_latest, status, assigned_at, started_at, progress_percent)
     select $1, $2, (select user_id from api_keys where tenant_id = $1 order by created_at, id limit 1), 1, true, 'in_progress',
       now() - interval '9 days', now() - interval '8 days', 50 returning id`,
    [agency.id, courseId],
  );
  await service.query(
    `insert into training_video_progress (tenant_id, enrollment_id, block_id, lesson_id, course_id, user_id, position_seconds, watched, watched_seconds, updated_at)
     select $1, e.id, b.id, b.lesson_id, b.course_id, e.user_id, b.n * 10, jsonb_build_array(jsonb_build_object('from_seconds', 0, 'to_seconds', b.n * 10)), b.n * 10,
       now() - b.n * interval '1 minute'
     from training_enrollments e join (select *, row_number() over (order by id) as n from training_blocks where content ->> 'type' = 'video') b
       on b.tenant_id = e.tenant_id and b.course_id = e.course_id where e.tenant_id = $1 and e.id = $2`,
    [agency.id, run!.id],
  );
  await service.query(
    `insert into training_attempts (tenant_id, enrollment_id, course_id, user_id, lesson_id, block_id, attempt_number, status, max_attempts, pass_percent,
       shows_correct_answers, is_shuffled, questions, answers, results, points_earned, points_possible, score_percent, issued_at, submitted_at, graded_at)
     select $1, e.id, e.course_id, e.user_id, b.lesson_id, b.id, n, case n when 3 then 'passed' else 'failed' end, 5, 80, 'after_passing', false,
       b.content -> 'questions', '[]', '[]', n, 3, n * 33, at, at, at
     from training_enrollments e join training_blocks b on b.tenant_id = e.tenant_id and b.lesson_id = $3 and b.content ->> 'type' = 'quiz',
       generate_series(1, 3) n, lateral (select now() - n * interval '1 minute' as at) v
     where e.tenant_id = $1 and e.id = $2`,
    [agency.id, run!.id, lessonId],
  );
}
