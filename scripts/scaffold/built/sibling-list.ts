import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { spoken } from '../naming.ts';
import { mergeModule, statementsOf, type Statement } from '../modules.ts';
import type { Contract, ContractOperation } from './contract.ts';
import { filterLines, ofPages, ofRecords, sortLines, sortsOfRecords, type Line } from './filters.ts';
import { kitImports, type Noun } from './queries-file.ts';

/** A list of the family whose record another one shows too: its declaration and its handler, each with its file. */
export interface ModelList {
  readonly operation: ContractOperation;
  readonly declaration: {
    readonly file: string;
    readonly name: string;
    readonly options: ts.ObjectLiteralExpression;
  };
  readonly handler: { readonly file: string };
}

const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());
const namesOfPath = ({ path }: ContractOperation): string => (path.match(/\{[^}]+\}/g) ?? []).join();

/** The list that the new one follows: of the same record, with the same ids in its address, and declared with `list` or `recordList`. */
export function modelListOf(
  base: string,
  { family }: Noun,
  operations: readonly ContractOperation[],
  added: ContractOperation,
): ModelList | undefined {
  const files = globSync(`src/families/${family}/**/*.ts`, { cwd: base }).map((file) => ({
    file,
    statements: statementsOf(readFileSync(base + file, 'utf8')),
  }));
  for (const operation of operations.toSorted((a, b) => a.path.length - b.path.length)) {
    const isAlike =
      operation.id !== added.id &&
      operation.isList &&
      operation.item === added.item &&
      namesOfPath(operation) === namesOfPath(added);
    if (!isAlike) continue;
    const [declaration] = files.flatMap(({ file, statements }) =>
      statements.flatMap((each) => {
        const options = optionsOf(each, operation.id);
        return options === undefined ? [] : [{ file, name: each.name!, options }];
      }),
    );
    const handler = files.find(({ statements }) =>
      statements.some(
        ({ name, text }) => name === operation.id && declaration && usesOnce(text, declaration.name),
      ),
    );
    if (declaration !== undefined && handler !== undefined)
      return { operation, declaration, handler: { file: handler.file } };
  }
  return undefined;
}

const usesOnce = (text: string, name: string): boolean =>
  text.split(new RegExp(`\\b${name}\\b`)).length === 2;

/** What `list<Handlers['listNotes'], Scope>()({ … })` is given, for the operation if one is named; undefined for another statement. */
function optionsOf({ node }: Statement, id?: string): ts.ObjectLiteralExpression | undefined {
  if (!ts.isVariableStatement(node)) return undefined;
  const value = node.declarationList.declarations[0]?.initializer;
  if (value === undefined || !ts.isCallExpression(value) || !ts.isCallExpression(value.expression))
    return undefined;
  const { expression, typeArguments } = value.expression;
  const [options] = value.arguments;
  const isOfIt =
    id === undefined || (typeArguments ?? []).some((each) => each.getText().endsWith(`['${id}']`));
  const isList = /^(list|recordList)$/.test(expression.getText());
  return isList && isOfIt && options !== undefined && ts.isObjectLiteralExpression(options)
    ? options
    : undefined;
}

/** The two files with the new list beside its model: the same rows, record, filters and sorts, as far as its contract asks for them. */
export function withSibling(
  base: string,
  contract: Contract,
  noun: Noun,
  model: ModelList,
  added: ContractOperation,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const read = (file: string): string => texts.get(file) ?? readFileSync(base + file, 'utf8');
  const { declaration, handler, operation } = model;
  const name = nameOfList(read(declaration.file) + read(handler.file), added);

  const { text, uses } = declarationOf(contract, noun, model, added, read(declaration.file));
  const renamed = text
    .replace(new RegExp(`\\b${declaration.name}\\b`), name)
    .replaceAll(`['${operation.id}']`, `['${added.id}']`);
  const shown = capital(spoken(added.id.replace(/^list/, '')).replaceAll('-', ' '));
  const comment = `/** ${shown}. To be written: which of those of ${operation.id} they are; now all. */`;
  texts.set(
    declaration.file,
    mergeModule(read(declaration.file), `${kitImports(uses)}\n${comment}\n${renamed}\n`, declaration.name),
  );

  const input = `${capital(added.id)}Input`;
  const own = statementsOf(read(handler.file)).find((each) => each.name === operation.id)!;
  const body = own.node
    .getText()
    .replaceAll(new RegExp(`\\b${capital(operation.id)}Input\\b`, 'g'), input)
    .replaceAll(new RegExp(`\\b${operation.id}\\b`, 'g'), added.id)
    .replace(new RegExp(`\\b${declaration.name}\\b`), name);
  const imports = [
    `import type { ${input} } from '${noun.generated}/families/${noun.family}/handlers.ts';`,
    ...(new RegExp(`\\.${declaration.name}\\b`).test(own.text) || declaration.file === handler.file
      ? []
      : [`import { ${name} } from '${fromFile(handler.file, declaration.file)}';`]),
  ];
  texts.set(
    handler.file,
    mergeModule(read(handler.file), `${imports.join('\n')}\n\n${body}\n`, operation.id),
  );
  return texts;
}

