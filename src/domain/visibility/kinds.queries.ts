import { sql, type RawBuilder } from 'kysely';
import type { RecordKind } from '#generated/console/types.gen.ts';
import type { CommentRecordKind, SubjectKind } from '#generated/types.gen.ts';
import { customObject, customObjectRecord } from './custom-object-kinds.queries.ts';
import type { KindDeclaration } from './declaration.ts';
import {
  allOf,
  anyOf,
  departments,
  everyone,
  holders,
  isLiveOnRecord,
  joined,
  managers,
  members,
  onRecord,
  own,
  people,
  unless,
  when,
  whenIn,
  within,
} from './rules.queries.ts';

/** Kinds that nothing refers to, and whose rules those of their records go by. */
type ContainerKind = Extract<RecordKind, 'ticket_inbox' | 'chat_channel' | 'custom_object'>;

/** Kinds of records of which somebody may see some and others not. */
export type RuledKind = SubjectKind | ContainerKind;

const client: KindDeclaration = {
  noun: 'client',
  view: 'clients.view',
  manage: null,
  records: {
    from: sql`clients _client`,
    alias: '_client',
    name: sql`_client.name`,
    isLive: sql`_client.deleted_at is null`,
    shows: everyone,
  },
};

const clientNote: KindDeclaration = {
  noun: 'client note',
  view: 'clients.view',
  manage: null,
  records: {
    from: sql`client_notes _note join clients _client on _client.tenant_id = _note.tenant_id and _client.id = _note.client_id`,
    alias: '_note',
    name: sql`coalesce(_note.title, left(_note.body_text, 80))`,
    isLive: sql`_note.deleted_at is null and _client.deleted_at is null`,
    shows: joined(client),
  },
};

