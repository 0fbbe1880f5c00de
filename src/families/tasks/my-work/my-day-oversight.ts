import type { MyDayCounts, MyDayMember, MyDayOversight } from '#generated/types.gen.ts';
import type { GetMyDayOversightInput } from '#generated/families/tasks/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { capacityOfDay, isAbsent, ordinaryTime } from '#src/domain/working-time/index.ts';
import { findDay, type Day, type DayScope } from './day-items.queries.ts';
import {
  countDepartments,
  selectLed,
  selectMemberDays,
  selectTeam,
  selectUnheld,
  type MemberDay,
} from './my-day-oversight.queries.ts';

const upcomingDays = 7;
const maxMembers = 500;
/** More than a hundred days' work in one is told as that. */
const maxPercent = 10_000;

export async function getMyDayOversight(
  ctx: ReadContext,
  { query }: GetMyDayOversightInput,
): Promise<MyDayOversight> {
  const viewer = viewerOf(ctx);
  const [day, departmentIds] = await Promise.all([
    findDay(ctx.db, viewer.userId, ctx.now, query.date, upcomingDays),
    departmentsOf(ctx, query.department_id),
  ]);
  const team = await selectTeam(ctx.db, { departmentIds, userIds: query.user_id && tidyIds(query.user_id) });
  const scope: DayScope = {
    viewer,
    withTasks: true,
    withTickets: ctx.can('tickets.view'),
    withEscalations: ctx.can('escalations.view'),
  };
  const [days, unheld] = await Promise.all([
    team.length === 0
      ? []
      : selectMemberDays(
          ctx.db,
          team.map(({ user }) => user.id),
          day,
          scope,
        ),
    selectUnheld(ctx.db, viewer, departmentIds, day),
  ]);
  const dayOf = new Map(days.map((one) => [one.user_id, one]));
  const members = team.map(({ user, working_time: time, agency_time_zone: zone }): MyDayMember => {
    const workingTime = time ?? ordinaryTime(zone);
    return {
      user,
      ...loadOf(dayOf.get(user.id), capacityOfDay(workingTime, day.date)),
      is_absent: isAbsent(workingTime, day.date),
    };
  });
  return { ...head(day), members: members.sort(byPlate).slice(0, maxMembers), ...unheld };
}

const head = ({ date, time_zone: timeZone }: Day) => ({ date, time_zone: timeZone });

/** Departments that the caller asks about, each of which they lead; null for the whole agency. */
async function departmentsOf(
  ctx: ReadContext,
  asked: readonly string[] | undefined,
): Promise<readonly string[] | null> {
  const { leads_all: leadsAll, department_ids: led } = await selectLed(ctx.db, ctx.identity.userId);
  if (asked === undefined) return leadsAll ? null : led;
  const ids = tidyIds(asked);
  const isKnown = leadsAll
    ? (await countDepartments(ctx.db, ids)) === ids.length
    : ids.every((id) => led.includes(id));
  if (!isKnown)
    throw notFound(
      'department',
      leadsAll || ids.length === 1 ? ids.join(', ') : ids.filter((id) => !led.includes(id)).join(', '),
    );
  return ids;
}

const nothing: MyDayCounts = {
  overdue_count: 0,
  due_today_count: 0,
  in_progress_count: 0,
  upcoming_count: 0,
  completed_today_count: 0,
};

function loadOf(day: MemberDay | undefined, capacity: number) {
  const open = day?.open_minutes ?? 0;
  const percent = capacity === 0 ? null : Math.min(maxPercent, Math.round((open / capacity) * 1000) / 10);
  return {
    counts: day?.counts ?? nothing,
    open_minutes: open,
    capacity_minutes: capacity,
    load_percent: percent,
  };
}

/** The fullest first: who has work and no time before everybody who has some. */
const byPlate = (a: MyDayMember, b: MyDayMember): number =>
  plate(b) - plate(a) ||
  b.open_minutes - a.open_minutes ||
  pressing(b.counts) - pressing(a.counts) ||
  a.user.name.localeCompare(b.user.name) ||
  a.user.id.localeCompare(b.user.id);

const plate = ({ load_percent: percent, open_minutes: open }: MyDayMember): number =>
  percent ?? (open > 0 ? maxPercent + 1 : 0);
const pressing = ({
  overdue_count: overdue,
  due_today_count: today,
  in_progress_count: underWay,
}: MyDayCounts): number => overdue + today + underWay;
