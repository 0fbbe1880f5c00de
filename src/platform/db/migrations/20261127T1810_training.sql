-- Courses with modules, lessons, blocks and assessments; learning paths; who has to learn what by when; what learners have done.

create table training_settings (
  tenant_id uuid primary key default app.tenant_id() references tenants (id),
  default_pass_percent numeric(5, 2) not null check (default_pass_percent between 0 and 100),
  default_max_attempts integer not null,
  default_cooldown_minutes integer not null,
  default_due_in_days integer,
  can_restart_by_default boolean not null,
  default_certificate_template_id uuid,
  certification_reminder_days integer[] not null,
  due_reminder_days integer[] not null,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now()
);
select app.protect('training_settings');

create table certificate_templates (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  version integer not null default 1,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  search_text text collate app.unicode not null generated always as (app.fold(name || coalesce(' ' || description, ''))) stored,
  primary key (tenant_id, id)
);
create unique index certificate_templates_name on certificate_templates (tenant_id, lower(name)) where deleted_at is null;
create index certificate_templates_created on certificate_templates (tenant_id, created_at desc, id desc) where deleted_at is null;
create index certificate_templates_updated on certificate_templates (tenant_id, updated_at desc, id desc) where deleted_at is null;
select app.protect('certificate_templates');
select app.searchable('certificate_templates');
create trigger forget_attachments after delete on certificate_templates for each row execute function app.forget_attachments('certificate_template');
alter table training_settings add foreign key (tenant_id, default_certificate_template_id) references certificate_templates (tenant_id, id)
  on delete set null (default_certificate_template_id);

-- What certificates show, by version: those that were issued keep theirs.
create table certificate_template_versions (
  tenant_id uuid not null default app.tenant_id(),
  template_id uuid not null,
  version integer not null,
  orientation text not null check (orientation in ('landscape', 'portrait')),
  paper_size text not null check (paper_size in ('a4', 'letter')),
  heading text collate app.unicode not null,
  body text collate app.unicode not null,
  accent_color text not null,
  logo_file_id uuid,
  background_file_id uuid,
  has_qr_code boolean not null,
  signatories jsonb not null,
  primary key (tenant_id, template_id, version),
  foreign key (tenant_id, template_id) references certificate_templates (tenant_id, id) on delete cascade
);
select app.protect('certificate_template_versions');

create table training_courses (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  summary text collate app.unicode,
  description text collate app.unicode,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  folder_id uuid,
  tags text[] collate app.unicode not null default '{}',
  difficulty text check (difficulty in ('beginner', 'intermediate', 'advanced')),
  language text,
  estimated_minutes integer,
  cover_file_id uuid,
  owner_id uuid,
  is_sequential boolean not null default false,
  can_restart boolean not null default false,
  has_manager_review boolean not null default false,
  template_id uuid,
  valid_months integer check (valid_months between 1 and 120),
  recertify boolean not null default false,
  published_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  search_text text collate app.unicode not null
    generated always as (app.fold(name || coalesce(' ' || summary, '') || coalesce(' ' || description, ''))) stored,
  primary key (tenant_id, id),
  check (template_id is not null or (valid_months is null and not recertify)),
  foreign key (tenant_id, folder_id) references folders (tenant_id, id),
  foreign key (tenant_id, owner_id) references users (tenant_id, id),
  foreign key (tenant_id, template_id) references certificate_templates (tenant_id, id),
  foreign key (tenant_id, cover_file_id) references managed_files (tenant_id, id) on delete set null (cover_file_id)
);
create unique index training_courses_name on training_courses (tenant_id, lower(name)) where deleted_at is null;
create index training_courses_created on training_courses (tenant_id, created_at desc, id desc) where deleted_at is null;
create index training_courses_updated on training_courses (tenant_id, updated_at desc, id desc) where deleted_at is null;
create index training_courses_published on training_courses (tenant_id, published_at desc nulls last, id desc) where deleted_at is null;
create index training_courses_minutes on training_courses (tenant_id, estimated_minutes desc nulls last, id desc) where deleted_at is null;
create index training_courses_folder on training_courses (tenant_id, folder_id) where deleted_at is null;
create index training_courses_owner on training_courses (tenant_id, owner_id) where deleted_at is null;
create index training_courses_template on training_courses (tenant_id, template_id) where template_id is not null;
create index training_courses_cover on training_courses (tenant_id, cover_file_id) where cover_file_id is not null;
select app.protect('training_courses');
select app.searchable('training_courses');
create trigger forget_anchor after delete on training_courses for each row execute function app.forget_anchor('training_course');
create trigger forget_comments after delete on training_courses for each row execute function app.forget_comments('training_course');
create trigger forget_attachments after delete on training_courses for each row execute function app.forget_attachments('training_course');
create trigger forget_pins after delete on training_courses for each row execute function app.forget_pins('training_course');

