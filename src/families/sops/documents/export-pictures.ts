import {
  contentOf,
  isReadImage,
  makeImage,
  type ImageTools,
  type StoredFile,
} from '#src/domain/files/index.ts';
import { Problem } from '#src/platform/errors/index.ts';

/** A picture as a document has it. */
export interface Picture {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
}

const maxWidth = 1600;
/** Pictures that are small enough come as they are. */
const maxOwnBytes = 1024 * 1024;
/** Of all pictures of a document: others are named alone. */
const maxBytes = 16 * 1024 * 1024;
const maxMade = 40;
const everywhere = /^image\/(?:png|jpeg)$/u;

/** The pictures of these files, by their ids and in the order of `ids`, as far as a document has room for them. */
export async function loadPictures(
  ctx: ImageTools,
  ids: readonly string[],
  files: readonly StoredFile[],
): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  let bytes = 0;
  let made = 0;
  for (const id of ids) {
    const file = files.find((each) => each.id === id);
    if (file === undefined || !isReadImage(file.content_type) || bytes >= maxBytes) continue;
    const isOwn = comesAsItIs(file);
    if (!isOwn && made >= maxMade) continue;
    const picture = isOwn ? await own(ctx, file) : await smaller(ctx, file);
    if (!isOwn) made += 1;
    if (picture === undefined || bytes + picture.bytes.length > maxBytes) continue;
    bytes += picture.bytes.length;
    pictures.set(id, picture);
  }
  return pictures;
}

const comesAsItIs = ({
  content_type: type,
  size_bytes: size,
  image_width_px: width,
  image_height_px: height,
}: StoredFile) => everywhere.test(type) && size <= maxOwnBytes && width !== null && height !== null;

async function own(ctx: ImageTools, file: StoredFile): Promise<Picture | undefined> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of contentOf(ctx, file.id)) chunks.push(chunk);
  } catch (error) {
    return lost(error);
  }
  return {
    bytes: Buffer.concat(chunks),
    contentType: file.content_type,
    width: file.image_width_px!,
    height: file.image_height_px!,
  };
}

async function smaller(ctx: ImageTools, file: StoredFile): Promise<Picture | undefined> {
  const place = 'the file of a picture';
  try {
    const { bytes, format, width, height } = await makeImage(
      ctx,
      file,
      {
        resize: { width: maxWidth, height: null, fit: 'contain', canEnlarge: false },
        format: file.content_type === 'image/jpeg' ? 'jpeg' : 'png',
        quality: 82,
      },
      { file: place, width: place, height: place },
    );
    return { bytes, contentType: `image/${format}`, width, height };
  } catch (error) {
    return lost(error);
  }
}

/** A picture that is broken, or whose content is lost, is named alone. */
function lost(error: unknown): undefined {
  if (!(error instanceof Problem) || error.status >= 500) throw error;
  return undefined;
}
