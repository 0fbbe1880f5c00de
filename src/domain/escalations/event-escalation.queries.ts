import { sql, type RawBuilder } from 'kysely';
import type { EventEscalation } from '#generated/types.gen.ts';
import { userRefOrNull } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { iso, record, selectRecords } from '#src/platform/db/query/index.ts';

/** Whether the task of a link, of `alias`, counts as one of the escalation: others are only related to it. */
export const isSubjectOrRemedy = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.relation`)} <> 'related'`;

const linked = (table: string, column: string, condition = sql<boolean>`true`) => sql<string[]>`(
  select coalesce(json_agg(l.${sql.ref(column)} order by l.${sql.ref(column)}), '[]') from ${sql.table(table)} l
  where l.tenant_id = e.tenant_id and l.escalation_id = e.id and ${condition})`;

/** An escalation as events carry it. */
export async function findEventEscalation(db: Db, id: string): Promise<EventEscalation | undefined> {
  const [escalation] = await selectRecords(
    db,
    record<EventEscalation>()(
      db
        .selectFrom('escalations as e')
        .where('e.id', '=', id)
        .select([
          'e.id',
          'e.title',
          sql<
            EventEscalation['status']
          >`json_build_object('key', e.status, 'category', e.status_category, 'label', coalesce((
      select o.label from status_options o
      where o.tenant_id = e.tenant_id and o.record_kind = 'escalation' and o.template_id is null and o.key = e.status), e.status))`.as(
            'status',
          ),
          'e.severity',
          userRefOrNull('e.assignee_id').as('assignee'),
          'e.client_id',
          linked('escalation_tickets', 'ticket_id').as('ticket_ids'),
          linked('escalation_tasks', 'task_id', isSubjectOrRemedy('l')).as('task_ids'),
          'e.tags',
          'e.created_by',
          iso('e.created_at').as('created_at'),
          'e.revision',
        ]),
    ),
  );
  return escalation;
}
