import type {
  ClientProgramScheduleManaged,
  ClientProgramScheduleRestore,
  ClientProgramScheduleSave,
  ClientProgramScheduleSkip,
} from '#generated/types.gen.ts';
import type {
  ListClientProgramProcessesInput,
  ManageClientProgramScheduleInput,
} from '#generated/families/programs/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { changesBetween, recordHistory, type RecordChanges } from '#src/domain/history/index.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { lock, requireOpen } from '../enrollments/enrollment.ts';
import {
  checkSchedule,
  findSchedule,
  isPublished,
  periodsFrom,
  planSchedule,
  startOf,
  type StoredEnrollment,
  type StoredSchedule,
  surroundingsOf,
  taskTimer,
} from '#src/domain/programs/index.ts';
import { deleteSchedule, insertSchedule, reviseSchedule, type ScheduleValues } from './manage.queries.ts';
import { processList, selectSchedule } from './schedules.queries.ts';

const maxSkipped = 100;
/** Periods ahead that can be skipped. */
const periodsAhead = 400;

const tracked = [
  'recurrence',
  'lead_days',
  'due_in_days',
  'day_shift',
  'catch_up',
  'task_name_template',
  'is_active',
  'assigned_to',
] as const satisfies readonly (keyof ScheduleValues)[];

const newSchedule: ScheduleValues = {
  recurrence: null,
  lead_days: 0,
  due_in_days: null,
  day_shift: 'none',
  catch_up: 'none',
  task_name_template: null,
  is_active: true,
  assigned_to: [],
};

export const listClientProgramProcesses = (ctx: ReadContext, { query }: ListClientProgramProcessesInput) =>
  processList.page(ctx.db, query, viewerScope(ctx));

export async function manageClientProgramSchedule(
  ctx: WriteContext,
  { body }: ManageClientProgramScheduleInput,
): Promise<ClientProgramScheduleManaged> {
  if (body.action === 'save') checkSchedule(body, 'body', ctx.now);
  const enrollment = await lock(ctx, body.client_program_id, undefined);
  const schedule = await findSchedule(ctx.db, enrollment.id, storedId(body.process_definition_id));
  if (schedule !== undefined) checkRevision(schedule.revision, body.expected_revision);
  if (body.action === 'save') return save(ctx, enrollment, schedule, body);
  if (schedule === undefined) throw notFound('process of the enrolment', body.process_definition_id);
  requireOpen(enrollment, 'schedules');
  switch (body.action) {
    case 'skip_period':
      return skip(ctx, enrollment, schedule, body);
    case 'restore_period':
      return restore(ctx, enrollment, schedule, body);
    case 'remove':
      return remove(ctx, schedule);
  }
}

async function save(
  ctx: WriteContext,
  enrollment: StoredEnrollment,
  before: StoredSchedule | undefined,
  body: ClientProgramScheduleSave,
): Promise<ClientProgramScheduleManaged> {
  const processId = storedId(body.process_definition_id);
  await new NamedRecords(new Set([...(before?.assigned_to ?? []), ...(before ? [processId] : [])]))
    .add('process', processId, 'body.process_definition_id')
    .addAll('working_member', body.assigned_to, 'body.assigned_to')
    .require(ctx);
  requireOpen(enrollment, 'schedules');
  if (!(await isPublished(ctx.db, processId)))
    throw conflict(`The process ${processId} has no published version. Publish it first.`);
  const after: ScheduleValues = { ...(before ?? newSchedule), ...given(body) };
  if (before === undefined) {
    await insertSchedule(
      ctx.db,
      {
        ...pick(after),
        client_program_id: enrollment.id,
        process_definition_id: processId,
        created_by: ctx.identity.userId,
      },
      ctx.now,
    );
    return done(ctx, enrollment, processId, { outcome: 'created', changes: null });
  }
  const changes = changesBetween<ScheduleValues>(before, after, tracked);
  if (changes === null) return { outcome: 'unchanged', schedule: await selectSchedule(ctx.db, before.id) };
  await reviseSchedule(ctx.db, before.id, pick(after), ctx.now);
  return done(ctx, enrollment, processId, { outcome: 'updated', changes });
}

/** What the request says, as it is stored. */
function given(body: ClientProgramScheduleSave): Partial<ScheduleValues> {
  const values = {
    ...body,
    ...(body.assigned_to !== undefined && { assigned_to: tidyIds(body.assigned_to) }),
  };
  return Object.fromEntries(
    tracked.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
  );
}