create table training_modules (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  course_id uuid not null,
  position integer not null default 0,
  name text collate app.unicode not null,
  description text collate app.unicode,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, course_id) references training_courses (tenant_id, id) on delete cascade
);
create index training_modules_course on training_modules (tenant_id, course_id, position);
create unique index training_modules_name on training_modules (tenant_id, course_id, lower(name)) where deleted_at is null;
select app.protect('training_modules');

create table training_lessons (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  course_id uuid not null,
  module_id uuid not null,
  position integer not null default 0,
  name text collate app.unicode not null,
  summary text collate app.unicode,
  is_required boolean not null default true,
  estimated_minutes integer,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  -- Name, summary and the words of its blocks.
  body_text text collate app.unicode not null default '',
  search_text text collate app.unicode not null generated always as (app.fold(body_text)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, course_id) references training_courses (tenant_id, id) on delete cascade,
  foreign key (tenant_id, module_id) references training_modules (tenant_id, id) on delete cascade
);
create index training_lessons_course on training_lessons (tenant_id, course_id);
create index training_lessons_module on training_lessons (tenant_id, module_id, position);
select app.protect('training_lessons');
select app.searchable('training_lessons');
create trigger forget_comments after delete on training_lessons for each row execute function app.forget_comments('training_lesson');
create trigger forget_attachments after delete on training_lessons for each row execute function app.forget_attachments('training_lesson');
create trigger forget_pins after delete on training_lessons for each row execute function app.forget_pins('training_lesson');

create table training_blocks (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  course_id uuid not null,
  lesson_id uuid not null,
  position integer not null default 0,
  -- As the contract writes it, complete.
  content jsonb not null,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, course_id) references training_courses (tenant_id, id) on delete cascade,
  foreign key (tenant_id, lesson_id) references training_lessons (tenant_id, id) on delete cascade
);
create index training_blocks_course on training_blocks (tenant_id, course_id);
create index training_blocks_lesson on training_blocks (tenant_id, lesson_id, position);
-- Which lessons link to an SOP.
create index training_blocks_linked on training_blocks (tenant_id, (content ->> 'sop_id')) where content ->> 'type' = 'sop' and deleted_at is null;
select app.protect('training_blocks');

create table training_assessments (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  course_id uuid not null,
  module_id uuid,
  position integer not null default 0,
  name text collate app.unicode not null,
  instructions text collate app.unicode,
  is_required boolean not null default true,
  pass_percent numeric(5, 2) not null check (pass_percent between 0 and 100),
  max_attempts integer not null check (max_attempts between 0 and 1000),
  cooldown_minutes integer not null check (cooldown_minutes between 0 and 525600),
  time_limit_minutes integer check (time_limit_minutes between 1 and 1440),
  question_count integer check (question_count between 1 and 200),
  is_shuffled boolean not null default false,
  shows_correct_answers text not null default 'never' check (shows_correct_answers in ('never', 'after_grading', 'after_passing')),
  -- As the contract writes them for authors, complete.
  questions jsonb not null,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, course_id) references training_courses (tenant_id, id) on delete cascade,
  foreign key (tenant_id, module_id) references training_modules (tenant_id, id) on delete cascade
);
create index training_assessments_course on training_assessments (tenant_id, course_id, position);
create index training_assessments_module on training_assessments (tenant_id, module_id) where module_id is not null;
select app.protect('training_assessments');

