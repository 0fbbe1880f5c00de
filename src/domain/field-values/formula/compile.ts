import jsep, { type Expression } from 'jsep';
import { functions } from './functions.ts';
import { binary, conditional, unary } from './operators.ts';
import { FormulaError, type Compiled, type FormulaType } from './values.ts';

/** Deepest nesting of an expression: far more than people write, far less than the stack holds. */
const maxDepth = 60;

export interface CompiledFormula extends Compiled {
  /** Keys of the fields that it reads, in the order of their first mention. */
  readonly reads: readonly string[];
}

/**
 * Checks an expression and turns it into a function of a record's values: parsed by jsep, typed by what each key is, and
 * made of closures, so that nothing an agency writes is ever run as code. Throws FormulaError.
 */
export function compileFormula(
  expression: string,
  typeOf: (key: string) => FormulaType | undefined,
): CompiledFormula {
  const reads = new Set<string>();
  const compiled = compileNode(parse(expression), { reads, typeOf }, 0);
  return { ...compiled, reads: [...reads] };
}

function parse(expression: string): Expression {
  try {
    return jsep(expression);
  } catch (error) {
    throw new FormulaError(
      error instanceof RangeError
        ? 'The expression is nested too deeply.'
        : `The expression cannot be read: ${(error as Error).message}.`,
    );
  }
}

interface Scope {
  readonly reads: Set<string>;
  readonly typeOf: (key: string) => FormulaType | undefined;
}

function compileNode(node: Expression, scope: Scope, depth: number): Compiled {
  if (depth > maxDepth) throw new FormulaError('The expression is nested too deeply.');
  const inner = (child: unknown) => compileNode(child as Expression, scope, depth + 1);
  switch (node.type) {
    case 'Literal':
      return literal(node.value);
    case 'Identifier':
      return field(String(node.name), scope);
    case 'UnaryExpression':
      return unary(String(node.operator), inner(node.argument));
    case 'BinaryExpression':
      return binary(String(node.operator), inner(node.left), inner(node.right));
    case 'ConditionalExpression':
      return conditional(inner(node.test), inner(node.consequent), inner(node.alternate));
    case 'CallExpression':
      return call(node.callee as Expression, (node.arguments as Expression[]).map(inner));
    case 'Compound':
      throw new FormulaError('The formula must be a single expression.');
    default:
      throw new FormulaError(
        'The expression uses unsupported syntax. Formulas can use fields, values, operators and functions.',
      );
  }
}

function literal(value: unknown): Compiled {
  if (value === null) return { type: 'nothing', run: () => null };
  if (typeof value === 'number') return { type: 'number', run: () => value };
  if (typeof value === 'string') return { type: 'text', run: () => value };
  if (typeof value === 'boolean') return { type: 'boolean', run: () => value };
  throw new FormulaError('The expression uses a value of an unsupported type.');
}

function field(key: string, scope: Scope): Compiled {
  const type = scope.typeOf(key);
  if (type === undefined)
    throw new FormulaError(
      `The expression reads "${key}", which is not the key of a field of this kind of record.`,
    );
  scope.reads.add(key);
  return { type, run: (values) => (Object.hasOwn(values, key) ? (values[key] ?? null) : null) };
}

function call(callee: Expression, args: readonly Compiled[]): Compiled {
  const name = callee.type === 'Identifier' ? String(callee.name) : '';
  const build = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (build === undefined)
    throw new FormulaError(
      `The function ${name} does not exist. The functions are ${Object.keys(functions).join(', ')}.`,
    );
  return build(name, args);
}

// Quoted texts are matched first, so that a key inside one is left alone; a name before a bracket is a function.
const tokens = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[A-Za-z_$][\w$]*(?!\s*\(|[\w$])/g;

/** The same expression with one key replaced by another. */
export const renameInExpression = (expression: string, from: string, to: string): string =>
  expression.replace(tokens, (token) => (token === from ? to : token));
