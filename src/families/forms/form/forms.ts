import type { Deleted, Form, FormFull, FormSettings, FormSettingsAnswer } from '#generated/types.gen.ts';
import type {
  CreateFormInput,
  DeleteFormInput,
  GetFormInput,
  GetFullFormInput,
  ListFormsInput,
  UpdateFormInput,
  UpdateFormSettingsInput,
} from '#generated/families/forms/handlers.ts';
import type { ListFormVersionsInput } from '#generated/console/families/forms/handlers.ts';
import type { JsonText, ReadContext, Result, WriteContext } from '#src/call/context.ts';
import {
  defaultSettings,
  filesShown,
  findAskedFields,
  findFaults,
  localeOf,
} from '#src/domain/forms/index.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { revokeTokens } from '#src/domain/hosted-addresses/index.ts';
import {
  insertRecord,
  parseRecord,
  reviseRecord,
  softDeleteRecord,
  storedId,
} from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, notFound, problem } from '#src/platform/errors/index.ts';
import { checkContent, checkSettings } from './checks.ts';
import * as queries from './forms.queries.ts';
import { contentColumns } from './columns.rules.ts';
import { requireSlug, slugFor } from './slugs.ts';

export const listForms = (ctx: ReadContext, { query }: ListFormsInput) =>
  queries.formList.page(ctx.db, query, { hostedUrl: ctx.services.hostedUrl() });

export const getForm = (ctx: ReadContext, { path }: GetFormInput): Promise<Result<Form>> =>
  showForm(ctx, path.id);

export async function getFullForm(
  ctx: ReadContext,
  { path, query }: GetFullFormInput,
): Promise<Result<FormFull>> {
  const form = await findForm(ctx, path.id);
  const content =
    query.version === undefined ? form : await queries.findVersion(ctx.db, form.id, query.version);
  if (content === undefined) throw notFound('version', `${query.version} of the form`);
  const { elements, settings } = content;
  const problems =
    query.version === undefined
      ? findFaults(elements, settings, await findAskedFields(ctx.db, elements))
      : [];
  return {
    form: parseRecord(await showForm(ctx, form.id)),
    version: query.version ?? null,
    elements: [...elements],
    settings,
    problems: problems.slice(0, 100).map(({ place: _, ...shown }) => shown),
  };
}

export async function createForm(ctx: WriteContext, { body }: CreateFormInput): Promise<Result<Form>> {
  const elements = body.elements ?? [];
  const settings: FormSettings = { ...defaultSettings, ...body.settings };
  await checkContent(ctx, elements);
  if (body.settings !== undefined) await checkSettings(ctx, body.settings, settings, elements);
  const name = body.name.trim();
  const slug =
    body.slug === undefined ? await slugFor(ctx.db, name) : await requireSlug(ctx.db, body.slug, null);
  const content = {
    name,
    description: body.description ?? null,
    language: body.language ?? (await localeOf(ctx.db)),
    elements,
  };
  const row = {
    ...contentColumns(content, settings),
    slug,
    tags: [...(body.tags ?? [])],
    created_by: ctx.identity.userId,
  };
  const id = await insertRecord(ctx.db, 'forms', row, ctx.now);
  await queries.keepFiles(ctx.db, id, filesShown(elements, settings));
  recordHistory(ctx, { kind: 'form', id, action: 'created' });
  ctx.announce({ kind: 'form', id, revision: 1 });
  return showForm(ctx, id);
}

