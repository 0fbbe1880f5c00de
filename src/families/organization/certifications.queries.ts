import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { TrainingCertification } from '#generated/types.gen.ts';
import type { ListUserTrainingCertificationsInput } from '#generated/families/organization/handlers.ts';
import type { Page } from '#src/call/context.ts';
import { iso, orderBy, selectPage } from '#src/platform/db/records.ts';

type Db = Kysely<Database>;

const certifications = (db: Db) => db.selectFrom('training_certifications as c')
  .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'c.tenant_id').onRef('u.id', '=', 'c.user_id'));

const status = sql<TrainingCertification['status']>`case when c.revoked_at is not null then 'revoked' when c.superseded_by_id is not null then 'superseded'
  when c.expires_at <= now() then 'expired' else 'active' end`;

/** The contract's representation of a certification. */
const withRecord = (query: ReturnType<typeof certifications>) =>
  query.select([
    'c.id', sql`json_build_object('id', c.course_id, 'name', c.course_name)`.as('course'), sql`json_build_object('id', u.id, 'name', u.name, 'email', u.email)`.as('user'),
    'c.enrollment_id', status.as('status'), 'c.code', 'c.template_id', 'c.template_version', 'c.file_id', 'c.score_percent',
    iso('c.issued_at').as('issued_at'), iso('c.expires_at').as('expires_at'), iso('c.revoked_at').as('revoked_at'), 'c.revoke_reason', 'c.superseded_by_id',
  ]);

export function selectCertifications(db: Db, userId: string, query: ListUserTrainingCertificationsInput['query']): Promise<Page<TrainingCertification>> {
  let matching = certifications(db).where('c.user_id', '=', userId);
  if (query.status !== undefined) matching = matching.where(status, 'in', query.status);
  if (query.course_id !== undefined) matching = matching.where('c.course_id', 'in', query.course_id);
  if (query.expires_after !== undefined) matching = matching.where(sql<boolean>`c.expires_at >= ${query.expires_after}::timestamptz`);
  if (query.expires_before !== undefined) matching = matching.where(sql<boolean>`c.expires_at < ${query.expires_before}::timestamptz`);
  return selectPage<TrainingCertification>(db, {
    matching,
    record: (rows) => withRecord(rows as ReturnType<typeof certifications>),
    orderBy: [orderBy(sql.ref(`c.${query.sort}`), query.order), sql`c.id ${sql.raw(query.order)}`],
    limit: query.limit,
    offset: query.offset,
  });
}
