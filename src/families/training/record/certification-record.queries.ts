import { sql } from 'kysely';
import type { IssuedCertification } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { namedRefFrom, userRefOf, userRefOrNull } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { iso, isoOrNull, record, selectRecords } from '#src/platform/db/query/index.ts';
import { fileRefOrNull } from './course-record.queries.ts';

export const certificationsOf = (db: Db) =>
  db
    .selectFrom('training_certifications as c')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'c.tenant_id').onRef('u.id', '=', 'c.user_id'),
    );

export const certificationStatus = sql<
  IssuedCertification['status']
>`case when c.revoked_at is not null then 'revoked' when c.superseded_by_id is not null then 'superseded'
  when c.expires_at <= app.now() then 'expired' else 'active' end`;

/** Path below which anyone sees whether a certificate is genuine. */
export const verificationPath = '/hosted/certifications/';

/** The contract's representation of a certification; `hostedUrl` is where its public page is. */
export const certificationRecord = (query: ReturnType<typeof certificationsOf>, hostedUrl: string) =>
  record<IssuedCertification>()(
    query.select([
      'c.id',
      namedRefFrom('c.course_id', 'c.course_name').as('course'),
      userRefOf('u').as('user'),
      'c.enrollment_id',
      certificationStatus.as('status'),
      'c.code',
      'c.template_id',
      'c.template_version',
      sql<number | null>`c.score_percent`.as('score_percent'),
      iso('c.issued_at').as('issued_at'),
      isoOrNull('c.expires_at').as('expires_at'),
      isoOrNull('c.revoked_at').as('revoked_at'),
      'c.revoke_reason',
      'c.superseded_by_id',
      sql<string>`coalesce(c.learner_name, left(u.name, 200))`.as('learner_name'),
      sql<string>`${hostedUrl}::text || ${sql.lit(verificationPath)} || c.code`.as('verification_url'),
      fileRefOrNull('c.file_id').as('file'),
      userRefOrNull('c.revoked_by').as('revoked_by'),
      'c.revision',
    ]),
  );

export async function selectCertification(
  ctx: Pick<ReadContext, 'db' | 'services'>,
  id: string,
): Promise<IssuedCertification> {
  const [found] = await selectRecords(
    ctx.db,
    certificationRecord(certificationsOf(ctx.db).where('c.id', '=', id), ctx.services.hostedUrl()),
  );
  return found!;
}
