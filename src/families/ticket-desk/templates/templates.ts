import type {
  Deleted,
  TicketReplyTemplate,
  TicketReplyTemplateCreate,
  TicketReplyTemplateUpdate,
} from '#generated/types.gen.ts';
import type {
  CreateTicketReplyTemplateInput,
  DeleteTicketReplyTemplateInput,
  ListTicketReplyTemplatesInput,
  UpdateTicketReplyTemplateInput,
} from '#generated/families/ticket-desk/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { holdDefinitions } from '#src/domain/field-values/index.ts';
import { attach, detach, requireFiles } from '#src/domain/files/index.ts';
import { changesBetween, recordHistory, type RecordChanges } from '#src/domain/history/index.ts';
import { placeholdersIn } from '#src/domain/tickets/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { insertRecord, reviseRecord, softDeleteRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, nameTaken, notFound, problem } from '#src/platform/errors/index.ts';
import { holdDesk } from '../hold-desk.ts';
import { requireInboxes, requirePlaceholders, tidyTexts } from './checks.ts';
import * as queries from './templates.queries.ts';

const maxShared = 500;
const maxPersonal = 200;
const kind = 'ticket_reply_template';

export const listTicketReplyTemplates = (ctx: ReadContext, { query }: ListTicketReplyTemplatesInput) =>
  queries.templateList.page(ctx.db, query, viewerScope(ctx));

export async function createTicketReplyTemplate(
  ctx: WriteContext,
  { body }: CreateTicketReplyTemplateInput,
): Promise<Result<TicketReplyTemplate>> {
  await holdDesk(ctx);
  await holdDefinitions(ctx.db);
  const visibility = body.visibility ?? 'personal';
  if (visibility === 'shared') ctx.demand('tickets.manage');
  const { name, category, subject } = tidyTexts(body);
  await requirePlaceholders(ctx, body);
  const inboxIds = await requireInboxes(ctx, body.inbox_ids ?? [], []);
  const fileIds = await requireFiles(ctx, body.attachment_ids ?? [], 'body.attachment_ids');
  await requireRoom(ctx, visibility);
  await requireFree(ctx, { name: name!, shortcut: body.shortcut }, null);
  const id = await insertRecord(
    ctx.db,
    'ticket_reply_templates',
    {
      name: name!,
      shortcut: body.shortcut ?? null,
      category: category ?? null,
      visibility,
      inbox_ids: inboxIds,
      language: body.language ?? null,
      subject: subject ?? null,
      body_text: body.body_text,
      placeholders: placeholdersIn(subject ?? null, body.body_text),
      status_after: body.status_after ?? 'unchanged',
      created_by: ctx.identity.userId,
    },
    ctx.now,
  );
  await attach(ctx, { kind, id }, fileIds, ctx.identity.userId);
  recordHistory(ctx, { kind, id, action: 'created' });
  ctx.announce({ kind, id, revision: 1 });
  return showTemplate(ctx, id);
}

export async function updateTicketReplyTemplate(
  ctx: WriteContext,
  { path, body }: UpdateTicketReplyTemplateInput,
): Promise<Result<TicketReplyTemplate>> {
  await holdDesk(ctx);
  await holdDefinitions(ctx.db);
  const { attachment_ids: attachmentIds, expected_revision: expectedRevision, ...wish } = body;
  const before = await requireTemplate(ctx, path.id);
  requireRights(ctx, before, wish.visibility);
  const texts = tidyTexts(wish);
  await requirePlaceholders(ctx, wish, before);
  const inboxIds = wish.inbox_ids && (await requireInboxes(ctx, wish.inbox_ids, before.inbox_ids));
  const files = before.attachments.map(({ id }) => id);
  const fileIds =
    attachmentIds === undefined
      ? files
      : await requireFiles(ctx, attachmentIds, 'body.attachment_ids', files);
  checkRevision(before.revision, expectedRevision);

  const after = { ...before, ...wish, ...texts, ...(inboxIds && { inbox_ids: inboxIds }) };
  if (after.visibility !== before.visibility) await requireRoom(ctx, after.visibility);
  await requireFree(ctx, after, before.id);
  const changes = changesBetween(
    { ...before, attachments: [...files].sort() },
    { ...after, attachments: [...fileIds].sort() },
    tracked,
  );
  if (changes === null) return showTemplate(ctx, before.id);
  await reviseRecord(ctx.db, 'ticket_reply_templates', before.id, columnsOf(after), ctx.now);
  for (const fileId of files)
    if (!fileIds.includes(fileId)) await detach(ctx, { kind, id: before.id }, fileId);
  await attach(ctx, { kind, id: before.id }, fileIds, ctx.identity.userId);
  const isTold = before.visibility === 'shared' && after.visibility === 'shared';
  recordHistory(ctx, {
    kind,
    id: before.id,
    action: 'updated',
    changes: isTold ? changes : withoutValues(changes),
  });
  ctx.announce({ kind, id: before.id, revision: before.revision + 1 });
  return showTemplate(ctx, before.id);
}

