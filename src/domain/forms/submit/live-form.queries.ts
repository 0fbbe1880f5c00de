import { sql } from 'kysely';
import type { FormAnswers, FormElement, FormSettings } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { CreatedRecord } from '../store/submissions.queries.ts';

/** The latest version of a form, as those meet it who fill it in. */
export interface LiveForm {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly description: string | null;
  readonly language: string;
  readonly elements: readonly FormElement[];
  readonly settings: FormSettings;
  readonly published_by: string;
  readonly status: 'published' | 'unpublished';
  readonly submission_count: number;
}

/** The form and its latest version; undefined for one that is deleted or was never published. */
export async function findLiveForm(db: Db, id: string): Promise<LiveForm | undefined> {
  const { rows } = await sql<LiveForm>`
    select f.id, v.version, v.name, v.description, v.language, v.elements, v.settings, v.published_by, f.status, f.submission_count
    from forms f join form_versions v on v.tenant_id = f.tenant_id and v.form_id = f.id and v.version = f.version
    where f.id = ${id}::uuid and f.deleted_at is null`.execute(db);
  return rows[0];
}

/** A link of a client, with the answers saved by it so far. */
export interface Link {
  readonly id: string;
  readonly form_id: string;
  readonly client_id: string;
  readonly record_kind: CreatedRecord['kind'] | null;
  readonly record_id: string | null;
  readonly answers: FormAnswers;
  readonly submission_id: string | null;
  readonly expires_at: string;
  readonly revoked_at: string | null;
}

export async function findLink(db: Db, id: string, lock: '' | 'for update' = ''): Promise<Link | undefined> {
  const { rows } = await sql<Link>`
    select id, form_id, client_id, record_kind, record_id, answers, submission_id, app.iso(expires_at) as expires_at, app.iso(revoked_at) as revoked_at
    from form_links where id = ${id}::uuid ${sql.raw(lock)}`.execute(db);
  return rows[0];
}

/** Waits for others who count against the limits of the form, until the transaction ends. */
export async function holdCounts(db: Db, formId: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select submission_count as count from forms where id = ${formId}::uuid for update`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether somebody with the address has completed the form before. */
export async function hasSubmitted(
  db: Db,
  formId: string,
  email: string,
  exceptId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from form_submissions where respondent_email = ${email} and form_id = ${formId}::uuid and id <> ${exceptId}::uuid
      and status in ('submitted', 'held', 'ready') limit 1`.execute(db);
  return rows.length > 0;
}

export async function linkSubmission(db: Db, linkId: string, submissionId: string): Promise<void> {
  await sql`update form_links set submission_id = ${submissionId}::uuid where id = ${linkId}::uuid`.execute(
    db,
  );
}

/** Counts a view of the page. */
export async function countView(db: Db, { id, version }: LiveForm, day: string): Promise<void> {
  await sql`
    insert into form_views as v (form_id, version, viewed_on, view_count) values (${id}::uuid, ${version}, ${day}::date, 1)
    on conflict (tenant_id, form_id, viewed_on, version) do update set view_count = v.view_count + 1`.execute(
    db,
  );
}
