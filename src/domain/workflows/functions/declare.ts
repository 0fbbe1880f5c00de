import type { Evaluation } from '../evaluate.ts';
import type { Expression } from '../syntax.ts';
import type { Value } from '../values.ts';

/** A function of expressions: how many arguments it takes, and what it does with them. */
export interface ExpressionFunction {
  readonly takes: readonly [least: number, most: number];
  readonly run: (evaluation: Evaluation, args: readonly Expression[]) => Value;
}

/** A function of values: its arguments are evaluated first, and those that are left out are null. */
export const ofValues = (
  least: number,
  most: number,
  run: (evaluation: Evaluation, ...values: Value[]) => Value,
): ExpressionFunction => ({
  takes: [least, most],
  run: (evaluation, args) =>
    run(
      evaluation,
      ...Array.from({ length: most }, (_, index) =>
        args[index] === undefined ? null : evaluation.value(args[index]),
      ),
    ),
});
