import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** Events that every consumer has had. */
export const purges: readonly AgePurge[] = [
  // Deliveries carry what they send; who looks at a call of the log sees its events for as long as the call.
  purgeByAge(
    'events',
    '30 days',
    'created_at',
    `sequence <= (select scanned from app.event_scan)
    and not exists (select from app.event_positions p where p.tenant_id = events.tenant_id and p.due_at is not null and p.position < events.sequence)
    and not exists (select from app.parked_events p where p.tenant_id = events.tenant_id and p.event_id = events.id)`,
  ),
];
