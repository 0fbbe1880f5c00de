import { accepted } from '#generated/validation.ts';
import type { FilterValue } from '#generated/types.gen.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, unknownChoice } from '#src/platform/errors/index.ts';
import { storageOf, type ColumnStorage, type FilterColumn } from './column.ts';
import { readDay, readMoment, type Moment } from './moments.ts';

export type Operand = string | number | boolean | Moment;

type ReadOperand = (value: unknown, place: string) => Operand;

/** Brings the value of a condition to the form that its column compares with; 400 that names the place otherwise. */
export function readOperand(column: FilterColumn, value: unknown, place: string): Operand {
  return readerFor(column)(value, place);
}

/** The values of `in_list`, `not_in_list` and, exactly two, of `between`. */
export function readOperands(column: FilterColumn, value: FilterValue | undefined, place: string): Operand[] {
  if (!Array.isArray(value)) throw invalid(place, 'must be a list of values.');
  const read = readerFor(column);
  return value.map((item, index) => read(item, `${place}[${index}]`));
}

/** Of a column with choices only these: another value could match nothing, and is a slip of whoever wrote it. */
function readerFor(column: FilterColumn): ReadOperand {
  const [read, { choices }] = [readerOf(column), column];
  if (choices === undefined) return read;
  return (value, place) => {
    const operand = read(value, place);
    if (!choices.includes(operand as string)) throw unknownChoice(place, operand, choices);
    return operand;
  };
}

function readerOf(column: FilterColumn): ReadOperand {
  switch (column.kind) {
    case 'number':
      return readNumber;
    case 'boolean':
      return readFlag;
    case 'date':
      return readDate;
    case 'instant':
      return readInstant;
    case 'reference':
      return readId;
    case 'list':
      return readerOfItems[storageOf(column)] ?? readText;
    default:
      return readText;
  }
}

/** A number, or the same written as text, as values of a filter often come from a form. */
function readNumber(value: unknown, place: string): number {
  const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number') throw invalid(place, 'must be a number.');
  return number;
}

function readFlag(value: unknown, place: string): boolean {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw invalid(place, 'must be true or false.');
}

function readDate(value: unknown, place: string): Moment {
  const day = typeof value === 'string' ? readDay(value) : undefined;
  if (day === undefined)
    throw invalid(
      place,
      `must be ${accepted.date}; or a day relative to now, such as today+3d or start_of_month.`,
    );
  return day;
}

function readInstant(value: unknown, place: string): Moment {
  const moment = typeof value === 'string' ? readMoment(value) : undefined;
  if (moment === undefined)
    throw invalid(
      place,
      `must be ${accepted['date-time']}; a day; or a time relative to now, such as now-4h or start_of_week.`,
    );
  return moment;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function readId(value: unknown, place: string): string {
  if (typeof value !== 'string' || !uuid.test(value)) throw invalid(place, 'must be an id.');
  return storedId(value);
}

function readText(value: unknown, place: string): string {
  if (typeof value !== 'string') throw invalid(place, 'must be text.');
  return value;
}

const readerOfItems: Partial<Record<ColumnStorage, ReadOperand>> = {
  'uuid[]': readId,
  // Keys of choices or ids: nobody gives a choice a key that looks like an id.
  jsonb: (value, place) =>
    typeof value === 'string' && uuid.test(value) ? storedId(value) : readText(value, place),
};
