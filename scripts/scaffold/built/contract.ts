import { existsSync, readFileSync } from 'node:fs';

/** A JSON Schema object of the bundle. */
export type Schema = { readonly [key: string]: unknown };

export interface QueryParameter {
  readonly name: string;
  readonly schema: Schema;
}

/** An operation as the scaffold reads it from the compiled contract. */
export interface ContractOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly permission: string;
  readonly events: readonly string[];
  readonly query: readonly QueryParameter[];
  /** Whether it takes `filter_group`. */
  readonly hasTree: boolean;
  readonly description: string;
  /** Name of the schema of the record that it answers with, or of a list's items. */
  readonly item: string | undefined;
  readonly isList: boolean;
  /** Properties of the body, by name. */
  readonly body: Readonly<Record<string, Schema>>;
  /** Statuses of the errors that the contract names for it. */
  readonly errors: readonly string[];
}

interface RawOperation {
  readonly operationId: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly 'x-permission': string;
  readonly 'x-events'?: readonly (string | { readonly event: string })[];
  readonly parameters?: readonly Schema[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

interface Document extends Schema {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
}

/** The compiled contract, for what is written from it. */
export class Contract {
  readonly #document: Document;
  /** How code imports what is compiled from it. */
  readonly generated: '#generated' | '#generated/console';

  constructor(path: string) {
    this.generated = path.endsWith('console/openapi.json') ? '#generated/console' : '#generated';
    if (!existsSync(path)) throw new Error('generated/openapi.json is not there: run `make compile` first.');
    this.#document = JSON.parse(readFileSync(path, 'utf8')) as Document;
  }

  /** The operations of a family, in the order of the contract. */
  family(family: string): ContractOperation[] {
    return Object.entries(this.#document.paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([, operation]) => Array.isArray(operation.tags) && operation.tags[0] === family)
        .map(([method, operation]) => this.#read(path, method, operation)),
    );
  }

  /** Follows references until something else than a reference is reached. */
  resolve(schema: Schema): Schema {
    let current = schema;
    while (typeof current['$ref'] === 'string') current = this.#at(current['$ref']);
    return current;
  }

  /** Name of the component that a schema refers to, through the choice between it and null; undefined for a schema of its own. */
  nameOf(schema: Schema): string | undefined {
    const reference = schema['$ref'] ?? this.#only(schema)?.['$ref'];
    return typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
  }

  /** The schema without the choice of null, and whether it has that choice. */
  value(schema: Schema): { readonly schema: Schema; readonly isNullable: boolean } {
    const plain = this.resolve(schema);
    const only = this.#only(plain);
    if (only !== undefined) return { schema: this.value(only).schema, isNullable: true };
    if (!Array.isArray(plain['type'])) return { schema: plain, isNullable: false };
    const types = plain['type'].filter((type) => type !== 'null');
    return { schema: { ...plain, type: types[0] }, isNullable: types.length < plain['type'].length };
  }

  /** Properties of an object, those of its parts included. */
  properties(name: string): Readonly<Record<string, Schema>> {
    return this.#propertiesOf(this.#at(`#/components/schemas/${name}`));
  }

  #propertiesOf(schema: Schema): Record<string, Schema> {
    const plain = this.resolve(schema);
    const parts = ((plain['allOf'] ?? []) as Schema[]).map((part) => this.#propertiesOf(part));
    return Object.assign({}, ...parts, plain['properties'] as Record<string, Schema> | undefined) as Record<
      string,
      Schema
    >;
  }

  /** The one form beside null, when the schema is a choice between a form and null. */
  #only(schema: Schema): Schema | undefined {
    const forms = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
    const others = forms?.filter((form) => form['type'] !== 'null');
    return forms !== undefined && others!.length === 1 && forms.length === 2 ? others![0] : undefined;
  }

  #at(reference: string): Schema {
    const steps = reference
      .slice(2)
      .split('/')
      .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
    return steps.reduce<unknown>((at, step) => (at as Schema)[step], this.#document) as Schema;
  }

  #read(path: string, method: string, operation: RawOperation): ContractOperation {
    const answer = operation.responses['200']?.content?.['application/json']?.schema;
    const data = answer && (this.#propertiesOf(answer)['data'] as Schema | undefined);
    const plain = data && this.resolve(data);
    const isList = plain?.['type'] === 'array';
    const shown = isList ? (plain!['items'] as Schema) : data;
    const parameters = (operation.parameters ?? []).map((parameter) => this.resolve(parameter));
    const body = operation.requestBody?.content['application/json']?.schema;
    return {
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      permission: operation['x-permission'],
      events: (operation['x-events'] ?? []).map((event) => (typeof event === 'string' ? event : event.event)),
      hasTree: parameters.some(({ name }) => name === 'filter_group'),
      description: operation.description ?? '',
      query: parameters
        .filter((parameter) => parameter['in'] === 'query' && parameter['schema'] !== undefined)
        .map((parameter) => ({ name: String(parameter['name']), schema: parameter['schema'] as Schema })),
      item: shown && this.nameOf(shown),
      isList,
      body: body === undefined ? {} : this.#propertiesOf(body),
      errors: Object.keys(operation.responses).filter((status) => ['404', '409'].includes(status)),
    };
  }
}
