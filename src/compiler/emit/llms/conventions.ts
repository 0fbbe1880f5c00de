import type { FamilyModel, Model, OperationModel } from '../../model.ts';
import { list, object, resolve, text, type OpenApiDocument } from '../../schema.ts';
import { usualMost, type Common } from './operations.ts';
import { groups, statement } from './values.ts';
import { told } from './wording.ts';

const ofOperations = [
  '- Operations: name, address, behind `→` the response and error statuses beside those below, the permission needed (`self` for the',
  "caller's own records, `record` for the permission of the record, `any` for none), `pending` if it is not available yet and returns 501, and the",
  'events it may send. `page of T` is `{ data: T[], pagination: Pagination }` and takes `limit`, `offset` and `order`; any other `T` is `{ data: T }`.',
  'Unlisted path parameters are uuids. The text of a filter says which records it keeps; a filter that is a list repeats the parameter and holds up to',
  `${usualMost} values unless it says otherwise. \`sort\` names a property, by default the first of its choices. The tool of an operation is its name in snake_case.`,
].join(' ');

const ofValues = [
  '- Values: `name?` may be absent, `= value` is the default, `uuid` and the like are string formats, `text` is a string that is not blank, `line` one without line breaks, `1..200` or',
  '`≤200` bounds a length, number or count, `T?` is a T or null, `T[]` is a list, and the properties of an `object` follow it. A bare `enum` is one of the',
  'values in backticks behind it. Without a type, `..._id` is a uuid (as a filter a list of them), `..._ids` a list of uuids, `..._at`, `..._after` and',
  '`..._before` are date-times, `..._date`, `..._on`, `..._from` and `..._to` dates, `is_...`, `has_...` and `can_...` booleans and `..._count` an integer;',
  '`name|null` may be null. A name behind a `+` has the type and meaning last given for it, further up in the same part or in the list below; a value with',
  'a type alone has the meaning last given for its name, or what its name says. Only values that are sent show their bounds. Null means none.',
  ...Object.entries(groups).map(
    ([group, names]) => `The ${group} are ${names.map((name) => `\`${name}\``).join(', ')}.`,
  ),
].join(' ');

/** `## Conventions`: all that is told once for the whole text. */
export function conventionLines(
  { document, families }: Model,
  { answers, values, base }: Common,
  extentLine: string,
): string {
  return [
    '## Conventions',
    '',
    ...servers(document, base),
    ...credentials(document),
    ofOperations,
    ofValues,
    ...headers(document, families),
    ...answers.map(({ scope, status, description }) => `- ${scope} may return ${status}${told(description)}`),
    ...(values.size > 0
      ? [
          '- Values that are the same everywhere:',
          ...[...values.values()].map((value) => `  - ${statement(value)}`),
        ]
      : []),
    extentLine,
  ].join('\n');
}

const servers = (document: OpenApiDocument, base: string): string[] =>
  list(document.servers).map(
    (server) =>
      `- Base address: ${text(object(server).url)}${base}${base === '' ? '' : ' for addresses behind a method'}${told(text(object(server).description))}`,
  );

const credentials = (document: OpenApiDocument): string[] =>
  Object.values(object(object(document.components).securitySchemes)).map(
    (scheme) =>
      `- Credentials: ${[text(object(scheme).type), text(object(scheme).scheme)].join(' ').trim()}${told(text(object(scheme).description))}`,
  );

/** Request headers, each told once with the methods that take it. */
function headers(document: OpenApiDocument, families: readonly FamilyModel[]): string[] {
  const found = new Map<string, { methods: Set<string>; description: string }>();
  const operations = families.flatMap((family) => family.operations);
  // What a handler gets is told with its operation.
  const own = new Set(operations.flatMap(({ headerParams }) => headerParams.map(({ name }) => name)));
  for (const operation of operations) {
    const path = object(resolve(document, object(document.paths)[operation.path]));
    for (const value of list(object(path[operation.method.toLowerCase()]).parameters)) {
      const parameter = object(resolve(document, value));
      if (parameter.in !== 'header' || own.has(text(parameter.name).toLowerCase())) continue;
      const header = found.get(text(parameter.name)) ?? {
        methods: new Set(),
        description: text(parameter.description),
      };
      header.methods.add(operation.method);
      found.set(text(parameter.name), header);
    }
  }
  return [...found].map(
    ([name, { methods, description }]) =>
      `- Header \`${name}\` (${[...methods].join(', ')})${told(description)}`,
  );
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
      const isCommon = operations.every(({ responses }) =>
        responses.some((other) => other.status === status && other.description === description),
      );
      const isTold = found.some((answer) => answer.status === status && answer.description === description);
      if (isCommon && !isTold && !/^2/.test(status)) found.push({ ...scope, status, description });
    }
  }
  return found;
}
