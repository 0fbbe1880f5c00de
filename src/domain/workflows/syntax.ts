/** An expression as a tree. */
export type Expression =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'path'; readonly path: Path }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | { readonly kind: 'not' | 'negative'; readonly operand: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    };

export type BinaryOperator = 'or' | 'and' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/';

/** Names and indexes from the outside in: `trigger.body["Full Name"]` is `['trigger', 'body', 'Full Name']`. */
export type Path = readonly (string | number)[];

/** What is wrong with an expression, for its author. */
export class ExpressionFault extends Error {}
