import type { Escalation, EscalationSettings } from '#generated/types.gen.ts';
import type { CreateEscalationInput } from '#generated/families/escalations/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { findEventEscalation } from '#src/domain/escalations/index.ts';
import { loadFieldSet, recordValues, validateValues } from '#src/domain/field-values/index.ts';
import { attach, requireFiles } from '#src/domain/files/index.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { loadStatusSet, lockStatusSets } from '#src/domain/status-options/index.ts';
import { selectUserRefs } from '#src/domain/people/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, listed } from '#src/platform/errors/index.ts';
import { tidyIds, tidyTags } from '#src/platform/tidy.ts';
import { notifyAssignee } from './assign.ts';
import { notifyParticipants, showEscalation } from './change.ts';
import { requireViewer, requireViewers } from './members.ts';
import { selectViewers } from './members.queries.ts';
import { insertSteps } from './next-steps.queries.ts';
import { newStep, notifyStepAssignee } from './next-steps.ts';
import { maxParticipants, upsertParticipants, type NewParticipant } from './participants.queries.ts';
import { selectEscalationSettings } from './settings.queries.ts';
import { insertEscalation } from './stored.queries.ts';
import { holdSubjects, linkTickets } from './subjects.ts';
import { selectClientsOf } from './subjects.queries.ts';
import { upsertTaskLinks } from './task-links.queries.ts';

type Body = CreateEscalationInput['body'];

export async function createEscalation(
  ctx: WriteContext<'escalation.created'>,
  { body }: CreateEscalationInput,
): Promise<Result<Escalation>> {
  const subjects = subjectsOf(body);
  await lockStatusSets(ctx.db, ['escalation']);
  await holdSubjects(ctx, subjects);
  const settings = await selectEscalationSettings(ctx.db);
  const status = await statusOf(ctx, body.status);
  const assigneeId = await assigneeOf(ctx, body, settings);
  const participants = await participantsOf(ctx, body, settings, assigneeId);
  await requireStepAssignees(ctx, body);
  const checked = await validateValues(ctx, await loadFieldSet(ctx, 'escalation'), body.field_values, {
    mode: 'create',
  });
  const files = await requireFiles(ctx, body.attachment_ids ?? [], 'body.attachment_ids');

  const severity = body.severity ?? settings.default_severity;
  const title = body.title.trim();
  const { id, number } = await insertEscalation(
    ctx.db,
    {
      title,
      description: body.description ?? null,
      status,
      status_category: 'open',
      severity,
      assignee_id: assigneeId,
      client_id: subjects.clientId === undefined ? await clientOf(ctx, subjects) : subjects.clientId,
      client_program_id: subjects.clientProgramId ?? null,
      tags: tidyTags(body.tags ?? []),
      field_values: checked.values,
      due_date: dueDate(ctx.now, body.due_date, settings.due_minutes[severity]),
      source: ctx.identity.session === undefined ? 'api' : 'interface',
      created_by: ctx.identity.userId,
    },
    ctx.now,
  );
  const { userId } = ctx.identity;
  await linkTickets(ctx, id, subjects.ticketIds);
  await upsertTaskLinks(ctx.db, id, subjects.taskIds, 'subject', userId, ctx.now);
  await upsertParticipants(ctx.db, id, participants, ctx.now);
  const steps = (body.next_steps ?? []).map(newStep);
  await insertSteps(ctx.db, id, steps, 0, userId, ctx.now);
  await recordValues(ctx, checked, id);
  await attach(ctx, { kind: 'escalation', id }, files, userId);

  recordHistory(ctx, { kind: 'escalation', id, action: 'created' });
  ctx.announce({ kind: 'escalation', id, revision: 1 });
  ctx.emit('escalation.created', {
    escalation: (await findEventEscalation(ctx.db, id))!,
    description: body.description ?? null,
    participants: await selectUserRefs(
      ctx.db,
      participants.map((one) => one.userId),
    ),
  });
  const created = { id, number, title };
  if (assigneeId !== null) await notifyAssignee(ctx, created, assigneeId);
  const what = `was escalated (${severity})`;
  await notifyParticipants(ctx, created, what, { except: assigneeId === null ? [] : [assigneeId] });
  for (const step of steps) await notifyStepAssignee(ctx, created, step.title, step.assigneeId);
  return showEscalation(ctx, id);
}

