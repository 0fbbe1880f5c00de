import type { Permission } from '#generated/permissions.ts';
import type { RecordKind } from '#generated/types.gen.ts';

/** What somebody needs to see records of a kind at all; single ones may still be private. */
const viewing: Readonly<Record<RecordKind, Permission>> = {
  client: 'clients.view',
  client_note: 'clients.view',
  client_program: 'programs.view',
  task: 'tasks.view',
  task_stage: 'tasks.view',
  ticket: 'tickets.view',
  ticket_message: 'tickets.view',
  escalation: 'escalations.view',
  sop: 'sops.view',
  training_course: 'training.learn',
  training_lesson: 'training.learn',
  custom_object_record: 'objects.view',
  form_submission: 'forms.view',
  invoice: 'billing.view',
  time_entry: 'time.manage',
  chat_message: 'chat.use',
  comment: 'clients.view',
  user: 'people.view',
};

/** Kinds of records that the caller may not see. */
export const hiddenKinds = (ctx: { can(permission: Permission): boolean }): RecordKind[] =>
  (Object.keys(viewing) as RecordKind[]).filter((kind) => !ctx.can(viewing[kind]));