create table learning_paths (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  is_sequential boolean not null default false,
  tags text[] collate app.unicode not null default '{}',
  cover_file_id uuid,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  search_text text collate app.unicode not null generated always as (app.fold(name || coalesce(' ' || description, ''))) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, cover_file_id) references managed_files (tenant_id, id) on delete set null (cover_file_id)
);
create unique index learning_paths_name on learning_paths (tenant_id, lower(name)) where deleted_at is null;
create index learning_paths_created on learning_paths (tenant_id, created_at desc, id desc) where deleted_at is null;
create index learning_paths_updated on learning_paths (tenant_id, updated_at desc, id desc) where deleted_at is null;
create index learning_paths_cover on learning_paths (tenant_id, cover_file_id) where cover_file_id is not null;
select app.protect('learning_paths');
select app.searchable('learning_paths');
create trigger forget_attachments after delete on learning_paths for each row execute function app.forget_attachments('learning_path');

create table learning_path_courses (
  tenant_id uuid not null default app.tenant_id(),
  learning_path_id uuid not null,
  course_id uuid not null,
  position integer not null,
  is_required boolean not null default true,
  primary key (tenant_id, learning_path_id, course_id),
  foreign key (tenant_id, learning_path_id) references learning_paths (tenant_id, id) on delete cascade,
  foreign key (tenant_id, course_id) references training_courses (tenant_id, id) on delete cascade
);
create index learning_path_courses_course on learning_path_courses (tenant_id, course_id);
select app.protect('learning_path_courses');

-- Rules of a course or a learning path.
create table training_requirements (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  course_id uuid,
  learning_path_id uuid,
  position integer not null,
  is_everyone boolean not null,
  department_ids uuid[] not null default '{}',
  level_ids uuid[] not null default '{}',
  user_ids uuid[] not null default '{}',
  is_new_members_only boolean not null default false,
  due_in_days integer check (due_in_days between 1 and 3650),
  due_on date,
  created_at timestamptz(3) not null default app.now(),
  primary key (tenant_id, id),
  check ((course_id is null) <> (learning_path_id is null)),
  check (due_in_days is null or due_on is null),
  foreign key (tenant_id, course_id) references training_courses (tenant_id, id) on delete cascade,
  foreign key (tenant_id, learning_path_id) references learning_paths (tenant_id, id) on delete cascade
);
create index training_requirements_course on training_requirements (tenant_id, course_id) where course_id is not null;
create index training_requirements_path on training_requirements (tenant_id, learning_path_id) where learning_path_id is not null;
select app.protect('training_requirements');

