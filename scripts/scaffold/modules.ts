import ts from 'typescript';

/** A statement at the top of a module: what it declares, and its text with the comments before it. */
export interface Statement {
  /** Undefined for what declares nothing. */
  readonly name: string | undefined;
  readonly node: ts.Statement;
  readonly text: string;
  /** Where the text begins and ends in the module. */
  readonly start: number;
  readonly end: number;
}

/** The statements of a module, imports included, in their order. */
export function statementsOf(text: string): Statement[] {
  const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true);
  return source.statements.map((node) => {
    const start = ts.getLeadingCommentRanges(text, node.pos)?.[0]?.pos ?? node.getStart();
    return { name: nameOf(node), node, text: text.slice(start, node.end), start, end: node.end };
  });
}

function nameOf(node: ts.Statement): string | undefined {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations[0]?.name.getText();
  const isNamed =
    ts.isFunctionDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  return isNamed ? node.name?.getText() : undefined;
}

/**
 * A module with what another declares and it does not, and with the imports of that; behind the declaration of the name `after`, else at
 * the end. What it has stays as it is.
 */
export function mergeModule(text: string, added: string, after?: string): string {
  const present = new Set(statementsOf(text).map(({ name }) => name));
  const statements = statementsOf(added);
  const kept = statements.filter(
    ({ node, name }) => !ts.isImportDeclaration(node) && (name === undefined || !present.has(name)),
  );
  if (kept.length === 0) return text;
  const body = kept.map((each) => each.text).join('\n\n');
  const place = statementsOf(text).find(({ name }) => after !== undefined && name === after);
  const placed =
    place === undefined
      ? `${text.trimEnd()}${text.trim() === '' ? '' : '\n\n'}${body}\n`
      : `${text.slice(0, place.end)}\n\n${body}${text.slice(place.end)}`;
  return statements
    .flatMap(({ node }) => (ts.isImportDeclaration(node) ? [node] : []))
    .reduce((merged, node) => withImport(merged, node, body), placed);
}

/** Without an import that nothing uses any more. */
export function withoutUnused(text: string, name: string): string {
  const statements = statementsOf(text);
  const uses = statements.some(
    ({ node, text: each }) => !ts.isImportDeclaration(node) && mentions(each, name),
  );
  const from = statements.find(({ node }) => ts.isImportDeclaration(node) && namesIn(node).includes(name));
  if (uses || from === undefined) return text;
  const node = from.node as ts.ImportDeclaration;
  const rest = namesIn(node).filter((each) => each !== name);
  const line = rest.length === 0 ? '' : importOf(node, rest);
  return text.slice(0, from.start) + line + text.slice(line === '' ? endOfLine(text, from.end) : from.end);
}

/** Adds the names of an import that the body uses and the module does not know. */
function withImport(text: string, added: ts.ImportDeclaration, body: string): string {
  const imports = statementsOf(text).filter(({ node }) => ts.isImportDeclaration(node));
  const known = new Set(imports.flatMap(({ node }) => localsOf(node as ts.ImportDeclaration)));
  const missing = localsOf(added).filter((name) => mentions(body, name) && !known.has(name));
  if (missing.length === 0) return text;
  const isSpace = namesIn(added).length === 0;
  const same = imports.find(({ node }) => {
    const each = node as ts.ImportDeclaration;
    return (
      !isSpace &&
      namesIn(each).length > 0 &&
      moduleOf(each) === moduleOf(added) &&
      isOfTypes(each) === isOfTypes(added)
    );
  });
  if (same !== undefined) {
    const node = same.node as ts.ImportDeclaration;
    return text.slice(0, same.start) + importOf(node, [...namesIn(node), ...missing]) + text.slice(same.end);
  }
  const line = isSpace ? added.getText() : importOf(added, missing);
  const last = imports.at(-1)?.end;
  return last === undefined ? `${line}\n\n${text}` : `${text.slice(0, last)}\n${line}${text.slice(last)}`;
}

const mentions = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);
const moduleOf = (node: ts.ImportDeclaration): string => (node.moduleSpecifier as ts.StringLiteral).text;
const isOfTypes = (node: ts.ImportDeclaration): boolean =>
  node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
const endOfLine = (text: string, from: number): number => text.indexOf('\n', from) + 1 || text.length;

/** What stands between its braces: `notFound`, `type Reader`, `a as b`. */
function namesIn(node: ts.ImportDeclaration): string[] {
  const named = node.importClause?.namedBindings;
  return named !== undefined && ts.isNamedImports(named) ? named.elements.map((each) => each.getText()) : [];
}

/** The names that the module knows by it. */
function localsOf(node: ts.ImportDeclaration): string[] {
  const named = node.importClause?.namedBindings;
  if (named === undefined) return [];
  return ts.isNamedImports(named)
    ? named.elements.map((each) => each.name.getText())
    : [named.name.getText()];
}

const importOf = (node: ts.ImportDeclaration, names: readonly string[]): string =>
  `import ${isOfTypes(node) ? 'type ' : ''}{ ${[...new Set(names)].sort().join(', ')} } from '${moduleOf(node)}';`;
