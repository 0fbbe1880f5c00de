import { sql, type RawBuilder } from 'kysely';
import type { Attachment, RecordRef } from '#generated/types.gen.ts';
import {
  conditionOf,
  idOf,
  isOfUnfiledMail,
  isReplyTemplateShown,
  isTicketDraftShown,
  isSeen,
  isVisibleRecord,
  kinds,
  storedKinds,
  type RecordViewer,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso, record, selectRecord, type RecordQuery } from '#src/platform/db/query/index.ts';
import type { JsonText } from '#src/call/context.ts';
import { isSeenAttachment } from './unpublished.queries.ts';

const maxRecords = 50;

const allFiles = (db: Db) => db.selectFrom('managed_files as f');

export const files = (db: Db) => allFiles(db).where('f.status', '=', 'ready');

/**
 * Whether the viewer sees the file `f`: it is attached to a record that they see, or to none and they uploaded it, or is the logo of the
 * agency or a picture of a layout, which everybody may read, or goes out with a reply template that they see, or came with a
 * message that is in no ticket yet, or is the document of an invoice or credit note that they see. Once it is attached, its uploader
 * sees it as everybody else does. What somebody who was removed left unattached is seen by those who manage the settings, so that it
 * can be kept; not what they exported, which holds what they alone saw.
 */
export const isSeenFile = (viewer: RecordViewer): RawBuilder<boolean> => sql<boolean>`(
  (f.unattached_since is not null and (f.created_by = ${viewer.identity.userId}::uuid or (
    ${viewer.can('settings.manage')}::boolean and exists (
      select from users _left where _left.tenant_id = f.tenant_id and _left.id = f.created_by and _left.status = 'removed')
    and not exists (select from data_exports _export where _export.tenant_id = f.tenant_id and _export.file_id = f.id))))
  or f.id = (select logo_file_id from tenants where id = app.tenant_id())
  or exists (select from layout_uses _use where _use.tenant_id = f.tenant_id and _use.used_kind = 'file' and _use.used_id = f.id)
  or ${isOfSeenTemplate(viewer)}
  or ${isOfSeenDraft(viewer)}
  or ${isOfSeenTraining(viewer)}
  or ${isOfUnfiledMail(viewer)}
  or ${isOfSeenMapLayer(viewer)}
  or ${isOfListing(viewer)}
  or ${isOfSeenInvoice(viewer)}
  or ${isOfSeenCreditNote(viewer)}
  or exists (
    select from record_attachments a where a.tenant_id = f.tenant_id and a.file_id = f.id
      and ${isSeenAttachment(viewer, 'a')} and ${isVisibleRecord(viewer, sql`a.record_kind`, sql`a.record_id`)}))`;

/** Whether the file `f` goes out with a reply template that the viewer sees. */
function isOfSeenTemplate(viewer: RecordViewer): RawBuilder<boolean> {
  if (!viewer.can('tickets.view')) return sql<boolean>`false`;
  return sql<boolean>`exists (
    select from record_attachments _sent join ticket_reply_templates _template
      on _template.tenant_id = _sent.tenant_id and _template.id = _sent.record_id and _template.deleted_at is null
    where _sent.tenant_id = f.tenant_id and _sent.file_id = f.id and _sent.record_kind = 'ticket_reply_template'
      and ${isReplyTemplateShown(viewer, '_template')})`;
}

/** Whether the file `f` goes out with a reply that the viewer sees before it is sent. */
function isOfSeenDraft(viewer: RecordViewer): RawBuilder<boolean> {
  if (!viewer.can('tickets.view')) return sql<boolean>`false`;
  return sql<boolean>`exists (
    select from record_attachments _drafted join ticket_drafts _draft on _draft.tenant_id = _drafted.tenant_id and _draft.id = _drafted.record_id
    where _drafted.tenant_id = f.tenant_id and _drafted.file_id = f.id and _drafted.record_kind = 'ticket_draft'
      and ${isTicketDraftShown(viewer, '_draft')})`;
}

/**
 * Whether the file `f` is of training beside its courses: a picture of a certificate, for authors; the cover of a path, for learners; part
 * of an answer, for its learner and those who grade it; or a certificate, for its holder and those who look after training.
 */
