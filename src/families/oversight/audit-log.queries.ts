import { sql } from 'kysely';
import type { AuditEntry } from '#generated/console/types.gen.ts';
import type { OversightHandlers } from '#generated/console/families/oversight/handlers.ts';
import { actorOf } from '#src/domain/refs/index.ts';
import { nameIfVisible, viewerIn, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  before,
  by,
  equalTo,
  iso,
  list,
  oneOf,
  oneOfIds,
  record,
  since,
} from '#src/platform/db/query/index.ts';

export const auditLog = list<OversightHandlers['listAuditEntries'], ViewerScope>()({
  rows: (db: Db) => db.selectFrom('audit_log as h'),
  record: (entries, scope) =>
    record<AuditEntry>()(
      entries.select([
        'h.id',
        as<AuditEntry['record_kind']>()('h.record_kind').as('record_kind'),
        'h.record_id',
        nameIfVisible(viewerIn(scope), sql`h.record_kind`, sql`h.record_id`).as('record_name'),
        'h.action',
        'h.operation_id',
        'h.changed_fields',
        actorOf('h').as('actor'),
        'h.request_id',
        iso('h.created_at').as('created_at'),
      ]),
    ),
  id: 'h.id',
  filters: {
    record_kind: oneOf('h.record_kind'),
    record_id: oneOfIds('h.record_id'),
    action: oneOf('h.action'),
    operation_id: oneOf('h.operation_id'),
    actor_type: oneOf('h.actor_type'),
    user_id: oneOfIds('h.actor_id'),
    request_id: equalTo('h.request_id'),
    created_after: since('h.created_at'),
    created_before: before('h.created_at'),
  },
  sorts: { created_at: by('h.created_at') },
  cutFirst: 'h',
});
