import type { Task, TaskCreate } from '#generated/types.gen.ts';
import { assignStages } from '../assignment/assign-stages.ts';
import { recordDecisions } from '../assignment/record-decisions.ts';
import type { StageDecision } from '../model/decision.ts';
import type { JsonText, WriteContext } from '#src/call/context.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { conflict, invalid, listed, notFound } from '#src/platform/errors/index.ts';
import { loadFieldSet, recordValues, validateValues } from '#src/domain/field-values/index.ts';
import { requireMembers, requireUsers } from '#src/domain/people/index.ts';
import { loadVersion, nameOfTask, type ProcessVersion } from '#src/domain/processes/index.ts';
import { findDefaultPriority, loadWorkStatuses } from '#src/domain/status-options/index.ts';
import { tidyIds, tidyTags } from '#src/platform/tidy.ts';
import { instant } from './change-task.ts';
import { TaskDraft } from '../model/draft.ts';
import { plusMinutes } from '../rules/due.rules.ts';
import { entriesOf, historyRow, type HistoryEntry } from '../store/history.ts';
import { holdRules, workerOf } from '../load/hold.ts';
import { templatesOf } from '../load/load.queries.ts';
import { stagesOfInputs, stagesOfSnapshot } from '../rules/new-stages.rules.ts';
import { requireClient, requireDepartment, requireFields } from '../load/references.ts';
import { selectReferences, type References } from '../load/references.queries.ts';
import { settle } from '../rules/settle.rules.ts';
import { wholeTask } from '../store/store.ts';
import { storeTaskRows, takeTaskNumber } from '../store/store.queries.ts';
import { setTaskTimers } from '../store/task-timers.ts';
import { eventTask, stageRef, type TaskEvent } from '../store/task-events.ts';
import { selectTaskNames } from '../store/task-events.queries.ts';
import { notifyMembers } from '../store/task-notices.ts';
import { selectStoredTask } from '../load/task-record.queries.ts';
import type { StageState, TaskState } from '../model/state.ts';
import {
  insertTicketLink,
  linkEntry,
  requireTicket,
  reportLinkCreated,
  type VisibleTicket,
} from '../links/ticket-links.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { insertWatchers } from './watchers.queries.ts';

export type TaskCreation = Extract<TaskEvent, 'process.instance_created' | 'ticket.linked_process_created'>;

/** What making a task needs: handlers have it, and timers with the services. */
type TaskMaker = Omit<
  WriteContext<TaskCreation>,
  'origin' | 'invoke' | 'isDeferred' | 'nested' | 'outside' | 'renewIdentity'
>;

/** A task that the service makes by itself, without the required custom fields that have no default. */
export interface TaskOrigin {
  readonly source: { readonly kind: 'schedule'; readonly id: string };
  /** Instead of that of the process. */
  readonly nameTemplate: string | null;
}

/** Makes a task from a process, from the stages given, or without any, and tells subscribers (domain model §2.1). */
export async function addTask(
  ctx: TaskMaker,
  body: TaskCreate,
  origin?: TaskOrigin,
): Promise<JsonText<Task>> {
  const version = await requireVersion(ctx, storedId(body.process_definition_id) ?? null);
  if (version !== null && body.stages !== undefined)
    throw invalid(
      'body.stages',
      'cannot be combined with process_definition_id: the process defines the stages.',
    );
  const ticket = body.ticket_id === undefined ? null : await requireTicket(ctx, storedId(body.ticket_id));
  const [, found, fields] = await Promise.all([
    holdRules(ctx),
    referencesOf(ctx, body, version, ticket),
    loadFieldSet(ctx, 'task'),
  ]);
  body.stages?.forEach(({ required_field_keys: keys = [] }, index) =>
    requireFields(fields, keys, `body.stages[${index}].required_field_keys`),
  );
  const checked = await validateValues(ctx, fields, body.field_values, {
    mode: 'create',
    isLenient: origin !== undefined,
  });
  const task = draftOf(ctx, body, version, ticket, found, origin);
  task.field_values = checked.values;
  if (body.priority_level === undefined) task.priority_level ??= await findDefaultPriority(ctx.db, 'task');
  const draft = await settled(ctx, task, body.status);

  // The number comes before the decisions, so that two makers of several tasks take both in the same order.
  task.number = draft.task.number = await takeTaskNumber(ctx.db);
  await assignStages(ctx, draft);
  const watcherIds = tidyIds(body.watcher_ids ?? []);
  draft.task.watcher_ids = [...watcherIds].sort();
  const history = [
    ...entriesOf(draft, fields),
    ...draft.decisions.map(decisionEntry),
    ...(ticket === null ? [] : [linkEntry('ticket_linked', ticket)]),
  ].map((entry) => historyRow(ctx, task.id, entry));
  await storeTaskRows(ctx.db, { ...wholeTask(draft.task, ctx.now), history });
  await Promise.all([
    recordValues(ctx, checked, task.id),
    insertWatchers(ctx.db, task.id, watcherIds, ctx.identity.userId, ctx.now),
    recordDecisions(ctx, draft),
    setTaskTimers(ctx, draft),
  ]);
  await notifyMembers(ctx, draft);
  await report(ctx, draft);
  if (ticket !== null) {
    const link = {
      taskId: task.id,
      ticketId: ticket.id,
      referenceOnly: body.reference_only ?? false,
      origin: 'created' as const,
    };
    await insertTicketLink(ctx, link);
    await reportLinkCreated(ctx, draft, link);
  }
  return selectStoredTask(ctx.db, viewerOf(ctx), task.id);
}