/** Neither deleted nor merged; word for word the condition of the indexes on `tasks`. `alias` is the table in the query. */
export const isLiveTask = (alias = 't'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.deleted_at`)} is null and ${sql.ref(`${alias}.merged_into_id`)} is null`;

// `involved_ids` has the creator, the watchers and the assignees of the task, its stages and substages.
const task: KindDeclaration = {
  noun: 'task',
  view: 'tasks.view',
  manage: 'tasks.manage',
  records: {
    from: sql`tasks _task`,
    alias: '_task',
    name: sql`_task.name`,
    isLive: isLiveTask('_task'),
    shows: anyOf(managers, unless('is_private'), people('involved_ids')),
  },
};

const taskStage: KindDeclaration = {
  noun: 'task stage',
  view: 'tasks.view',
  manage: 'tasks.manage',
  records: {
    from: sql`task_stages _stage join tasks _task on _task.tenant_id = _stage.tenant_id and _task.id = _stage.task_id`,
    alias: '_stage',
    name: sql`_stage.name`,
    isLive: isLiveTask('_task'),
    shows: joined(task),
  },
};

const ticketInbox: KindDeclaration = {
  noun: 'ticket inbox',
  view: 'tickets.view',
  manage: 'tickets.manage',
  records: {
    from: sql`ticket_inboxes _inbox`,
    alias: '_inbox',
    name: sql`_inbox.name`,
    isLive: sql`_inbox.deleted_at is null`,
    shows: anyOf(
      managers,
      whenIn('access', ['everyone']),
      people('member_ids'),
      departments('department_ids'),
    ),
  },
};

const ticket: KindDeclaration = {
  noun: 'ticket',
  view: 'tickets.view',
  manage: 'tickets.manage',
  records: {
    from: sql`tickets _ticket`,
    alias: '_ticket',
    name: sql`_ticket.subject`,
    isLive: sql`_ticket.deleted_at is null and _ticket.merged_into_id is null`,
    shows: anyOf(
      managers,
      allOf(
        within(ticketInbox, 'inbox_id'),
        anyOf(unless('is_private'), own('created_by'), people('assigned_to'), people('watcher_ids')),
      ),
    ),
  },
};

const ticketMessage: KindDeclaration = {
  noun: 'ticket message',
  view: 'tickets.view',
  manage: 'tickets.manage',
  records: {
    from: sql`ticket_messages _ticket_message`,
    alias: '_ticket_message',
    name: sql`coalesce(nullif(left(_ticket_message.body_text, 80), ''), left(_ticket_message.subject, 80), 'Message')`,
    isLive: sql`_ticket_message.erased_at is null and exists (
      select from tickets _of where _of.tenant_id = _ticket_message.tenant_id and _of.id = _ticket_message.ticket_id
        and _of.deleted_at is null and _of.merged_into_id is null)`,
    shows: within(ticket, 'ticket_id'),
  },
};

const escalation: KindDeclaration = {
  noun: 'escalation',
  view: 'escalations.view',
  manage: 'escalations.manage',
  records: {
    from: sql`escalations _escalation`,
    alias: '_escalation',
    name: sql`_escalation.title`,
    isLive: true,
    shows: everyone,
  },
};

const user: KindDeclaration = {
  noun: 'user',
  view: 'people.view',
  manage: 'people.manage',
  // Old records name people who have left.
  records: {
    from: sql`users _user`,
    alias: '_user',
    name: sql`_user.name`,
    isLive: true,
    shows: everyone,
  },
};

// Its people are its members; chat.moderate shows all but direct channels.
const chatChannel: KindDeclaration = {
  noun: 'chat channel',
  view: 'chat.use',
  manage: 'chat.moderate',
  records: {
    from: sql`chat_channels _channel`,
    alias: '_channel',
    name: sql`coalesce(_channel.name, 'Direct messages')`,
    isLive: true,
    shows: anyOf(
      members({ table: 'chat_members', container: 'channel_id', states: { status: ['member'] } }),
      allOf(managers, whenIn('kind', ['group', 'department', 'client'])),
    ),
  },
};

const chatMessage: KindDeclaration = {
  noun: 'chat message',
  view: 'chat.use',
  manage: 'chat.moderate',
  records: {
    from: sql`chat_messages _chat_message`,
    alias: '_chat_message',
    name: sql`coalesce(left(_chat_message.body_text, 80), 'Files')`,
    isLive: sql`_chat_message.erased_at is null`,
    shows: within(chatChannel, 'channel_id'),
  },
};

// One that was never published is for those who write, review and publish; a restricted one for its departments and its owner.
const sop: KindDeclaration = {
  noun: 'SOP',
  view: 'sops.view',
  manage: 'sops.manage',
  records: {
    from: sql`sops _sop`,
    alias: '_sop',
    name: sql`_sop.title`,
    isLive: sql`_sop.deleted_at is null`,
    shows: allOf(
      anyOf(when('was_published'), holders('sops.author'), holders('sops.review'), holders('sops.publish')),
      anyOf(managers, unless('is_restricted'), own('owner_id'), departments('department_ids')),
    ),
  },
};

// Drafts are for authors, archived courses for them and for those who have had one.
const trainingCourse: KindDeclaration = {
  noun: 'training course',
  view: 'training.learn',
  manage: 'training.manage',
  records: {
    from: sql`training_courses _course`,
    alias: '_course',
    name: sql`_course.name`,
    isLive: sql`_course.deleted_at is null`,
    shows: anyOf(
      holders('training.author'),
      whenIn('status', ['published']),
      allOf(
        whenIn('status', ['archived']),
        members({ table: 'training_enrollments', container: 'course_id' }),
      ),
    ),
  },
};

const trainingLesson: KindDeclaration = {
  noun: 'training lesson',
  view: 'training.learn',
  manage: 'training.manage',
  records: {
    from: sql`training_lessons _lesson join training_courses _course on _course.tenant_id = _lesson.tenant_id and _course.id = _lesson.course_id`,
    alias: '_lesson',
    name: sql`_lesson.name`,
    isLive: sql`_lesson.deleted_at is null and _course.deleted_at is null`,
    shows: joined(trainingCourse),
  },
};

const besideComments = {
  client,
  client_note: clientNote,
  client_program: {
    noun: 'client program',
    view: 'programs.view',
    manage: 'programs.manage',
    records: {
      from: sql`client_programs _enrolment join clients _client on _client.tenant_id = _enrolment.tenant_id and _client.id = _enrolment.client_id`,
      alias: '_enrolment',
      name: sql`(select _program.name from programs _program where _program.tenant_id = _enrolment.tenant_id and _program.id = _enrolment.program_id)`,
      isLive: sql`_client.deleted_at is null`,
      shows: everyone,
    },
  },
  task,
  task_stage: taskStage,
  ticket_inbox: ticketInbox,
  ticket,
  ticket_message: ticketMessage,
  escalation,
  sop,
  training_course: trainingCourse,
  training_lesson: trainingLesson,
  custom_object: customObject,
  custom_object_record: customObjectRecord,
  form_submission: {
    noun: 'form submission',
    view: 'forms.view',
    manage: null,
    records: {
      from: sql`form_submissions _submission`,
      alias: '_submission',
      name: sql`coalesce(_submission.respondent_name, _submission.respondent_email, 'Submission')`,
      isLive: sql`_submission.erased_at is null`,
      shows: everyone,
    },
  },
  invoice: {
    noun: 'invoice',
    view: 'billing.view',
    manage: 'billing.manage',
    records: {
      from: sql`invoices _invoice`,
      alias: '_invoice',
      name: sql`coalesce(_invoice.invoice_number, 'Draft invoice')`,
      isLive: sql`_invoice.deleted_at is null and exists (
        select from clients _client where _client.tenant_id = _invoice.tenant_id and _client.id = _invoice.client_id and _client.deleted_at is null)`,
      shows: everyone,
    },
  },
  time_entry: {
    noun: 'time entry',
    view: 'time.own',
    manage: 'time.manage',
    records: {
      from: sql`time_entries _time`,
      alias: '_time',
      name: sql`coalesce(left(_time.description, 80), _time.spent_on::text)`,
      isLive: sql`_time.deleted_at is null`,
      shows: anyOf(managers, own('user_id')),
    },
  },
  chat_channel: chatChannel,
  chat_message: chatMessage,
  user,
} satisfies Record<Exclude<RuledKind, 'comment'>, KindDeclaration>;

/** Kinds that can be commented on. */
const commented: Readonly<Record<CommentRecordKind, KindDeclaration>> = {
  client,
  client_note: clientNote,
  client_program: besideComments.client_program,
  task,
  task_stage: taskStage,
  ticket,
  escalation,
  sop: besideComments.sop,
  training_course: besideComments.training_course,
  training_lesson: besideComments.training_lesson,
  custom_object_record: besideComments.custom_object_record,
  form_submission: besideComments.form_submission,
  invoice: besideComments.invoice,
};

export const commentedKinds = Object.keys(commented) as readonly CommentRecordKind[];

const comment: KindDeclaration = {
  noun: 'comment',
  view: null,
  manage: null,
  records: {
    from: sql`comments _comment`,
    alias: '_comment',
    // How it begins.
    name: sql`left(_comment.body_text, 80)`,
    isLive: sql`_comment.body_text is not null and ${isLiveOnRecord(commented, '_comment.record_kind', '_comment.record_id')}`,
    shows: onRecord(commented, 'record_kind', 'record_id'),
  },
};

/** Of each kind of record who may see it, who manages it, and where it is stored: the one place that says so. */
export const kinds: Readonly<Record<RuledKind, KindDeclaration>> = { ...besideComments, comment };
