import { Evaluation, type Scope, type Surroundings } from './evaluate.ts';
import { parseExpression } from './parse.ts';
import { ExpressionFault, type Expression, type Path } from './syntax.ts';
import { toText, type Value } from './values.ts';

/** Where a value of a flow may hold expressions, and which. */
export interface FoundExpression {
  /** Such as `inputs.to`. */
  readonly place: string;
  readonly text: string;
}

const braces = /\{\{([\s\S]*?)\}\}/g;

/** The value of one expression. */
export const evaluate = (text: string, scope: Scope, surroundings: Surroundings): Value =>
  new Evaluation(scope, surroundings).value(parseExpression(text));

/** A value of a flow with its expressions replaced: texts in double braces become text, `{ expression }` keeps its type. */
export function render(value: unknown, scope: Scope, surroundings: Surroundings): Value {
  if (typeof value === 'string') return renderText(value, scope, surroundings);
  if (Array.isArray(value)) return value.map((each) => render(each, scope, surroundings));
  if (typeof value !== 'object' || value === null) return value as Value;
  const expression = expressionIn(value);
  if (expression !== undefined) return evaluate(expression, scope, surroundings);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, render(each, scope, surroundings)]),
  );
}

/** A text with its expressions in double braces replaced. */
export const renderText = (text: string, scope: Scope, surroundings: Surroundings): string =>
  text.includes('{{')
    ? text.replace(braces, (_, inner: string) => toText(evaluate(inner.trim(), scope, surroundings)))
    : text;

/** The expression of an object that stands for one. */
export function expressionIn(value: object): string | undefined {
  const { expression } = value as { expression?: unknown };
  return typeof expression === 'string' && Object.keys(value).length === 1 ? expression : undefined;
}

/** All expressions of a value of a flow, with their places below `place`. */
export function expressionsIn(value: unknown, place: string): FoundExpression[] {
  if (typeof value === 'string')
    return [...value.matchAll(braces)].map(([, text]) => ({ place, text: text!.trim() }));
  if (Array.isArray(value)) return value.flatMap((each, index) => expressionsIn(each, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const expression = expressionIn(value);
  if (expression !== undefined) return [{ place, text: expression }];
  return Object.entries(value).flatMap(([name, each]) => expressionsIn(each, `${place}.${name}`));
}

/** The paths of an expression. Those within items of lists are not among them. */
export function pathsOf(tree: Expression): Path[] {
  switch (tree.kind) {
    case 'literal':
      return [];
    case 'path':
      return [tree.path];
    case 'not':
    case 'negative':
      return pathsOf(tree.operand);
    case 'binary':
      return [...pathsOf(tree.left), ...pathsOf(tree.right)];
    case 'call':
      return tree.args.flatMap((arg, index) =>
        index === 1 && ['map', 'where', 'sort'].includes(tree.name) ? [] : pathsOf(arg),
      );
  }
}

/** The function names of an expression. */
export function callsOf(tree: Expression): { readonly name: string; readonly count: number }[] {
  if (tree.kind === 'call')
    return [{ name: tree.name, count: tree.args.length }, ...tree.args.flatMap(callsOf)];
  if (tree.kind === 'binary') return [...callsOf(tree.left), ...callsOf(tree.right)];
  return tree.kind === 'not' || tree.kind === 'negative' ? callsOf(tree.operand) : [];
}

/** The paths of all expressions in a value; those that are malformed have none. */
export const pathsIn = (value: unknown): Path[] =>
  expressionsIn(value, '').flatMap(({ text }) => {
    try {
      return pathsOf(parseExpression(text));
    } catch (error) {
      if (error instanceof ExpressionFault) return [];
      throw error;
    }
  });
