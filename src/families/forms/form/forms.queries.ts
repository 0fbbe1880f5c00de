import { sql } from 'kysely';
import type { Form, FormElement, FormSettings } from '#generated/types.gen.ts';
import type { FormVersion } from '#generated/console/types.gen.ts';
import type { FormsHandlers } from '#generated/families/forms/handlers.ts';
import type { FormsHandlers as ConsoleHandlers } from '#generated/console/families/forms/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { searched } from '#src/domain/filters/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  emptyLast,
  holds,
  iso,
  isoOrNull,
  list,
  oneOf,
  otherThan,
  record,
  recordFilters,
  selectRecord,
  tagged,
} from '#src/platform/db/query/index.ts';

/** Where hosted addresses begin. */
export interface FormScope {
  readonly hostedUrl: string;
}

const present = (db: Db) => db.selectFrom('forms as f').where('f.deleted_at', 'is', null);

const embedUrl = ({ hostedUrl }: FormScope) =>
  sql<
    string | null
  >`case when f.status = 'published' then ${hostedUrl}::text || '/hosted/forms/' || f.embed_token end`;

/** The address has nothing that HTML would take for anything else; names do. */
const embedHtml = (scope: FormScope) =>
  sql<
    string | null
  >`case when f.status = 'published' then '<iframe src="' || ${embedUrl(scope)} || '" title="'
    || replace(replace(replace(f.name, '&', '&amp;'), '"', '&quot;'), '<', '&lt;') || '" width="100%" height="700" style="border:0"></iframe>' end`;

/** The contract's representation of a form. */
const formRecord = (forms: ReturnType<typeof present>, scope: FormScope) =>
  record<Form>()(
    forms.select([
      'f.id',
      'f.name',
      'f.slug',
      'f.description',
      'f.status',
      sql<number | null>`nullif(f.version, 0)`.as('version'),
      'f.has_unpublished_changes',
      embedUrl(scope).as('public_url'),
      embedUrl(scope).as('embed_url'),
      embedHtml(scope).as('embed_html'),
      'f.language',
      'f.tags',
      'f.page_count',
      'f.input_count',
      as<Form['maps_to']>()('f.maps_to').as('maps_to'),
      'f.submission_count',
      'f.held_count',
      isoOrNull('f.last_submitted_at').as('last_submitted_at'),
      isoOrNull('f.published_at').as('published_at'),
      'f.published_by',
      isoOrNull('f.unpublished_at').as('unpublished_at'),
      sql<string | null>`app.iso(f.unpublished_at + interval '24 hours')`.as('grace_ends_at'),
      'f.revision',
      iso('f.created_at').as('created_at'),
      iso('f.updated_at').as('updated_at'),
      'f.created_by',
    ]),
  );

export const formList = list<FormsHandlers['listForms'], { hostedUrl: string }>()({
  rows: present,
  record: formRecord,
  id: 'f.id',
  filters: {
    ...recordFilters('f'),
    status: oneOf('f.status'),
    has_unpublished_changes: holds('f.has_unpublished_changes'),
    maps_to: (kinds) => sql<boolean>`f.maps_to && ${kinds}::text[]`,
    tags: tagged('f.tags'),
    search: searched('f.id', 'search_forms'),
  },
  sorts: {
    updated_at: by('f.updated_at'),
    created_at: by('f.created_at'),
    name: byName('f.name'),
    published_at: emptyLast('f.published_at'),
    submission_count: by('f.submission_count'),
    last_submitted_at: emptyLast('f.last_submitted_at'),
  },
});

export const selectForm = (db: Db, id: string, scope: FormScope): Promise<JsonText<Form> | undefined> =>
  selectRecord(db, formRecord(present(db).where('f.id', '=', id), scope));

/** A form with its working copy, as handlers work on it. */
export interface StoredForm {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string | null;
  readonly status: Form['status'];
  readonly version: number;
  readonly language: string;
  readonly tags: readonly string[];
  readonly elements: readonly FormElement[];
  readonly settings: FormSettings;
  readonly content_hash: string;
  readonly has_unpublished_changes: boolean;
  readonly embed_token: string | null;
  readonly revision: number;
}

const stored = (db: Db) =>
  db
    .selectFrom('forms')
    .where('deleted_at', 'is', null)
    .select([
      'id',
      'name',
      'slug',
      'description',
      'status',
      'version',
      'language',
      'tags',
      'content_hash',
      'has_unpublished_changes',
      'embed_token',
      'revision',
    ])
    .select([
      as<FormElement[]>()('forms.elements').as('elements'),
      as<FormSettings>()('forms.settings').as('settings'),
    ]);

export const findForm = (db: Db, id: string): Promise<StoredForm | undefined> =>
  stored(db).where('id', '=', id).executeTakeFirst() as Promise<StoredForm | undefined>;

/** The form, which nobody else changes before the transaction ends. */
export const lockForm = (db: Db, id: string): Promise<StoredForm | undefined> =>
  stored(db).where('id', '=', id).forUpdate().executeTakeFirst() as Promise<StoredForm | undefined>;

/** Slugs of forms that begin like this one. */
export async function selectSlugs(db: Db, stem: string, exceptId: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('forms')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`starts_with(slug, ${stem})`)
    .where(otherThan('id', exceptId))
    .select('slug')
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Keeps files that the form or one of its versions shows from being purged. */
export async function keepFiles(db: Db, formId: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await sql`insert into form_files (form_id, file_id) select ${formId}::uuid, unnest(${[...fileIds]}::uuid[]) on conflict do nothing`.execute(
    db,
  );
}

/** The content of a version, or undefined. */
export async function findVersion(
  db: Db,
  formId: string,
  version: number,
): Promise<
  | {
      name: string;
      description: string | null;
      language: string;
      elements: FormElement[];
      settings: FormSettings;
    }
  | undefined
> {
  return db
    .selectFrom('form_versions as v')
    .where('v.form_id', '=', formId)
    .where('v.version', '=', version)
    .select(['v.name', 'v.description', 'v.language'])
    .select([
      as<FormElement[]>()('v.elements').as('elements'),
      as<FormSettings>()('v.settings').as('settings'),
    ])
    .executeTakeFirst();
}

const versionsOf = (db: Db, { formId }: { readonly formId: string }) =>
  db
    .selectFrom('form_versions as v')
    .innerJoin('forms as f', (join) =>
      join.onRef('f.tenant_id', '=', 'v.tenant_id').onRef('f.id', '=', 'v.form_id'),
    )
    .where('v.form_id', '=', formId);

export const versionList = list<ConsoleHandlers['listFormVersions'], { formId: string }>()({
  rows: versionsOf,
  record: (rows) =>
    record<FormVersion>()(
      rows.select([
        'v.version',
        sql<boolean>`v.version = f.version and f.status = 'published'`.as('is_live'),
        'v.note',
        'v.input_count',
        'v.submission_count',
        iso('v.published_at').as('published_at'),
        'v.published_by',
      ]),
    ),
  id: 'v.version',
  filters: {},
  sorts: { version: by('v.version'), submission_count: by('v.submission_count') },
});
