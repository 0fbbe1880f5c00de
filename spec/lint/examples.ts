import type { Ajv2020 as Ajv, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import ajv2020 from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { isObject, own } from '../../src/compiler/json.ts';
import { formatPointer, type Token } from '../../src/compiler/pointer.ts';
import type { ContractView, Report, Rule } from '../../src/compiler/rule.ts';
import type { Site } from '../../src/compiler/walk.ts';

export const exampleRules: readonly Rule[] = [
  {
    id: 'C40',
    severity: 'error',
    check: (contract, report) => {
      for (const site of contract.mediaTypes) {
        if (isShown(site) && !hasExample(site, contract)) report(site.tokens, 'Add an example.');
      }
      for (const site of contract.parameters) {
        if (site.value.$ref === undefined && !hasExample(site, contract)) report(site.tokens, `Add an example of ${site.value.name}.`);
      }
    },
  },
  {
    id: 'C41',
    severity: 'error',
    check: (contract, report) => {
      const check = new ExampleCheck(contract, report);
      const holders = [...contract.mediaTypes, ...contract.parameters, ...contract.headers];
      for (const site of holders.filter(contract.isNew)) check.site(site, [...site.tokens, 'schema']);
      for (const site of contract.schemas.filter(contract.isNew)) check.schema(site);
    },
  },
];

/** Bodies of requests and events, and answers of success; error answers share their examples. */
const isShown = ({ tokens }: Site): boolean => tokens.includes('requestBody') || (tokens.at(-4) === 'responses' && tokens.at(-3) === '200' && tokens[0] === 'paths');

function hasExample({ value, tokens }: Site, contract: ContractView): boolean {
  if (value.example !== undefined || value.examples !== undefined) return true;
  if (tokens[0] === 'webhooks') return true;
  // A parameter that is sent as JSON shows it in its content.
  if (isObject(value.content)) return Object.values(value.content).some((media) => own(media, 'example') !== undefined || own(media, 'examples') !== undefined);
  const schema = contract.resolve(value.schema);
  return Array.isArray(schema.examples) && schema.examples.length > 0;
}

/** Checks examples and defaults with one validator, so that a shared schema is compiled once. */
class ExampleCheck {
  readonly #contract: ContractView;
  readonly #report: Report;
  readonly #ajv: Ajv;
  readonly #validators = new Map<string, ValidateFunction | undefined>();

  constructor(contract: ContractView, report: Report) {
    this.#contract = contract;
    this.#report = report;
    this.#ajv = new ajv2020.Ajv2020({ allErrors: true, strict: false, inlineRefs: false, logger: false, code: { optimize: false }, addUsedSchema: false });
    ajvFormats.default(this.#ajv);
    this.#ajv.addSchema({ $id: 'contract:/', ...contract.document }, 'contract');
  }

  site({ value, tokens }: Site, schemaAt: readonly Token[]): void {
    if (value.schema === undefined) return;
    if (value.example !== undefined) this.#check(value.example, [...tokens, 'example'], schemaAt, value.schema);
    if (!isObject(value.examples)) return;
    for (const [name, example] of Object.entries(value.examples)) {
      const shown = own(this.#contract.resolve(example), 'value');
      if (shown !== undefined) this.#check(shown, [...tokens, 'examples', name, 'value'], schemaAt, value.schema);
    }
  }

  schema({ value, tokens }: Site): void {
    if (Array.isArray(value.examples)) value.examples.forEach((example, index) => this.#check(example, [...tokens, 'examples', index], tokens, value));
    if (value.example !== undefined) this.#check(value.example, [...tokens, 'example'], tokens, value);
    if (value.default !== undefined) this.#check(value.default, [...tokens, 'default'], tokens, value);
  }

  /** Equal schemas share a validator: parameters say the same few things over and over. */
  #validator(schema: unknown, at: readonly Token[]): ValidateFunction | undefined {
    const key = JSON.stringify(schema);
    if (this.#validators.has(key)) return this.#validators.get(key);
    const validate = this.#compile(at);
    this.#validators.set(key, validate);
    return validate;
  }

  #compile(at: readonly Token[]): ValidateFunction | undefined {
    try {
      return this.#ajv.getSchema(`contract:/#${encodeURI(formatPointer(at))}`);
    } catch (error) {
      this.#report(at, `The schema cannot be compiled: ${(error as Error).message}.`);
      return undefined;
    }
  }

  #check(example: unknown, at: readonly Token[], schemaAt: readonly Token[], schema: unknown): void {
    const validate = this.#validator(schema, schemaAt);
    if (validate === undefined || validate(example) === true) return;
    for (const issue of (validate.errors ?? []).slice(0, 3)) this.#report(placeIn(at, example, issue), `The ${String(at.find((token) => token === 'default') ?? 'example')} does not fit its schema: ${describe(issue)}.`);
  }
}

/** The way to the part of the example that is wrong. */
function placeIn(at: readonly Token[], example: unknown, { instancePath }: ErrorObject): readonly Token[] {
  const steps = instancePath.split('/').slice(1).map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return isObject(example) || Array.isArray(example) ? [...at, ...steps] : at;
}

function describe({ instancePath, message, params, keyword }: ErrorObject): string {
  const where = instancePath === '' ? 'it' : instancePath.slice(1).replaceAll('/', '.');
  const property = params.additionalProperty ?? params.unevaluatedProperty;
  if (typeof property === 'string') return `${where} has an unknown property "${property}"`;
  if (keyword === 'enum') return `${where} must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
  return `${where} ${message}`;
}
