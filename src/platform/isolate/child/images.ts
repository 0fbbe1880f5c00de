import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Done } from './serve.ts';
import { targetOf } from './sizes.ts';
import { Refusal, type ImageFormat, type ImageWish } from './tasks.ts';

// Formats that pictures come in. libvips reads many more, among them programs such as SVG, and nobody needs these here.
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Tiff'].map(
  (name) => `VipsForeignLoad${name}Buffer`,
);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: loaders });
// One file, then the end: nothing to remember, and the cores belong to the calls.
sharp.cache(false);
sharp.concurrency(1);

const formats: Readonly<Record<string, ImageFormat>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
};

export async function measureImage(_wish: object, bytes: Buffer): Promise<Done> {
  return { result: shownSize(await metadataOf(bytes)) };
}

/** The image upright, in sRGB and without metadata, as sharp writes it unless it is told to keep them. */
export async function makeImage(wish: ImageWish, bytes: Buffer): Promise<Done> {
  const metadata = await metadataOf(bytes);
  const shown = shownSize(metadata);
  // By what the file says of itself: nothing is decoded yet.
  if (shown.width * shown.height > wish.maxPixels) throw new Refusal('too_many_pixels', shown);
  const image = sharp(bytes, { limitInputPixels: wish.maxPixels, failOn: 'error' }).autoOrient();
  const size = arrange(image, wish, shown);
  if (size.width * size.height > wish.maxPixels || Math.max(size.width, size.height) > wish.maxSide)
    throw new Refusal('too_large', size);
  const format = wish.format ?? formats[metadata.format ?? ''] ?? 'jpeg';
  const { data, info } = await encode(image, format, wish.quality).toBuffer({ resolveWithObject: true });
  return { result: { format, width: info.width, height: info.height }, bytes: data };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function arrange(image: Sharp, { crop, resize }: ImageWish, shown: Size): Size {
  if (crop !== undefined) {
    if (crop.left + crop.width > shown.width || crop.top + crop.height > shown.height)
      throw new Refusal('outside', shown);
    image.extract(crop);
    return crop;
  }
  if (resize === undefined) return shown;
  const size = targetOf(shown, resize);
  image.resize({ ...size, fit: resize.fit === 'cover' ? 'cover' : 'fill' });
  return size;
}

/** AVIF takes ten times as long for the last few percent. */
const avifEffort = 2;

function encode(image: Sharp, format: ImageFormat, quality: number): Sharp {
  if (format === 'jpeg') return image.flatten({ background: '#ffffff' }).jpeg({ quality });
  if (format === 'webp') return image.webp({ quality });
  if (format === 'avif') return image.avif({ quality, effort: avifEffort });
  return image.png();
}

async function metadataOf(bytes: Buffer): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch((error: unknown) => {
      throw new Refusal('unreadable', {}, { cause: error });
    });
}

const shownSize = ({ autoOrient: { width, height } }: Metadata): Size => ({ width, height });
