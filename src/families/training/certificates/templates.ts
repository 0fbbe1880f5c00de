import type { CertificateTemplate, Deleted } from '#generated/types.gen.ts';
import type {
  CreateCertificateTemplateInput,
  DeleteCertificateTemplateInput,
  ListCertificateTemplatesInput,
  UpdateCertificateTemplateInput,
} from '#generated/families/training/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { attach } from '#src/domain/files/index.ts';
import { recordLife } from '#src/domain/records/index.ts';
import { updateTrainingSettings } from '../record/settings.ts';
import { problem } from '#src/platform/errors/index.ts';
import { takeName } from '../record/course-life.ts';
import { requireImages } from '../record/images.ts';
import { designOf, imagesOf, isSameDesign } from './design.rules.ts';
import * as queries from './templates.queries.ts';
import type { Design } from './templates.queries.ts';

const templates = recordLife({
  table: 'certificate_templates',
  kind: 'certificate_template',
  noun: 'certificate template',
  lock: (ctx, id) => queries.lockTemplate(ctx.db, id),
});

export const listCertificateTemplates = (ctx: ReadContext, { query }: ListCertificateTemplatesInput) =>
  queries.templateList.page(ctx.db, query, {});

export async function createCertificateTemplate(
  ctx: WriteContext,
  { body }: CreateCertificateTemplateInput,
): Promise<CertificateTemplate> {
  const design = designOf(body);
  await requireImages(ctx, imagesOf(design), { forPdf: true });
  const name = await takeName(ctx, 'certificate_templates', body.name);
  const id = await templates.insert(ctx, { name, description: body.description ?? null });
  await queries.insertVersion(ctx.db, id, 1, design);
  await attachImages(ctx, id, design);
  if (body.is_default === true) await chooseDefault(ctx, id);
  return queries.selectTemplate(ctx.db, id);
}

const attachImages = (ctx: WriteContext, id: string, design: Design): Promise<unknown> =>
  attach(
    ctx,
    { kind: 'certificate_template', id },
    [...new Set(imagesOf(design).flatMap((image) => (image.id === null ? [] : [image.id])))],
    ctx.identity.userId,
  );

/** The default stands in the settings: one takes the place of the former. */
const chooseDefault = (ctx: WriteContext, id: string | null): Promise<unknown> =>
  updateTrainingSettings(ctx, { body: { default_certificate_template_id: id } });

export async function updateCertificateTemplate(
  ctx: WriteContext,
  { path, body }: UpdateCertificateTemplateInput,
): Promise<CertificateTemplate> {
  const before = await templates.lock(ctx, path.id, body.expected_revision);
  const design = designOf(body, before);
  const known = new Set(imagesOf(before).map(({ id }) => id));
  await requireImages(
    ctx,
    imagesOf(design).filter(({ id }) => !known.has(id)),
    { forPdf: true },
  );
  const isOther = !isSameDesign(before, design);
  const version = isOther ? before.version + 1 : before.version;
  const values = {
    version,
    ...(body.name !== undefined && {
      name: await takeName(ctx, 'certificate_templates', body.name, before.id),
    }),
    ...(body.description !== undefined && { description: body.description }),
  };
  if (isOther) {
    await queries.insertVersion(ctx.db, before.id, version, design);
    await attachImages(ctx, before.id, design);
  }
  await templates.revise(ctx, before, values, ['name', 'description', 'version']);
  if (body.is_default !== undefined) {
    const { isDefault } = await queries.countCourses(ctx.db, before.id);
    if (body.is_default !== isDefault) await chooseDefault(ctx, body.is_default ? before.id : null);
  }
  return queries.selectTemplate(ctx.db, before.id);
}

export async function deleteCertificateTemplate(
  ctx: WriteContext,
  { path, query }: DeleteCertificateTemplateInput,
): Promise<Deleted> {
  const template = await templates.lock(ctx, path.id, query.expected_revision);
  const { courses, isDefault } = await queries.countCourses(ctx.db, template.id);
  if (isDefault)
    throw problem('state_conflict', 'This is the default template. Choose another default first.');
  if (courses > 0)
    throw problem(
      'state_conflict',
      `${courses} ${courses === 1 ? 'course uses' : 'courses use'} the template. Give them another one first.`,
    );
  return templates.softDelete(ctx, template, ['name', 'version']);
}
