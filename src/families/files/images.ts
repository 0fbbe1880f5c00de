import type { Attachment, ImageCrop, ImageResize } from '#generated/types.gen.ts';
import type { CropImageInput, ResizeImageInput } from '#generated/families/files/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import {
  makeImage,
  maxPixels,
  requireAttachable,
  storeImage,
  type ImagePlaces,
  type MadeImage,
  type Wish,
} from '#src/domain/files/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { requireFile, showFile } from './files.ts';

const usualQuality = 82;
const places: ImagePlaces = { file: 'body.file_id', width: 'body.width_px', height: 'body.height_px' };

export const cropImage: PreparedWrite<CropImageInput, MadeImage, Result<Attachment>> = Object.assign(
  (ctx: WriteContext, { body }: CropImageInput, image?: MadeImage) => store(ctx, body, cropOf(body), image),
  { prepare: (ctx: ReadContext, { body }: CropImageInput) => make(ctx, body, cropOf(body)) },
);

export const resizeImage: PreparedWrite<ResizeImageInput, MadeImage, Result<Attachment>> = Object.assign(
  (ctx: WriteContext, { body }: ResizeImageInput, image?: MadeImage) =>
    store(ctx, body, resizeOf(body), image),
  { prepare: (ctx: ReadContext, { body }: ResizeImageInput) => make(ctx, body, resizeOf(body)) },
);

type Asked = Pick<ImageCrop | ImageResize, 'file_id' | 'file_name'>;

async function make(ctx: ReadContext, { file_id: fileId }: Asked, wish: Wish): Promise<MadeImage> {
  return makeImage(ctx, await requireReadyFile(ctx, fileId), wish, places);
}

/** The file is looked up again: the caller may have lost sight of it while the image was made. */
async function store(
  ctx: WriteContext,
  asked: Asked,
  wish: Wish,
  prepared: MadeImage | undefined,
): Promise<Result<Attachment>> {
  const image = prepared ?? (await make(ctx, asked, wish));
  const original = await requireReadyFile(ctx, asked.file_id);
  return showFile(ctx, await storeImage(ctx, original, image, asked.file_name));
}

/** 404 for one that the caller does not see, 409 for one that is not ready. */
async function requireReadyFile(ctx: ReadContext, id: string) {
  const { status } = await requireAttachable(ctx, id);
  if (status !== 'ready')
    throw conflict(`The file ${id} is ${status}. Wait until it is ready, or choose another image.`);
  return requireFile(ctx, id);
}

function cropOf(body: CropImageInput['body']): Wish {
  const { left_px: left, top_px: top, width_px: width, height_px: height } = body;
  if (width * height > maxPixels)
    throw invalid(
      places.width,
      `and height_px make ${width} × ${height} pixels; the limit is ${maxPixels / 1e6} megapixels. Choose a smaller part.`,
    );
  return {
    crop: { left, top, width, height },
    format: body.format ?? null,
    quality: body.quality_percent ?? usualQuality,
  };
}

const resizeOf = (body: ResizeImageInput['body']): Wish => ({
  resize: {
    width: body.width_px ?? null,
    height: body.height_px ?? null,
    fit: body.fit ?? 'contain',
    canEnlarge: body.can_enlarge ?? false,
  },
  format: body.format ?? null,
  quality: body.quality_percent ?? usualQuality,
});
