import { sql } from 'kysely';
import type { TrainingCertification } from '#generated/types.gen.ts';
import type { OrganizationHandlers } from '#generated/families/organization/handlers.ts';
import { namedRefFrom, userRefOf } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  before,
  emptyLast,
  iso,
  isoOrNull,
  list,
  oneOf,
  oneOfIds,
  record,
  since,
} from '#src/platform/db/query/index.ts';

const status = sql<
  TrainingCertification['status']
>`case when c.revoked_at is not null then 'revoked' when c.superseded_by_id is not null then 'superseded'
  when c.expires_at <= app.now() then 'expired' else 'active' end`;

/** Certifications of a member. */
export const certifications = list<
  OrganizationHandlers['listUserTrainingCertifications'],
  { userId: string }
>()({
  rows: (db: Db, { userId }) =>
    db
      .selectFrom('training_certifications as c')
      .innerJoin('users as u', (join) =>
        join.onRef('u.tenant_id', '=', 'c.tenant_id').onRef('u.id', '=', 'c.user_id'),
      )
      .where('c.user_id', '=', userId),
  record: (rows) =>
    record<TrainingCertification>()(
      rows.select([
        'c.id',
        namedRefFrom('c.course_id', 'c.course_name').as('course'),
        userRefOf('u').as('user'),
        'c.enrollment_id',
        status.as('status'),
        'c.code',
        'c.template_id',
        'c.template_version',
        'c.file_id',
        'c.score_percent',
        iso('c.issued_at').as('issued_at'),
        isoOrNull('c.expires_at').as('expires_at'),
        isoOrNull('c.revoked_at').as('revoked_at'),
        'c.revoke_reason',
        'c.superseded_by_id',
      ]),
    ),
  id: 'c.id',
  filters: {
    status: oneOf(status),
    course_id: oneOfIds('c.course_id'),
    expires_after: since('c.expires_at'),
    expires_before: before('c.expires_at'),
  },
  sorts: { issued_at: emptyLast('c.issued_at'), expires_at: emptyLast('c.expires_at') },
});
