import type { SubjectKind } from '#generated/types.gen.ts';
import type { Permission } from '#generated/permissions.ts';
import type { ReadContext } from '#src/call/context.ts';
import { holdVisible, type Target, type VisibleRecord } from '#src/domain/records/index.ts';
import { kinds, mayChange } from '#src/domain/visibility/index.ts';
import { invalid, problem } from '#src/platform/errors/index.ts';

/** What it takes to change the files of a record; null for kinds whose own operations decide. */
const editing: Readonly<Record<SubjectKind, Permission | null>> = {
  client: 'clients.edit',
  client_note: 'clients.edit',
  client_program: 'programs.manage',
  task: 'tasks.edit',
  task_stage: 'tasks.edit',
  ticket: 'tickets.edit',
  ticket_message: 'tickets.edit',
  escalation: 'escalations.edit',
  sop: 'sops.author',
  training_course: 'training.author',
  training_lesson: 'training.author',
  custom_object_record: 'objects.edit',
  form_submission: 'forms.review',
  invoice: 'billing.manage',
  time_entry: null,
  chat_message: null,
  comment: null,
  user: 'people.manage',
};

type Editor = Pick<ReadContext, 'db' | 'identity' | 'can' | 'demand'>;

/** Whether the caller may change the files of a record that they see. */
export async function canEditFiles(
  ctx: Pick<ReadContext, 'db' | 'can' | 'identity'>,
  { kind, id }: Target,
): Promise<boolean> {
  const permission = editing[kind];
  if (kind === 'user' && id === ctx.identity.userId) return true;
  return permission !== null && ctx.can(permission) && mayChange(ctx, kind, id);
}

/** The record to attach files to or detach them from, which stays until the transaction ends; `place` is where the request names it. */
export async function holdForFiles(ctx: Editor, { kind, id }: Target, place: string): Promise<VisibleRecord> {
  const permission = editing[kind];
  if (permission === null)
    throw invalid(
      `${place}.kind`,
      `is ${kind}, whose files are attached and removed by its own operations, such as attachCommentFile.`,
    );
  const record = await holdVisible(ctx, kind, id);
  if (kind !== 'user' || record.id !== ctx.identity.userId) ctx.demand(permission);
  if (!(await mayChange(ctx, kind, record.id)))
    throw problem(
      'permission_denied',
      `You are not among those who may change this ${kinds[kind].noun}, and so not its files.`,
    );
  return record;
}
