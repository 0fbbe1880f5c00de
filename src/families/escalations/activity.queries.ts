import type { EscalationActivityEntry } from '#generated/console/types.gen.ts';
import type { EscalationsHandlers } from '#generated/console/families/escalations/handlers.ts';
import { historyColumns, historyFilters, historyOf, historySorts } from '#src/domain/history/index.ts';
import { as, list, oneOf, record } from '#src/platform/db/query/index.ts';

const kinds: readonly EscalationActivityEntry['kind'][] = [
  'created',
  'updated',
  'status_changed',
  'reassigned',
  'participants_changed',
  'next_steps_changed',
  'tasks_changed',
  'summary_changed',
  'recommendations_generated',
  'recommendation_selected',
];

export const escalationActivity = list<
  EscalationsHandlers['listEscalationActivity'],
  { readonly recordId: string }
>()({
  rows: (db, scope) => historyOf('escalation')(db, scope).where(oneOf('h.action')(kinds)),
  record: (rows) =>
    record<EscalationActivityEntry>()(
      rows.select([
        ...historyColumns('escalation'),
        as<EscalationActivityEntry['kind']>()('h.action').as('kind'),
      ]),
    ),
  id: 'h.id',
  filters: {
    kind: historyFilters.action,
    created_after: historyFilters.created_after,
    created_before: historyFilters.created_before,
  },
  sorts: historySorts,
});