function isOfSeenTraining(viewer: RecordViewer): RawBuilder<boolean> {
  if (!viewer.can('training.learn')) return sql<boolean>`false`;
  const me = sql`${viewer.identity.userId}::uuid`;
  const isAuthor = viewer.can('training.author');
  const grades = viewer.can('training.review');
  const seesAll = grades || viewer.can('training.assign') || viewer.can('training.manage');
  return sql<boolean>`exists (
    select from record_attachments _of where _of.tenant_id = f.tenant_id and _of.file_id = f.id and (
      (_of.record_kind = 'certificate_template' and ${isAuthor}::boolean)
      or (_of.record_kind = 'learning_path' and exists (select from learning_paths _path
        where _path.tenant_id = _of.tenant_id and _path.id = _of.record_id and _path.deleted_at is null and (${isAuthor}::boolean or _path.status = 'published')))
      or (_of.record_kind = 'training_attempt' and exists (select from training_attempts _try
        where _try.tenant_id = _of.tenant_id and _try.id = _of.record_id and (${grades}::boolean or _try.user_id = ${me} or exists (
          select from department_members _lead join department_levels _level on _level.tenant_id = _lead.tenant_id and _level.id = _lead.level_id
          join department_members _led on _led.tenant_id = _lead.tenant_id and _led.department_id = _lead.department_id
          where _lead.tenant_id = _try.tenant_id and _lead.user_id = ${me} and _led.user_id = _try.user_id and 'training.manage' = any(_level.permissions)))))
      or (_of.record_kind = 'training_certification' and exists (select from training_certifications _award
        where _award.tenant_id = _of.tenant_id and _award.id = _of.record_id and (${seesAll}::boolean or _award.user_id = ${me})))))`;
}

/** Whether the file `f` is drawn by a map layer that the viewer sees: a shared one, or their own. */
const isOfSeenMapLayer = ({ identity }: RecordViewer): RawBuilder<boolean> => sql<boolean>`exists (
  select from record_attachments _drawn join map_layers _layer
    on _layer.tenant_id = _drawn.tenant_id and _layer.id = _drawn.record_id and _layer.deleted_at is null
  where _drawn.tenant_id = f.tenant_id and _drawn.file_id = f.id and _drawn.record_kind = 'map_layer'
    and (_layer.visibility = 'shared' or _layer.created_by = ${identity.userId}::uuid))`;

/** Whether the file `f` is a picture of a marketplace listing, for those who see the listings. */
const isOfListing = (viewer: RecordViewer): RawBuilder<boolean> =>
  viewer.can('settings.view')
    ? sql<boolean>`exists (
        select from record_attachments _shown where _shown.tenant_id = f.tenant_id and _shown.file_id = f.id
          and _shown.record_kind = 'marketplace_listing')`
    : sql<boolean>`false`;

/**
 * Whether the file `f` is the document of an invoice that the viewer sees: any with `billing.view`, those of enrolments with
 * `programs.bill`. Its client is there; a document that was made anew replaces the one before.
 */
function isOfSeenInvoice(viewer: RecordViewer): RawBuilder<boolean> {
  const seesAll = viewer.can('billing.view');
  if (!seesAll && !viewer.can('programs.bill')) return sql<boolean>`false`;
  return sql<boolean>`exists (
    select from invoices _invoice join clients _billed
      on _billed.tenant_id = _invoice.tenant_id and _billed.id = _invoice.client_id and _billed.deleted_at is null
    where _invoice.tenant_id = f.tenant_id and _invoice.pdf_file_id = f.id and _invoice.deleted_at is null
      and (${seesAll}::boolean or _invoice.client_program_id is not null))`;
}

/** Whether the file `f` is the document of a credit note, for those who see billing. */
const isOfSeenCreditNote = (viewer: RecordViewer): RawBuilder<boolean> =>
  viewer.can('billing.view')
    ? sql<boolean>`exists (
        select from credit_notes _note join clients _credited
          on _credited.tenant_id = _note.tenant_id and _credited.id = _note.client_id and _credited.deleted_at is null
        where _note.tenant_id = f.tenant_id and _note.pdf_file_id = f.id)`
    : sql<boolean>`false`;

/** Files of the viewer that wait for their record. The document of an invoice or credit note has one, whoever issued it. */
export const isOwnUnattached = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`(f.unattached_since is not null and f.created_by = ${userId}::uuid
    and not exists (select from invoices _of where _of.tenant_id = f.tenant_id and _of.pdf_file_id = f.id)
    and not exists (select from credit_notes _by where _by.tenant_id = f.tenant_id and _by.pdf_file_id = f.id))`;