/** What it is about; 400 when it is about nothing. */
function subjectsOf(body: Body) {
  const subjects = {
    clientId: storedId(body.client_id),
    clientProgramId: storedId(body.client_program_id),
    ticketIds: tidyIds(body.ticket_ids ?? []),
    taskIds: tidyIds(body.task_ids ?? []),
  };
  const { clientId, clientProgramId, ticketIds, taskIds } = subjects;
  if (clientId == null && clientProgramId == null && ticketIds.length + taskIds.length === 0)
    throw invalid(
      'body',
      'must name a client, an enrolment, a ticket or a task that the escalation is about.',
    );
  return subjects;
}

/** The client of the tickets and tasks, if they agree. */
async function clientOf(
  ctx: Pick<WriteContext, 'db'>,
  { ticketIds, taskIds }: ReturnType<typeof subjectsOf>,
): Promise<string | null> {
  const clients = await selectClientsOf(ctx.db, ticketIds, taskIds);
  return clients.length === 1 ? clients[0]! : null;
}

async function statusOf(ctx: Pick<WriteContext, 'db'>, key: string | undefined): Promise<string> {
  const statuses = await loadStatusSet(ctx.db, 'escalation');
  if (key === undefined) return statuses.defaultOf('open').key;
  const usable = statuses.usableKeys('open');
  if (!usable.includes(key))
    throw invalid('body.status', `must be a status of the category open: ${listed(usable)}.`);
  return key;
}

/** The one that the request names, else the agency's default, as long as they can work. */
async function assigneeOf(
  ctx: Pick<WriteContext, 'db'>,
  body: Body,
  { default_assignee_id: byDefault }: EscalationSettings,
): Promise<string | null> {
  if (body.assignee_id === undefined)
    return byDefault === null ? null : ((await selectViewers(ctx.db, [byDefault]))[0] ?? null);
  await requireViewer(ctx, body.assignee_id, 'body.assignee_id');
  return storedId(body.assignee_id);
}

async function requireStepAssignees(
  ctx: Pick<WriteContext, 'db'>,
  { next_steps: steps = [] }: Body,
): Promise<void> {
  const named = steps.flatMap(({ assignee_id: id }, index) => (id == null ? [] : [{ id, index }]));
  await requireViewers(
    ctx,
    named.map(({ id }) => id),
    (place) => `body.next_steps[${named[place]!.index}].assignee_id`,
  );
}

/** The caller, the assignee, those whom the request names, and the agency's observers, as long as they can work. */
async function participantsOf(
  ctx: Pick<WriteContext, 'db' | 'identity'>,
  body: Body,
  { default_participant_ids: byDefault }: EscalationSettings,
  assigneeId: string | null,
): Promise<NewParticipant[]> {
  await requireViewers(ctx, body.participant_ids ?? [], (index) => `body.participant_ids[${index}]`);
  const { userId } = ctx.identity;
  const contributors = tidyIds([
    userId,
    ...(assigneeId === null ? [] : [assigneeId]),
    ...(body.participant_ids ?? []),
  ]);
  const observers = (await selectViewers(ctx.db, byDefault)).filter((id) => !contributors.includes(id));
  const count = contributors.length + observers.length;
  if (count > maxParticipants)
    throw invalid(
      'body.participant_ids',
      `would give the escalation ${count} participants with the caller, the assignee and those of the settings; at most ${maxParticipants} are allowed.`,
    );
  return [
    ...contributors.map((id): NewParticipant => ({ userId: id, role: 'contributor', addedBy: userId })),
    ...observers.map((id): NewParticipant => ({ userId: id, role: 'observer', addedBy: null })),
  ];
}

function dueDate(now: Date, wish: string | null | undefined, minutes: number | null): string | null {
  if (wish !== undefined) return wish === null ? null : new Date(wish).toISOString();
  return minutes === null ? null : new Date(now.getTime() + minutes * 60_000).toISOString();
}
