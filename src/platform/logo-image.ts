import { html, type Markup } from './html.ts';

/** The logo of an agency in a page or a mail. */
export interface LogoShown {
  readonly png: Buffer;
  readonly agency: string;
  /** Where a mail has the picture; a page carries it itself. */
  readonly address?: string;
}

/** Half as large as the picture is, so that it is sharp on screens with small points; programs for mail go by the attributes alone. */
export function logoImage({ png, agency, address }: LogoShown): Markup {
  const [width, height] = sizeOf(png).map((side) => Math.max(1, Math.round(side / 2)));
  const source = address ?? `data:image/png;base64,${png.toString('base64')}`;
  return html`<img src="${source}" alt="${agency}" width="${width}" height="${height}" style="display: block; margin: 0 0 20px; border: 0;">`;
}

/** The first chunk of a PNG begins with width and height. */
const sizeOf = (png: Buffer): readonly [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];
