import type { FileAddress } from '#generated/types.gen.ts';
import type { PreviewCertificateTemplateInput } from '#generated/console/families/training/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { addressOfMade, findSeenFiles, makeImage } from '#src/domain/files/index.ts';
import { requireImages } from '../record/images.ts';
import { verificationPath } from '../record/certification-record.queries.ts';
import { designOf, imagesOf } from './design.rules.ts';
import { drawCertificate } from './draw.ts';
import { factsOf } from './facts.rules.ts';
import { selectIssuer } from './preview.queries.ts';
import type { Design } from './templates.queries.ts';

const sampleCode = 'SAMPLE-0000-0000';
const yearMs = 365 * 24 * 3_600_000;
/** Enough for a sheet; what is drawn is decoded here, so larger pictures are made smaller in a process of their own. */
const maxSide = 2_000;
const quality = 85;

/** The certificate as it would be issued today, drawn as those that are issued. */
export async function previewCertificateTemplate(
  ctx: ReadContext,
  { body }: PreviewCertificateTemplateInput,
): Promise<FileAddress> {
  const design = designOf(body);
  await requireImages(ctx, imagesOf(design), { forPdf: true });
  const issuer = await selectIssuer(ctx.db);
  const bytes = await drawCertificate({
    design,
    pictures: await picturesOf(ctx, design),
    agencyLogo: issuer.logo_png,
    language: issuer.locale,
    issuedAt: ctx.now,
    facts: factsOf({
      learnerName: 'Alex Rivera',
      courseName: 'Sample course',
      agencyName: issuer.name,
      completedAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + yearMs),
      scorePercent: 92.5,
      code: sampleCode,
      url: `${ctx.services.hostedUrl()}${verificationPath}${sampleCode}`,
      locale: issuer.locale,
      timeZone: issuer.time_zone,
    }),
  });
  return addressOfMade(ctx, { bytes: Buffer.from(bytes), contentType: 'application/pdf' }, 'training.manage');
}

async function picturesOf(ctx: ReadContext, design: Design): Promise<Map<string, Uint8Array>> {
  const named = imagesOf(design).flatMap(({ id, place }) => (id === null ? [] : [{ id, place }]));
  const ids = [...new Set(named.map(({ id }) => id))];
  const pictures = new Map<string, Uint8Array>();
  if (ids.length === 0) return pictures;
  for (const file of await findSeenFiles(ctx.db, ctx, ids)) {
    const { place } = named.find(({ id }) => id === file.id)!;
    const { bytes } = await makeImage(
      ctx,
      file,
      {
        resize: { width: maxSide, height: maxSide, fit: 'contain', canEnlarge: false },
        format: file.content_type === 'image/png' ? 'png' : 'jpeg',
        quality,
      },
      { file: place, width: place, height: place },
    );
    pictures.set(file.id, bytes);
  }
  return pictures;
}
