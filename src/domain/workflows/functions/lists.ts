import type { Evaluation } from '../evaluate.ts';
import { parsePath } from '../parse.ts';
import { ExpressionFault, type Expression, type Path } from '../syntax.ts';
import { compare, isEqual, toList, toNumber, toText, valueAt, type Value } from '../values.ts';
import { ofValues, type ExpressionFunction } from './declare.ts';

/** A path within each item: it stands there as it is, such as `client.name`, or as a text. */
function pathOf(tree: Expression): Path {
  if (tree.kind === 'path') return tree.path;
  if (tree.kind === 'literal' && typeof tree.value === 'string') return parsePath(tree.value);
  throw new ExpressionFault('A path within the items is expected, such as client.name.');
}

const ofList = (run: (evaluation: Evaluation, list: Value[]) => Value): ExpressionFunction =>
  ofValues(1, 1, (evaluation, value = null) => {
    const list = toList(value);
    evaluation.take(list.length);
    return run(evaluation, list);
  });

const listIn = (evaluation: Evaluation, tree: Expression): Value[] => {
  const list = toList(evaluation.value(tree));
  evaluation.take(list.length);
  return list;
};

/** Values that cannot be compared keep their places. */
const inOrder = (one: Value, other: Value): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compare(one, other) ?? 0;
};

export const lists = {
  first: ofList((_, list) => list[0] ?? null),
  last: ofList((_, list) => list.at(-1) ?? null),
  unique: ofList((_, list) => {
    const seen = new Set<string>();
    return list.filter((each) => {
      const key = JSON.stringify(each);
      return !seen.has(key) && seen.add(key);
    });
  }),
  sum: ofList((_, list) => list.reduce<number>((sum, each) => sum + toNumber(each), 0)),
  min: ofList((_, list) => list.filter((each) => each !== null).toSorted(inOrder)[0] ?? null),
  max: ofList(
    (_, list) =>
      list
        .filter((each) => each !== null)
        .toSorted(inOrder)
        .at(-1) ?? null,
  ),
  join: ofValues(2, 2, (evaluation, value = null, separator = null) => {
    const list = toList(value);
    evaluation.take(list.length);
    return evaluation.text(list.map(toText).join(toText(separator)));
  }),
  map: {
    takes: [2, 2],
    run: (evaluation, [list, path]) => {
      const names = pathOf(path!);
      return listIn(evaluation, list!).map((item) => valueAt(item, names));
    },
  },
  where: {
    takes: [3, 3],
    run: (evaluation, [list, path, value]) => {
      const names = pathOf(path!);
      const wanted = evaluation.value(value!);
      return listIn(evaluation, list!).filter((item) => isEqual(valueAt(item, names), wanted));
    },
  },
  sort: {
    takes: [1, 2],
    run: (evaluation, [list, path]) => {
      const names = path === undefined ? [] : pathOf(path);
      return listIn(evaluation, list!).toSorted((one, other) =>
        inOrder(valueAt(one, names), valueAt(other, names)),
      );
    },
  },
} satisfies Record<string, ExpressionFunction>;
