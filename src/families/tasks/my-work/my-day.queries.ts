import { sql, type RawBuilder } from 'kysely';
import type { MyDay } from '#generated/types.gen.ts';
import type { JsonText } from '#src/call/context.ts';
import { namedRefOf } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { conditions, dayCounts, dayItems, type Day, type DayScope } from './day-items.queries.ts';

const maxItems = 100;
const maxTitleLength = 300;

/** Before what is due later, and that before what has no date: 0 overdue, 1 on the day, 2 later, 3 never. */
const urgency = ({
  starts_at: start,
  ends_at: end,
}: Day) => sql`case when i.due_date < ${start}::timestamptz then 0 when i.due_date < ${end}::timestamptz then 1
  when i.due_date is not null then 2 else 3 end`;

const priority = sql`case i.priority_level when 'urgent' then 4 when 'high' then 3 when 'normal' then 2 when 'low' then 1 else 0 end`;

/** What the contract says of the order, word by word; the id last, so that equals keep theirs. */
const ranking = (day: Day) =>
  sql`i.is_blocked, ${urgency(day)}, i.is_pinned desc, ${priority} desc, i.due_date nulls last, i.is_under_way desc, i.title, i.id`;
const latestFirst = sql`i.done_at desc, i.title, i.id`;

/** In the order in which they weigh in the ranking. */
function reasons(day: Day): RawBuilder<unknown> {
  const isIn = conditions(day);
  const all: [string, RawBuilder<unknown>][] = [
    ['blocked', sql`i.is_blocked`],
    ['overdue', isIn.overdue],
    ['due_today', isIn.due_today],
    ['due_soon', isIn.upcoming],
    ['pinned', sql`i.is_pinned`],
    ['urgent', sql`i.priority_level = 'urgent'`],
    ['high_priority', sql`i.priority_level = 'high'`],
    ['in_progress', sql`i.is_under_way`],
  ];
  const each = all.map(
    ([reason, condition]) => sql`case when ${condition} and i.done_at is null then ${sql.lit(reason)} end`,
  );
  return sql`to_json(array_remove(array[${sql.join(each)}], null))`;
}

/** The day of a member as the contract writes it, in one statement. */
export async function selectMyDay(
  db: Db,
  userId: string,
  day: Day,
  scope: DayScope,
): Promise<JsonText<MyDay>> {
  const isIn = conditions(day);
  const item = sql`json_build_object('kind', i.kind, 'id', i.id, 'title', left(i.title, ${maxTitleLength}::integer), 'task', i.task,
    'client', (select ${namedRefOf('c')} from clients c where c.id = i.client_id), 'status', i.status, 'status_category', i.status_category,
    'priority_level', i.priority_level, 'due_date', app.iso(i.due_date), 'estimated_minutes', i.estimated_minutes, 'is_blocked', i.is_blocked, 'is_pinned', i.is_pinned,
    'reasons', ${reasons(day)})`;
  const list = (condition: RawBuilder<boolean>, order = ranking(day)) =>
    sql`coalesce((select json_agg(r.item) from (select ${item} as item from items i where ${condition} order by ${order} limit ${maxItems}) r), '[]')`;
  const { rows } = await sql<{ day: string }>`
    with items as materialized (
      select h.*, exists (
        select from entity_pins p where p.user_id = h.user_id and p.record_kind = h.kind and p.record_id = h.id) as is_pinned
      from ${dayItems([userId], day, scope)} h)
    select json_build_object('date', ${day.date}::text, 'time_zone', ${day.time_zone}::text, 'counts', (select ${dayCounts(day)} from items i),
      'overdue', ${list(isIn.overdue)}, 'due_today', ${list(isIn.due_today)}, 'in_progress', ${list(isIn.in_progress)}, 'upcoming', ${list(isIn.upcoming)},
      'completed_today', ${list(isIn.completed_today, latestFirst)})::text as day`.execute(db);
  return rows[0]!.day as JsonText<MyDay>;
}