/** The name of the record whose kind and id stand in these columns, as a table `_named`; no row when the viewer does not see it. */
export function namedRecord(
  viewer: RecordViewer,
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const ways = storedKinds.flatMap((each) => {
    const { records } = kinds[each];
    const seen = isSeen(viewer, kinds[each]);
    if (records === undefined || seen === false) return [];
    return [
      sql`select left(${records.name}, 300) as name from ${records.from}
        where ${kind} = ${each} and ${idOf(records)} = ${id} and ${conditionOf(seen)}`,
    ];
  });
  return ways.length === 0
    ? sql`(select null::text as name where false) _named`
    : sql`(${sql.join(ways, sql` union all `)}) _named`;
}

export const recordsOf = (viewer: RecordViewer) => sql<RecordRef[]>`(
  select coalesce(json_agg(json_build_object('kind', r.record_kind, 'id', r.record_id, 'name', r.name) order by r.attached_at, r.record_id), '[]')
  from (
    select a.record_kind, a.record_id, a.attached_at, _named.name
    from record_attachments a cross join lateral ${namedRecord(viewer, sql`a.record_kind`, sql`a.record_id`)}
    where a.tenant_id = f.tenant_id and a.file_id = f.id and ${isSeenAttachment(viewer, 'a')}
    order by a.attached_at, a.record_id limit ${sql.lit(maxRecords)}) r)`;

/** The contract's representation of a file, as the viewer sees it. */
export const fileRecord = (query: ReturnType<typeof files>, viewer: RecordViewer): RecordQuery<Attachment> =>
  record<Attachment>()(
    query.select([
      'f.id',
      'f.file_name',
      'f.content_type',
      as<Attachment['file_kind']>()('f.file_kind').as('file_kind'),
      'f.size_bytes as size',
      'f.checksum_sha256',
      as<Attachment['source']>()('f.source').as('source'),
      recordsOf(viewer).as('records'),
      'f.image_width_px',
      'f.image_height_px',
      'f.duration_seconds',
      'f.page_count',
      'f.derived_from_id',
      'f.revision',
      iso('f.created_at').as('created_at'),
      iso('f.updated_at').as('updated_at'),
      'f.created_by',
    ]),
  );

/** A file that the viewer is known to see. */
export const selectFile = (
  db: Db,
  viewer: RecordViewer,
  id: string,
): Promise<JsonText<Attachment> | undefined> =>
  selectRecord(db, fileRecord(files(db).where('f.id', '=', id), viewer));

/** Those of these that the viewer sees, ready or not: for what attaches them. With `hold`, nobody removes them before the transaction ends. */
export function findAttachable(
  db: Db,
  viewer: RecordViewer,
  ids: readonly string[],
  hold = false,
): Promise<{ id: string; status: string }[]> {
  return allFiles(db)
    .where(sql<boolean>`f.id = any(${[...ids]}::uuid[])`)
    .where(isSeenFile(viewer))
    .select(['f.id', 'f.status'])
    .$if(hold, (query) => query.orderBy('f.id').forShare())
    .execute();
}

/** A file as rules see one. */
export interface StoredFile {
  readonly id: string;
  readonly file_name: string;
  readonly content_type: string;
  readonly size_bytes: number;
  readonly checksum_sha256: string;
  readonly revision: number;
  readonly created_by: string | null;
  /** Of an image that was measured. */
  readonly image_width_px: number | null;
  readonly image_height_px: number | null;
}

/** One of these that the viewer sees; with `lock`, nobody changes or removes it before the transaction ends. */
export function findSeenFiles(
  db: Db,
  viewer: RecordViewer,
  ids: readonly string[],
  lock = false,
): Promise<StoredFile[]> {
  return files(db)
    .where(sql<boolean>`f.id = any(${[...ids]}::uuid[])`)
    .where(isSeenFile(viewer))
    .select([
      'f.id',
      'f.file_name',
      'f.content_type',
      'f.size_bytes',
      'f.checksum_sha256',
      'f.revision',
      'f.created_by',
      'f.image_width_px',
      'f.image_height_px',
    ])
    .$if(lock, (query) => query.forUpdate())
    .execute() as Promise<StoredFile[]>;
}
