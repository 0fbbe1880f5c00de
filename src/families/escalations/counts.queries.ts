import { sql } from 'kysely';
import type { EscalationCounts } from '#generated/types.gen.ts';
import type { GetEscalationCountsInput } from '#generated/families/escalations/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { isOverdue, isUnresolved, escalationList, takesPart } from './list.queries.ts';

type Counts = Omit<EscalationCounts, 'by_status'>;

/** Numbers of the escalations that the list shows with these filters. */
export async function selectCounts(
  ctx: ReadContext,
  filters: GetEscalationCountsInput['query'],
): Promise<EscalationCounts> {
  const scope = { ...viewerScope(ctx), now: ctx.now };
  const { rows: matching } = await escalationList.matching(ctx, filters, scope);
  const rows = matching.select([
    'e.status',
    'e.status_category',
    'e.severity',
    'e.assignee_id',
    'e.due_date',
    'e.id',
  ]);
  const count = (condition: ReturnType<typeof isOverdue>) => sql`count(*) filter (where ${condition})`;
  const of = (column: string, ...values: readonly string[]) =>
    sql`json_build_object(${sql.join(values.flatMap((value) => [sql.lit(value), count(sql<boolean>`${sql.ref(`e.${column}`)} = ${sql.lit(value)}`)]))})`;
  const userId = sql`${ctx.identity.userId}::uuid`;
  const { rows: found } = await sql<{ counts: Counts; by_status: EscalationCounts['by_status'] }>`
    with e as materialized (${rows})
    select json_build_object('total', count(*),
      'by_status_category', ${of('status_category', 'open', 'in_progress', 'waiting', 'resolved', 'closed')},
      'by_severity', ${of('severity', 'low', 'medium', 'high', 'critical')},
      'unresolved', ${count(isUnresolved)},
      'overdue', ${count(isOverdue(ctx.now))},
      'unassigned', ${count(sql<boolean>`${isUnresolved} and e.assignee_id is null`)},
      'assigned_to_caller', ${count(sql<boolean>`${isUnresolved} and e.assignee_id = ${userId}`)},
      'caller_takes_part', ${count(sql<boolean>`${isUnresolved} and ${takesPart([ctx.identity.userId])}`)}) as counts,
      (select coalesce(json_agg(json_build_object('status', s.status, 'status_category', s.status_category, 'count', s.count) order by o.position, s.status), '[]')
        from (select e.status, e.status_category, count(*) as count from e group by e.status, e.status_category) s
        left join status_options o on o.record_kind = 'escalation' and o.template_id is null and o.key = s.status) as by_status
    from e`.execute(ctx.db);
  const { counts, by_status } = found[0]!;
  return { ...counts, by_status };
}
