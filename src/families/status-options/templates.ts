import { expectedRevisions, runBulk } from '#src/domain/bulk/index.ts';
import type {
  DeleteStatusTemplatesInput,
  ListStatusTemplatesInput,
  SaveStatusTemplateInput,
} from '#generated/families/status-options/handlers.ts';
import type {
  BulkResult,
  StatusTemplate,
  StatusTemplateSave,
  StatusTemplateSaved,
} from '#generated/types.gen.ts';
import { recordLife } from '#src/domain/records/index.ts';
import { counted } from '#src/platform/counted.ts';
import { parseRecord, storedId } from '#src/platform/db/query/index.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { diff } from '#src/platform/events/index.ts';
import { changeOptions } from './change-options.ts';
import { lockSetForChange } from './status-sets.queries.ts';
import * as queries from './templates.queries.ts';

export const listStatusTemplates = (ctx: ReadContext, { query, body }: ListStatusTemplatesInput) =>
  queries.templateList.page(ctx.db, { ...query, ...body }, {});

export async function saveStatusTemplate(
  ctx: WriteContext,
  { body }: SaveStatusTemplateInput,
): Promise<StatusTemplateSaved> {
  await lockSetForChange(ctx.db, 'task_stage');
  return body.id === undefined ? createTemplate(ctx, body) : changeTemplate(ctx, storedId(body.id), body);
}

async function createTemplate(
  ctx: WriteContext,
  { name, options, description = null, replacements }: StatusTemplateSave,
): Promise<StatusTemplateSaved> {
  if (name === undefined) throw invalid('body.name', 'is required for a new template.');
  if (options === undefined) throw invalid('body.options', 'is required for a new template.');
  const id = await templates.insert(ctx, { name: await freeName(ctx, name, null), description });
  await changeOptions(ctx, holderOf(id), { options, replacements });
  return { outcome: 'created', template: await showTemplate(ctx, id) };
}

async function changeTemplate(
  ctx: WriteContext,
  id: string,
  body: StatusTemplateSave,
): Promise<StatusTemplateSaved> {
  const before = await templates.lock(ctx, id, body.expected_revision);
  const values = {
    name: body.name === undefined ? before.name : await freeName(ctx, body.name, id),
    description: body.description === undefined ? before.description : body.description,
  };
  const former =
    body.options === undefined
      ? null
      : await changeOptions(ctx, holderOf(id), { options: body.options, replacements: body.replacements });
  const plain = diff(before, values, ['name', 'description']);
  if (plain === null && former === null)
    return { outcome: 'unchanged', template: await showTemplate(ctx, id) };

  await queries.updateTemplate(ctx.db, id, values, ctx.now);
  ctx.audit({
    recordKind: 'status_template',
    recordId: id,
    action: 'updated',
    changedFields: [...(plain?._changed_fields ?? []), ...(former === null ? [] : ['options'])],
    previous: {
      ...plain?._previous,
      ...(former !== null && { options: former }),
      ...(body.replacements !== undefined && { replacements: body.replacements }),
    },
  });
  return { outcome: 'updated', template: await showTemplate(ctx, id) };
}

/** Stages of tasks keep the statuses of a template that is deleted: its options stay with it. */
export async function deleteStatusTemplates(
  ctx: WriteContext,
  { query }: DeleteStatusTemplatesInput,
): Promise<BulkResult> {
  const revisionOf = expectedRevisions(query.id, query.expected_revision);
  return runBulk(ctx, query.id, async (id) => {
    const template = await templates.lock(ctx, id, revisionOf(id));
    const count = await queries.countProcessesWith(ctx.db, id);
    if (count > 0)
      throw conflict(
        `${counted(count, 'process uses', 'processes use')} the template "${template.name}", as a whole or in a stage.`,
      );
    await templates.softDelete(ctx, template, ['name']);
    return 'succeeded';
  });
}

const holderOf = (templateId: string) => ({ kind: 'task_stage', templateId }) as const;

const templates = recordLife({
  table: 'status_templates',
  kind: 'status_template',
  noun: 'status template',
  lock: (ctx, id) => queries.lockTemplate(ctx.db, id),
});

const showTemplate = async (ctx: ReadContext, id: string): Promise<StatusTemplate> =>
  parseRecord((await queries.selectTemplate(ctx.db, id))!);

async function freeName(ctx: ReadContext, given: string, exceptId: string | null): Promise<string> {
  const name = given.trim();
  if (await queries.isTemplateNameTaken(ctx.db, name, exceptId))
    throw conflict(`A status template named "${name}" already exists.`);
  return name;
}
