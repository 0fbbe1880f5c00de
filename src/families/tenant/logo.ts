import type { AgencySettingsUpdate } from '#generated/console/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { findSeenFiles, makeImage, type ImageSource, type ImageTools } from '#src/domain/files/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, unknownReference } from '#src/platform/errors/index.ts';
import { findAgencySettings } from './agency-settings.queries.ts';

const place = 'body.logo_file_id';
/** Twice the size at which it is shown, for screens with small points. */
const bounds = { width: 480, height: 96 };

/** The picture that mails and hosted pages show, made of a new logo; undefined where the logo stays as it is. */
export async function makeLogo(
  ctx: ReadContext,
  { logo_file_id: wanted }: Pick<AgencySettingsUpdate, 'logo_file_id'>,
): Promise<Buffer | undefined> {
  const id = storedId(wanted);
  if (id == null || id === (await findAgencySettings(ctx.db)).logo_file_id) return undefined;
  const file = await requirePicture(ctx, id);
  return pictureOf(ctx, file);
}

/** What is shown of a logo. */
export async function pictureOf(tools: ImageTools, file: ImageSource): Promise<Buffer> {
  const { bytes } = await makeImage(
    tools,
    file,
    { resize: { ...bounds, fit: 'contain', canEnlarge: false }, format: 'png', quality: 100 },
    { file: place, width: place, height: place },
  );
  return bytes;
}

/** A picture that the caller sees; in a write it stays until the transaction ends. */
export async function requirePicture(ctx: ReadContext, id: string, isHeld = false) {
  const [file] = await findSeenFiles(ctx.db, ctx, [id], isHeld);
  if (file === undefined) throw unknownReference(place, id, 'a ready file of this agency');
  if (!file.content_type.startsWith('image/'))
    throw invalid(place, `is a file of type ${file.content_type}. Use a picture.`);
  return file;
}