function fromFile(file: string, other: string): string {
  const path = join(other).slice(join(dirname(file)).length + 1);
  return other.startsWith(`${dirname(file)}/`) ? `./${path}` : `#${other}`;
}

/** `pinnedClientNotes`, and with `List` behind it where that is taken. */
function nameOfList(text: string, { id }: ContractOperation): string {
  const name = id.replace(/^list/, '').replace(/^./, (first) => first.toLowerCase());
  return new RegExp(`\\b${name}\\b`).test(text) ? `${name}List` : name;
}

interface Written {
  readonly text: string;
  readonly uses: ReadonlySet<string>;
}

/** The model's declaration, with an entry for each filter and each sort of the contract: the model's own, or a draft. */
function declarationOf(
  contract: Contract,
  noun: Noun,
  { declaration: { options, name } }: ModelList,
  added: ContractOperation,
  module: string,
): Written {
  const alias = /'(\w+)\.id'/.exec(textOf(options, 'id'))?.[1] ?? noun.alias;
  const rows = { ...noun, alias };
  const asked = added.query.map((each) => each.name);
  const sorts = contract.value(added.query.find((each) => each.name === 'sort')?.schema ?? {}).schema['enum'];
  const filters = entries(
    objectOf(options, 'filters'),
    asked.filter((each) => !ofPages.has(each)),
    filterLines(contract, added.query, rows),
    (spread) => !spread.startsWith('...recordFilters(') || asked.some((each) => ofRecords.has(each)),
  );
  const sorted = entries(
    objectOf(options, 'sorts'),
    (sorts as readonly string[] | undefined) ?? [],
    sortLines(contract, added.query, rows),
    () => true,
  );
  const statement = statementsOf(module).find((each) => each.name === name)!;
  const offset = statement.node.getStart();
  const replaced = [filters, sorted]
    .filter((each) => each !== undefined)
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, lines }) =>
        `${text.slice(0, start - offset)}{\n${lines.join('\n')}\n}${text.slice(end - offset)}`,
      statement.node.getText(),
    );
  return {
    text: hasOwnOrder(contract, added) ? replaced : withoutOwnOrder(replaced),
    uses: new Set([filters, sorted].flatMap((each) => each?.uses ?? [])),
  };
}

/** Whether it has an order of its own when the caller names none: then the contract has no default. */
function hasOwnOrder(contract: Contract, { query }: ContractOperation): boolean {
  const schema = query.find((each) => each.name === 'sort')?.schema;
  return schema !== undefined && contract.value(schema).schema['default'] === undefined;
}

function withoutOwnOrder(text: string): string {
  const [statement] = statementsOf(text);
  const options = statement && optionsOf(statement);
  const own = options?.properties.find((each) => each.name?.getText() === 'own');
  return own === undefined ? text : text.slice(0, own.getFullStart()) + text.slice(own.end).replace(/^,/, '');
}

const property = (options: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  options.properties.flatMap((each) =>
    ts.isPropertyAssignment(each) && each.name.getText() === name ? [each.initializer] : [],
  )[0];

const textOf = (options: ts.ObjectLiteralExpression, name: string): string =>
  property(options, name)?.getText() ?? '';

function objectOf(options: ts.ObjectLiteralExpression, name: string): ts.ObjectLiteralExpression | undefined {
  const value = property(options, name);
  return value !== undefined && ts.isObjectLiteralExpression(value) ? value : undefined;
}

/** Lines of an object of the model as the new list needs it, and what its drafts use; undefined where the model has another form. */
function entries(
  model: ts.ObjectLiteralExpression | undefined,
  asked: readonly string[],
  drafts: readonly Line[],
  keepsSpread: (text: string) => boolean,
) {
  if (model === undefined) return undefined;
  const spreads = model.properties
    .filter((each) => ts.isSpreadAssignment(each))
    .map((each) => each.getText());
  const kept = model.properties.filter(
    (each) => !ts.isSpreadAssignment(each) && asked.includes(each.name!.getText()),
  );
  const has = new Set(kept.map((each) => each.name!.getText()));
  // What the model spreads may have any of the names that it does not write itself.
  const sharedNames = [...ofRecords, ...sortsOfRecords];
  const areOfRecords = (each: string): boolean => /^\.\.\.record(Filters|Sorts)\(/.test(each);
  const missing = drafts.filter(({ text }) => {
    const name = /^(\w+):/.exec(text)?.[1];
    if (name === undefined)
      return (
        !spreads.some(areOfRecords) && sharedNames.some((each) => asked.includes(each) && !has.has(each))
      );
    return !has.has(name) && spreads.every(areOfRecords);
  });
  const ofAll = missing.filter(({ text }) => areOfRecords(text));
  return {
    start: model.getStart(),
    end: model.end,
    lines: [
      ...ofAll.map(({ text }) => text),
      ...spreads.filter(keepsSpread).map((each) => `${each},`),
      ...kept.map((each) => `${each.getText()},`),
      ...missing.filter((each) => !ofAll.includes(each)).map(({ text }) => text),
    ],
    uses: missing.flatMap(({ uses }) => uses),
  };
}
