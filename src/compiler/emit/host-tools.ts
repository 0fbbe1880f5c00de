import { isObject, type JsonObject } from '../json.ts';
import type { FamilyModel, Model, OperationModel } from '../model.ts';
import { at, mapSubschemas, object, strings, type OpenApiDocument, type Schema } from '../schema.ts';
import { InputSchemas } from './tool-schema.ts';

/**
 * `host-tools.json`: the answer to `tools/list`, ready to be sent, for a contract whose operations are tools that a host
 * sees itself (`spec/mcp.yaml`). A host pays for every word of it in every conversation, and results are text, so what a tool
 * answers is not told.
 */
export function hostToolsFile({ document, families }: Model): string {
  const tools = families.flatMap((family: FamilyModel) =>
    family.operations.map((operation) => hostTool(document, operation)),
  );
  return `${JSON.stringify(tools, null, 1)}\n`;
}

function hostTool(document: OpenApiDocument, operation: OperationModel): JsonObject {
  const schemas = new InputSchemas(document);
  const annotations = object(object(at(document, operation.pointer))['x-mcp']);
  return {
    name: operation.tool.name,
    title: operation.summary,
    description: operation.description,
    inputSchema: asRoot(fillable(schemas.build(object(operation.body?.schema ?? {}))) as JsonObject),
    annotations: { title: operation.summary, ...annotations, openWorldHint: false },
  };
}

/** Bounds and defaults that strict modes of model providers refuse; the validators hold them. */
const refusedByStrictModes = ['minLength', 'maxLength', 'minProperties', 'maxProperties', 'default'];

/**
 * An input that strict modes can fill in: they send every property, and null for one that they have nothing for. Objects that
 * stay open remain so.
 */
function fillable(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  const plain = Object.fromEntries(
    Object.entries(mapSubschemas(schema, (sub) => fillable(sub) as Schema)).filter(
      ([keyword]) => !refusedByStrictModes.includes(keyword),
    ),
  );
  if (!isObject(plain.properties)) return plain;
  const required = new Set(strings(plain.required));
  const properties = Object.entries(plain.properties).map(([name, sub]) => [
    name,
    required.has(name) ? sub : orNull(sub as Schema),
  ]);
  return { ...plain, properties: Object.fromEntries(properties) };
}

function orNull(schema: Schema): Schema {
  if (!isObject(schema)) return schema;
  if (schema.type === undefined) return { anyOf: [schema, { type: 'null' }] };
  const types = [schema.type].flat();
  return {
    ...schema,
    type: [...types, 'null'],
    ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
  };
}

const asRoot = ({ description: _, ...schema }: JsonObject): JsonObject => schema;