async function requireVersion(ctx: TaskMaker, processId: string | null): Promise<ProcessVersion | null> {
  if (processId === null) return null;
  const version = await loadVersion(ctx.db, processId);
  if (version?.status === 'published') return version;
  const known =
    version ??
    (await ctx.db
      .selectFrom('process_definitions')
      .where('id', '=', processId)
      .where('deleted_at', 'is', null)
      .select('status')
      .executeTakeFirst());
  if (known === undefined) throw notFound('process', processId);
  throw conflict(
    known.status === 'archived'
      ? `The process ${processId} is archived. Unarchive it first.`
      : `The process ${processId} has no published version. Publish it first.`,
  );
}

async function referencesOf(
  ctx: TaskMaker,
  body: TaskCreate,
  version: ProcessVersion | null,
  ticket: VisibleTicket | null,
): Promise<References> {
  const clientId = clientOf(body, ticket);
  const stages = body.stages ?? [];
  const departmentIds = [
    storedId(body.department_id) ?? version?.snapshot.defaults.department_id ?? null,
    ...stages.map(({ department_id: id }) => storedId(id) ?? null),
  ];
  const userIds = [
    body.assigned_to,
    body.watcher_ids,
    ...stages.flatMap((stage) => [
      stage.assigned_to,
      ...(stage.substages ?? []).map(({ assigned_to: ids }) => ids),
    ]),
  ].flatMap((ids) => tidyIds(ids ?? []));
  const found = await selectReferences(ctx.db, { clientId, departmentIds, userIds });
  if (clientId !== null) requireClient(found, clientId);
  requireDepartment(found, storedId(body.department_id) ?? null, 'body.department_id');
  requireMembers(found.users, tidyIds(body.assigned_to ?? []), 'body.assigned_to');
  requireUsers(found.users, tidyIds(body.watcher_ids ?? []), 'body.watcher_ids');
  stages.forEach((stage, index) => {
    requireDepartment(found, storedId(stage.department_id) ?? null, `body.stages[${index}].department_id`);
    requireMembers(found.users, tidyIds(stage.assigned_to ?? []), `body.stages[${index}].assigned_to`);
    (stage.substages ?? []).forEach((substage, at) =>
      requireMembers(
        found.users,
        tidyIds(substage.assigned_to ?? []),
        `body.stages[${index}].substages[${at}].assigned_to`,
      ),
    );
  });
  return found;
}

/** Absent means the client of the ticket; null means none. */
const clientOf = (body: TaskCreate, ticket: VisibleTicket | null): string | null =>
  body.client_id === undefined ? (ticket?.client_id ?? null) : storedId(body.client_id);

