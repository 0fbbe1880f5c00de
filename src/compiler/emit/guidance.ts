import { isObject, type JsonObject } from '../json.ts';
import type { FamilyModel, OperationModel, ParamModel } from '../model.ts';
import {
  at,
  mapSubschemas,
  object,
  resolve,
  strings,
  text,
  type OpenApiDocument,
  type Schema,
} from '../schema.ts';
import { sampleOf } from './sample.ts';
import { withSharedParts } from './shared-parts.ts';
import { InputSchemas } from './tool-schema.ts';
import { inputSchema, isTool } from './tools.ts';

/** Answers that any operation may give; guidance is about what is special. */
const COMMON_ERRORS = new Set(['400', '401', '403', '429', '500']);

/** Enumerations further inside than this are read in the schema. */
const DEEPEST = 6;
const MOST_STATES = 20;

/** `families/<family>/guidance.json`: by tool name, what a model wants to know before it calls a tool that it does not know well. */
export function guidanceFile(document: OpenApiDocument, family: FamilyModel): string {
  const schemas = new InputSchemas(document);
  const tools = family.operations
    .filter(isTool)
    .map((operation) => [
      operation.tool.name,
      { inputSchema: inputSchema(schemas, operation), ...guidance(document, operation) },
    ]);
  return withSharedParts(Object.fromEntries(tools) as JsonObject);
}

function guidance(document: OpenApiDocument, operation: OperationModel): JsonObject {
  const success = operation.responses.find(({ status }) => status === operation.successes[0]);
  return {
    example: {
      arguments: exampleArguments(document, operation),
      answer: success === undefined ? {} : exampleBeside(document, success.pointer, success.schema),
    },
    errors: operation.responses
      .filter(({ status }) => status >= '400' && !COMMON_ERRORS.has(status))
      .map(({ status, description }) => ({ status: Number(status), description })),
    states: statesOf(document, [
      operation.body?.schema,
      ...[...operation.pathParams, ...operation.queryParams].map(named),
      success?.schema,
    ]),
  };
}

/** The parameters that have to be there, and the body. */
function exampleArguments(
  document: OpenApiDocument,
  { pathParams, queryParams, body }: OperationModel,
): JsonObject {
  const params = [...pathParams, ...queryParams.filter(({ required }) => required)].map((param) => [
    param.name,
    exampleOf(document, param),
  ]);
  return {
    ...Object.fromEntries(params),
    ...(body && { body: exampleBeside(document, body.pointer, body.schema) }),
  } as JsonObject;
}

function exampleOf(document: OpenApiDocument, param: ParamModel): unknown {
  const given = object(resolve(document, at(document, param.pointer)));
  return given.example ?? sampleOf(document, param.schema);
}

/** The example of the media type that the schema at the pointer belongs to. */
function exampleBeside(
  document: OpenApiDocument,
  schemaPointer: string,
  schema: Schema | undefined,
): unknown {
  const media = object(at(document, schemaPointer.replace(/\/schema$/, '')));
  return (
    media.example ??
    object(object(Object.values(object(media.examples))[0])).value ??
    sampleOf(document, schema ?? true)
  );
}

/** A parameter as a property, so that its values are found under its name. */
const named = ({ name, schema }: ParamModel): Schema => ({ type: 'object', properties: { [name]: schema } });

/** Properties whose values have a meaning of their own, with these meanings, each once. */
function statesOf(document: OpenApiDocument, schemas: readonly (Schema | undefined)[]): JsonObject[] {
  const found = new Map<string, JsonObject>();
  const visit = (schema: unknown, property: string, depth: number): void => {
    const target = resolve(document, schema);
    if (!isObject(target) || depth > DEEPEST) return;
    if (!found.has(property) && isExplained(target))
      found.set(property, { property, description: text(target.description), values: meaningsOf(target) });
    for (const [name, sub] of Object.entries(object(target.properties))) visit(sub, name, depth + 1);
    const { properties: _, ...others } = target;
    mapSubschemas(others, (sub) => {
      visit(sub, property, depth + 1);
      return sub;
    });
  };
  for (const schema of schemas) visit(schema, '', 0);
  found.delete('');
  return [...found.values()].slice(0, MOST_STATES);
}

/** Whether the values are more than a choice among words: each has a text of its own, or the description speaks of them. */
const isExplained = (schema: JsonObject): boolean =>
  strings(schema.enum).length > 0 &&
  (schema['x-enumDescriptions'] !== undefined ||
    strings(schema.enum).filter((value) => text(schema.description).includes(`\`${value}\``)).length > 1);

/** By value; empty where the description tells it. */
const meaningsOf = (schema: JsonObject): JsonObject =>
  Object.fromEntries(
    strings(schema.enum).map((value) => [value, text(object(schema['x-enumDescriptions'])[value])]),
  );
