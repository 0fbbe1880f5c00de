import { text } from '../../schema.ts';
import type { ApiOperation, ApiParameter, ApiResponse } from './operations.ts';
import type { SchemaTypes } from './schema.ts';
import type { TypeNames } from './names.ts';
import { SharedTypes } from './shared.ts';
import { docOf, keyOf, literalOf } from './text.ts';

/** Which types an operation has. */
export interface Outcomes {
  readonly errors: boolean;
  /** One of its errors, unless nothing is known of any. */
  readonly error: boolean;
  readonly responses: boolean;
  readonly response: boolean;
}

interface Answer {
  readonly key: string;
  readonly doc: string;
  readonly type: string;
}

interface Written {
  readonly operation: ApiOperation;
  readonly headers: string | undefined;
  readonly errors: readonly Answer[];
  readonly responses: readonly Answer[];
}

/** Types of what operations take and answer: `…Data`, `…Errors`, `…Error`, `…Responses` and `…Response`. */
export class OperationTypes {
  readonly #types: SchemaTypes;
  readonly #errors = new SharedTypes('Errors');
  readonly #headers = new SharedTypes('Headers');
  readonly #all: readonly Written[];

  constructor(operations: readonly ApiOperation[], types: SchemaTypes, names: TypeNames) {
    this.#types = types;
    this.#all = operations.map((operation) => this.#read(operation));
    this.#errors.settle(names);
    this.#headers.settle(names);
  }

  /** By operation. */
  outcomes(): ReadonlyMap<ApiOperation, Outcomes> {
    const isKnown = (answers: readonly Answer[]): boolean => answers.some(({ type }) => type !== 'unknown');
    return new Map(
      this.#all.map(({ operation, errors, responses }) => [
        operation,
        {
          errors: errors.length > 0,
          error: isKnown(errors),
          responses: responses.length > 0,
          response: isKnown(responses),
        },
      ]),
    );
  }

  declarations(): string[] {
    const outcomes = this.outcomes();
    return this.#all.flatMap((written) => this.#declare(written, outcomes.get(written.operation)!));
  }

  /** What the declarations refer to besides components. */
  shared(): string[] {
    return [...this.#errors.declarations(), ...this.#headers.declarations()];
  }

  #read(operation: ApiOperation): Written {
    const { header } = operation.parameters;
    const headers = header.length === 0 ? undefined : this.#parameters(header, '');
    if (headers !== undefined)
      this.#headers.add(
        headers,
        header.map(({ name }) => name),
      );
    const { errors, responses } = outcomesOf(operation.responses);
    const answers = (all: readonly ApiResponse[]): Answer[] => all.map((response) => this.#answer(response));
    const written = { operation, headers, errors: answers(errors), responses: answers(responses) };
    if (written.errors.length > 0)
      this.#errors.add(
        answersType(written.errors),
        written.errors.map(({ key }) => key),
      );
    return written;
  }

  #answer({ status, mediaType, schema }: ApiResponse): Answer {
    const type =
      mediaType === undefined ? undefined : this.#types.source(schema, { indent: '\t', purpose: 'read' });
    return {
      key: keyOf(status),
      doc: docOf(schema, '\t'),
      type: type ?? (status === '204' ? 'void' : 'unknown'),
    };
  }

  #parameters(parameters: readonly ApiParameter[], indent: string): string {
    const inside = { indent: `${indent}\t`, purpose: 'write' } as const;
    const lines = parameters.map(
      ({ name, schema, isRequired }) =>
        `${docOf(schema, inside.indent)}${inside.indent}${keyOf(name)}${isRequired ? '' : '?'}: ${this.#types.source(schema, inside)};\n`,
    );
    return `{\n${lines.join('')}${indent}}`;
  }

  #declare({ operation, headers, errors, responses }: Written, has: Outcomes): string[] {
    const { name } = operation;
    const error = errors.length === 0 ? '' : answersType(errors);
    const one = (all: string): string => `${name}${all}[keyof ${name}${all}]`;
    return [
      `export type ${name}Data = ${this.#data(operation, headers)};\n`,
      ...(has.errors ? [`export type ${name}Errors = ${this.#errors.nameOf(error) ?? error};\n`] : []),
      ...(has.error ? [`export type ${name}Error = ${one('Errors')};\n`] : []),
      ...(has.responses ? [`export type ${name}Responses = ${answersType(responses)};\n`] : []),
      ...(has.response ? [`export type ${name}Response = ${one('Responses')};\n`] : []),
    ];
  }

  #data({ body, parameters, path }: ApiOperation, headers: string | undefined): string {
    const lines = [
      body === undefined
        ? '\tbody?: never;\n'
        : `${docOf(body.schema, '\t')}\tbody${body.isRequired ? '' : '?'}: ${this.#types.source(body.schema, { indent: '\t', purpose: 'write' })};\n`,
    ];
    if (headers !== undefined) {
      const type = this.#headers.nameOf(headers) ?? headers.replaceAll('\n', '\n\t');
      lines.push(`\theaders${markOf(parameters.header)}: ${type};\n`);
    }
    for (const place of ['path', 'query'] as const) {
      const all = parameters[place];
      const type = all.length === 0 ? 'never' : this.#parameters(all, '\t');
      lines.push(`\t${place}${markOf(all)}: ${type};\n`);
    }
    return `{\n${lines.join('')}\turl: ${literalOf(path)};\n}`;
  }
}

const markOf = (parameters: readonly ApiParameter[]): string =>
  parameters.some(({ isRequired }) => isRequired) ? '' : '?';

const answersType = (answers: readonly Answer[]): string =>
  `{\n${answers.map(({ key, doc, type }) => `${doc}\t${key}: ${type};\n`).join('')}}`;

/** What is an error, and what is not. The answer to everything else is an error unless there is no other, or it says what it is. */
function outcomesOf(all: readonly ApiResponse[]): { errors: ApiResponse[]; responses: ApiResponse[] } {
  const errors = all.filter(({ status }) => /^[45]/.test(status));
  const responses = all.filter(({ status }) => status.startsWith('2'));
  const rest = all.find(({ status }) => status === 'default');
  if (rest === undefined) return { errors, responses };
  const words = `${text(rest.schema.description)} ${text(rest.schema.$ref)}`.toLowerCase();
  const isSuccess = responses.length === 0 || words.includes('success');
  const isError = /error|problem/.test(words);
  if (isSuccess) responses.push(rest);
  if (isError || !isSuccess) errors.push(rest);
  return { errors, responses };
}

/** What receivers of a webhook are sent. */
export function webhookTypes({ name, path, body }: ApiOperation, types: SchemaTypes): string[] {
  const payload =
    body === undefined
      ? []
      : [
          `${docOf(body.schema)}export type ${name}WebhookPayload = ${types.source(body.schema, { indent: '', purpose: 'write' })};\n`,
        ];
  const given = body === undefined ? 'body?: never' : `body: ${name}WebhookPayload`;
  return [
    ...payload,
    `export type ${name}WebhookRequest = {\n\t${given};\n\tkey: ${literalOf(path)};\n\tpath?: never;\n\tquery?: never;\n};\n`,
  ];
}