-- Members who were in the scope of a rule for new members when it was made: it does not cover them until they have left its scope.
create table training_exemptions (
  tenant_id uuid not null default app.tenant_id(),
  requirement_id uuid not null,
  user_id uuid not null,
  primary key (tenant_id, requirement_id, user_id),
  foreign key (tenant_id, requirement_id) references training_requirements (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index training_exemptions_user on training_exemptions (tenant_id, user_id);
select app.protect('training_exemptions');

-- Runs of courses.
create table training_enrollments (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  course_id uuid not null,
  user_id uuid not null,
  run_number integer not null check (run_number between 1 and 10000),
  status text not null check (status in ('assigned', 'in_progress', 'awaiting_review', 'completed', 'failed', 'withdrawn')),
  is_open boolean not null generated always as (status in ('assigned', 'in_progress', 'awaiting_review')) stored,
  is_latest boolean not null default true,
  assigned_at timestamptz(3) not null,
  due_date timestamptz(3),
  -- Set for the run itself; otherwise the earliest of its sources.
  has_own_due_date boolean not null default false,
  started_at timestamptz(3),
  completed_at timestamptz(3),
  failed_at timestamptz(3),
  failure_reason text check (failure_reason in ('attempts_exhausted', 'review_rejected')),
  withdrawn_at timestamptz(3),
  withdrawal_reason text check (withdrawal_reason in ('no_longer_required', 'withdrawn', 'waived', 'member_left', 'course_archived')),
  withdrawal_note text collate app.unicode,
  -- What is required and done, as of the last change; frozen once the run takes no more work.
  required_lessons integer not null default 0,
  completed_lessons integer not null default 0,
  required_assessments integer not null default 0,
  passed_assessments integer not null default 0,
  progress_percent numeric(5, 2) not null default 0,
  score_percent numeric(5, 2),
  -- Secret of the keys and orders of quizzes.
  quiz_seed uuid not null default gen_random_uuid(),
  last_activity_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  primary key (tenant_id, id),
  unique (tenant_id, course_id, user_id, run_number),
  check ((status = 'completed') = (completed_at is not null)),
  check ((status = 'failed') = (failed_at is not null)),
  check ((status = 'withdrawn') = (withdrawn_at is not null)),
  foreign key (tenant_id, course_id) references training_courses (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create unique index training_enrollments_latest on training_enrollments (tenant_id, course_id, user_id) where is_latest;
create index training_enrollments_mine on training_enrollments (tenant_id, user_id, course_id) where is_latest;
create index training_enrollments_course on training_enrollments (tenant_id, course_id, status);
create index training_enrollments_activity on training_enrollments (tenant_id, last_activity_at desc nulls last, id desc);
create index training_enrollments_assigned on training_enrollments (tenant_id, assigned_at desc, id desc);
create index training_enrollments_due on training_enrollments (tenant_id, due_date, id);
create index training_enrollments_completed on training_enrollments (tenant_id, completed_at desc, id desc) where status = 'completed';
select app.protect('training_enrollments');

create table training_enrollment_sources (
  tenant_id uuid not null default app.tenant_id(),
  enrollment_id uuid not null,
  kind text not null check (kind in ('requirement', 'learning_path', 'assigner', 'self', 'recertification')),
  -- The rule, path or certification.
  source_id uuid,
  assigned_by uuid,
  due_date timestamptz(3),
  created_at timestamptz(3) not null default app.now(),
  unique nulls not distinct (tenant_id, enrollment_id, kind, source_id),
  check ((kind in ('requirement', 'learning_path', 'recertification')) = (source_id is not null)),
  check ((kind = 'assigner') = (assigned_by is not null)),
  foreign key (tenant_id, enrollment_id) references training_enrollments (tenant_id, id) on delete cascade
);
create index training_enrollment_sources_source on training_enrollment_sources (tenant_id, source_id) where source_id is not null;
select app.protect('training_enrollment_sources');

create table training_lesson_progress (
  tenant_id uuid not null default app.tenant_id(),
  enrollment_id uuid not null,
  lesson_id uuid not null,
  status text not null default 'in_progress' check (status in ('in_progress', 'completed')),
  last_block_id uuid,
  checked_item_ids uuid[] not null default '{}',
  started_at timestamptz(3) not null,
  completed_at timestamptz(3),
  primary key (tenant_id, enrollment_id, lesson_id),
  check ((status = 'completed') = (completed_at is not null)),
  foreign key (tenant_id, enrollment_id) references training_enrollments (tenant_id, id) on delete cascade,
  foreign key (tenant_id, lesson_id) references training_lessons (tenant_id, id) on delete cascade
);
create index training_lesson_progress_lesson on training_lesson_progress (tenant_id, lesson_id);
select app.protect('training_lesson_progress');

create table training_video_progress (
  tenant_id uuid not null default app.tenant_id(),
  enrollment_id uuid not null,
  block_id uuid not null,
  lesson_id uuid not null,
  course_id uuid not null,
  user_id uuid not null,
  position_seconds numeric not null,
  -- Ranges in seconds, in order and apart.
  watched jsonb not null default '[]',
  watched_seconds numeric not null default 0,
  updated_at timestamptz(3) not null,
  primary key (tenant_id, enrollment_id, block_id),
  foreign key (tenant_id, enrollment_id) references training_enrollments (tenant_id, id) on delete cascade,
  foreign key (tenant_id, block_id) references training_blocks (tenant_id, id) on delete cascade
);
create index training_video_progress_block on training_video_progress (tenant_id, block_id);
create index training_video_progress_updated on training_video_progress (tenant_id, updated_at desc, block_id, enrollment_id);
select app.protect('training_video_progress');

-- Attempts at assessments, and at the quizzes of lessons.
create table training_attempts (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  enrollment_id uuid not null,
  course_id uuid not null,
  user_id uuid not null,
  -- Either an assessment, or the quiz block of a lesson.
  assessment_id uuid,
  lesson_id uuid,
  block_id uuid,
  -- As it was called when the attempt began.
  assessment_name text collate app.unicode,
  attempt_number integer not null check (attempt_number between 1 and 100000),
  status text not null check (status in ('open', 'pending_grading', 'passed', 'failed')),
  is_expired boolean not null default false,
  -- An attempt at what a manager reopened: attempts before it no longer pass.
  max_attempts integer not null,
  pass_percent numeric(5, 2) not null,
  shows_correct_answers text not null,
  is_shuffled boolean not null,
  -- Secret of its keys and orders, and of the token of an open one.
  seed uuid not null default gen_random_uuid(),
  -- Questions as asked, in their order, as authors wrote them.
  questions jsonb not null,
  -- Answers with the keys of authors, and points by the key of the question.
  answers jsonb not null default '[]',
  results jsonb not null default '[]',
  points_earned numeric(12, 4),
  points_possible numeric(12, 4) not null,
  score_percent numeric(5, 2),
  certification_id uuid,
  issued_at timestamptz(3) not null,
  deadline_at timestamptz(3),
  saved_at timestamptz(3),
  submitted_at timestamptz(3),
  graded_at timestamptz(3),
  primary key (tenant_id, id),
  check ((assessment_id is null) <> (block_id is null) and (block_id is null) = (lesson_id is null)),
  check ((status = 'open') = (submitted_at is null)),
  foreign key (tenant_id, enrollment_id) references training_enrollments (tenant_id, id) on delete cascade
);
create unique index training_attempts_number on training_attempts (tenant_id, enrollment_id, coalesce(assessment_id, block_id), attempt_number);
create unique index training_attempts_open on training_attempts (tenant_id, enrollment_id, assessment_id) where status = 'open';
create index training_attempts_assessment on training_attempts (tenant_id, assessment_id, submitted_at) where assessment_id is not null;
create index training_attempts_lesson on training_attempts (tenant_id, lesson_id, user_id, submitted_at desc, id desc) where lesson_id is not null;
select app.protect('training_attempts');
create trigger forget_attachments after delete on training_attempts for each row execute function app.forget_attachments('training_attempt');

-- Assessments that a manager reopened in a run: only attempts after `reopened_at` pass them, and `extra_attempts` more are allowed.
create table training_reopened (
  tenant_id uuid not null default app.tenant_id(),
  enrollment_id uuid not null,
  assessment_id uuid not null,
  after_number integer not null,
  extra_attempts integer not null default 0,
  reopened_at timestamptz(3) not null,
  primary key (tenant_id, enrollment_id, assessment_id),
  foreign key (tenant_id, enrollment_id) references training_enrollments (tenant_id, id) on delete cascade
);
select app.protect('training_reopened');

create table training_reviews (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  kind text not null check (kind in ('course', 'grading')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'returned', 'rejected', 'graded')),
  enrollment_id uuid not null,
  course_id uuid not null,
  user_id uuid not null,
  attempt_id uuid,
  comment text collate app.unicode,
  reviewed_by uuid,
  decided_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  primary key (tenant_id, id),
  check ((kind = 'grading') = (attempt_id is not null)),
  check ((status = 'pending') = (decided_at is null)),
  foreign key (tenant_id, enrollment_id) references training_enrollments (tenant_id, id) on delete cascade,
  foreign key (tenant_id, attempt_id) references training_attempts (tenant_id, id) on delete cascade
);
create unique index training_reviews_pending on training_reviews (tenant_id, enrollment_id) where kind = 'course' and status = 'pending';
create unique index training_reviews_attempt on training_reviews (tenant_id, attempt_id) where attempt_id is not null;
create index training_reviews_created on training_reviews (tenant_id, created_at desc, id desc);
create index training_reviews_decided on training_reviews (tenant_id, decided_at desc nulls last, id desc);
create index training_reviews_user on training_reviews (tenant_id, user_id);
select app.protect('training_reviews');

alter table training_certifications
  add column learner_name text collate app.unicode,
  add column agency_name text collate app.unicode,
  add column revoked_by uuid,
  add column revision integer not null default 1,
  add column updated_at timestamptz(3) not null default app.now();
update training_certifications c set
  learner_name = (select u.name from users u where u.tenant_id = c.tenant_id and u.id = c.user_id),
  agency_name = (select t.name from tenants t where t.id = c.tenant_id);
create index training_certifications_course on training_certifications (tenant_id, course_id, user_id);
create index training_certifications_issued on training_certifications (tenant_id, issued_at desc, id desc);
create index training_certifications_expires on training_certifications (tenant_id, expires_at desc nulls last, id desc);
create index training_certifications_enrollment on training_certifications (tenant_id, enrollment_id);
-- Codes are looked up without an agency.
create index training_certifications_code on training_certifications (code);
create index training_certifications_active on training_certifications (tenant_id, course_id, user_id)
  where revoked_at is null and superseded_by_id is null;
create trigger forget_attachments after delete on training_certifications for each row execute function app.forget_attachments('training_certification');

-- The next moment of what is due: one of these days before it, or itself. Null when all have passed.
create function app.next_training_moment(due timestamptz, days integer[], since timestamptz) returns timestamptz
  language sql immutable parallel safe
  return (select min(moment) from (
    select due - make_interval(days => day) as moment from unnest(days) day union all select due) moments where moment > since);
grant execute on function app.next_training_moment(timestamptz, integer[], timestamptz) to app;

-- Reminders of an open run, and the notice that it is overdue.
create function app.time_training_run() returns trigger
  language plpgsql as $$
declare
  moment timestamptz;
begin
  if new.status in ('assigned', 'in_progress') and new.due_date is not null then
    moment := app.next_training_moment(new.due_date,
      coalesce((select s.due_reminder_days from training_settings s where s.tenant_id = new.tenant_id), '{7,1}'), app.now());
  end if;
  if moment is null then
    delete from timers where tenant_id = new.tenant_id and kind = 'training_due' and record_id = new.id and slot = '';
  else
    insert into timers (tenant_id, kind, record_id, slot, due_at) values (new.tenant_id, 'training_due', new.id, '', moment)
    on conflict (tenant_id, kind, record_id, slot) do update
      set due_at = excluded.due_at, attempts = 0, attempt_at = null, last_error = null, parked_at = null;
  end if;
  return null;
end $$;
create trigger time_training_run after insert or update of status, due_date on training_enrollments
  for each row execute function app.time_training_run();

-- Reminders of a certification that expires, and its expiry.
create function app.time_certification() returns trigger
  language plpgsql as $$
begin
  if new.expires_at is null or new.revoked_at is not null or new.superseded_by_id is not null then
    delete from timers where tenant_id = new.tenant_id and kind = 'training_certification' and record_id = new.id and slot = '';
  else
    insert into timers (tenant_id, kind, record_id, slot, due_at) values (new.tenant_id, 'training_certification', new.id, '',
      coalesce(app.next_training_moment(new.expires_at,
        coalesce((select s.certification_reminder_days from training_settings s where s.tenant_id = new.tenant_id), '{30,7}'), app.now()), new.expires_at))
    on conflict (tenant_id, kind, record_id, slot) do update
      set due_at = excluded.due_at, attempts = 0, attempt_at = null, last_error = null, parked_at = null;
  end if;
  return null;
end $$;
create trigger time_certification after insert or update of expires_at, revoked_at, superseded_by_id on training_certifications
  for each row execute function app.time_certification();

-- Who joins or leaves the agency or a department is looked at: rules may cover them, or no longer do.
create function app.look_at_training_of() returns trigger
  language plpgsql as $$
declare
  place record := coalesce(new, old);
  member uuid;
begin
  if tg_table_name = 'users' then
    if new.kind <> 'member' then
      return null;
    end if;
    member := new.id;
  else
    member := place.user_id;
  end if;
  if exists (select from training_requirements r where r.tenant_id = place.tenant_id)
    or exists (select from training_enrollments e where e.tenant_id = place.tenant_id and e.user_id = member and e.is_latest) then
    insert into timers (tenant_id, kind, record_id, slot, due_at) values (place.tenant_id, 'training_member', member, '', app.now())
    on conflict (tenant_id, kind, record_id, slot) do update
      set due_at = excluded.due_at, attempts = 0, attempt_at = null, last_error = null, parked_at = null;
  end if;
  return null;
end $$;
create trigger look_at_training after insert or update of status on users for each row execute function app.look_at_training_of();
create trigger look_at_training after insert or update or delete on department_members
  for each row execute function app.look_at_training_of();

-- The certification of a code, whichever agency issued it: whoever has the code may see what the certificate shows.
create function app.find_certification(wanted text) returns table (tenant_id uuid, id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
    select c.tenant_id, c.id from training_certifications c where c.code = wanted limit 1
  $$;
revoke all on function app.find_certification(text) from public;
grant execute on function app.find_certification(text) to app;
