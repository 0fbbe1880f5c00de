import type { BulkResult, EscalationNextStep } from '#generated/types.gen.ts';
import type {
  CreateEscalationNextStepInput,
  DeleteEscalationNextStepsInput,
  ListEscalationNextStepsInput,
  UpdateEscalationNextStepInput,
} from '#generated/families/escalations/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { runBulk } from '#src/domain/bulk/index.ts';
import { changesBetween } from '#src/domain/history/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { reviseRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, notFound } from '#src/platform/errors/index.ts';
import { holdForChange, partChanges, storeUpdate, titleOf, type Writer } from './change.ts';
import { requireViewer } from './members.ts';
import * as queries from './next-steps.queries.ts';
import type { StoredEscalation } from './stored.queries.ts';
import { nextStepMachine } from './transitions.rules.ts';

export const listEscalationNextSteps = (ctx: ReadContext, { query }: ListEscalationNextStepsInput) =>
  queries.nextStepList.page(ctx.db, query, viewerScope(ctx));

export async function createEscalationNextStep(
  ctx: WriteContext<'escalation.updated'>,
  { path, body }: CreateEscalationNextStepInput,
): Promise<Result<EscalationNextStep>> {
  const before = await holdForChange(ctx, path.id, body.expected_revision);
  await requireViewer(ctx, body.assignee_id, 'body.assignee_id');
  const count = await queries.countSteps(ctx.db, before.id);
  requireRoom(count, 1);
  const place = Math.min(body.position ?? count, count);
  if (place < count) await queries.moveSteps(ctx.db, before.id, { from: place, by: 1 }, ctx.now);
  const step = newStep(body);
  const [id] = await queries.insertSteps(ctx.db, before.id, [step], place, ctx.identity.userId, ctx.now);
  await storeStepChange(ctx, before, [], [step.title], step.assigneeId);
  await notifyStepAssignee(ctx, before, step.title, step.assigneeId);
  return (await queries.selectNextStep(ctx.db, id!))!;
}

export async function updateEscalationNextStep(
  ctx: WriteContext<'escalation.updated'>,
  { path, body }: UpdateEscalationNextStepInput,
): Promise<Result<EscalationNextStep>> {
  const escalation = await holdForChange(ctx, path.id);
  const before = await queries.findStep(ctx.db, escalation.id, storedId(body.next_step_id));
  if (before === undefined) throw notFound('next step of the escalation', body.next_step_id);
  checkRevision(before.revision, body.expected_revision);
  await requireViewer(ctx, body.assignee_id, 'body.assignee_id', [before.assignee_id]);
  const status = body.status ?? before.status;
  if (status !== before.status)
    nextStepMachine.require(before.status, status, undefined, {
      parts: new Set(),
      can: (permission) => ctx.can(permission),
    });
  const last = (await queries.countSteps(ctx.db, escalation.id)) - 1;
  const after = {
    ...before,
    ...(body.title !== undefined && { title: body.title.trim() }),
    ...(body.details !== undefined && { details: body.details }),
    ...(body.assignee_id !== undefined && { assignee_id: storedId(body.assignee_id) }),
    ...(body.due_date !== undefined && { due_date: instant(body.due_date) }),
    position: Math.min(body.position ?? before.position, last),
    status,
  };
  const changes = changesBetween(before, after, [
    'title',
    'details',
    'status',
    'assignee_id',
    'due_date',
    'position',
  ]);
  if (changes === null) return (await queries.selectNextStep(ctx.db, before.id))!;

  if (after.position !== before.position) await makeRoom(ctx, escalation.id, before.position, after.position);
  const { id, revision: _revision, completed_at: _at, completed_by: _by, ...values } = after;
  await reviseRecord(
    ctx.db,
    'escalation_next_steps',
    id,
    { ...values, ...(status !== before.status && completionOf(ctx, status)) },
    ctx.now,
  );
  const assigneeId = after.assignee_id === before.assignee_id ? null : after.assignee_id;
  const { _changed_fields: changed } = changes.event;
  await storeStepChange(ctx, escalation, [told(before, changed)], [told(after, changed)], assigneeId);
  await notifyStepAssignee(ctx, escalation, after.title, assigneeId);
  return (await queries.selectNextStep(ctx.db, id))!;
}

