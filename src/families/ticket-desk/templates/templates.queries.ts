import { sql, type RawBuilder } from 'kysely';
import type { AttachmentRef, TicketReplyTemplate } from '#generated/types.gen.ts';
import type { TicketDeskHandlers } from '#generated/families/ticket-desk/handlers.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import {
  isReplyTemplateShown,
  isShownTo,
  viewerIn,
  type RecordViewer,
  type ViewerScope,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  before,
  by,
  byName,
  emptyLast,
  iso,
  isoOrNull,
  list,
  mentions,
  oneOf,
  oneOfIds,
  parseRecord,
  record,
  recordSorts,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';

type Viewer = Pick<ReadContext, 'db' | 'identity' | 'can'>;

const present = (db: Db) => db.selectFrom('ticket_reply_templates as t').where('t.deleted_at', 'is', null);

/** Templates, `t`, that the viewer may use. */
const available = (db: Db, viewer: RecordViewer) => present(db).where(isReplyTemplateShown(viewer, 't'));

/** Inboxes of a template as far as the viewer sees them; those of their own template they have chosen themselves. */
const shownInboxes = (viewer: RecordViewer): RawBuilder<string[]> =>
  viewer.can('tickets.manage')
    ? sql<string[]>`t.inbox_ids`
    : sql<string[]>`(case when t.visibility = 'personal' then t.inbox_ids else array(
        select i.id from ticket_inboxes i where i.tenant_id = t.tenant_id and i.id = any(t.inbox_ids) and i.deleted_at is null
          and ${isShownTo('ticket_inbox', viewer, 'i')} order by array_position(t.inbox_ids, i.id)) end)`;

const attachments = sql<AttachmentRef[]>`(
  select coalesce(json_agg(json_build_object('id', f.id, 'file_name', f.file_name, 'content_type', f.content_type, 'size', f.size_bytes)
    order by a.attached_at, f.id), '[]')
  from record_attachments a join managed_files f on f.tenant_id = a.tenant_id and f.id = a.file_id
  where a.tenant_id = t.tenant_id and a.record_kind = 'ticket_reply_template' and a.record_id = t.id)`;

/** The contract's representation of a template, as the viewer sees it. */
const templateRecord = (templates: ReturnType<typeof available>, viewer: RecordViewer) =>
  record<TicketReplyTemplate>()(
    templates.select([
      't.id',
      't.name',
      't.shortcut',
      't.category',
      as<TicketReplyTemplate['visibility']>()('t.visibility').as('visibility'),
      shownInboxes(viewer).as('inbox_ids'),
      't.language',
      't.subject',
      't.body_text',
      't.placeholders',
      attachments.as('attachments'),
      as<TicketReplyTemplate['status_after']>()('t.status_after').as('status_after'),
      't.usage_count',
      isoOrNull('t.last_used_at').as('last_used_at'),
      't.revision',
      iso('t.created_at').as('created_at'),
      iso('t.updated_at').as('updated_at'),
      't.created_by',
    ]),
  );

export const templateList = list<TicketDeskHandlers['listTicketReplyTemplates'], ViewerScope>()({
  rows: (db, scope) => available(db, viewerIn(scope)),
  record: (rows, scope) => templateRecord(rows, viewerIn(scope)),
  id: 't.id',
  cutFirst: 't',
  filters: {
    id: oneOfIds('t.id'),
    visibility: oneOf('t.visibility'),
    inbox_id: (ids, scope) =>
      sql<boolean>`(t.inbox_ids = '{}' or ${shownInboxes(viewerIn(scope))} && ${ids}::uuid[])`,
    category: oneOf('t.category'),
    language: oneOf('t.language'),
    shortcut: (shortcut) => sql<boolean>`t.shortcut = ${shortcut}`,
    created_by: oneOfIds('t.created_by'),
    updated_after: since('t.updated_at'),
    updated_before: before('t.updated_at'),
    search: mentions('t.name', 't.shortcut', 't.category', 't.subject', 't.body_text'),
  },
  sorts: {
    usage_count: by('t.usage_count'),
    name: byName('t.name'),
    last_used_at: emptyLast('t.last_used_at'),
    ...recordSorts('t'),
  },
});

export const selectTemplate = (ctx: Viewer, id: string): Promise<JsonText<TicketReplyTemplate> | undefined> =>
  selectRecord(ctx.db, templateRecord(available(ctx.db, ctx).where('t.id', '=', id), ctx));

/** A template that the caller may use, as the contract shows it. */
export async function findTemplate(ctx: Viewer, id: string): Promise<TicketReplyTemplate | undefined> {
  const text = await selectTemplate(ctx, id);
  return text === undefined ? undefined : parseRecord(text);
}

/** As `findTemplate`; nobody else changes or counts it before the transaction ends. */
export async function lockTemplate(ctx: Viewer, id: string): Promise<TicketReplyTemplate | undefined> {
  await present(ctx.db).where('t.id', '=', id).select('t.id').forNoKeyUpdate().executeTakeFirst();
  return findTemplate(ctx, id);
}

/** Another template of those available to the caller that has the name, or the shortcut. */
export const findNamesake = async (
  ctx: Viewer,
  { name, shortcut }: { readonly name?: string | undefined; readonly shortcut?: string | null | undefined },
  exceptId: string | null,
): Promise<{ id: string; has_name: boolean } | undefined> => {
  const hasName = sql<boolean>`coalesce(app.fold(t.name) = app.fold(${name ?? null}::text), false)`;
  return available(ctx.db, ctx)
    .where(sql<boolean>`(${hasName} or t.shortcut = ${shortcut ?? null}::text)`)
    .where(sql<boolean>`t.id is distinct from ${exceptId}::uuid`)
    .select(['t.id', hasName.as('has_name')])
    .orderBy('has_name', 'desc')
    .executeTakeFirst();
};

/** How many templates are shared, and how many the user has for themselves. */
export async function countTemplates(db: Db, userId: string): Promise<{ shared: number; personal: number }> {
  return present(db)
    .select([
      sql<number>`count(*) filter (where t.visibility = 'shared')`.as('shared'),
      sql<number>`count(*) filter (where t.visibility = 'personal' and t.created_by = ${userId}::uuid)`.as(
        'personal',
      ),
    ])
    .executeTakeFirstOrThrow();
}

/** Those of these inboxes that are there and that the caller sees. */
export async function selectSeenInboxes(ctx: Viewer, ids: readonly string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .selectFrom('ticket_inboxes as i')
    .where(sql<boolean>`i.id = any(${[...ids]}::uuid[])`)
    .where('i.deleted_at', 'is', null)
    .where(isShownTo('ticket_inbox', ctx, 'i'))
    .select('i.id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
