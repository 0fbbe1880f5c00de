import { sql } from 'kysely';
import type {
  FormAnswers,
  FormElement,
  FormHoldReason,
  FormSettings,
  FormSubmission,
  FormSpamSignal,
} from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, isoOrNull } from '#src/platform/db/query/index.ts';

type Kind = NonNullable<FormSubmission['record']>['kind'];

/** A record created from a submission, or linked to it. */
export interface CreatedRecord {
  readonly kind: Kind;
  readonly id: string;
}

/** A submission with its form's version, as those work on it who fill it in, process it or decide on it. */
export interface StoredSubmission {
  readonly id: string;
  readonly form_id: string;
  readonly form_version: number;
  readonly form_name: string;
  readonly status: FormSubmission['status'];
  readonly answers: FormAnswers;
  readonly respondent_name: string | null;
  readonly respondent_email: string | null;
  readonly client_id: string | null;
  readonly user_id: string | null;
  readonly link_id: string | null;
  readonly record_kind: Kind | null;
  readonly record_id: string | null;
  readonly source_url: string | null;
  readonly spam_score: number | null;
  readonly spam_signals: readonly FormSpamSignal[];
  readonly hold_reason: FormHoldReason | null;
  readonly hold_details: readonly string[];
  readonly created_records: readonly CreatedRecord[];
  readonly links_sent: number;
  readonly links_sent_on: string | null;
  readonly submitted_at: string | null;
  /** Revision that was submitted; null for those that were before it was kept. */
  readonly submitted_revision: number | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly revision: number;
  /** Of the version that it answers. */
  readonly elements: readonly FormElement[];
  readonly settings: FormSettings;
  readonly language: string;
  readonly description: string | null;
  readonly published_by: string;
  /** Of the form, as it is now. */
  readonly form_status: 'draft' | 'published' | 'unpublished';
  readonly unpublished_at: string | null;
  readonly is_form_deleted: boolean;
}

const selectStored = (db: Db) =>
  db
    .selectFrom('form_submissions as s')
    .innerJoin('form_versions as v', (join) =>
      join
        .onRef('v.tenant_id', '=', 's.tenant_id')
        .onRef('v.form_id', '=', 's.form_id')
        .onRef('v.version', '=', 's.form_version'),
    )
    .innerJoin('forms as f', (join) =>
      join.onRef('f.tenant_id', '=', 's.tenant_id').onRef('f.id', '=', 's.form_id'),
    )
    .where('s.erased_at', 'is', null)
    .select([
      's.id',
      's.form_id',
      's.form_version',
      's.status',
      's.respondent_name',
      's.respondent_email',
      's.client_id',
      's.user_id',
      's.link_id',
      's.record_id',
      's.source_url',
      's.hold_details',
      's.links_sent',
      's.links_sent_on',
      's.revision',
      's.submitted_revision',
      'v.name as form_name',
      'v.language',
      'v.description',
      'v.published_by',
      'f.status as form_status',
    ])
    .select([
      sql<number | null>`s.spam_score::float8`.as('spam_score'),
      sql<boolean>`f.deleted_at is not null`.as('is_form_deleted'),
      sql<string>`app.iso(s.created_at)`.as('created_at'),
      sql<string>`app.iso(s.updated_at)`.as('updated_at'),
      isoOrNull('s.submitted_at').as('submitted_at'),
      isoOrNull('f.unpublished_at').as('unpublished_at'),
      as<FormAnswers>()('s.answers').as('answers'),
      as<Kind | null>()('s.record_kind').as('record_kind'),
      as<FormSpamSignal[]>()('s.spam_signals').as('spam_signals'),
      as<FormHoldReason | null>()('s.hold_reason').as('hold_reason'),
      as<CreatedRecord[]>()('s.created_records').as('created_records'),
      as<FormElement[]>()('v.elements').as('elements'),
      as<FormSettings>()('v.settings').as('settings'),
    ]);

export const findSubmission = (db: Db, id: string): Promise<StoredSubmission | undefined> =>
  selectStored(db).where('s.id', '=', id).executeTakeFirst() as Promise<StoredSubmission | undefined>;

/** The submission, which nobody else changes before the transaction ends. */
export const lockSubmission = (db: Db, id: string): Promise<StoredSubmission | undefined> =>
  selectStored(db).where('s.id', '=', id).forUpdate('s').executeTakeFirst() as Promise<
    StoredSubmission | undefined
  >;

export interface Upload {
  readonly id: string;
  readonly element_key: string;
  readonly file_name: string;
  readonly content_type: string;
  readonly size_bytes: number;
  readonly checksum_sha256: string;
  readonly status: 'stored' | 'kept' | 'refused';
  readonly reason: string | null;
}

/** Files that came for the submission, in order. */
export const selectUploads = (db: Db, submissionId: string): Promise<Upload[]> =>
  db
    .selectFrom('form_uploads as u')
    .where('u.submission_id', '=', submissionId)
    .select([
      'u.id',
      'u.element_key',
      'u.file_name',
      'u.content_type',
      'u.checksum_sha256',
      'u.status',
      'u.reason',
    ])
    .select(sql<number>`u.size_bytes::float8`.as('size_bytes'))
    .orderBy('u.created_at')
    .orderBy('u.id')
    .execute() as Promise<Upload[]>;

/** Counts what became of a submission for the lists of forms and versions. It is no change of the form. */
export async function countSubmission(
  db: Db,
  { form_id: formId, form_version: version }: Pick<StoredSubmission, 'form_id' | 'form_version'>,
  change: { readonly submitted?: Date; readonly held?: 1 | -1 },
): Promise<void> {
  const { submitted, held = 0 } = change;
  await sql`
    update forms set held_count = greatest(0, held_count + ${held}::integer), submission_count = submission_count + ${submitted === undefined ? 0 : 1}::integer,
      last_submitted_at = coalesce(greatest(last_submitted_at, ${submitted ?? null}::timestamptz), ${submitted ?? null}::timestamptz, last_submitted_at)
    where id = ${formId}::uuid`.execute(db);
  if (submitted !== undefined)
    await sql`update form_versions set submission_count = submission_count + 1 where form_id = ${formId}::uuid and version = ${version}`.execute(
      db,
    );
}
