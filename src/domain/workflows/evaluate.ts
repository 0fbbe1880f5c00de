import { functions } from './functions/index.ts';
import { compare, isEqual, isTruthy, toNumber, toText, valueAt, type Value } from './values.ts';
import { ExpressionFault, type Expression } from './syntax.ts';

/** The values that expressions of an execution see, by the first name of a path. */
export type Scope = Readonly<Record<string, unknown>>;

/** How times, numbers and money are written. */
export interface Surroundings {
  readonly now: Date;
  readonly timeZone: string;
  readonly locale: string;
  readonly currency: string;
}

// An expression has at most 2,000 characters; what multiplies is the length of lists.
const maxSteps = 200_000;
const maxTextLength = 262_144;

/** What an evaluation has left, and what it sees. */
export class Evaluation {
  readonly scope: Scope;
  readonly surroundings: Surroundings;
  #steps = 0;

  constructor(scope: Scope, surroundings: Surroundings) {
    this.scope = scope;
    this.surroundings = surroundings;
  }

  /** Counts work; throws when an expression would take too much of it. */
  take(steps: number): void {
    if ((this.#steps += steps) > maxSteps) throw new ExpressionFault('The expression takes too long.');
  }

  text(text: string): string {
    this.take(Math.ceil(text.length / 100));
    if (text.length > maxTextLength) throw new ExpressionFault('The text is longer than 262,144 characters.');
    return text;
  }

  value(tree: Expression): Value {
    this.take(1);
    switch (tree.kind) {
      case 'literal':
        return tree.value;
      case 'path':
        return valueAt(this.scope, tree.path);
      case 'not':
        return !isTruthy(this.value(tree.operand));
      case 'negative':
        return -toNumber(this.value(tree.operand));
      case 'call':
        return this.#call(tree.name, tree.args);
      case 'binary':
        return this.#binary(tree);
    }
  }

  #call(name: string, args: readonly Expression[]): Value {
    const declared = functions.get(name);
    if (declared === undefined) throw new ExpressionFault(`There is no function ${name}.`);
    const [least, most] = declared.takes;
    if (args.length < least || args.length > most)
      throw new ExpressionFault(
        `${name} takes ${least === most ? least : `${least} to ${most}`} ${most === 1 ? 'argument' : 'arguments'}, not ${args.length}.`,
      );
    return declared.run(this, args);
  }

  #binary({ operator, left, right }: Extract<Expression, { kind: 'binary' }>): Value {
    if (operator === 'and') return isTruthy(this.value(left)) && isTruthy(this.value(right));
    if (operator === 'or') return isTruthy(this.value(left)) || isTruthy(this.value(right));
    const [one, other] = [this.value(left), this.value(right)];
    switch (operator) {
      case '==':
        return isEqual(one, other);
      case '!=':
        return !isEqual(one, other);
      case '+':
        return typeof one === 'string' || typeof other === 'string'
          ? this.text(toText(one) + toText(other))
          : toNumber(one) + toNumber(other);
      case '-':
        return toNumber(one) - toNumber(other);
      case '*':
        return toNumber(one) * toNumber(other);
      case '/':
        return toNumber(other) === 0 ? null : toNumber(one) / toNumber(other);
      default:
        return ordered(operator, compare(one, other));
    }
  }
}

function ordered(operator: '<' | '<=' | '>' | '>=', order: number | null): boolean {
  if (order === null) return false;
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}
