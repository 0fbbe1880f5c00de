import type { Money } from '#generated/types.gen.ts';
import { isDay } from '#generated/validation.ts';
import { currencyDigits, isCurrency } from '../types/amounts.ts';
import { commonType, compare, conditional, minorUnits } from './operators.ts';
import { FormulaError, type Compiled, type FormulaType, type FormulaValue } from './values.ts';

type Build = (name: string, args: readonly Compiled[]) => Compiled;

type Wanted = FormulaType | readonly FormulaType[];

const accepts = (wanted: Wanted, given: FormulaType): boolean =>
  given === 'nothing' || (Array.isArray(wanted) ? wanted.includes(given) : wanted === given);

/** A function of fixed parameters; the last `optional` of them may be left out. It has no value when an argument has none. */
function plain(
  wanted: readonly Wanted[],
  result: FormulaType,
  run: (...args: never[]) => FormulaValue,
  optional = 0,
): Build {
  return (name, args) => {
    requireCount(name, args, wanted.length - optional, wanted.length);
    args.forEach((arg, index) => {
      const type = wanted[index]!;
      if (!accepts(type, arg.type))
        throw new FormulaError(
          `${name} takes ${[type].flat().join(' or ')}, not ${arg.type}, as argument ${index + 1}.`,
        );
    });
    const call = run as (...args: FormulaValue[]) => FormulaValue;
    return {
      type: result,
      run: (values) => {
        const given = args.map((arg) => arg.run(values));
        return given.includes(null) ? null : call(...given);
      },
    };
  };
}

function requireCount(name: string, args: readonly Compiled[], least: number, most: number): void {
  if (args.length >= least && args.length <= most) return;
  const count = least === most ? `${least}` : most === Infinity ? `at least ${least}` : `${least} to ${most}`;
  throw new FormulaError(`${name} takes ${count} arguments, not ${args.length}.`);
}

/** A function of any number of values of one type; those without a value are passed over. */
function gathering(
  allowed: readonly FormulaType[],
  gather: (present: FormulaValue[]) => FormulaValue,
): Build {
  return (name, args) => {
    requireCount(name, args, 1, Infinity);
    const type = commonType(name, args);
    if (!accepts(allowed, type))
      throw new FormulaError(`${name} takes ${allowed.join(' or ')}, not ${type}.`);
    return {
      type,
      run: (values) => {
        const present = args.map((arg) => arg.run(values)).filter((value) => value !== null);
        return present.length === 0 ? null : gather(present);
      },
    };
  };
}

function extreme(sign: 1 | -1): Build {
  return gathering(['number', 'money', 'date', 'instant'], (present) =>
    present.reduce((best, value) => {
      if (best === null || value === null) return null;
      const order = compare(value, best);
      return order === null ? null : order * sign > 0 ? value : best;
    }),
  );
}

const add = (a: FormulaValue, b: FormulaValue): FormulaValue => {
  if (a === null || b === null) return null;
  if (typeof a === 'number' && typeof b === 'number') return a + b;
  const [x, y] = [a as Money, b as Money];
  return x.currency === y.currency ? minorUnits(x.amount_minor + y.amount_minor, x.currency) : null;
};

const coalesce: Build = (name, args) => {
  requireCount(name, args, 1, Infinity);
  return {
    type: commonType(name, args),
    run: (values) => {
      for (const arg of args) {
        const value = arg.run(values);
        if (value !== null) return value;
      }
      return null;
    },
  };
};

const concat: Build = (name, args) => {
  requireCount(name, args, 1, Infinity);
  const odd = args.find((arg) => !accepts(['text', 'number', 'date', 'instant'], arg.type));
  if (odd !== undefined) throw new FormulaError(`${name} takes text, number or date, not ${odd.type}.`);
  return { type: 'text', run: (values) => args.map((arg) => String(arg.run(values) ?? '')).join('') };
};

const isEmpty: Build = (name, args) => {
  requireCount(name, args, 1, 1);
  return { type: 'boolean', run: (values) => args[0]!.run(values) === null };
};

const choose: Build = (name, args) => {
  requireCount(name, args, 3, 3);
  return conditional(args[0]!, args[1]!, args[2]!);
};

/** Rounds halves away from zero, and 1.005 to 1.01: the decimal text is shifted, not the binary fraction. */
export function roundTo(value: number, decimals: number): number {
  const shifted = Number(`${Math.abs(value)}e${decimals}`);
  if (!Number.isFinite(shifted)) return value;
  const rounded = Number(`${Math.round(shifted)}e${-decimals}`);
  return Number.isFinite(rounded) ? Math.sign(value) * rounded : value;
}

const dayMs = 86_400_000;
const dayNumber = (text: string): number => Date.parse(`${text.slice(0, 10)}T00:00:00Z`) / dayMs;

function addDays(text: string, days: number): string | null {
  const at = new Date((dayNumber(text) + Math.trunc(days)) * dayMs);
  if (Number.isNaN(at.getTime())) return null;
  const date = at.toISOString().slice(0, 10);
  return isDay(date) ? date : null;
}

const days: Wanted = ['date', 'instant'];

/** Every function of the language, by name. */
export const functions: Readonly<Record<string, Build>> = {
  if: choose,
  coalesce,
  is_empty: isEmpty,
  round: plain(
    ['number', 'number'],
    'number',
    (value: number, decimals = 0) =>
      decimals >= 0 && decimals <= 10 ? roundTo(value, Math.trunc(decimals)) : null,
    1,
  ),
  floor: plain(['number'], 'number', (value: number) => Math.floor(value)),
  ceil: plain(['number'], 'number', (value: number) => Math.ceil(value)),
  abs: plain(['number'], 'number', (value: number) => Math.abs(value)),
  min: extreme(-1),
  max: extreme(1),
  sum: gathering(['number', 'money'], (present) => present.reduce(add)),
  concat,
  upper: plain(['text'], 'text', (text: string) => text.toUpperCase()),
  lower: plain(['text'], 'text', (text: string) => text.toLowerCase()),
  trim: plain(['text'], 'text', (text: string) => text.trim()),
  length: plain([['text', 'list']], 'number', (value: string | readonly string[]) => [...value].length),
  contains: plain([['text', 'list'], 'text'], 'boolean', (value: string | readonly string[], part: string) =>
    value.includes(part),
  ),
  year: plain([days], 'number', (text: string) => Number(text.slice(0, 4))),
  month: plain([days], 'number', (text: string) => Number(text.slice(5, 7))),
  day: plain([days], 'number', (text: string) => Number(text.slice(8, 10))),
  date: plain(['text'], 'date', (text: string) => (isDay(text) ? text : null)),
  days_between: plain([days, days], 'number', (from: string, to: string) => dayNumber(to) - dayNumber(from)),
  add_days: plain([days, 'number'], 'date', addDays),
  amount: plain(['money'], 'number', ({ amount_minor, currency }: Money) =>
    Number(`${amount_minor}e${-currencyDigits(currency)}`),
  ),
  money: plain(['number', 'text'], 'money', (amount: number, currency: string) =>
    isCurrency(currency)
      ? minorUnits(roundTo(amount, currencyDigits(currency)) * 10 ** currencyDigits(currency), currency)
      : null,
  ),
};
