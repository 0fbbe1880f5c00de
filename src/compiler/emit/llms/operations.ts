import { isObject } from '../../json.ts';
import type { BodyModel, EventModel, OperationModel, ParamModel } from '../../model.ts';
import { object, resolve, text, type OpenApiDocument, type Schema } from '../../schema.ts';
import type { CommonAnswer } from './conventions.ts';
import { notation, typeAndDefault } from './notation.ts';
import { saidOf, type Shapes } from './shapes.ts';
import type { Teller, Value } from './values.ts';
import { isNews, oneLine, told } from './wording.ts';

/** What is told once for the whole text. */
export interface Common {
  readonly answers: readonly CommonAnswer[];
  readonly values: ReadonlyMap<string, Value>;
}

export function operationEntry(shapes: Shapes, teller: Teller, common: Common, operation: OperationModel): string {
  const description = oneLine(operation.description).replace(` Needs ${operation.permission}.`, '');
  return [
    `### ${operation.id}`,
    facts(operation),
    ...(description || operation.summary !== operation.id ? [description || operation.summary] : []),
    ...teller.lines(paramValues(shapes.document, operation).filter((value) => !isUsual(operation, value, common.values))),
    ...(operation.body ? bodyLines(shapes, teller, operation.body) : []),
    ...answerLines(shapes.document, common.answers, operation),
  ].join('\n');
}

function facts({ method, path, isPublic, permission, isPending, events }: OperationModel): string {
  const told = [`\`${method} ${path}\``, isPublic ? 'no credential' : permission];
  if (isPending) told.push('pending');
  if (events.length > 0) told.push(`emits ${events.join(', ')}`);
  return told.join(' · ');
}

/** A body that no other operation has is told with its operation. */
function bodyLines(shapes: Shapes, teller: Teller, body: BodyModel): string[] {
  const head = `- body${body.required ? '' : '?'}:`;
  const name = shapes.ownBody(body);
  if (name === undefined) return [`${head} ${notation(shapes.document, body.schema)}`];
  const description = text(shapes.schemaOf(name).description);
  return [`${head}${isNews(description, [name]) ? ` ${oneLine(description)}` : ''}`, ...teller.lines(shapes.ownBodyValues(body)).map((line) => `  ${line}`)];
}

function answerLines(document: OpenApiDocument, common: readonly CommonAnswer[], operation: OperationModel): string[] {
  const known = new Set<string>();
  const lines: string[] = [];
  for (const { status, description, schema } of operation.responses) {
    const alike = common.filter((answer) => answer.status === status && answer.description === description);
    if (alike.some((answer) => answer.concerns(operation))) continue;
    if (/^2/.test(status)) lines.push(`- answers ${answered(document, operation, status, schema, description)}`);
    else if (alike.length > 0) known.add(status);
    else lines.push(`- may answer ${status}${told(description)}`);
  }
  return known.size > 0 ? [...lines, `- may answer ${[...known].join(', ')}`] : lines;
}

// A shorter description of an answer only names its type in other words.
const sayingNothing = 45;

/** What an operation answers, the envelope of this API left to the conventions. */
function answered(document: OpenApiDocument, { envelope, successes }: OperationModel, status: string, schema: Schema | undefined, description: string): string {
  const usual = successes.length === 1 && status === '200';
  const properties = object(object(resolve(document, schema)).properties);
  if (usual && envelope === 'page') return `page of ${notation(document, object(properties.data).items as Schema, 'read')}`;
  if (usual && envelope === 'data' && Object.keys(properties).length === 1) return `${notation(document, properties.data as Schema, 'read')}${description.length > sayingNothing ? told(description) : ''}`;
  return `${status}${schema === undefined ? '' : `: ${notation(document, schema, 'read')}`}${told(description)}`;
}

const ofLists = new Set(['query limit', 'query offset', 'query order']);

/** What every list takes, as the conventions say. */
const isUsual = ({ envelope }: OperationModel, { name, wholeType, meaning }: Value, common: ReadonlyMap<string, Value>): boolean =>
  envelope === 'page' && ofLists.has(name) && common.get(name)?.wholeType === wholeType && common.get(name)?.meaning === meaning;

export function paramValues(document: OpenApiDocument, operation: OperationModel): Value[] {
  const places = [...operation.pathParams.filter((param) => notation(document, param.schema) !== 'uuid'), ...operation.queryParams];
  return places.map((param) => paramValue(document, operation, param));
}

function paramValue(document: OpenApiDocument, { id, family }: OperationModel, param: ParamModel): Value {
  const schema = param.hasDefault && isObject(param.schema) ? { ...param.schema, default: param.defaultValue } : param.schema;
  const type = typeAndDefault(document, schema);
  return {
    name: `${param.in} ${param.name}`,
    isOptional: !param.required,
    ...saidOf(type, type, param.description, [id, family, param.name]),
  };
}

export function eventEntry({ document }: Shapes, event: EventModel): string {
  return [
    `### ${event.type}${event.summary ? `: ${event.summary}` : ''}`,
    ...(event.description ? [oneLine(event.description)] : []),
    `- data: ${notation(document, resolve(document, event.schema) as Schema, 'read')}`,
  ].join('\n');
}