export async function updateForm(
  ctx: WriteContext,
  { path, body: { expected_revision: expectedRevision, ...wish } }: UpdateFormInput,
): Promise<Result<Form>> {
  const before = await holdForm(ctx, path.id, expectedRevision);
  if (wish.elements !== undefined) await checkContent(ctx, wish.elements, before.elements);
  const { slug = before.slug } = wish;
  if (slug !== before.slug) {
    if (before.status === 'published')
      throw conflict('The form is published, and its slug is in use. Unpublish it first (unpublishForm).');
    await requireSlug(ctx.db, slug, before.id);
  }
  const content = {
    name: wish.name?.trim() ?? before.name,
    description: wish.description === undefined ? before.description : wish.description,
    language: wish.language ?? before.language,
    elements: wish.elements ?? before.elements,
  };
  const tags = wish.tags ?? before.tags;
  const changes = changesBetween(before, { ...before, ...content, slug, tags: [...tags] }, [
    'name',
    'description',
    'language',
    'elements',
    'slug',
    'tags',
  ]);
  if (changes === null) return showForm(ctx, before.id);
  await reviseRecord(
    ctx.db,
    'forms',
    before.id,
    { ...contentColumns(content, before.settings), slug, tags: [...tags] },
    ctx.now,
  );
  await queries.keepFiles(ctx.db, before.id, filesShown(content.elements, before.settings));
  recordHistory(ctx, { kind: 'form', id: before.id, action: 'updated', changes });
  ctx.announce({ kind: 'form', id: before.id, revision: before.revision + 1 });
  return showForm(ctx, before.id);
}

export async function updateFormSettings(
  ctx: WriteContext,
  { path, body: { expected_revision: expectedRevision, ...sections } }: UpdateFormSettingsInput,
): Promise<Result<FormSettingsAnswer>> {
  const before = await holdForm(ctx, path.id, expectedRevision);
  const settings: FormSettings = { ...before.settings, ...sections };
  await checkSettings(ctx, sections, settings, before.elements, before.settings);
  const changes = changesBetween(before, { ...before, settings }, ['settings']);
  if (changes !== null) {
    await reviseRecord(ctx.db, 'forms', before.id, contentColumns(before, settings), ctx.now);
    await queries.keepFiles(ctx.db, before.id, filesShown(before.elements, settings));
    recordHistory(ctx, { kind: 'form', id: before.id, action: 'updated', changes });
    ctx.announce({ kind: 'form', id: before.id, revision: before.revision + 1 });
  }
  return { form: parseRecord(await showForm(ctx, before.id)), settings };
}

export async function deleteForm(ctx: WriteContext, { path, query }: DeleteFormInput): Promise<Deleted> {
  const form = await holdForm(ctx, path.id, query.expected_revision);
  if (form.status === 'published')
    throw problem('state_conflict', 'The form is published. Unpublish it first (unpublishForm).');
  await softDeleteRecord(ctx.db, 'forms', form.id, ctx.identity.userId, ctx.now);
  await revokeTokens(ctx, { recordId: form.id });
  ctx.audit({ recordKind: 'form', recordId: form.id, action: 'deleted', previous: { name: form.name } });
  ctx.announce({ kind: 'form', id: form.id, revision: form.revision + 1 });
  return { id: form.id, deleted_at: ctx.now.toISOString() };
}

export async function listFormVersions(ctx: ReadContext, { path, query }: ListFormVersionsInput) {
  const { id } = await findForm(ctx, path.id);
  return queries.versionList.page(ctx.db, query, { formId: id });
}

/** The form; 404 when there is none of that id. */
export async function findForm(ctx: Pick<ReadContext, 'db'>, id: string): Promise<queries.StoredForm> {
  const form = await queries.findForm(ctx.db, storedId(id));
  if (form === undefined) throw notFound('form', id);
  return form;
}

/** As `findForm`, locked; 409 when it is at another revision than the caller expects. */
export async function holdForm(
  ctx: Pick<ReadContext, 'db'>,
  id: string,
  expectedRevision?: number,
): Promise<queries.StoredForm> {
  const form = await queries.lockForm(ctx.db, storedId(id));
  if (form === undefined) throw notFound('form', id);
  checkRevision(form.revision, expectedRevision);
  return form;
}

export async function showForm(
  ctx: Pick<ReadContext, 'db' | 'services'>,
  id: string,
): Promise<JsonText<Form>> {
  const form = await queries.selectForm(ctx.db, storedId(id), { hostedUrl: ctx.services.hostedUrl() });
  if (form === undefined) throw notFound('form', id);
  return form;
}
