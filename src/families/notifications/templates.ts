import type { NotificationTemplate } from '#generated/console/types.gen.ts';
import type {
  ListNotificationTemplatesInput,
  SaveNotificationTemplateInput,
} from '#generated/console/families/notifications/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { placeholdersOf, serviceTexts, unknownPlaceholder } from '#src/domain/notifications/index.ts';
import { holdName } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid } from '#src/platform/errors/index.ts';
import { diff } from '#src/platform/events/index.ts';
import {
  agencyMadeAt,
  countLanguages,
  holdTemplate,
  notificationTemplates,
  saveTemplate,
} from './templates.queries.ts';

const mostLanguages = 20;

export const listNotificationTemplates = (ctx: ReadContext, { query }: ListNotificationTemplatesInput) =>
  notificationTemplates.page(ctx.db, query, {});

export async function saveNotificationTemplate(
  ctx: WriteContext,
  { body }: SaveNotificationTemplateInput,
): Promise<NotificationTemplate> {
  const { kind, language, is_customized: restores, expected_revision: expected, ...wish } = body;
  requireKnown(body);
  if (restores === false && (wish.subject !== undefined || wish.body_text !== undefined))
    throw invalid('body.is_customized', "restores the service's text; leave it out to save one of your own.");
  await holdName(ctx.db, 'notification_template', kind);
  const stored = await holdTemplate(ctx.db, kind, language);
  const before = {
    is_customized: stored?.is_customized ?? false,
    ...(stored?.is_customized === true
      ? { subject: stored.subject, body_text: stored.body_text }
      : serviceTexts(kind)),
  };
  const revision = stored?.revision ?? 1;
  checkRevision(revision, expected);
  const after =
    restores === false
      ? { is_customized: false, ...serviceTexts(kind) }
      : { ...before, ...wish, is_customized: true };
  const changes = diff(before, after, ['is_customized', 'subject', 'body_text']);
  if (changes !== null) {
    if (stored === undefined && (await countLanguages(ctx.db, kind)) >= mostLanguages)
      throw conflict(`The kind ${kind} has texts in ${mostLanguages} languages; change one of them instead.`);
    const row = { kind, language, ...after, revision: revision + 1, updated_by: ctx.identity.userId };
    const recordId = await saveTemplate(ctx.db, row, ctx.now);
    ctx.audit({
      recordKind: 'notification_template',
      recordId,
      action: 'updated',
      changedFields: changes._changed_fields,
      previous: changes._previous,
    });
  }
  const isChanged = changes !== null;
  return {
    kind,
    language,
    ...after,
    revision: isChanged ? revision + 1 : revision,
    updated_at: isChanged ? ctx.now.toISOString() : (stored?.updated_at ?? (await agencyMadeAt(ctx.db))),
  };
}

function requireKnown({ kind, subject, body_text }: SaveNotificationTemplateInput['body']): void {
  for (const [name, text] of Object.entries({ subject, body_text })) {
    const unknown = text === undefined ? undefined : unknownPlaceholder(text, kind);
    if (unknown !== undefined)
      throw invalid(
        `body.${name}`,
        `has the placeholder {{ ${unknown} }}, which ${kind} does not have. It has ${placeholdersOf(kind).join(', ')}.`,
      );
  }
}
