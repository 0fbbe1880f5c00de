import { Ajv2020 } from 'ajv/dist/2020.js';
import { invalid } from '#src/platform/errors/index.ts';
import type { Json, Parameter } from './catalogue/index.ts';

const maxValues = 500;
const maxText = 65_536;
const maxKey = 500;
const schemas = new Ajv2020({ strict: false, allErrors: false });
const compiled = new WeakMap<object, ReturnType<typeof schemas.compile>>();

/** The inputs of a call, with defaults; 400 at the place of the first that is unknown, missing or wrong. */
export function checkInputs(
  parameters: readonly Parameter[],
  inputs: Readonly<Record<string, Json>>,
): ReadonlyMap<Parameter, Json> {
  const known = new Map(parameters.map((parameter) => [parameter.key, parameter]));
  for (const key of Object.keys(inputs))
    if (!known.has(key))
      throw invalid(
        `body.inputs.${key}`,
        known.size === 0
          ? 'is unknown: the endpoint has no inputs.'
          : `is unknown. The endpoint takes ${[...known.keys()].join(', ')}.`,
      );
  const values = new Map<Parameter, Json>();
  for (const parameter of parameters) {
    const value = inputs[parameter.key] ?? parameter.default_value;
    if (value !== null) values.set(parameter, checked(parameter, value));
    else if (parameter.is_required) throw invalid(`body.inputs.${parameter.key}`, 'is required.');
  }
  return values;
}

function checked(parameter: Parameter, value: Json): Json {
  const place = `body.inputs.${parameter.key}`;
  const judge = (one: Json, where: string): void => {
    const fault = faultOf(parameter, one);
    if (fault !== undefined) throw invalid(where, fault);
  };
  if (!parameter.is_repeated) {
    judge(value, place);
    return value;
  }
  if (!Array.isArray(value) || value.length === 0 || value.length > maxValues)
    throw invalid(place, `must be a list of 1 to ${maxValues} values.`);
  value.forEach((one, index) => judge(one, `${place}.${index}`));
  return value;
}

/** Completes the place: "must be a whole number."; undefined for a value that is right. */
function faultOf(parameter: Parameter, value: Json): string | undefined {
  const { minimum, maximum, choices } = parameter;
  switch (parameter.type) {
    case 'text':
    case 'resource': {
      const max = parameter.max_length ?? (parameter.type === 'resource' ? maxKey : maxText);
      if (typeof value !== 'string' || value === '') return 'must be a text.';
      return value.length > max ? `must have at most ${max} characters.` : undefined;
    }
    case 'number':
    case 'integer':
      if (typeof value !== 'number' || (parameter.type === 'integer' && !Number.isSafeInteger(value)))
        return parameter.type === 'integer' ? 'must be a whole number.' : 'must be a number.';
      if (minimum !== null && value < minimum) return `must be at least ${minimum}.`;
      return maximum !== null && value > maximum ? `must be at most ${maximum}.` : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'must be true or false.';
    case 'date':
      return isDate(value) ? undefined : 'must be a day such as 2026-03-09.';
    case 'date_time':
      return isInstant(value) ? undefined : 'must be an instant such as 2026-03-09T10:00:00Z.';
    case 'single_choice':
      return choices.some((choice) => choice.value === value)
        ? undefined
        : `must be one of ${choices.map((choice) => choice.value).join(', ')}.`;
    case 'money':
      return isMoney(value)
        ? undefined
        : 'must have amount_minor, a whole number, and currency, such as USD.';
    case 'object':
      return objectFault(parameter.value_schema ?? { type: 'object' }, value);
  }
}

function objectFault(schema: object, value: Json): string | undefined {
  let check = compiled.get(schema);
  if (check === undefined) compiled.set(schema, (check = schemas.compile(schema)));
  if (check(value) === true) return undefined;
  const [error] = check.errors ?? [];
  const inside = error?.instancePath.replaceAll('/', '.') ?? '';
  return `does not match its schema: ${inside === '' ? 'it' : inside.slice(1)} ${error?.message ?? 'is wrong'}.`;
}

const isDate = (value: Json): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
const isInstant = (value: Json): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value));

function isMoney(value: Json): boolean {
  const money = value as { amount_minor?: unknown; currency?: unknown } | null;
  return Number.isSafeInteger(money?.amount_minor) && /^[A-Z]{3}$/.test(String(money?.currency));
}
