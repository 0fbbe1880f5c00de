import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import type { StoredCourse } from '../record/course-record.queries.ts';
import type { DoneRun } from './progress.queries.ts';

export interface NewCertification {
  readonly id: string;
  readonly enrollment_id: string;
  readonly code: string;
  readonly expires_at: string | null;
}

// Without letters and digits that are read as others.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code that nobody guesses: 60 bits, in groups. */
export const newCode = (): string =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]!).join(''),
  ).join('-');

/** Certifies completed runs, with the current version of the template. Each takes the place of an active one of its learner. */
export async function insertCertifications(
  db: Db,
  course: StoredCourse,
  runs: readonly DoneRun[],
  now: Date,
): Promise<NewCertification[]> {
  const made = JSON.stringify(
    runs.map(({ id, user_id, score_percent }) => ({
      id: uuid7(),
      enrollment_id: id,
      user_id,
      score_percent,
      code: newCode(),
    })),
  );
  const { rows } = await sql<NewCertification>`
    insert into training_certifications (id, user_id, course_id, course_name, enrollment_id, code, template_id, template_version, score_percent,
      issued_at, expires_at, learner_name, agency_name, updated_at)
    select m.id, m.user_id, ${course.id}::uuid, ${course.name}, m.enrollment_id, m.code, t.id, t.version, m.score_percent, ${now}::timestamptz,
      ${now}::timestamptz + make_interval(months => ${course.valid_months}::integer), left(u.name, 200), left(a.name, 200), ${now}::timestamptz
    from jsonb_to_recordset(${made}::jsonb) m (id uuid, enrollment_id uuid, user_id uuid, score_percent numeric, code text)
    join users u on u.id = m.user_id join certificate_templates t on t.id = ${course.template_id}::uuid
    join tenants a on a.id = app.tenant_id()
    returning id, enrollment_id, code, app.iso(expires_at) as expires_at`.execute(db);
  await sql`update training_certifications c set superseded_by_id = n.id, revision = c.revision + 1, updated_at = ${now}::timestamptz
    from training_certifications n
    where n.id = any(${rows.map(({ id }) => id)}::uuid[]) and c.course_id = n.course_id and c.user_id = n.user_id and c.id <> n.id
      and c.revoked_at is null and c.superseded_by_id is null and (c.expires_at is null or c.expires_at > ${now}::timestamptz)`.execute(
    db,
  );
  return rows;
}
