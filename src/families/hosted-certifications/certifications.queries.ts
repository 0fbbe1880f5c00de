import { sql } from 'kysely';
import type { VerifiedCertification } from '#generated/hosted/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** The certification of a code, and the agency that issued it. */
export async function findByCode(
  db: Db,
  code: string,
): Promise<{ tenant_id: string; id: string } | undefined> {
  const { rows } = await sql<{ tenant_id: string; id: string }>`
    select tenant_id, id from app.find_certification(${code})`.execute(db);
  return rows[0];
}

/** What its certificate shows, and whether it is valid; read as its agency. */
export async function selectVerified(db: Db, id: string): Promise<VerifiedCertification | undefined> {
  const { rows } = await sql<VerifiedCertification>`
    select c.code, case when c.revoked_at is not null then 'revoked' when c.superseded_by_id is not null then 'superseded'
        when c.expires_at <= app.now() then 'expired' else 'active' end as status,
      coalesce(c.learner_name, left(u.name, 200)) as user_name, left(c.course_name, 200) as course_name, coalesce(c.agency_name, left(t.name, 200)) as agency_name,
      app.iso(c.issued_at) as issued_at, app.iso(c.expires_at) as expires_at
    from training_certifications c join users u on u.id = c.user_id join tenants t on t.id = c.tenant_id where c.id = ${id}::uuid`.execute(
    db,
  );
  return rows[0];
}
