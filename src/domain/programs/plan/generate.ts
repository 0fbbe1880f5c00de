import type { TaskCreate } from '#generated/types.gen.ts';
import type { Services } from '#src/call/services.ts';
import { addTask, type TaskCreation } from '#src/domain/tasks/index.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import { setTimer, type TimerKind } from '#src/platform/timers/index.ts';
import { lockEnrollment, type StoredEnrollment } from '../record/stored.queries.ts';
import { insertMade, isPublished, selectWorking } from './generate.queries.ts';
import { dueAfter, periodsFrom, type SchedulePeriod, type Surroundings } from './schedule-periods.rules.ts';
import { planSchedule, surroundingsOf, taskTimer } from './plan.ts';
import { findScheduleById, type StoredSchedule } from './plan.queries.ts';

type Firing = Parameters<TimerKind<TaskCreation>['fire']>[0];

const dayMs = 86_400_000;

/** Creates the task of a period, once; a process without a published version makes none. */
export const programTasks = (services: Services): TimerKind<TaskCreation> => ({
  kind: taskTimer,
  events: ['process.instance_created', 'ticket.linked_process_created'],
  async fire(ctx, { recordId, dueAt }) {
    const found = await findScheduleById(ctx.db, recordId);
    if (found === undefined) return;
    // Changes of schedules hold the enrolment first, too.
    const enrollment = await lockEnrollment(ctx.db, found.client_program_id);
    const schedule = enrollment === undefined ? undefined : await findScheduleById(ctx.db, recordId);
    if (enrollment?.status !== 'active' || schedule?.next_task_at == null || !schedule.is_active) return;
    const at = new Date(schedule.next_task_at);
    if (at > dueAt) return setTimer(ctx, { kind: taskTimer, recordId }, at);
    const around = await surroundingsOf(ctx, enrollment);
    const period = findPlanned(schedule, around);
    if (period === undefined) return planSchedule(ctx, enrollment, schedule);
    const isMade = await make(ctx, services, enrollment, schedule, { ...period, timeZone: around.timeZone });
    const made_period_keys = isMade ? [...schedule.made_period_keys, period.key] : schedule.made_period_keys;
    await planSchedule(
      ctx,
      enrollment,
      { ...schedule, made_period_keys },
      new Date(period.begins.getTime() + 1),
    );
  },
});

/** The period that was planned, as the schedule has it. */
function findPlanned(schedule: StoredSchedule, around: Surroundings): SchedulePeriod | undefined {
  // Far enough before the day that no shift moves the period out of it.
  const from = new Date(Date.parse(schedule.next_period_date!) - 40 * dayMs);
  for (const period of periodsFrom(schedule, around, from)) {
    if (period.key === schedule.next_period_key) return period;
    if (period.date > schedule.next_period_date!) return undefined;
  }
  return undefined;
}

async function make(
  ctx: Firing,
  services: Services,
  enrollment: StoredEnrollment,
  schedule: StoredSchedule,
  period: SchedulePeriod & Pick<Surroundings, 'timeZone'>,
): Promise<boolean> {
  if (!(await isPublished(ctx.db, schedule.process_definition_id))) return false;
  const assigned = await selectWorking(ctx.db, schedule.assigned_to);
  const body: TaskCreate = {
    process_definition_id: schedule.process_definition_id,
    client_id: enrollment.client_id,
    start_date: period.begins.toISOString(),
    ...(schedule.due_in_days !== null && {
      due_date: dueAfter(period.begins, schedule.due_in_days, period.timeZone).toISOString(),
    }),
    ...(assigned.length > 0 && { assigned_to: assigned }),
  };
  // Whoever attached the process is the creator of its tasks; the actor is the service.
  const identity = { ...ctx.identity, userId: schedule.created_by };
  const task = await addTask({ ...ctx, identity, services, demand: () => undefined }, body, {
    source: { kind: 'schedule', id: enrollment.id },
    nameTemplate: schedule.task_name_template,
  });
  await insertMade(
    ctx.db,
    {
      client_program_id: enrollment.id,
      process_definition_id: schedule.process_definition_id,
      period_key: period.key,
      period_date: period.date,
      task_id: parseRecord(task).id,
    },
    ctx.now,
  );
  return true;
}
