import type { OperationModel, ResponseModel } from '../../model.ts';
import { text, type Schema } from '../../schema.ts';
import type { CommonAnswer } from './conventions.ts';
import { notation } from './notation.ts';
import { answeredSchema, joined, type Shapes } from './shapes.ts';
import type { Teller } from './values.ts';
import { isNews, told } from './wording.ts';

/** ` → page of Ticket, 404`: what an operation answers in the usual envelope, and statuses that the conventions explain. */
export function answersInHeading(
  shapes: Shapes,
  common: readonly CommonAnswer[],
  operation: OperationModel,
): string {
  const success = operation.responses
    .filter((response) => isUsual(shapes, operation, response))
    .map(() => usualAnswer(shapes, operation));
  const others = operation.responses.filter(
    (response) =>
      !/^2/.test(response.status) && isExplained(common, response) && !isSaid(common, operation, response),
  );
  const answers = [...success, ...others.map(({ status }) => status)];
  return answers.length === 0 ? '' : ` → ${answers.join(', ')}`;
}

/** What the heading does not say of the answers. */
export function answerLines(
  shapes: Shapes,
  teller: Teller,
  common: readonly CommonAnswer[],
  operation: OperationModel,
): string[] {
  return operation.responses.flatMap((response) => {
    const { status, description } = response;
    if (isUsual(shapes, operation, response)) return explained(shapes, teller, operation, description);
    if (/^2/.test(status)) return [`- returns ${status}${shown(shapes, response)}${told(description)}`];
    return isExplained(common, response) || isSaid(common, operation, response)
      ? []
      : [`- may return ${status}${told(description)}`];
  });
}

/** `: stream of Change`, `: image/png` */
function shown({ document }: Shapes, { kind, schema, mediaTypes, status }: ResponseModel): string {
  if (schema !== undefined)
    return `: ${kind === 'events' ? 'stream of ' : ''}${notation(document, schema, 'read')}`;
  if (mediaTypes.length === 0) return '';
  return `: ${mediaTypes.join(' or ')}${status === '206' ? ', the range asked for' : ''}`;
}

const isExplained = (common: readonly CommonAnswer[], { status, description }: ResponseModel): boolean =>
  common.some((answer) => answer.status === status && answer.description === description);

/** Whether the conventions say that this operation may answer so. */
const isSaid = (
  common: readonly CommonAnswer[],
  operation: OperationModel,
  { status, description }: ResponseModel,
): boolean =>
  common.some(
    (answer) => answer.status === status && answer.description === description && answer.concerns(operation),
  );

/** A success in the envelope of this API, which the conventions explain. */
const isUsual = ({ document }: Shapes, operation: OperationModel, { status }: ResponseModel): boolean =>
  status === '200' && answeredSchema(document, operation) !== undefined;

function usualAnswer(shapes: Shapes, operation: OperationModel): string {
  const schema = answeredSchema(shapes.document, operation) as Schema;
  const type = notation(shapes.document, schema, 'read');
  const parts = shapes.partsOf(schema);
  return `${operation.envelope === 'page' ? 'page of ' : ''}${parts === undefined ? type : type.replace(parts.name, 'object')}`;
}

// A shorter description of an answer only names its type in other words.
const sayingNothing = 45;

/** The description of an answer, where it says more than that of its shape, and what is in an object that nothing else answers. */
function explained(shapes: Shapes, teller: Teller, operation: OperationModel, description: string): string[] {
  const schema = answeredSchema(shapes.document, operation) as Schema;
  const parts = shapes.partsOf(schema);
  const shape = parts === undefined ? notation(shapes.document, schema, 'read') : parts.name;
  const ofShape = text(shapes.schemaOf(shape.replace(/\W.*$/, '')).description);
  const said =
    description.length > sayingNothing && isNews(description, [shape, ofShape, operation.description])
      ? description
      : '';
  if (parts === undefined) return said === '' ? [] : [`- returns${told(said)}`];
  return [
    `- returns${told(joined(said, ofShape, [shape, operation.id, operation.description]))}`,
    ...teller.lines(parts.values).map((line) => `  ${line}`),
  ];
}
