import type { Money } from '#generated/types.gen.ts';
import { FormulaError, type Compiled, type FormulaType, type FormulaValue } from './values.ts';

type Operation = (a: never, b: never) => FormulaValue;

interface Overload {
  readonly left: FormulaType;
  readonly right: FormulaType;
  readonly result: FormulaType;
  readonly run: Operation;
}

const overload = <A, B>(
  left: FormulaType,
  right: FormulaType,
  result: FormulaType,
  run: (a: A, b: B) => FormulaValue,
): Overload => ({ left, right, result, run: run as Operation });

/** Whole minor units; null when the amount is beyond what an integer can hold exactly. */
export function minorUnits(amount: number, currency: string): Money | null {
  const amount_minor = Math.round(amount);
  return Number.isSafeInteger(amount_minor)
    ? { amount_minor: amount_minor === 0 ? 0 : amount_minor, currency }
    : null;
}

const sameCurrency = <T>(a: Money, b: Money, run: (a: number, b: number) => T): T | null =>
  a.currency === b.currency ? run(a.amount_minor, b.amount_minor) : null;

const divide = (a: number, b: number): number | null => (b === 0 ? null : a / b);

const arithmetic: Readonly<Record<string, readonly Overload[]>> = {
  '+': [
    overload<number, number>('number', 'number', 'number', (a, b) => a + b),
    overload<Money, Money>('money', 'money', 'money', (a, b) =>
      sameCurrency(a, b, (x, y) => minorUnits(x + y, a.currency)),
    ),
    overload<string, string>('text', 'text', 'text', (a, b) => a + b),
  ],
  '-': [
    overload<number, number>('number', 'number', 'number', (a, b) => a - b),
    overload<Money, Money>('money', 'money', 'money', (a, b) =>
      sameCurrency(a, b, (x, y) => minorUnits(x - y, a.currency)),
    ),
  ],
  '*': [
    overload<number, number>('number', 'number', 'number', (a, b) => a * b),
    overload<Money, number>('money', 'number', 'money', (a, b) => minorUnits(a.amount_minor * b, a.currency)),
    overload<number, Money>('number', 'money', 'money', (a, b) => minorUnits(a * b.amount_minor, b.currency)),
  ],
  '/': [
    overload<number, number>('number', 'number', 'number', divide),
    overload<Money, number>('money', 'number', 'money', (a, b) =>
      b === 0 ? null : minorUnits(a.amount_minor / b, a.currency),
    ),
    overload<Money, Money>('money', 'money', 'number', (a, b) => sameCurrency(a, b, divide)),
  ],
  '%': [overload<number, number>('number', 'number', 'number', (a, b) => (b === 0 ? null : a % b))],
};

const ordered: ReadonlySet<FormulaType> = new Set(['number', 'text', 'date', 'instant', 'money']);
const comparable: ReadonlySet<FormulaType> = new Set([...ordered, 'boolean']);

/** Negative, zero or positive; null when two amounts have different currencies. */
export function compare(a: FormulaValue, b: FormulaValue): number | null {
  if (typeof a === 'object' && typeof b === 'object')
    return sameCurrency(a as Money, b as Money, (x, y) => x - y);
  return a! < b! ? -1 : a! > b! ? 1 : 0;
}

const orderings: Readonly<Record<string, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

const isTrue = (value: FormulaValue): boolean => value === true;

/** `left operator right`. Arithmetic and order without a value have none; a condition without one counts as false. */
export function binary(operator: string, left: Compiled, right: Compiled): Compiled {
  if (operator === '&&' || operator === '||') return logical(operator, left, right);
  if (operator === '==' || operator === '!=') return equality(operator, left, right);
  const order = orderings[operator];
  if (order !== undefined) return ordering(operator, order, left, right);
  const overloads = arithmetic[operator];
  if (overloads === undefined) throw new FormulaError(`The operator ${operator} is not known.`);
  const fit = overloads.find((candidate) => fits(left, candidate.left) && fits(right, candidate.right));
  if (fit === undefined) throw new FormulaError(`${left.type} ${operator} ${right.type} cannot be computed.`);
  const run = fit.run as (a: FormulaValue, b: FormulaValue) => FormulaValue;
  return { type: fit.result, run: (values) => bothPresent(left.run(values), right.run(values), run) };
}

