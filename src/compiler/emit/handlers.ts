import { pascal } from '../model/naming.ts';
import type { BodyModel, FamilyModel, OperationModel, ParamModel } from '../model.ts';
import { accessOf, comment, HEADER, propertyKey, quote } from './source.ts';

/** The name of a family's interface, such as `ClientNotesHandlers`. */
const interfaceName = (family: string): string => `${pascal(family)}Handlers`;

/**
 * `families/<family>/handlers.ts`: what the family has to implement. Handlers are properties, not methods: then a
 * handler that asks for more than its operation has (a write context in a read, an undeclared event) is a type error.
 */
export function handlersFile(family: FamilyModel, contextModule: string): string {
  const inputs = family.operations.filter(hasInput).map(inputType).join('\n');
  const handlers = family.operations.map(
    (operation) =>
      `  ${doc(operation)}\n  readonly ${propertyKey(operation.id)}${operation.isPending ? '?' : ''}: ${signature(operation)};\n`,
  );
  const body = `${inputs}${inputs && '\n'}/** ${comment(family.title)}: one handler per operation of the contract. */
export interface ${interfaceName(family.name)} {
${handlers.join('')}}
`;
  const imports = [
    importOf(contextTypes, contextModule, body),
    importOf(bodyTypes, '../../bodies.ts', body),
    typesImport(body),
  ];
  return `${HEADER}${imports.join('')}\n${body}`;
}

/** What the context module exports, and `bodies.ts` at the root. */
const contextTypes = ['Page', 'ReadContext', 'Result', 'WithDefaults', 'WriteContext'];
const bodyTypes = [
  'ByteAnswer',
  'ByteBody',
  'EventStream',
  'HeaderInput',
  'Redirect',
  'TextAnswer',
  'WithFiles',
];

/** Imports of what the code uses; words in comments do not count. */
function importOf(names: readonly string[], module: string, body: string): string {
  const code = withoutComments(body);
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return used.length === 0 ? '' : `import type { ${used.join(', ')} } from ${quote(module)};\n`;
}

const typesImport = (body: string): string =>
  /\bt\.\w/.test(withoutComments(body)) ? `import type * as t from '../../types.gen.ts';\n` : '';

const withoutComments = (code: string): string => code.replaceAll(/^\s*\/\*\*.*\*\/$/gm, '');

const doc = (operation: OperationModel): string =>
  `/** ${comment(operation.summary)} · ${operation.method} ${comment(operation.path)} · ${accessOf(operation)}${operation.isPending ? ' · pending' : ''} */`;

function hasInput({ pathParams, queryParams, headerParams, body, choices }: OperationModel): boolean {
  const count = pathParams.length + queryParams.length + headerParams.length + choices.length;
  return count > 0 || body !== undefined;
}

const inputName = (operation: OperationModel): string => `${pascal(operation.id)}Input`;

function inputType(operation: OperationModel): string {
  const data = `t.${pascal(operation.id)}Data`;
  const parts: string[] = [];
  if (operation.pathParams.length > 0) parts.push(`  readonly path: ${data}['path'];\n`);
  if (operation.queryParams.length > 0)
    parts.push(
      `  readonly query: ${withDefaults(operation.queryParams, `NonNullable<${data}['query']>`)};\n`,
    );
  if (operation.headerParams.length > 0)
    parts.push(
      `  readonly headers: ${withDefaults(operation.headerParams, headersType(operation, data))};\n`,
    );
  if (operation.body) parts.push(`  readonly body: ${bodyType(operation.body, `${data}['body']`)};\n`);
  if (operation.choices.length > 0) parts.push(`  readonly accept: ${union(operation.choices)};\n`);
  return `export interface ${inputName(operation)} {\n${parts.join('')}}\n`;
}

const union = (values: readonly string[]): string => values.map(quote).join(' | ');

