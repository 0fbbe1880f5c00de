import { sql } from 'kysely';
import type { BillingHandlers } from '#generated/families/billing/handlers.ts';
import { methodRecord, methods, methodStatus } from '#src/domain/payments/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  emptyLast,
  list,
  oneOf,
  oneOfIds,
  equalTo,
  holds,
  recordFilters,
  recordSorts,
} from '#src/platform/db/query/index.ts';

export interface MethodScope {
  /** The caller bills programs alone, and sees methods of clients with an enrolment. */
  readonly isProgramsOnly: boolean;
}

/** Methods of clients with an open enrolment. */
const ofEnrolled = sql<boolean>`exists (select from client_programs e
  where e.tenant_id = m.tenant_id and e.client_id = m.client_id and e.status in ('pending', 'active', 'paused', 'suspended'))`;

const seen = (db: Db, { isProgramsOnly }: MethodScope) =>
  methods(db).$if(isProgramsOnly, (query) => query.where(ofEnrolled));

export const methodList = list<BillingHandlers['listPaymentMethods'], MethodScope>()({
  rows: seen,
  record: methodRecord,
  id: 'm.id',
  filters: {
    ...recordFilters('m'),
    owner_kind: equalTo('m.owner_kind'),
    client_id: oneOfIds('m.client_id'),
    type: oneOf('m.type'),
    status: oneOf(methodStatus),
    is_default: holds(sql<boolean>`m.is_default`),
  },
  sorts: {
    ...recordSorts('m'),
    last_charged_at: emptyLast('m.last_charged_at'),
  },
  own: [sql`m.is_default desc`, sql`m.created_at desc`],
});
