import type { Money } from '#generated/types.gen.ts';
import type { FieldConfig, FieldValue } from '../definition.ts';

/** Types of expressions. `nothing` is the type of `null`; it fits wherever a value is expected. */
export type FormulaType =
  | 'number'
  | 'text'
  | 'boolean'
  | 'date'
  | 'instant'
  | 'money'
  | 'list'
  | 'parts'
  | 'nothing';

/** Values while an expression runs; null is "no value". */
export type FormulaValue = number | string | boolean | Money | readonly string[] | object | null;

/** A compiled expression or part of one. */
export interface Compiled {
  readonly type: FormulaType;
  readonly run: (values: Readonly<Record<string, FieldValue>>) => FormulaValue;
}

/** Why an expression cannot be used; the message is for the person who wrote it. */
export class FormulaError extends Error {}

const resultTypes = {
  number: 'number',
  money: 'money',
  text: 'text',
  checkbox: 'boolean',
  date: 'date',
} as const;

/** What a field of this type is inside an expression. */
export function formulaTypeOf(config: FieldConfig): FormulaType {
  switch (config.type) {
    case 'number':
    case 'money':
    case 'date':
      return config.type;
    case 'checkbox':
      return 'boolean';
    case 'date_time':
      return 'instant';
    case 'multi_choice':
      return 'list';
    case 'user':
    case 'client':
    case 'file':
      return config.is_multiple ? 'list' : 'text';
    case 'address':
    case 'composite':
      return 'parts';
    case 'formula':
      return resultTypes[config.result_type];
    default:
      return 'text';
  }
}
