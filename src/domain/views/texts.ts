import { currencyDigits } from '#src/domain/field-values/index.ts';
import type { ViewedColumn } from '#src/domain/list-columns/index.ts';
import { hasNames, nameKey, type Names } from './names.queries.ts';
import type { OptionFace, OptionFaces } from './viewed-list.ts';

const maxText = 2000;

/** How people read the values of a view's columns. */
export class Texts {
  readonly #faces = new Map<string, ReadonlyMap<string, OptionFace>>();
  readonly #given: OptionFaces;
  readonly #names: Names;

  constructor(given: OptionFaces, names: Names) {
    this.#given = given;
    this.#names = names;
  }

  /** The text of a cell where it differs from the value; undefined where it does not. */
  ofCell(column: ViewedColumn, value: unknown): string | undefined {
    if (column.currency !== undefined) return amountText(value as Amount);
    if (column.kind === 'parts') return undefined;
    const texts = [value].flat().map((each) => this.ofValue(column, String(each)));
    if (texts.every((text) => text === undefined)) return undefined;
    const known = texts.filter((text) => text !== undefined);
    return known.length === 0 ? undefined : known.join(', ').slice(0, maxText);
  }

  /** The text of one value; undefined where it says no more than the value does. */
  ofValue(column: ViewedColumn, value: string): string | undefined {
    if (hasNames(column.valueType)) return this.#names.get(nameKey(column.valueType, value));
    if (column.kind === 'boolean') return value === 'true' ? 'Yes' : 'No';
    const face = this.faces(column).get(value);
    if (face !== undefined) return face.text;
    return column.kind === 'choice' ? inWords(value) : undefined;
  }

  /** The options of the column by their values, in their order. */
  faces(column: ViewedColumn): ReadonlyMap<string, OptionFace> {
    const found = this.#faces.get(column.key) ?? facesOf(column, this.#given[column.key]);
    this.#faces.set(column.key, found);
    return found;
  }
}

function facesOf(
  { field, choices, kind }: ViewedColumn,
  given: readonly OptionFace[] | undefined,
): ReadonlyMap<string, OptionFace> {
  const byValue = (faces: readonly OptionFace[]) => new Map(faces.map((face) => [face.value, face]));
  if (given !== undefined) return byValue(given);
  const config = field?.definition.config;
  if (config !== undefined && 'choices' in config)
    return byValue(
      config.choices.map(({ key, label, color }) => ({ value: key, text: label, color: color ?? null })),
    );
  if (kind === 'boolean')
    return byValue(
      ['true', 'false'].map((value) => ({ value, text: value === 'true' ? 'Yes' : 'No', color: null })),
    );
  return byValue((choices ?? []).map((value) => ({ value, text: inWords(value), color: null })));
}

/** A key as people would write it: `in_progress` is "In progress". */
const inWords = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ');

interface Amount {
  readonly amount_minor: number;
  readonly currency: string;
}

/** An amount in the way of its currency: "$1,250.00". */
export const amountText = ({ amount_minor: minor, currency }: Amount): string => {
  const digits = currencyDigits(currency);
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(minor / 10 ** digits);
};