const pick = (values: ScheduleValues): ScheduleValues =>
  Object.fromEntries(tracked.map((name) => [name, values[name]])) as unknown as ScheduleValues;

async function skip(
  ctx: WriteContext,
  enrollment: StoredEnrollment,
  schedule: StoredSchedule,
  body: ClientProgramScheduleSkip,
): Promise<ClientProgramScheduleManaged> {
  const key = body.period_key ?? schedule.next_period_key;
  if (key === null) throw conflict('The schedule has no next period. Name one with period_key.');
  if (schedule.made_period_keys.includes(key)) throw conflict(`The period ${key} already has its task.`);
  if (schedule.skipped_period_keys.includes(key))
    return { outcome: 'unchanged', schedule: await selectSchedule(ctx.db, schedule.id) };
  const ahead = await keysAhead(ctx, enrollment, schedule);
  if (!ahead.has(key))
    throw invalid('body.period_key', `is ${key}, which is no coming period of the schedule.`);
  // Those that are over are forgotten.
  const kept = schedule.skipped_period_keys.filter((skipped) => ahead.has(skipped));
  if (kept.length >= maxSkipped) throw conflict(`At most ${maxSkipped} periods can be skipped at a time.`);
  return setSkipped(ctx, enrollment, schedule, [...kept, key]);
}

async function restore(
  ctx: WriteContext,
  enrollment: StoredEnrollment,
  schedule: StoredSchedule,
  { period_key: key }: ClientProgramScheduleRestore,
): Promise<ClientProgramScheduleManaged> {
  if (schedule.made_period_keys.includes(key)) throw conflict(`The period ${key} already has its task.`);
  if (!schedule.skipped_period_keys.includes(key))
    return { outcome: 'unchanged', schedule: await selectSchedule(ctx.db, schedule.id) };
  return setSkipped(
    ctx,
    enrollment,
    schedule,
    schedule.skipped_period_keys.filter((skipped) => skipped !== key),
  );
}

/** Keys of the periods that have not begun. */
async function keysAhead(
  ctx: WriteContext,
  enrollment: StoredEnrollment,
  schedule: StoredSchedule,
): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  for (const { key } of periodsFrom(schedule, await surroundingsOf(ctx, enrollment), ctx.now)) {
    keys.add(key);
    if (keys.size >= periodsAhead) break;
  }
  return keys;
}

async function setSkipped(
  ctx: WriteContext,
  enrollment: StoredEnrollment,
  schedule: StoredSchedule,
  keys: readonly string[],
): Promise<ClientProgramScheduleManaged> {
  const after = { ...schedule, skipped_period_keys: keys };
  const changes = changesBetween<{ skipped_period_keys: readonly string[] }>(schedule, after, [
    'skipped_period_keys',
  ]);
  await reviseSchedule(ctx.db, schedule.id, { skipped_period_keys: keys }, ctx.now);
  return done(ctx, enrollment, schedule.process_definition_id, { outcome: 'updated', changes });
}

async function remove(ctx: WriteContext, schedule: StoredSchedule): Promise<ClientProgramScheduleManaged> {
  await deleteSchedule(ctx.db, schedule);
  setTimer(ctx, { kind: taskTimer, recordId: schedule.id }, null);
  ctx.audit({
    recordKind: 'client_program',
    recordId: schedule.client_program_id,
    action: 'process_detached',
    previous: { process_definition_id: schedule.process_definition_id },
  });
  return { outcome: 'removed', schedule: null };
}

interface Done {
  readonly outcome: 'created' | 'updated';
  readonly changes: RecordChanges | null;
}

/** Plans the schedule again as it is now, and tells the history of the enrolment. */
async function done(
  ctx: WriteContext,
  enrollment: StoredEnrollment,
  processId: string,
  { outcome, changes }: Done,
): Promise<ClientProgramScheduleManaged> {
  const schedule = (await findSchedule(ctx.db, enrollment.id, processId))!;
  await planSchedule(ctx, enrollment, schedule, startOf(schedule, ctx.now));
  recordHistory(ctx, {
    kind: 'client_program',
    id: enrollment.id,
    action: outcome === 'created' ? 'process_attached' : 'schedule_changed',
    ...(changes !== null && { changes }),
  });
  return { outcome, schedule: await selectSchedule(ctx.db, schedule.id) };
}
