import type { DataImportMapping } from '#generated/console/types.gen.ts';

export type NumberFormat = NonNullable<DataImportMapping['number_format']>;

/** Digits with a decimal sign, thousands parted by blanks or the other sign. */
const forms: Readonly<Record<NumberFormat, RegExp>> = {
  decimal_point: /^[-+]?(?:\d+|[1-9]\d{0,2}(?:[, \u00a0\u202f]\d{3})+)(?:\.\d+)?$/,
  decimal_comma: /^[-+]?(?:\d+|[1-9]\d{0,2}(?:[. \u00a0\u202f]\d{3})+)(?:,\d+)?$/,
};

/** The number that a text is in this format; undefined for none. */
export function readNumber(text: string, format: NumberFormat): number | undefined {
  if (!forms[format].test(text)) return undefined;
  const plain =
    format === 'decimal_point'
      ? text.replace(/[, \u00a0\u202f]/g, '')
      : text.replace(/[. \u00a0\u202f]/g, '').replace(',', '.');
  return Number(plain);
}

/** What the numbers of a column tell of their decimal sign. */
export class NumberEvidence {
  #hasPoint = false;
  #hasComma = false;
  /** Texts such as `1,234` and `1.234`, which are one number or a thousand times it. */
  #isUnclear = { ',': false, '.': false };

  add(text: string): void {
    const point = readNumber(text, 'decimal_point');
    const comma = readNumber(text, 'decimal_comma');
    if (point === comma) return;
    if (comma === undefined) this.#hasPoint = true;
    else if (point === undefined) this.#hasComma = true;
    else this.#isUnclear[text.includes(',') ? ',' : '.'] = true;
  }

  /**
   * The format that the texts have; null where they need none but the decimal point. Decimal commas count where every text that tells
   * something has one. `1.234` alone has the decimal point, which files of programs have.
   */
  get format(): NumberFormat | 'unclear' | null {
    const isUnclear = this.#isUnclear[','] || this.#isUnclear['.'];
    if (this.#hasComma) return this.#hasPoint || isUnclear ? 'unclear' : 'decimal_comma';
    if (!this.#isUnclear[',']) return null;
    return this.#hasPoint ? 'decimal_point' : 'unclear';
  }
}
