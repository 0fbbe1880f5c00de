import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Empties the row of everything about the person, and forgets what hung on it; files go with their uploads. */
export async function eraseRow(db: Db, id: string, now: Date): Promise<void> {
  await sql`delete from comments where record_kind = 'form_submission' and record_id = ${id}::uuid`.execute(
    db,
  );
  await sql`delete from entity_pins where record_kind = 'form_submission' and record_id = ${id}::uuid`.execute(
    db,
  );
  await sql`delete from custom_object_links where anchor_kind = 'form_submission' and anchor_id = ${id}::uuid`.execute(
    db,
  );
  await sql`
    delete from managed_files f using form_uploads u where u.submission_id = ${id}::uuid and f.id = u.id and f.tenant_id = u.tenant_id
      and not exists (select from record_attachments a where a.tenant_id = f.tenant_id and a.file_id = f.id)
      and not app.is_field_value(f.tenant_id, f.id)`.execute(db);
  await sql`delete from form_uploads where submission_id = ${id}::uuid`.execute(db);
  await sql`
    update form_submissions set answers = '{}', respondent_name = null, respondent_email = null, client_id = null, user_id = null, link_id = null,
      record_kind = null, record_id = null, source_url = null, content_hash = null, captcha = null, hold_details = '{}', created_records = '[]',
      rejection_reason = null, words = '', erased_at = ${now}::timestamptz, updated_at = ${now}::timestamptz, revision = revision + 1
    where id = ${id}::uuid`.execute(db);
}

/** Keeps counts of choices whose answers go. */
export async function countErasedChoices(
  db: Db,
  { form_id: formId, form_version: version }: { readonly form_id: string; readonly form_version: number },
  day: string,
  chosen: readonly { readonly element: string; readonly choice: string }[],
): Promise<void> {
  if (chosen.length === 0) return;
  await sql`
    insert into form_erased_choices as e (form_id, version, submitted_on, element_key, choice_key, answer_count)
    select ${formId}::uuid, ${version}, ${day}::date, c.element, c.choice, count(*)
    from unnest(${chosen.map(({ element }) => element)}::text[], ${chosen.map(({ choice }) => choice)}::text[]) as c (element, choice)
    group by c.element, c.choice
    on conflict (tenant_id, form_id, submitted_on, version, element_key, choice_key) do update set answer_count = e.answer_count + excluded.answer_count`.execute(
    db,
  );
}
