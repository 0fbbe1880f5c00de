import { purgeWindow, withAgency, withRecord, type DataMap } from './entry.ts';

/** Courses, learning paths, and what members learn. */
export const training = {
  training_courses: {
    holds: 'courses',
    of: 'member',
    kept: purgeWindow,
    personal: {
      content: 'name summary description tags search_text',
      behaviour: 'published_at',
      reference: 'owner_id',
    },
    plain:
      'status folder_id difficulty language estimated_minutes cover_file_id is_sequential can_restart has_manager_review template_id valid_months recertify',
  },
  training_modules: {
    holds: 'modules of courses',
    of: 'member',
    kept: purgeWindow,
    personal: { content: 'name description' },
    plain: 'course_id',
  },
  training_lessons: {
    holds: 'lessons of courses',
    of: 'member',
    kept: purgeWindow,
    personal: { content: 'name summary body_text search_text' },
    plain: 'course_id module_id is_required estimated_minutes',
  },
  training_blocks: {
    holds: 'what lessons say',
    of: 'member',
    kept: purgeWindow,
    personal: { content: 'content' },
    plain: 'course_id lesson_id',
  },
  training_assessments: {
    holds: 'assessments of courses, with their right answers',
    of: 'member',
    kept: purgeWindow,
    personal: { content: 'name instructions questions' },
    plain:
      'course_id module_id is_required pass_percent max_attempts cooldown_minutes time_limit_minutes question_count is_shuffled shows_correct_answers',
  },
  learning_paths: {
    holds: 'learning paths',
    of: 'member',
    kept: purgeWindow,
    personal: { content: 'name description tags search_text' },
    plain: 'status is_sequential cover_file_id',
  },
  learning_path_courses: {
    holds: 'courses of learning paths',
    of: 'agency',
    kept: withRecord('learning_paths', 'training_courses'),
    plain: 'learning_path_id course_id is_required',
  },
  training_requirements: {
    holds: 'rules of who must learn a course or path',
    of: 'member',
    kept: withRecord('training_courses', 'learning_paths'),
    personal: { reference: 'user_ids' },
    plain:
      'course_id learning_path_id is_everyone department_ids level_ids is_new_members_only due_in_days due_on',
  },
  training_exemptions: {
    holds: 'members whom a rule for new members leaves out',
    of: 'member',
    kept: withRecord('training_requirements', 'users'),
    personal: { reference: 'user_id' },
    plain: 'requirement_id',
  },
  training_enrollments: {
    holds: 'runs of courses, with their results',
    of: 'member',
    kept: withAgency,
    personal: {
      work: 'status assigned_at due_date completed_at failed_at failure_reason withdrawn_at withdrawal_reason progress_percent score_percent',
      content: 'withdrawal_note',
      credential: 'quiz_seed',
      behaviour: 'started_at last_activity_at',
      reference: 'user_id',
    },
    plain:
      'course_id run_number is_open is_latest has_own_due_date required_lessons completed_lessons required_assessments passed_assessments',
  },
  training_enrollment_sources: {
    holds: 'why a member has a course',
    of: 'member',
    kept: withRecord('training_enrollments'),
    personal: { reference: 'assigned_by' },
    plain: 'enrollment_id kind source_id due_date',
  },
  training_lesson_progress: {
    holds: 'how far members are in lessons',
    of: 'member',
    kept: withRecord('training_enrollments', 'training_lessons'),
    personal: { behaviour: 'status last_block_id checked_item_ids started_at completed_at' },
    plain: 'enrollment_id lesson_id',
  },
  training_video_progress: {
    holds: 'what members have watched of videos',
    of: 'member',
    kept: withRecord('training_enrollments', 'training_blocks'),
    personal: { behaviour: 'position_seconds watched watched_seconds', reference: 'user_id' },
    plain: 'enrollment_id block_id lesson_id course_id',
  },
  training_attempts: {
    holds: 'attempts at assessments and quizzes, with their answers',
    of: 'member',
    kept: withRecord('training_enrollments'),
    personal: {
      content: 'questions answers results',
      work: 'status points_earned score_percent certification_id',
      credential: 'seed',
      behaviour: 'issued_at saved_at submitted_at graded_at',
      reference: 'user_id',
    },
    plain:
      'enrollment_id course_id assessment_id lesson_id block_id assessment_name attempt_number is_expired max_attempts pass_percent shows_correct_answers is_shuffled points_possible deadline_at',
  },
  training_reopened: {
    holds: 'assessments that a manager reopened in a run',
    of: 'member',
    kept: withRecord('training_enrollments'),
    personal: { work: 'reopened_at' },
    plain: 'enrollment_id assessment_id after_number extra_attempts',
  },
  training_reviews: {
    holds: 'reviews of work in courses, and what was decided',
    of: 'member',
    kept: withRecord('training_enrollments', 'training_attempts'),
    personal: { content: 'comment', work: 'status decided_at', reference: 'user_id reviewed_by' },
    plain: 'kind enrollment_id course_id attempt_id',
  },
  certificate_templates: {
    holds: 'designs of certificates',
    of: 'member',
    kept: purgeWindow,
    personal: { content: 'name description search_text' },
    plain: 'version',
  },
  certificate_template_versions: {
    holds: 'what certificates show, by version',
    of: 'member',
    kept: withRecord('certificate_templates'),
    personal: { content: 'heading body', name: 'signatories' },
    plain:
      'template_id version orientation paper_size accent_color logo_file_id background_file_id has_qr_code',
  },
  training_settings: {
    holds: 'defaults of courses and assessments, of agencies that have changed them',
    of: 'agency',
    kept: withAgency,
    plain:
      'default_pass_percent default_max_attempts default_cooldown_minutes default_due_in_days can_restart_by_default default_certificate_template_id certification_reminder_days due_reminder_days',
  },
} as const satisfies DataMap;
