import type { Permission } from '#generated/permissions.ts';
import type { CommentRecordKind, SubjectKind } from '#generated/types.gen.ts';

export interface KindRules {
  /** What people call such a record, for messages. */
  readonly noun: string;
  /** What somebody needs to see records of the kind at all; single ones may still be private. Null: it follows from the record that it is on. */
  readonly view: Permission | null;
  /** The `manage` action of the kind's area (domain model §1.6); null for an area that has none, which owners and admins manage. */
  readonly manage: Permission | null;
}

/** Who may see and manage records of each kind. What there is of them in the database: `sources.queries.ts`. */
export const recordKinds: Readonly<Record<SubjectKind, KindRules>> = {
  client: { noun: 'client', view: 'clients.view', manage: null },
  client_note: { noun: 'client note', view: 'clients.view', manage: null },
  client_program: { noun: 'client program', view: 'programs.view', manage: 'programs.manage' },
  task: { noun: 'task', view: 'tasks.view', manage: 'tasks.manage' },
  task_stage: { noun: 'task stage', view: 'tasks.view', manage: 'tasks.manage' },
  ticket: { noun: 'ticket', view: 'tickets.view', manage: 'tickets.manage' },
  ticket_message: { noun: 'ticket message', view: 'tickets.view', manage: 'tickets.manage' },
  escalation: { noun: 'escalation', view: 'escalations.view', manage: 'escalations.manage' },
  sop: { noun: 'SOP', view: 'sops.view', manage: 'sops.manage' },
  training_course: { noun: 'training course', view: 'training.learn', manage: 'training.manage' },
  training_lesson: { noun: 'training lesson', view: 'training.learn', manage: 'training.manage' },
  custom_object_record: { noun: 'custom object record', view: 'objects.view', manage: null },
  form_submission: { noun: 'form submission', view: 'forms.view', manage: null },
  invoice: { noun: 'invoice', view: 'billing.view', manage: 'billing.manage' },
  time_entry: { noun: 'time entry', view: 'time.manage', manage: 'time.manage' },
  chat_message: { noun: 'chat message', view: 'chat.use', manage: 'chat.moderate' },
  comment: { noun: 'comment', view: null, manage: null },
  user: { noun: 'user', view: 'people.view', manage: 'people.manage' },
};

/** Kinds that can be commented on. */
export const commentedKinds: readonly CommentRecordKind[] = [
  'client',
  'client_note',
  'client_program',
  'task',
  'task_stage',
  'ticket',
  'escalation',
  'sop',
  'training_course',
  'training_lesson',
  'custom_object_record',
  'form_submission',
  'invoice',
];

interface Holder {
  can(permission: Permission): boolean;
}

/** Whether the caller may see records of the kind at all; of comments, those on some kind. */
export function canView(ctx: Holder, kind: SubjectKind): boolean {
  const { view } = recordKinds[kind];
  return view === null ? commentedKinds.some((commented) => canView(ctx, commented)) : ctx.can(view);
}

/** Whether the caller may manage records of the kind. */
export function canManage(
  ctx: Holder & { readonly identity: { readonly role: string | null } },
  kind: SubjectKind,
): boolean {
  const { manage } = recordKinds[kind];
  return manage === null ? ctx.identity.role !== null : ctx.can(manage);
}

/** Who may manage records of the kind, to go on with in "This needs ...". */
export const managersOf = (kind: SubjectKind): string => {
  const { manage } = recordKinds[kind];
  return manage === null ? 'the role admin' : `the permission ${manage}`;
};

/** Kinds of records of which the caller may not see all that are not private. */
export const hiddenKinds = (ctx: Holder): SubjectKind[] =>
  (Object.keys(recordKinds) as SubjectKind[]).filter((kind) =>
    kind === 'comment' ? !commentedKinds.every((commented) => canView(ctx, commented)) : !canView(ctx, kind),
  );
