import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** A certification that has no PDF yet, with what its certificate says. */
export interface Unrendered {
  readonly id: string;
  readonly user_id: string;
  readonly code: string;
  readonly template_id: string;
  readonly template_version: number;
  readonly course_name: string;
  readonly learner_name: string;
  readonly agency_name: string;
  readonly score_percent: number | null;
  readonly issued_at: string;
  readonly expires_at: string | null;
  readonly locale: string;
  readonly time_zone: string;
  readonly logo_png: Buffer | null;
}

/** The next certifications behind this one that have no PDF. */
export async function selectUnrendered(db: Db, afterId: string | null, limit: number): Promise<Unrendered[]> {
  const { rows } = await sql<Unrendered>`
    select c.id, c.user_id, c.code, c.template_id, c.template_version, c.course_name, c.learner_name, c.agency_name, c.score_percent::float8 as score_percent,
      app.iso(c.issued_at) as issued_at, app.iso(c.expires_at) as expires_at, t.locale, t.time_zone, t.logo_png
    from training_certifications c join tenants t on t.id = c.tenant_id
    join certificate_template_versions v on v.tenant_id = c.tenant_id and v.template_id = c.template_id and v.version = c.template_version
    where c.file_id is null and c.learner_name is not null and (${afterId}::uuid is null or c.id > ${afterId}::uuid)
    order by c.id limit ${limit}`.execute(db);
  return rows;
}

/** The certification has this PDF, unless it has one already. False then. */
export async function storeFileOf(db: Db, id: string, fileId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update training_certifications set file_id = ${fileId}::uuid, revision = revision + 1, updated_at = ${now}::timestamptz
    where id = ${id}::uuid and file_id is null returning id`.execute(db);
  return rows.length > 0;
}
