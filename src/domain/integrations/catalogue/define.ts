import type { IntegrationOutputField } from '#generated/types.gen.ts';
import type { Encode, Json, Paging, Parameter, Place, ServiceError } from './provider.ts';

/** The value at a path with dots; undefined where there is none. */
export const at = (value: Json, path: string): Json =>
  path
    .split('.')
    .reduce<Json>((inner, name) => (inner as Record<string, Json> | null | undefined)?.[name], value);

export const textAt = (value: Json, path: string): string | null => {
  const found = at(value, path);
  return typeof found === 'string' && found !== '' ? found : typeof found === 'number' ? String(found) : null;
};

export const listAt = (value: Json, path: string): readonly Json[] => {
  const found = path === '' ? value : at(value, path);
  return Array.isArray(found) ? found : [];
};

interface Options {
  readonly required?: boolean;
  readonly repeated?: boolean;
  readonly default?: string | number | boolean;
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
  readonly choices?: readonly (string | readonly [value: string, label: string])[];
  readonly resource?: string;
  readonly schema?: object;
  readonly label?: string;
  readonly to?: readonly Place[];
}

const titled = (key: string): string => {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const parameter = (
  type: Parameter['type'],
  key: string,
  description: string,
  to: readonly Place[],
  {
    required = false,
    repeated = false,
    min,
    max,
    maxLength,
    choices = [],
    resource,
    schema,
    label,
    ...rest
  }: Options,
): Parameter => ({
  key,
  label: label ?? titled(key),
  description,
  type,
  is_required: required,
  is_repeated: repeated,
  default_value: rest.default ?? null,
  minimum: min ?? null,
  maximum: max ?? null,
  max_length: maxLength ?? null,
  choices: choices.map((choice) =>
    typeof choice === 'string'
      ? { value: choice, label: titled(choice) }
      : { value: choice[0], label: choice[1] },
  ),
  resource_type: resource ?? null,
  value_schema: (schema ?? null) as Parameter['value_schema'],
  to: rest.to ?? to,
});

/** Makes parameters that go to one place: `const inQuery = placed('query'); inQuery.text('q', 'Words to find.', { as: 'query' })`. */
export const placed = (where: Place['in']) => {
  const make =
    (type: Parameter['type']) =>
    (
      key: string,
      description: string,
      {
        as = key,
        encode,
        keepsSlashes,
        ...options
      }: Options & {
        readonly as?: string;
        readonly encode?: Encode;
        readonly keepsSlashes?: boolean;
      } = {},
    ): Parameter =>
      parameter(
        type,
        key,
        description,
        [{ in: where, name: as, ...(encode && { encode }), ...(keepsSlashes && { keepsSlashes }) }],
        {
          ...(where === 'path' && { required: true }),
          ...options,
        },
      );
  return {
    text: make('text'),
    number: make('number'),
    integer: make('integer'),
    boolean: make('boolean'),
    date: make('date'),
    instant: make('date_time'),
    choice: make('single_choice'),
    resource: make('resource'),
    money: make('money'),
    object: make('object'),
  };
};

export const inPath = placed('path');
export const inQuery = placed('query');
export const inBody = placed('body');
export const inHeader = placed('header');

export const out = (
  path: string,
  type: IntegrationOutputField['type'],
  description: string,
): IntegrationOutputField => ({ path, type, description });

/** A token in the response that is a parameter of the next request. */
export const nextAt = (path: string, name: string, where: Paging['in'] = 'query'): Paging => ({
  in: where,
  name,
  next: (body) => textAt(body, path),
});

/** Errors by their places in the body, for services that refuse by status alone. */
export const errorAt =
  (codePath: string, messagePath: string) =>
  (status: number, body: Json): ServiceError | null =>
    status < 400
      ? null
      : {
          code: textAt(body, codePath) ?? `http_${status}`,
          message: textAt(body, messagePath) ?? `The service answered with status ${status}.`,
        };

export const bearer = (request: { readonly headers: Record<string, string> }, token: string): void => {
  request.headers['authorization'] = `Bearer ${token}`;
};

export const basic = (
  request: { readonly headers: Record<string, string> },
  user: string,
  password: string,
): void => {
  request.headers['authorization'] = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
};
