/** Pictures that come inside a document, up to a bound; each is named by its place, as `picture:2`. */
export class Pictures {
  readonly #max: number;
  readonly #maxBytes: number;
  #bytes = 0;
  readonly found: Buffer[] = [];

  constructor({
    maxPictures,
    maxPictureBytes,
  }: {
    readonly maxPictures: number;
    readonly maxPictureBytes: number;
  }) {
    this.#max = maxPictures;
    this.#maxBytes = maxPictureBytes;
  }

  /** Keeps a picture; answers its name, or why there is none. */
  keep(bytes: Buffer): string {
    if (bytes.length === 0 || !isPicture(bytes)) return unreadPicture;
    if (this.found.length >= this.#max || this.#bytes + bytes.length > this.#maxBytes) return surplusPicture;
    this.#bytes += bytes.length;
    this.found.push(bytes);
    return nameOf(this.found.length - 1);
  }

  /** The picture in an address of the scheme `data`; undefined for any other address. */
  keepAddress(address: string): string | undefined {
    const [, content] = /^data:image\/[a-z0-9.+-]+;base64,([A-Za-z0-9+/=\s]+)$/iu.exec(address) ?? [];
    if (content !== undefined) return this.keep(Buffer.from(content, 'base64'));
    return /^data:/iu.test(address) ? unreadPicture : undefined;
  }
}

export const unreadPicture = 'picture:unread';
export const surplusPicture = 'picture:surplus';
const nameOf = (number: number): string => `picture:${number}`;

/** JPEG, PNG, GIF and WebP, which browsers show and which are no programs. */
function isPicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 12).toString('latin1');
  return (
    head.startsWith('\u00ff\u00d8\u00ff') ||
    head.startsWith('\u0089PNG') ||
    head.startsWith('GIF8') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP'))
  );
}
