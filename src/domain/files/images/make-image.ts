import type { Services } from '#src/call/services.ts';
import { invalid } from '#src/platform/errors/index.ts';
import {
  FileRefused,
  LimitExceeded,
  usualLimits,
  type ImageMade,
  type ImageWish,
} from '#src/platform/isolate/index.ts';
import { contentOf } from '../content/stored-content.ts';
import type { StoredFile } from '../records/seen-files.queries.ts';

/** Of an image that is read, and of one that is made. */
export const maxPixels = 50_000_000;
const maxSide = 16_384;

/** Types that are read; more are shown by browsers and not by us. */
const readTypes = /^image\/(?:jpeg|png|apng|webp|gif|avif|tiff)$/;
export const isReadImage = (contentType: string): boolean => readTypes.test(contentType);

/** What an image is made with. */
export interface ImageTools {
  readonly identity: { readonly tenantId: string };
  readonly services: Pick<Services, 'storage' | 'isolate'>;
  /** How long to wait for a turn, where the usual time is too short. */
  readonly patienceMs?: number;
}

export interface MadeImage extends ImageMade {
  readonly bytes: Buffer;
}

/** Where a request names what an image is made of, for refusals. */
export interface ImagePlaces {
  readonly file: string;
  readonly width: string;
  readonly height: string;
}

/** What of a file an image is made from. */
export type ImageSource = Pick<StoredFile, 'id' | 'file_name' | 'content_type' | 'size_bytes'>;

export type Wish = Pick<ImageWish, 'crop' | 'resize' | 'format' | 'quality'>;

/** An image made of a file; 400 with the place and a cure for a file or a wish that none can be made of. */
export async function makeImage(
  ctx: ImageTools,
  file: ImageSource,
  wish: Wish,
  places: ImagePlaces,
): Promise<MadeImage> {
  requireReadImage(file, places.file);
  try {
    const { result, bytes } = await ctx.services.isolate.run('make_image', {
      agency: ctx.identity.tenantId,
      wish: { ...wish, maxPixels, maxSide },
      bytes: contentOf(ctx, file.id),
      patienceMs: ctx.patienceMs,
    });
    return { ...result, bytes };
  } catch (error) {
    throw refusalOf(error, file, wish, places) ?? error;
  }
}

function requireReadImage(file: ImageSource, place: string): void {
  if (!isReadImage(file.content_type)) throw unreadable(file, place);
  if (file.size_bytes > usualLimits.inputBytes)
    throw invalid(
      place,
      `names ${file.file_name}, which has ${file.size_bytes} bytes; images of up to ${usualLimits.inputBytes} bytes are read. Upload a smaller one.`,
    );
}

const unreadable = (file: ImageSource, place: string) =>
  invalid(
    place,
    `names ${file.file_name} (${file.content_type}), which is not an image that can be read. Choose a JPEG, PNG, WebP, GIF, AVIF or TIFF that is not broken.`,
  );

function refusalOf(error: unknown, file: ImageSource, wish: Wish, places: ImagePlaces): Error | undefined {
  if (error instanceof LimitExceeded)
    return error.limit === 'crash'
      ? unreadable(file, places.file)
      : invalid(
          places.file,
          `names ${file.file_name}, of which the image takes too much memory or time to make. Ask for a smaller one, or for another format, such as jpeg.`,
        );
  if (!(error instanceof FileRefused)) return undefined;
  const { width = 0, height = 0 } = error.detail;
  switch (error.code) {
    case 'too_many_pixels':
      return invalid(
        places.file,
        `names ${file.file_name}, an image of ${width} × ${height} pixels. Images of up to ${maxPixels / 1e6} megapixels are read: upload a smaller one.`,
      );
    case 'too_large':
      return invalid(
        wish.resize?.width == null ? places.height : places.width,
        `makes an image of ${width} × ${height} pixels. It may have up to ${maxPixels / 1e6} megapixels and ${maxSide} pixels on a side: ask for less.`,
      );
    case 'outside':
      return outside(wish, { width, height }, places);
    default:
      return unreadable(file, places.file);
  }
}

function outside(
  { crop }: Wish,
  image: { readonly width: number; readonly height: number },
  { width, height }: ImagePlaces,
): Error {
  const isWide = crop!.left + crop!.width > image.width;
  const [place, end, from] = isWide
    ? [width, crop!.left + crop!.width, 'left_px']
    : [height, crop!.top + crop!.height, 'top_px'];
  return invalid(
    place,
    `and ${from} reach to ${end}, but the image is ${image.width} × ${image.height} pixels as displayed. Choose a part inside it.`,
  );
}