const fits = (given: Compiled, wanted: FormulaType): boolean =>
  given.type === wanted || given.type === 'nothing';

function bothPresent(
  a: FormulaValue,
  b: FormulaValue,
  run: (a: FormulaValue, b: FormulaValue) => FormulaValue,
): FormulaValue {
  return a === null || b === null ? null : run(a, b);
}

function logical(operator: '&&' | '||', left: Compiled, right: Compiled): Compiled {
  for (const side of [left, right]) requireCondition(operator, side);
  return operator === '&&'
    ? { type: 'boolean', run: (values) => isTrue(left.run(values)) && isTrue(right.run(values)) }
    : { type: 'boolean', run: (values) => isTrue(left.run(values)) || isTrue(right.run(values)) };
}

export function requireCondition(where: string, given: Compiled): void {
  if (!fits(given, 'boolean')) throw new FormulaError(`${where} needs a condition, not ${given.type}.`);
}

function equality(operator: '==' | '!=', left: Compiled, right: Compiled): Compiled {
  requireSameType(operator, left, right, comparable);
  const wanted = operator === '==';
  return {
    type: 'boolean',
    run: (values) => {
      const [a, b] = [left.run(values), right.run(values)];
      const isEqual = a === null || b === null ? a === b : compare(a, b) === 0;
      return isEqual === wanted;
    },
  };
}

function ordering(
  operator: string,
  holds: (order: number) => boolean,
  left: Compiled,
  right: Compiled,
): Compiled {
  requireSameType(operator, left, right, ordered);
  return {
    type: 'boolean',
    run: (values) =>
      bothPresent(left.run(values), right.run(values), (a, b) => {
        const order = compare(a, b);
        return order === null ? null : holds(order);
      }),
  };
}

function requireSameType(
  operator: string,
  left: Compiled,
  right: Compiled,
  allowed: ReadonlySet<FormulaType>,
): void {
  const isSame = left.type === right.type || left.type === 'nothing' || right.type === 'nothing';
  const isAllowed = [left, right].every(({ type }) => allowed.has(type) || type === 'nothing');
  if (!isSame || !isAllowed)
    throw new FormulaError(`${left.type} ${operator} ${right.type} cannot be compared.`);
}

export function unary(operator: string, operand: Compiled): Compiled {
  if (operator === '!') {
    requireCondition('!', operand);
    return { type: 'boolean', run: (values) => !isTrue(operand.run(values)) };
  }
  if (operator === '-' && (fits(operand, 'number') || operand.type === 'money')) {
    return { type: operand.type, run: (values) => negate(operand.run(values)) };
  }
  throw new FormulaError(`${operator}${operand.type} cannot be computed.`);
}

function negate(value: FormulaValue): FormulaValue {
  if (value === null) return null;
  if (typeof value === 'number') return -value;
  const { amount_minor, currency } = value as Money;
  return minorUnits(-amount_minor, currency);
}

/** The type that all have, `nothing` aside; names the odd one. */
export function commonType(where: string, given: readonly Compiled[]): FormulaType {
  const types = new Set(given.map(({ type }) => type).filter((type) => type !== 'nothing'));
  if (types.size > 1)
    throw new FormulaError(`${where} needs values of one type, not ${[...types].join(' and ')}.`);
  return [...types][0] ?? 'nothing';
}

/** `test ? yes : no`; only the branch that is needed is computed. */
export function conditional(test: Compiled, yes: Compiled, no: Compiled): Compiled {
  requireCondition('The choice', test);
  return {
    type: commonType('The choice', [yes, no]),
    run: (values) => (isTrue(test.run(values)) ? yes.run(values) : no.run(values)),
  };
}
