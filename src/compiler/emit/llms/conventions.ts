import type { FamilyModel, Model, OperationModel } from '../../model.ts';
import { list, object, resolve, text, type OpenApiDocument } from '../../schema.ts';
import { statement, type Value } from './values.ts';
import { told } from './wording.ts';

const notationLine = [
  '- Notation: `name?` may be absent, `= value` is its default, `uuid` and the like are string formats, `text` is a string that is not blank,',
  '`(1..200)` bounds a length, a number or a count, `T[]` is a list; a list in the query repeats the parameter. A bare `enum` is one of the values',
  'that stand in backticks behind it. Names behind a `+` have the type and meaning that was told last for that name, further up in the same part or',
  'in the list below; a value with a type alone means what was told last for its name, or else what the name says. Bounds are told of what is',
  'sent. `answers page of T` is `{ data: T[], pagination: Pagination }` and takes `limit`, `offset` and `order`; any other `answers T` is `{ data: T }`. A parameter of the path that is not listed is a uuid.',
  'The tool of an operation is its name in snake_case. Behind its address stand the permission that it needs, `pending` when it is not available',
  'yet and answers 501, and the events that it may emit.',
].join(' ');

/** `## Conventions`: all that is told once for the whole text. */
export function conventionLines({ document, families }: Model, answers: readonly CommonAnswer[], values: ReadonlyMap<string, Value>, extentLine: string): string {
  return [
    '## Conventions',
    '',
    ...servers(document),
    ...credentials(document),
    notationLine,
    ...headers(document, families),
    ...answers.map(({ scope, status, description }) => `- ${scope} may answer ${status}${told(description)}`),
    ...(values.size > 0 ? ['- Values that are the same everywhere:', ...[...values.values()].map((value) => `  - ${statement(value)}`)] : []),
    extentLine,
  ].join('\n');
}

const servers = (document: OpenApiDocument): string[] =>
  list(document.servers).map((server) => `- Base address: ${text(object(server).url)}${told(text(object(server).description))}`);

const credentials = (document: OpenApiDocument): string[] =>
  Object.values(object(object(document.components).securitySchemes)).map((scheme) => `- Credentials: ${[text(object(scheme).type), text(object(scheme).scheme)].join(' ').trim()}${told(text(object(scheme).description))}`);

/** Request headers, each told once with the methods that take it. */
function headers(document: OpenApiDocument, families: readonly FamilyModel[]): string[] {
  const found = new Map<string, { methods: Set<string>; description: string }>();
  for (const operation of families.flatMap((family) => family.operations)) {
    const path = object(resolve(document, object(document.paths)[operation.path]));
    for (const value of list(object(path[operation.method.toLowerCase()]).parameters)) {
      const parameter = object(resolve(document, value));
      if (parameter.in !== 'header') continue;
      const header = found.get(text(parameter.name)) ?? { methods: new Set(), description: text(parameter.description) };
      header.methods.add(operation.method);
      found.set(text(parameter.name), header);
    }
  }
  return [...found].map(([name, { methods, description }]) => `- Header \`${name}\` (${[...methods].join(', ')})${told(description)}`);
}

/** An answer that all operations of a kind document in the same words. */
export interface CommonAnswer {
  readonly scope: string;
  readonly status: string;
  readonly description: string;
  readonly concerns: (operation: OperationModel) => boolean;
}

const scopes: readonly Pick<CommonAnswer, 'scope' | 'concerns'>[] = [
  { scope: 'Any operation', concerns: () => true },
  { scope: 'Any GET', concerns: ({ method }) => method === 'GET' },
  { scope: 'Any operation with a path parameter', concerns: ({ pathParams }) => pathParams.length > 0 },
  { scope: 'Any write', concerns: ({ effect }) => effect === 'write' },
];

export function commonAnswers({ families }: Model): CommonAnswer[] {
  const all = families.flatMap((family) => family.operations);
  const found: CommonAnswer[] = [];
  for (const scope of scopes) {
    const operations = all.filter(scope.concerns);
    if (operations.length < 2) continue;
    for (const { status, description } of operations[0]!.responses) {
      const isCommon = operations.every(({ responses }) => responses.some((other) => other.status === status && other.description === description));
      const isTold = found.some((answer) => answer.status === status && answer.description === description);
      if (isCommon && !isTold && !/^2/.test(status)) found.push({ ...scope, status, description });
    }
  }
  return found;
}
