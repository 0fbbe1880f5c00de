import { LRUCache } from 'lru-cache';
import { ExpressionFault, type BinaryOperator, type Expression, type Path } from './syntax.ts';

type Token =
  | {
      readonly kind: 'number' | 'text' | 'name' | 'symbol' | 'bracket';
      readonly text: string;
      readonly at: number;
    }
  | { readonly kind: 'end'; readonly text: ''; readonly at: number };

const token =
  /\s*(?:(\d+(?:\.\d+)?)|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|([A-Za-z_][A-Za-z0-9_-]*)|(==|!=|<=|>=|[<>+*/(),.[\]-]))/y;

// Deeper ones are no expressions that people write.
const maxDepth = 50;
const maxArguments = 20;

/** Binds less than those behind it. */
const levels: readonly (readonly BinaryOperator[])[] = [
  ['or'],
  ['and'],
  ['==', '!=', '<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/'],
];

const parsed = new LRUCache<string, { readonly tree: Expression } | { readonly fault: ExpressionFault }>({
  max: 5_000,
});

/** The tree of an expression. Throws an `ExpressionFault` that says what is wrong and where. */
export function parseExpression(text: string): Expression {
  let known = parsed.get(text);
  if (known === undefined) {
    try {
      known = { tree: new Parser(text).whole() };
    } catch (error) {
      if (!(error instanceof ExpressionFault)) throw error;
      known = { fault: error };
    }
    parsed.set(text, known);
  }
  if ('fault' in known) throw known.fault;
  return known.tree;
}

/** The names of a path that stands alone, such as that of a condition. */
export function parsePath(text: string): Path {
  const tree = parseExpression(text);
  if (tree.kind !== 'path') throw new ExpressionFault(`${text} is not a path.`);
  return tree.path;
}

class Parser {
  readonly #text: string;
  #at = 0;
  #depth = 0;
  #next: Token;

  constructor(text: string) {
    this.#text = text;
    this.#next = this.#read();
  }

  whole(): Expression {
    const tree = this.#binary(0);
    if (this.#next.kind !== 'end') throw this.#unexpected();
    return tree;
  }

  #binary(level: number): Expression {
    const operators = levels[level];
    if (operators === undefined) return this.#unary();
    let left = this.#binary(level + 1);
    while (this.#isOperator(operators)) {
      const operator = this.#take().text as BinaryOperator;
      left = { kind: 'binary', operator, left, right: this.#binary(level + 1) };
      if ((this.#depth += 1) > 500) throw new ExpressionFault('The expression is too long.');
    }
    return left;
  }

  #unary(): Expression {
    if (this.#is('name', 'not')) {
      this.#take();
      return this.#deeper(() => ({ kind: 'not', operand: this.#unary() }));
    }
    if (this.#is('symbol', '-')) {
      this.#take();
      return this.#deeper(() => ({ kind: 'negative', operand: this.#unary() }));
    }
    return this.#primary();
  }

  #primary(): Expression {
    const first = this.#next;
    if (first.kind === 'number') return { kind: 'literal', value: Number(this.#take().text) };
    if (first.kind === 'text') return { kind: 'literal', value: this.#take().text };
    if (this.#is('symbol', '(')) {
      this.#take();
      const inner = this.#deeper(() => this.#binary(0));
      this.#expect(')');
      return inner;
    }
    if (first.kind !== 'name') throw this.#unexpected();
    this.#take();
    if (this.#is('symbol', '(')) return this.#call(first.text);
    const literal = literals.get(first.text);
    if (literal !== undefined) return { kind: 'literal', value: literal.value };
    return { kind: 'path', path: this.#path(first.text) };
  }

  #call(name: string): Expression {
    this.#expect('(');
    const args: Expression[] = [];
    while (!this.#is('symbol', ')')) {
      if (args.length > 0) this.#expect(',');
      if (args.length === maxArguments)
        throw new ExpressionFault(`${name} has more than ${maxArguments} arguments.`);
      args.push(this.#deeper(() => this.#binary(0)));
    }
    this.#expect(')');
    return { kind: 'call', name, args };
  }

  #path(first: string): Path {
    const path: (string | number)[] = [first];
    for (;;) {
      if (this.#is('symbol', '.')) {
        this.#take();
        const { kind, text } = this.#next;
        if (kind !== 'name' && kind !== 'number') throw this.#unexpected();
        this.#take();
        // A number behind a dot has dots of its own: `items.0.name`.
        path.push(...(kind === 'number' ? text.split('.').map(Number) : [text]));
      } else if (this.#is('symbol', '[')) {
        this.#take();
        const { kind, text } = this.#next;
        if (kind !== 'number' && kind !== 'text') throw this.#unexpected();
        this.#take();
        path.push(kind === 'number' ? Number(text) : text);
        this.#expect(']');
      } else return path;
    }
  }

  #isOperator(operators: readonly string[]): boolean {
    const { kind, text } = this.#next;
    return (kind === 'symbol' || kind === 'name') && operators.includes(text);
  }

  #is(kind: Token['kind'], text: string): boolean {
    return this.#next.kind === kind && this.#next.text === text;
  }

  #expect(symbol: string): void {
    if (!this.#is('symbol', symbol))
      throw new ExpressionFault(`"${symbol}" is missing at character ${this.#next.at + 1}.`);
    this.#take();
  }

  #take(): Token {
    const taken = this.#next;
    this.#next = this.#read();
    return taken;
  }

  #deeper<T>(work: () => T): T {
    if ((this.#depth += 1) > maxDepth)
      throw new ExpressionFault(`The expression is nested more than ${maxDepth} levels deep.`);
    const result = work();
    this.#depth -= 1;
    return result;
  }

  #read(): Token {
    token.lastIndex = this.#at;
    const match = token.exec(this.#text);
    if (match === null) {
      if (this.#text.slice(this.#at).trim() === '') return { kind: 'end', text: '', at: this.#text.length };
      throw new ExpressionFault(
        `"${this.#text.slice(this.#at).trim()[0]}" at character ${this.#at + 1} is not part of an expression.`,
      );
    }
    this.#at = token.lastIndex;
    const [, number, single, double, name, symbol] = match;
    const at = match.index;
    if (number !== undefined) return { kind: 'number', text: number, at };
    const quoted = single ?? double;
    if (quoted !== undefined) return { kind: 'text', text: quoted.replace(/\\(.)/g, '$1'), at };
    if (name !== undefined) return this.#named(name, at);
    return { kind: 'symbol', text: symbol!, at };
  }

  /** A hyphen is part of a name only within a path: `a.first-name`, but `a -b` and `a-b` subtract. */
  #named(name: string, at: number): Token {
    const isInPath = this.#text[this.#at - name.length - 1] === '.';
    const hyphen = isInPath ? -1 : name.indexOf('-');
    if (hyphen === -1) return { kind: 'name', text: name, at };
    this.#at -= name.length - hyphen;
    return { kind: 'name', text: name.slice(0, hyphen), at };
  }

  #unexpected(): ExpressionFault {
    const { kind, text, at } = this.#next;
    return new ExpressionFault(
      kind === 'end'
        ? 'The expression ends too early.'
        : `"${text}" at character ${at + 1} is not expected there.`,
    );
  }
}

const literals = new Map([
  ['true', { value: true }],
  ['false', { value: false }],
  ['null', { value: null }],
]);
