import type { ConfigOf, FieldConfig, FieldValue, PresentValue } from '../definition.ts';
import { compileFormula } from './compile.ts';
import { roundTo } from './functions.ts';
import { FormulaError, formulaTypeOf, type FormulaValue } from './values.ts';

/** A formula field ready to compute: what it reads, and its value for a record's values. */
export interface Formula {
  readonly reads: readonly string[];
  readonly compute: (values: Readonly<Record<string, FieldValue>>) => PresentValue | null;
}

const maxNumber = Number.MAX_SAFE_INTEGER;
const maxTextLength = 2000;

/** Throws FormulaError when the expression cannot be read or does not compute what `result_type` says. */
export function createFormula(
  config: Omit<ConfigOf<'formula'>, 'depends_on'>,
  configOf: (key: string) => FieldConfig | undefined,
): Formula {
  const compiled = compileFormula(config.expression, (key) => {
    const other = configOf(key);
    return other === undefined ? undefined : formulaTypeOf(other);
  });
  const wanted = formulaTypeOf({ ...config, depends_on: [] });
  if (compiled.type !== wanted && compiled.type !== 'nothing') {
    throw new FormulaError(
      `The expression computes ${compiled.type}, but result_type is ${config.result_type}.`,
    );
  }
  return { reads: compiled.reads, compute: (values) => finish(compiled.run(values), config.decimals) };
}

/** The result as it is stored; what no field could hold is no value. */
function finish(value: FormulaValue, decimals: number | undefined): PresentValue | null {
  if (value === null) return null;
  if (typeof value === 'number') return finishNumber(value, decimals);
  if (typeof value === 'string')
    return value.trim() === '' ? null : value.slice(0, maxTextLength).toWellFormed();
  return value as PresentValue;
}

function finishNumber(value: number, decimals: number | undefined): number | null {
  if (!Number.isFinite(value) || Math.abs(value) > maxNumber) return null;
  const rounded = decimals === undefined ? value : roundTo(value, decimals);
  return rounded === 0 ? 0 : rounded;
}

/**
 * Formulas in an order in which each comes after those it reads. Throws nothing: a cycle is returned as the keys along
 * it, first one repeated at the end.
 */
export function orderFormulas(reads: ReadonlyMap<string, readonly string[]>): {
  order: string[];
  cycle?: string[];
} {
  const order: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (key: string): string[] | undefined => {
    if (done.has(key)) return undefined;
    const at = path.indexOf(key);
    if (at >= 0) return [...path.slice(at), key];
    path.push(key);
    for (const other of reads.get(key) ?? []) {
      const cycle = reads.has(other) ? visit(other) : undefined;
      if (cycle !== undefined) return cycle;
    }
    path.pop();
    done.add(key);
    order.push(key);
    return undefined;
  };
  for (const key of reads.keys()) {
    const cycle = visit(key);
    if (cycle !== undefined) return { order, cycle };
  }
  return { order };
}
