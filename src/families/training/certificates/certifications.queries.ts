import { sql } from 'kysely';
import type { TrainingHandlers } from '#generated/families/training/handlers.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  before,
  by,
  byName,
  emptyLast,
  equalTo,
  list,
  mentions,
  oneOf,
  oneOfIds,
  since,
} from '#src/platform/db/query/index.ts';
import {
  certificationRecord,
  certificationsOf,
  certificationStatus,
} from '../record/certification-record.queries.ts';
import { isOfDepartments } from '../record/learners.queries.ts';

export const certificationList = list<
  TrainingHandlers['listTrainingCertifications'],
  { readonly hostedUrl: string }
>()({
  rows: (db: Db) => certificationsOf(db),
  record: (rows, { hostedUrl }) => certificationRecord(rows, hostedUrl),
  id: 'c.id',
  filters: {
    id: oneOfIds('c.id'),
    user_id: oneOfIds('c.user_id'),
    course_id: oneOfIds('c.course_id'),
    department_id: isOfDepartments('c.user_id'),
    status: oneOf(certificationStatus),
    code: equalTo('c.code'),
    expires_after: since('c.expires_at'),
    expires_before: before('c.expires_at'),
    search: mentions('c.course_name', 'u.name'),
  },
  sorts: {
    issued_at: by('c.issued_at'),
    expires_at: emptyLast('c.expires_at'),
    user_name: byName('u.name'),
    course_name: byName('c.course_name'),
  },
});

export interface StoredCertification {
  readonly id: string;
  readonly user_id: string;
  readonly course_id: string;
  readonly course_name: string;
  readonly status: string;
  readonly expires_at: string | null;
  readonly revision: number;
}

export async function lockCertification(db: Db, id: string): Promise<StoredCertification | undefined> {
  const { rows } = await sql<StoredCertification>`
    select c.id, c.user_id, c.course_id, c.course_name, ${certificationStatus} as status, app.iso(c.expires_at) as expires_at, c.revision
    from training_certifications c where c.id = ${id}::uuid for update`.execute(db);
  return rows[0];
}

export const storeRevoked = (
  db: Db,
  id: string,
  { reason, userId }: { readonly reason: string; readonly userId: string },
  now: Date,
): Promise<unknown> =>
  sql`update training_certifications set revoked_at = ${now}::timestamptz, revoke_reason = ${reason}, revoked_by = ${userId}::uuid,
    revision = revision + 1, updated_at = ${now}::timestamptz where id = ${id}::uuid`.execute(db);
