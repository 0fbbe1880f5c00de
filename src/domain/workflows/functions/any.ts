import { ExpressionFault } from '../syntax.ts';
import { isEmpty, isTruthy, toNumber, toText, type Value } from '../values.ts';
import { ofValues, type ExpressionFunction } from './declare.ts';
import { zoned } from './times.ts';

export const any = {
  default: ofValues(2, 2, (_, value = null, otherwise = null) => (isEmpty(value) ? otherwise : value)),
  // Only the branch that is taken is evaluated.
  if: {
    takes: [2, 3],
    run: (evaluation, [condition, then, otherwise]) => {
      const chosen = isTruthy(evaluation.value(condition!)) ? then! : otherwise;
      return chosen === undefined ? null : evaluation.value(chosen);
    },
  },
  to_text: ofValues(1, 1, (evaluation, value = null) => evaluation.text(toText(value))),
  to_number: ofValues(1, 1, (_, value = null) =>
    isEmpty(value) ? null : toNumber(typeof value === 'string' ? value.trim() : value),
  ),
  to_date: ofValues(1, 1, (evaluation, value = null) =>
    isEmpty(value) ? null : zoned(evaluation, value).toPlainDate().toString(),
  ),
  parse_json: ofValues(1, 1, (evaluation, value = null) => {
    if (isEmpty(value)) return null;
    try {
      return JSON.parse(evaluation.text(toText(value))) as Value;
    } catch {
      throw new ExpressionFault('The text is not JSON.');
    }
  }),
} satisfies Record<string, ExpressionFunction>;
