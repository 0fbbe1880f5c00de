import type { OperationModel } from '../../model.ts';
import { at, list, object, resolve, step, text, type OpenApiDocument, type Schema } from '../../schema.ts';
import { shown } from './schemas.ts';
import type { ReferenceAnswer, ReferenceBody, ReferenceOperation, ReferenceParam } from './shapes.ts';

/** Everything of an operation that its page shows, beside what the index says. */
export function referenceOperation(document: OpenApiDocument, operation: OperationModel): ReferenceOperation {
  const { id, method, path, description, effect, envelope, isPublic, isSecret, events, tool } = operation;
  const body = bodyOf(document, operation);
  return {
    id,
    method,
    path,
    description,
    when: tool.when,
    effect,
    isList: envelope === 'page',
    ...(isPublic && { isPublic }),
    ...(isSecret && { isSecret }),
    params: paramsOf(document, operation),
    ...(body && { body }),
    answers: answersOf(document, operation),
    events,
    after: tool.after,
  };
}

/** Headers as well, which the model leaves to the door; the operation's own parameters replace those of its path. */
function paramsOf(document: OpenApiDocument, { path, pointer }: OperationModel): ReferenceParam[] {
  const given = [
    ...list(object(object(document.paths)[path]).parameters),
    ...list(object(at(document, pointer)).parameters),
  ];
  const params = new Map<string, ReferenceParam>();
  for (const value of given) {
    const {
      name,
      in: place,
      required,
      description,
      schema,
      content,
      example,
    } = object(resolve(document, value));
    const json = object(object(content)['application/json']);
    const shownExample = example ?? json.example;
    params.set(`${text(place)} ${text(name)}`, {
      name: text(name),
      in: place as ReferenceParam['in'],
      isRequired: place === 'path' || required === true,
      ...(content !== undefined && { isJson: true }),
      description: text(description),
      schema: shown((schema ?? json.schema ?? true) as Schema),
      ...(shownExample !== undefined && { example: shownExample }),
    });
  }
  const order: ReferenceParam['in'][] = ['path', 'query', 'header'];
  return [...params.values()]
    .filter((param) => order.includes(param.in))
    .sort((a, b) => order.indexOf(a.in) - order.indexOf(b.in));
}

function bodyOf(document: OpenApiDocument, { body }: OperationModel): ReferenceBody | undefined {
  if (body === undefined) return undefined;
  const isJson = body.media.every(({ kind }) => kind === 'json');
  return {
    isRequired: body.required,
    ...(!isJson && { mediaTypes: body.media.map(({ type }) => type) }),
    schema: shown(body.schema),
    ...exampleIn(mediaOf(document, body.pointer)),
  };
}

const mediaOf = (document: OpenApiDocument, schemaPointer: string) =>
  object(at(document, schemaPointer.replace(/\/schema$/, '')));

function exampleIn({ example, examples }: Readonly<Record<string, unknown>>): { example?: unknown } {
  const value = example ?? object(Object.values(object(examples))[0]).value;
  return value === undefined ? {} : { example: value };
}

function answersOf(
  document: OpenApiDocument,
  { pointer, responses }: OperationModel,
): ReferenceOperation['answers'] {
  const given = object(object(at(document, pointer)).responses);
  return responses
    .map(({ status }): [string, ReferenceAnswer | string] => {
      const name = sharedAnswer(object(given[status]).$ref);
      return [status, name ?? answerAt(document, step(pointer, 'responses', status))];
    })
    .sort(([a], [b]) => Number(b.startsWith('2')) - Number(a.startsWith('2')));
}

/** The name of an answer that stands among the components. */
export const sharedAnswer = (ref: unknown): string | undefined =>
  /^#\/components\/responses\/([^/]+)$/.exec(text(ref))?.[1];

/** The answer at a pointer, with the example that belongs to it. */
export function answerAt(document: OpenApiDocument, pointer: string): ReferenceAnswer {
  const { description, content, headers } = object(resolve(document, at(document, pointer)));
  const types = Object.keys(object(content));
  const json = types.find((type) => /^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(type));
  const media = object(object(content)[json ?? types[0] ?? '']);
  return {
    description: text(description),
    ...(json === undefined && types.length > 0 && { mediaTypes: types }),
    ...(media.schema !== undefined && { schema: shown(media.schema as Schema) }),
    ...exampleIn(media),
    headers: Object.keys(object(headers)),
  };
}
