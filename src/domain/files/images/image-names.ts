import type { ImageFormat } from '#src/platform/isolate/index.ts';

const endings: Readonly<Record<ImageFormat, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif'],
};
const maxName = 255;

export const typeOfFormat = (format: ImageFormat): string => `image/${format}`;

/** The name with the ending of the format, in place of one that says something else. */
export function nameFor(name: string, format: ImageFormat): string {
  const ending = /\.([A-Za-z0-9]{1,10})$/.exec(name);
  if (ending !== null && endings[format].includes(ending[1]!.toLowerCase())) return name;
  return withEnding(ending === null ? name : name.slice(0, ending.index), `.${endings[format][0]}`);
}

/** `team-photo.jpg` in another size is `team-photo-800x600.webp`. */
export function nameOfSize(
  name: string,
  {
    format,
    width,
    height,
  }: { readonly format: ImageFormat; readonly width: number; readonly height: number },
): string {
  const stem = name.replace(/\.[A-Za-z0-9]{1,10}$/, '');
  return withEnding(stem, `-${width}x${height}.${endings[format][0]}`);
}

const withEnding = (stem: string, ending: string): string =>
  `${(stem === '' ? 'image' : stem).slice(0, maxName - ending.length).replace(/[\uD800-\uDBFF]$/, '')}${ending}`;
