import type { FamilyModel, OperationModel, ParamModel } from '../model.ts';
import { HEADER, literal } from './source.ts';

/** `families/<family>/operations.ts`: the table that router, door, tools and tests read. */
export function operationsTable(family: FamilyModel): string {
  const rows = family.operations.map((operation) => `  {\n${fields(operation)}  },\n`);
  // A tab where code has two spaces: of a table of 1,000 rows an eighth would be indentation.
  const table = rows.join('').replace(/^(?: {2})+/gm, (spaces) => '\t'.repeat(spaces.length / 2));
  return `${HEADER}import type { Operation } from '../../operation.ts';

export const operations = [
${table}] as const satisfies readonly Operation[];
`;
}

function fields(operation: OperationModel): string {
  const row = {
    id: operation.id,
    method: operation.method,
    path: operation.path,
    family: operation.family,
    summary: operation.summary,
    permission: operation.permission,
    isPublic: operation.isPublic,
    effect: operation.effect,
    isList: operation.envelope === 'page',
    events: operation.events,
    pathParams: operation.pathParams.map(spec),
    queryParams: operation.queryParams.map(spec),
    ...(operation.headerParams.length > 0 && { headerParams: operation.headerParams.map(spec) }),
    body: bodyRule(operation),
    ...contentOf(operation),
    ...answerOf(operation),
    tool: operation.tool.name,
    ...(operation.isPending && { isPending: true }),
    ...(operation.isSecret && { isSecret: true }),
    ...(operation.session !== undefined && { session: operation.session }),
    ...(operation.credential !== undefined && { credential: operation.credential }),
    ...(operation.credentialWhen.length > 0 && { credentialWhen: operation.credentialWhen }),
    ...(operation.address && { address: withoutUndefined(operation.address) }),
  };
  return Object.entries(row)
    .map(([key, value]) => `    ${key}: ${valueOf(key, value)},\n`)
    .join('');
}

function valueOf(key: string, value: unknown): string {
  if (Array.isArray(value)) return rows(value);
  if (key !== 'content') return literal(value);
  const parts = Object.entries(value as object).map(
    ([name, part]: [string, unknown]) =>
      `      ${name}: ${Array.isArray(part) ? rows(part, '      ') : literal(part)},\n`,
  );
  return `{\n${parts.join('')}    }`;
}

/** Lists of objects take a line each, so that a changed parameter is one changed line. */
function rows(values: readonly unknown[], indent = '    '): string {
  if (values.length === 0 || typeof values[0] !== 'object') return literal(values);
  return `[\n${values.map((value) => `${indent}  ${literal(value)},\n`).join('')}${indent}]`;
}

const spec = ({ name, type, array }: ParamModel): unknown => ({ name, type, array });

/** JSON alone goes without saying. */
function contentOf({ body }: OperationModel): { content?: unknown } {
  if (body === undefined || body.media.every(({ kind }) => kind === 'json')) return {};
  const { media, maxBytes, fields, files } = body;
  return {
    content: withoutUndefined({
      media,
      maxBytes,
      ...(fields.length > 0 && { fields }),
      ...(files.length > 0 && { files: files.map(withoutUndefined) }),
    }),
  };
}

function answerOf(operation: OperationModel): { answer?: unknown } {
  const { answer, choices, hasRanges, responses, successes } = operation;
  if (choices.length === 0 && (answer === 'json' || answer === 'none')) return {};
  const success = responses.find(({ status }) => status === successes[0]);
  const mediaTypes = choices.length > 0 ? choices : (success?.mediaTypes ?? []);
  return { answer: { kind: answer, mediaTypes, ...(hasRanges && { hasRanges }) } };
}

const withoutUndefined = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined));

const bodyRule = ({ body }: OperationModel): string => {
  if (body === undefined) return 'none';
  return body.required ? 'required' : 'optional';
};
