import type { FamilyModel, OperationModel, ParamModel } from '../model.ts';
import { HEADER, literal } from './source.ts';

/** `families/<family>/operations.ts`: the table that router, door, tools and tests read. */
export function operationsTable(family: FamilyModel): string {
  const rows = family.operations.map((operation) => `  {\n${fields(operation)}  },\n`);
  return `${HEADER}import type { Operation } from '../../operation.ts';

export const operations = [
${rows.join('')}] as const satisfies readonly Operation[];
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
    body: bodyRule(operation),
    tool: operation.tool.name,
    ...(operation.isPending && { isPending: true }),
    ...(operation.isSecret && { isSecret: true }),
    ...(operation.session !== undefined && { session: operation.session }),
    ...(operation.credential !== undefined && { credential: operation.credential }),
    ...(operation.credentialWhen.length > 0 && { credentialWhen: operation.credentialWhen }),
  };
  return Object.entries(row)
    .map(([key, value]) => `    ${key}: ${value instanceof Array ? rows(value) : literal(value)},\n`)
    .join('');
}

/** Lists of objects take a line each, so that a changed parameter is one changed line. */
function rows(values: readonly unknown[]): string {
  if (values.length === 0 || typeof values[0] !== 'object') return literal(values);
  return `[\n${values.map((value) => `      ${literal(value)},\n`).join('')}    ]`;
}

const spec = ({ name, type, array }: ParamModel): unknown => ({ name, type, array });

const bodyRule = ({ body }: OperationModel): string => {
  if (body === undefined) return 'none';
  return body.required ? 'required' : 'optional';
};
