import type { EventModel, FamilyModel, ParamModel } from '../model.ts';
import type { Schema } from '../schema.ts';
import type { ValidatorModules } from '../validation/module.ts';
import { HEADER, propertyKey } from './source.ts';

/** `families/<family>/validators.js`: one function for each part of each request. Defaults are filled in. */
export function requestValidators(modules: ValidatorModules, family: FamilyModel): void {
  const module = modules.add({ path: `families/${family.name}/validators.js`, defaults: true });
  const rows = family.operations.map((operation) => {
    const parts: Record<string, string> = {};
    if (operation.pathParams.length > 0)
      parts.path = module.add({ schema: paramsSchema(operation.pathParams), pointer: operation.pointer });
    if (operation.queryParams.length > 0)
      parts.query = module.add({ schema: paramsSchema(operation.queryParams), pointer: operation.pointer });
    if (operation.headerParams.length > 0)
      parts.headers = module.add({
        schema: paramsSchema(operation.headerParams),
        pointer: operation.pointer,
      });
    const { body } = operation;
    if (body !== undefined && body.kind !== 'bytes')
      parts.body = module.add({ schema: body.validated, pointer: body.pointer });
    return row(operation.id, parts);
  });
  module.exported = `export const requests = {\n${rows.join('')}};\n`;
}

/** `families/<family>/responses.js`: one function for each documented answer in JSON, and for the `data` of each event of a stream. */
export function responseValidators(modules: ValidatorModules, family: FamilyModel): void {
  const module = modules.add({ path: `families/${family.name}/responses.js`, defaults: false });
  const rows = family.operations.map((operation) => {
    const parts: Record<string, string> = {};
    for (const { status, schema, pointer } of operation.responses) {
      if (schema !== undefined) parts[status] = module.add({ schema, pointer });
    }
    return row(operation.id, parts);
  });
  module.exported = `export const responses = {\n${rows.join('')}};\n`;
}

/** `events.validators.js`: one function for the `data` of each event. Every start loads it, before there is any call. */
export function eventValidators(modules: ValidatorModules, events: readonly EventModel[]): void {
  const module = modules.add({ path: 'events.validators.js', defaults: false, isWhole: true });
  const rows = events.map((event) => `  ${propertyKey(event.type)}: ${module.add(event)},\n`);
  module.exported = `export const eventData = {\n${rows.join('')}};\n`;
}

export const requestValidatorTypes = (family: FamilyModel): string =>
  declaration(family, 'requests', 'RequestValidators');

export const responseValidatorTypes = (family: FamilyModel): string =>
  declaration(family, 'responses', 'Readonly<Record<string, Validate>>');

export const eventValidatorTypes = (): string => `${HEADER}import type { EventType } from './events.ts';
import type { Validate } from './operation.ts';

export declare const eventData: Readonly<Record<EventType, Validate>>;
`;

function declaration(family: FamilyModel, name: string, type: string): string {
  const imported = /\bValidate\b/.test(type) ? 'Validate' : type;
  return `${HEADER}import type { ${imported} } from '../../operation.ts';

export declare const ${name}: {
${family.operations.map((operation) => `  readonly ${propertyKey(operation.id)}: ${type};\n`).join('')}};
`;
}

const row = (id: string, parts: Readonly<Record<string, string>>): string =>
  `  ${propertyKey(id)}: { ${Object.entries(parts)
    .map(([key, name]) => `${propertyKey(key)}: ${name}`)
    .join(', ')} },\n`.replace('{  }', '{}');

/** The decoded parameters as one closed object. */
function paramsSchema(params: readonly ParamModel[]): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    required: params.filter((param) => param.required).map((param) => param.name),
    properties: Object.fromEntries(params.map((param) => [param.name, param.schema])),
  };
}