const tracked = [
  'name',
  'shortcut',
  'category',
  'visibility',
  'inbox_ids',
  'language',
  'subject',
  'body_text',
  'attachments',
  'status_after',
] as const;

const columnsOf = (template: TicketReplyTemplate) => ({
  name: template.name,
  shortcut: template.shortcut,
  category: template.category,
  visibility: template.visibility,
  inbox_ids: [...template.inbox_ids],
  language: template.language,
  subject: template.subject,
  body_text: template.body_text,
  placeholders: placeholdersIn(template.subject, template.body_text),
  status_after: template.status_after,
});

/** What somebody keeps to themselves stands in no audit trail. */
const withoutValues = ({ event }: RecordChanges): RecordChanges => ({ event, previous: {}, newValues: {} });

export async function deleteTicketReplyTemplate(
  ctx: WriteContext,
  { path, query }: DeleteTicketReplyTemplateInput,
): Promise<Deleted> {
  await holdDesk(ctx);
  const template = await requireTemplate(ctx, path.id);
  requireRights(ctx, template);
  checkRevision(template.revision, query.expected_revision);
  for (const file of template.attachments) await detach(ctx, { kind, id: template.id }, file.id);
  await softDeleteRecord(ctx.db, 'ticket_reply_templates', template.id, ctx.identity.userId, ctx.now);
  ctx.audit({
    recordKind: kind,
    recordId: template.id,
    action: 'deleted',
    ...(template.visibility === 'shared' && { previous: { name: template.name } }),
  });
  ctx.announce({ kind, id: template.id, revision: template.revision + 1 });
  return { id: template.id, deleted_at: ctx.now.toISOString() };
}

/** The template, which nobody else changes before the transaction ends; 404 for one that is not available to the caller. */
async function requireTemplate(ctx: WriteContext, id: string): Promise<TicketReplyTemplate> {
  const template = await queries.lockTemplate(ctx, storedId(id));
  if (template === undefined) throw notFound('reply template', id);
  return template;
}

/** 403 for what only those who manage tickets do; `wanted` is the visibility that it is to have. */
function requireRights(
  ctx: WriteContext,
  template: TicketReplyTemplate,
  wanted: TicketReplyTemplateUpdate['visibility'] = template.visibility,
): void {
  if (template.visibility === 'shared' || wanted === 'shared') ctx.demand('tickets.manage');
  if (wanted === 'personal' && template.created_by !== ctx.identity.userId)
    throw problem('permission_denied', 'Only its creator can make a shared template personal.');
}

async function requireRoom(
  ctx: WriteContext,
  visibility: NonNullable<TicketReplyTemplateCreate['visibility']>,
): Promise<void> {
  const { shared, personal } = await queries.countTemplates(ctx.db, ctx.identity.userId);
  if (visibility === 'shared' && shared >= maxShared)
    throw conflict(`The agency shares ${maxShared} reply templates, which is the limit. Delete one first.`);
  if (visibility === 'personal' && personal >= maxPersonal)
    throw conflict(`You have ${maxPersonal} reply templates, which is the limit. Delete one first.`);
}

/** 409 for a name or shortcut of another template that is available to the caller. */
async function requireFree(
  ctx: WriteContext,
  { name, shortcut }: { readonly name: string; readonly shortcut?: string | null | undefined },
  exceptId: string | null,
): Promise<void> {
  const other = await queries.findNamesake(ctx, { name, shortcut }, exceptId);
  if (other === undefined) return;
  const [what, taken] = other.has_name ? ['name', name] : ['shortcut', shortcut];
  throw nameTaken(
    `The ${what} ${taken} belongs to another reply template, ${other.id}. Choose another ${what}.`,
  );
}

async function showTemplate(ctx: ReadContext, id: string): Promise<Result<TicketReplyTemplate>> {
  return (await queries.selectTemplate(ctx, id))!;
}
