import { fold } from '#src/platform/db/query/index.ts';

export interface SlugForm {
  readonly maxLength: number;
  /** The slug of a name without a Latin letter or a digit. */
  readonly otherwise: string;
}

/** The slug that a name suggests: lower case, without accents, words joined by hyphens. `Café Größmann & Co.` gives `cafe-grossmann-co`. */
export const slugOf = (name: string, { maxLength, otherwise }: SlugForm): string =>
  fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, '') || otherwise;