function draftOf(
  ctx: TaskMaker,
  body: TaskCreate,
  version: ProcessVersion | null,
  ticket: VisibleTicket | null,
  found: References,
  origin: TaskOrigin | undefined,
): TaskState {
  const defaults = version?.snapshot.defaults;
  const { userId } = ctx.identity;
  const at = ctx.now.toISOString();
  const startDate = body.start_date === undefined ? at : instant(body.start_date);
  const dueDate =
    body.due_date !== undefined
      ? instant(body.due_date)
      : startDate !== null && defaults?.due_offset_minutes != null
        ? plusMinutes(startDate, defaults.due_offset_minutes)
        : null;
  const assignedTo =
    body.assigned_to === undefined ? [...(defaults?.default_assignee_ids ?? [])] : tidyIds(body.assigned_to);
  const departmentId =
    body.department_id === undefined ? (defaults?.department_id ?? null) : storedId(body.department_id);
  const dates = { start_date: startDate, due_date: dueDate };
  const source =
    origin?.source ??
    ctx.source ??
    (ticket === null ? undefined : ({ kind: 'ticket', id: ticket.id } as const));
  const { stages, dependencies } =
    version === null
      ? stagesOfInputs(body.stages ?? [], userId)
      : stagesOfSnapshot(version.snapshot, userId, dates, {
          taskAssignees: assignedTo,
          clientOwners: found.client?.owners ?? [],
        });
  return {
    id: uuid7(),
    number: 0,
    name: nameOf(body, version, found, departmentId, startDate ?? at, origin?.nameTemplate),
    description: body.description ?? null,
    status: '',
    status_category: 'todo',
    held_status: null,
    held_at: null,
    hold_reason: null,
    held_minutes: 0,
    priority_level:
      body.priority_level === undefined ? (defaults?.priority_level ?? null) : body.priority_level,
    tags: body.tags === undefined ? [...(defaults?.tags ?? [])] : tidyTags(body.tags),
    client_id: clientOf(body, ticket),
    department_id: departmentId,
    process_definition_id: version?.processDefinitionId ?? null,
    process_definition_version: version?.version ?? null,
    assigned_to: assignedTo,
    current_stage_id: null,
    ...dates,
    started_at: null,
    completed_at: null,
    completed_by: null,
    cancelled_at: null,
    estimated_minutes:
      body.estimated_minutes === undefined ? (defaults?.estimated_minutes ?? null) : body.estimated_minutes,
    is_private: body.is_private ?? false,
    field_values: {},
    source_kind: source?.kind ?? (ctx.identity.session === undefined ? 'api' : 'interface'),
    source_id: source?.id ?? null,
    merged_into_id: null,
    merged_at: null,
    deleted_at: null,
    deleted_by: null,
    revision: 1,
    created_at: at,
    updated_at: at,
    created_by: userId,
    shift_due_on_hold: defaults?.shift_due_on_hold ?? false,
    stages,
    dependencies,
    watcher_ids: [],
  };
}

function nameOf(
  body: TaskCreate,
  version: ProcessVersion | null,
  { client, departments, timeZone }: References,
  departmentId: string | null,
  startDate: string,
  ownTemplate?: string | null,
): string {
  const given = body.name?.trim();
  if (given !== undefined && given !== '') return given;
  if (version === null) throw invalid('body.name', 'is required for a task without a process.');
  const { name, task_name_template: template } = version.snapshot.defaults;
  return nameOfTask(ownTemplate ?? template, {
    client,
    process: { name },
    department: departments.find(({ id }) => id === departmentId) ?? null,
    date: new Date(startDate),
    timeZone,
  });
}

/** Of a new task the history tells its creation and what the service did besides. */
const decisionEntry = ({ stageId, assignee }: StageDecision): HistoryEntry => ({
  kind: 'assignment',
  action: 'assigned',
  stage_id: stageId,
  changes:
    assignee === null
      ? [{ field: 'assignment_status', old_value: 'unassigned', new_value: 'overflow' }]
      : [
          { field: 'assigned_to', old_value: [], new_value: [assignee.id] },
          { field: 'assignment_status', old_value: 'unassigned', new_value: 'auto' },
        ],
});

/** Gives task and stages their statuses, and lets ready what can begin. */
async function settled(ctx: TaskMaker, task: TaskState, status: string | undefined): Promise<TaskDraft> {
  const statuses = await loadWorkStatuses(ctx.db, templatesOf(task));
  const draft = new TaskDraft({ task, statuses, worker: workerOf(ctx), now: ctx.now, isNew: true });
  draft.task.status = (
    status === undefined ? statuses.tasks.defaultOf('todo') : requireTodo(draft, status)
  ).key;
  for (const stage of draft.task.stages) draft.setStageState(stage, 'pending');
  settle(draft);
  return draft;
}

function requireTodo({ statuses: { tasks } }: TaskDraft, key: string) {
  const option = tasks.find(key);
  if (option !== undefined && !option.is_archived && option.category === 'todo') return option;
  throw invalid(
    'body.status',
    `must be a status of the category todo for a new task: ${listed(tasks.usableKeys('todo'))}.`,
  );
}

async function report(ctx: TaskMaker, { task, statuses }: TaskDraft): Promise<void> {
  const names = await selectTaskNames(ctx.db, task);
  const byPosition = (a: StageState, b: StageState) => a.position - b.position;
  ctx.emit('process.instance_created', {
    task: eventTask(task, names, statuses.tasks),
    stages: [...task.stages].sort(byPosition).map(stageRef),
    source: { kind: task.source_kind, id: task.source_id },
  });
  ctx.audit({ recordKind: 'task', recordId: task.id, action: 'created' });
}
