import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { StoredForm } from './forms.queries.ts';

export interface NewVersion {
  readonly version: number;
  readonly note: string | null;
  readonly inputCount: number;
  readonly userId: string;
  readonly embedToken: string;
}

/** Makes the working copy a version and the form published. */
export async function storeVersion(db: Db, form: StoredForm, next: NewVersion, now: Date): Promise<void> {
  await sql`
    with v as (
      insert into form_versions (form_id, version, name, description, language, elements, settings, note, input_count, published_at, published_by)
      select id, ${next.version}, name, description, language, elements, settings, ${next.note}, ${next.inputCount}, ${now}::timestamptz, ${next.userId}::uuid
      from forms where id = ${form.id}::uuid)
    update forms set status = 'published', version = ${next.version}, live_hash = content_hash, embed_token = ${next.embedToken},
      published_at = ${now}::timestamptz, published_by = ${next.userId}::uuid, unpublished_at = null,
      revision = revision + 1, updated_at = ${now}::timestamptz
    where id = ${form.id}::uuid`.execute(db);
}

/** The form is published again in the version that it has. */
export async function reopen(db: Db, formId: string, now: Date): Promise<void> {
  await sql`update forms set status = 'published', unpublished_at = null, revision = revision + 1, updated_at = ${now}::timestamptz
    where id = ${formId}::uuid`.execute(db);
}

export async function storeUnpublished(db: Db, formId: string, now: Date): Promise<void> {
  await sql`update forms set status = 'unpublished', unpublished_at = ${now}::timestamptz, revision = revision + 1, updated_at = ${now}::timestamptz
    where id = ${formId}::uuid`.execute(db);
}

/** Whether a task can be started from the process. */
export async function selectStartableProcesses(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('process_definitions')
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .where('status', '=', 'published')
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