export async function deleteEscalationNextSteps(
  ctx: WriteContext<'escalation.updated'>,
  { path, query }: DeleteEscalationNextStepsInput,
): Promise<BulkResult> {
  const before = await holdForChange(ctx, path.id, query.expected_revision);
  const deleted: string[] = [];
  const result = await runBulk(ctx, query.next_step_id, async (id) => {
    const title = await queries.deleteStep(ctx.db, before.id, storedId(id), ctx.now);
    if (title === undefined) throw notFound('next step of the escalation', id);
    deleted.push(title);
    return 'succeeded';
  });
  if (deleted.length > 0) await storeStepChange(ctx, before, deleted, []);
  return result;
}

/** 409 when the escalation would have more steps than it may. */
export function requireRoom(count: number, added: number): void {
  if (count + added > queries.maxNextSteps)
    throw conflict(
      `An escalation can have at most ${queries.maxNextSteps} next steps, and this one has ${count}. Delete some first.`,
    );
}

interface StepWish {
  readonly title: string;
  readonly details?: string | null;
  readonly assignee_id?: string | null;
  readonly due_date?: string | null;
}

/** A step as it is stored. */
export const newStep = ({ title, details, assignee_id, due_date }: StepWish): queries.NewStep => ({
  title: title.trim(),
  details: details ?? null,
  assigneeId: storedId(assignee_id) ?? null,
  dueDate: instant(due_date ?? null),
});

const instant = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString());

/** A step as the history tells a change of it: its title, what became of it, and its values of the properties that changed. */
function told(step: queries.StoredStep, changed: readonly string[]): string {
  const { status, assignee_id: assignee, due_date: due, position, details } = step;
  const facts = [
    status === 'open' ? null : status,
    changed.includes('assignee_id') ? (assignee === null ? 'no assignee' : `assignee ${assignee}`) : null,
    changed.includes('due_date') ? (due === null ? 'no due date' : `due ${due}`) : null,
    changed.includes('position') ? `position ${position}` : null,
    changed.includes('details') ? (details === null ? 'no details' : `details: ${details}`) : null,
  ].filter((fact) => fact !== null);
  return facts.length === 0 ? step.title : `${step.title} (${facts.join(', ')})`;
}

const completionOf = (
  ctx: Pick<WriteContext, 'now' | 'identity'>,
  status: EscalationNextStep['status'],
): Pick<queries.StepValues, 'completed_at' | 'completed_by'> =>
  status === 'open'
    ? { completed_at: null, completed_by: null }
    : { completed_at: ctx.now.toISOString(), completed_by: ctx.identity.userId };

/** The steps between the two places move by one towards the place that a step leaves. */
const makeRoom = (ctx: Writer, escalationId: string, from: number, to: number): Promise<void> =>
  queries.moveSteps(
    ctx.db,
    escalationId,
    from < to ? { from: from + 1, to, by: -1 } : { from: to, to: from - 1, by: 1 },
    ctx.now,
  );

const storeStepChange = (
  ctx: Writer<'escalation.updated'>,
  escalation: StoredEscalation,
  former: readonly string[],
  now: readonly string[],
  assigneeId: string | null = null,
): Promise<void> =>
  storeUpdate(
    ctx,
    escalation,
    {},
    [{ action: 'next_steps_changed', changes: partChanges('next_steps', former, now) }],
    'has other next steps',
    assigneeId === null ? [] : [assigneeId],
  );

/** Tells who is to do a step. */
export async function notifyStepAssignee(
  ctx: Writer,
  escalation: Pick<StoredEscalation, 'id' | 'title' | 'number'>,
  title: string,
  assigneeId: string | null,
): Promise<void> {
  if (assigneeId === null) return;
  await notify(
    ctx,
    {
      kind: 'escalation',
      title: `You are to do the next step "${title}" of ${titleOf(escalation)}`,
      record: { kind: 'escalation', id: escalation.id },
      topic: `next step ${title}`,
    },
    [assigneeId],
  );
}