function withDefaults(params: readonly ParamModel[], type: string): string {
  const filled = params.filter((param) => param.hasDefault).map((param) => quote(param.name));
  return filled.length === 0 ? type : `WithDefaults<${type}, ${filled.join(' | ')}>`;
}

const headersType = ({ headerParams }: OperationModel, data: string): string =>
  `HeaderInput<NonNullable<${data}['headers']>, ${headerParams.map(({ name }) => quote(name)).join(' | ')}>`;

/** Bytes and files are read while they arrive; the contract's types know them as a `Blob`. */
function bodyType({ kind, files, required }: BodyModel, type: string): string {
  if (kind === 'bytes') return required ? 'ByteBody' : 'ByteBody | undefined';
  if (files.length === 0) return type;
  return `WithFiles<${type}, ${files.map(({ name }) => quote(name)).join(' | ')}>`;
}

function signature(operation: OperationModel): string {
  const input = hasInput(operation) ? `, input: ${inputName(operation)}` : '';
  return `(ctx: ${contextType(operation)}${input}) => Promise<${resultType(operation)}>`;
}

function contextType(operation: OperationModel): string {
  if (operation.effect === 'read') return 'ReadContext';
  return `WriteContext<${operation.events.map(quote).join(' | ') || 'never'}>`;
}

function resultType(operation: OperationModel): string {
  const answer = answerType(operation);
  switch (operation.answer) {
    case 'bytes':
      return 'ByteAnswer';
    case 'text':
      return operation.choices.length > 0 ? `TextAnswer<${union(operation.choices)}>` : 'string';
    case 'html':
      // A page that runs scripts says besides who may frame it.
      return operation.choices.length > 0
        ? `TextAnswer<${union(operation.choices)}>`
        : "string | TextAnswer<'text/html'>";
    case 'events':
      return `EventStream<${answer}>`;
    case 'redirect':
      return 'Redirect';
    case 'json':
    case 'none':
      return `${enveloped(operation, answer)}${orText(operation)}`;
  }
}

/** The texts that may stand in place of JSON. */
function orText({ choices }: OperationModel): string {
  const texts = choices.filter((type) => !/json/i.test(type));
  return texts.length === 0 ? '' : ` | TextAnswer<${union(texts)}>`;
}

function enveloped(operation: OperationModel, answer: string): string {
  switch (operation.envelope) {
    case 'page':
      return `Page<${answer}['data'][number]>`;
    case 'data':
      return `Result<${answer}['data']>`;
    case 'plain':
      return `Result<${answer}>`;
    case 'none':
      return 'void';
  }
}

/** `…Response` is the union of all 2xx bodies; with several the handler answers the first. */
function answerType(operation: OperationModel): string {
  const [first, ...others] = operation.successes;
  const name = `t.${pascal(operation.id)}Response`;
  if (operation.envelope !== 'plain' && others.length === 0) return name;
  return `${name}s[${/^\d+$/.test(first!) ? first : quote(first!)}]`;
}

/** `handlers.ts` at the root: where the implementation of every family that has one here comes from, held to its interface. */
export function handlersIndex(
  families: readonly FamilyModel[],
  moduleOf: (family: string) => string,
): string {
  const built = families.filter(({ operations }) => operations.some(({ isPending }) => !isPending));
  const entries = built.map(({ name }) => ({
    name,
    key: propertyKey(name),
    type: interfaceName(name),
  }));
  return `${HEADER}${entries
    .map(({ name, type }) => `import type { ${type} } from './families/${name}/handlers.ts';\n`)
    .join('')}
/** What each family has to implement. */
export interface Handlers {
${entries.map(({ key, type }) => `  readonly ${key}: ${type};\n`).join('')}}

/** Loads the handlers of a family, which its first call does. */
export const loadHandlers: { readonly [Family in keyof Handlers]: () => Promise<Handlers[Family]> } = {
${entries.map(({ key, name }) => `  ${key}: async () => (await import(${quote(moduleOf(name))})).default,\n`).join('')}};
`;
}
