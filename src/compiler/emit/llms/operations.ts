import { isObject } from '../../json.ts';
import type { BodyModel, EventModel, OperationModel, ParamModel } from '../../model.ts';
import { resolve, text, type Schema } from '../../schema.ts';
import { answerLines, answersInHeading } from './answers.ts';
import { withChoices } from './choices.ts';
import type { CommonAnswer } from './conventions.ts';
import { notation, typeAndDefault } from './notation.ts';
import { saidOf, type Shapes } from './shapes.ts';
import { withoutChoices, type Teller, type Value } from './values.ts';
import { isNews, ofFilter, ofOperation, ofSort, oneLine } from './wording.ts';

/** What is told once for the whole text. */
export interface Common {
  readonly answers: readonly CommonAnswer[];
  readonly values: ReadonlyMap<string, Value>;
  /** What all paths begin with, which is told with the address. */
  readonly base: string;
}

export function operationEntry(
  shapes: Shapes,
  teller: Teller,
  common: Common,
  operation: OperationModel,
): string {
  const description = ofOperation(operation.description, operation);
  return [
    `### ${heading(shapes, common, operation)}`,
    ...(description || operation.summary !== operation.id ? [description || operation.summary] : []),
    ...teller.lines(
      paramValues(shapes, operation).filter((value) => !isUsual(operation, value, common.values)),
    ),
    ...(operation.body ? bodyLines(shapes, teller, operation.body) : []),
    ...answerLines(shapes, teller, common.answers, operation),
  ].join('\n');
}

/** `listTickets: GET /tickets → page of Ticket · tickets.view` */
function heading(shapes: Shapes, { answers, base }: Common, operation: OperationModel): string {
  const { id, method, path, isPending, events } = operation;
  const told = [
    `${id}: ${method} ${path.slice(base.length)}${answersInHeading(shapes, answers, operation)}`,
    accessTold(operation),
  ];
  if (isPending) told.push('pending');
  if (events.length > 0) told.push(`sends ${events.join(', ')}`);
  return told.join(' · ');
}

/** `signed address for file_content, PT15M` */
function accessTold({ isPublic, permission, address }: OperationModel): string {
  if (address === undefined) return isPublic ? 'no credential' : permission;
  const { credential, purpose, lifetime } = address;
  if (credential === 'public') return 'public address';
  return `${credential} address for ${purpose}${lifetime === undefined ? '' : `, ${lifetime}`}`;
}

/** A body that no other operation has is told with its operation. */
function bodyLines(shapes: Shapes, teller: Teller, body: BodyModel): string[] {
  const head = `- body${body.required ? '' : '?'}${mediaTypes(body)}:`;
  if (body.kind === 'bytes') return [`${head} bytes${atMost(body.maxBytes)}`];
  const name = shapes.ownBody(body);
  if (name === undefined) return [`${head} ${notation(shapes.document, body.schema)}`];
  const description = text(shapes.schemaOf(name).description);
  return [
    `${head}${isNews(description, [name]) ? ` ${oneLine(description)}` : ''}`,
    ...[...teller.lines(shapes.ownBodyValues(body)), ...shapes.rulesOf(name).map((rule) => `- ${rule}`)].map(
      (line) => `  ${line}`,
    ),
  ];
}

/** ` as multipart/form-data or application/json`; JSON alone goes without saying. */
const mediaTypes = ({ media }: BodyModel): string =>
  media.every(({ kind }) => kind === 'json') ? '' : ` as ${media.map(({ type }) => type).join(' or ')}`;

const atMost = (bytes: number | undefined): string => (bytes === undefined ? '' : `≤${bytes}`);

const ofLists = new Set(['query limit', 'query offset', 'query order']);

/** What every list takes, as the conventions say. */
const isUsual = (
  { envelope }: OperationModel,
  { name, wholeType, meaning }: Value,
  common: ReadonlyMap<string, Value>,
): boolean =>
  envelope === 'page' &&
  ofLists.has(name) &&
  common.get(name)?.wholeType === wholeType &&
  common.get(name)?.meaning === meaning;

export function paramValues(shapes: Shapes, operation: OperationModel): Value[] {
  const places = [
    ...operation.pathParams.filter((param) => notation(shapes.document, param.schema) !== 'uuid'),
    ...operation.queryParams,
    ...operation.headerParams,
  ];
  return places.map((param) => paramValue(shapes, operation, param));
}

function paramValue(shapes: Shapes, { id, family }: OperationModel, param: ParamModel): Value {
  const { document } = shapes;
  const schema =
    param.hasDefault && isObject(param.schema)
      ? { ...param.schema, default: param.defaultValue }
      : param.schema;
  const description = withChoices(describing(param, [id, family]), shapes.choicesOf(param.schema));
  const type = sorted(listed(typeAndDefault(document, schema), param), param, description);
  return {
    name: `${param.in} ${param.name}`,
    isOptional: !param.required,
    ...saidOf(type, type, description, [id, family, param.name]),
  };
}

/** The most values that lists in the query hold unless something else is told; see the conventions. */
export const usualMost = 50;

/** Without the usual bound; a list without any is told as such. */
function listed(type: string, { array }: ParamModel): string {
  if (!array) return type;
  return type.endsWith('[]')
    ? `${type} of any length`
    : type.replace(new RegExp(`\\[\\]≤${usualMost}$`), '[]');
}

/** An order without its default, when that is the first of the choices that are told, as it usually is. */
const sorted = (type: string, { name }: ParamModel, description: string): string =>
  name === 'sort' && withoutChoices(type, description) === type
    ? type.replace(/^(enum\((\w+)\b.*\)) = "\2"$/, '$1')
    : type;

/** `records` names what the operation is about. */
function describing(
  { name, in: place, required, description }: ParamModel,
  records: readonly string[],
): string {
  if (place !== 'query' || required) return description;
  return name === 'sort' ? ofSort(oneLine(description)) : ofFilter(oneLine(description), records);
}

export function eventEntry({ document }: Shapes, event: EventModel): string {
  return [
    `### ${event.type}${event.summary ? `: ${event.summary}` : ''}`,
    ...(event.description ? [oneLine(event.description)] : []),
    `- data: ${notation(document, resolve(document, event.schema) as Schema, 'read')}`,
  ].join('\n');
}
