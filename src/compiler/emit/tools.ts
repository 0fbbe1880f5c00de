import { isObject, jsonLines, type JsonObject } from '../json.ts';
import type { FamilyModel, OperationModel, ParamModel } from '../model.ts';
import { snake } from '../model/naming.ts';
import { object, type OpenApiDocument, type Schema } from '../schema.ts';
import { idProperties } from './tool-ids.ts';
import { inputNotation } from './tool-notation.ts';
import { schemaWords } from './tool-words.ts';
import { InputSchemas } from './tool-schema.ts';

/** Tools that take something away for good, by their verb. */
const DESTRUCTIVE = /^(bulk_)?(delete|remove|merge|purge|revoke)(_|$)/;

/** Whether JSON alone, without headers, is enough to call an operation and to read its answer: only then can it be a tool. */
export const isTool = ({ body, answer, headerParams }: OperationModel): boolean =>
  (body === undefined || body.kind === 'json') &&
  (answer === 'json' || answer === 'none') &&
  !headerParams.some((param) => param.required);

/** `families/<family>/tools.json`: what a host needs to offer each operation as a tool; its schema is with its guidance. */
export function toolsFile(document: OpenApiDocument, family: FamilyModel): string {
  const schemas = new InputSchemas(document);
  const tools = family.operations.filter(isTool).map((operation) => {
    const input = inputSchema(schemas, operation);
    return {
      name: operation.tool.name,
      operationId: operation.id,
      title: operation.summary,
      description: operation.description || operation.summary,
      when: operation.tool.when,
      keywords: operation.tool.keywords,
      after: operation.tool.after.map(snake),
      readOnly: operation.effect === 'read',
      destructive: isDestructive(operation),
      ...(typeof operation.destructive === 'object' && { destructiveIf: operation.destructive }),
      ...(operation.isPending && { pending: true }),
      input: inputNotation(input),
      words: schemaWords(input),
      ids: idProperties(input),
    };
  });
  return `${jsonLines(tools, 1)}\n`;
}

function isDestructive({ effect, method, destructive, tool }: OperationModel): boolean {
  if (effect === 'read') return false;
  return destructive === true || method === 'DELETE' || DESTRUCTIVE.test(tool.name);
}

/** Path and query parameters side by side, and the body as one property: always a plain object at the top. */
export function inputSchema(schemas: InputSchemas, operation: OperationModel): JsonObject {
  const params = [...operation.pathParams, ...operation.queryParams];
  const properties: Record<string, Schema> = Object.fromEntries(
    params.map((param) => [param.name, described(param)]),
  );
  const required = params.filter((param) => param.required).map((param) => param.name);
  if (operation.body) {
    properties.body = operation.body.schema;
    if (operation.body.required) required.push('body');
  }
  return schemas.build({
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  });
}

function described(param: ParamModel): Schema {
  const schema = isObject(param.schema) ? param.schema : {};
  return {
    ...schema,
    ...(param.description && { description: param.description }),
    ...(param.hasDefault && object(schema).default === undefined && { default: param.defaultValue }),
  };
}
