import sharp from 'sharp';

/** An image whose left upper quarter is red, in a blue one, as a camera that was held upright stores it: turned by EXIF. */
export function turnedPhoto(width = 600, height = 800): Promise<Buffer> {
  const quarter = { width: height / 2, height: width / 2 };
  return sharp({ create: { width: height, height: width, channels: 3, background: '#0000ff' } })
    .composite([
      // As stored, what is shown at the top left is at the bottom left.
      {
        input: { create: { ...quarter, channels: 3, background: '#ff0000' } },
        left: 0,
        top: width / 2,
      },
    ])
    .withExif({
      IFD0: { Make: 'Secret Camera', Artist: 'Somebody' },
      IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export const plain = (width: number, height: number, format: 'png' | 'webp' | 'gif' | 'tiff' = 'png') =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 128, b: 0, alpha: 0.5 } } })
    .toFormat(format)
    .toBuffer();

/** A few bytes that say of themselves that they are 900 megapixels: only the header of the image, which is all that anybody reads. */
export async function pixelBomb(): Promise<Buffer> {
  const png = await plain(1, 1);
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  bomb.writeUInt32BE(crc(bomb.subarray(12, 29)), 29);
  return bomb;
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** The colour of one pixel, as `[red, green, blue]`. */
export async function pixelAt(image: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return [...pixel];
}

export const metadataOf = (image: Buffer) => sharp(image).metadata();
