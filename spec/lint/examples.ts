import { hash } from 'node:crypto';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { isObject, own } from '../../src/compiler/json.ts';
import { formatPointer, type Token } from '../../src/compiler/pointer.ts';
import type { ContractView, Report, Rule } from '../../src/compiler/rule.ts';
import type { Schema } from '../../src/compiler/schema.ts';
import { memory } from '../../src/compiler/validation/memory.ts';
import { validatorsOf } from '../../src/compiler/validation/validators.ts';
import type { Site } from '../../src/compiler/walk.ts';

export const exampleRules: readonly Rule[] = [
  {
    id: 'C40',
    severity: 'error',
    check: (contract, report) => {
      for (const site of contract.mediaTypes) {
        if (isShown(site) && !isRaw(site, contract) && !hasExample(site, contract))
          report(site.tokens, 'Add an example.');
      }
      for (const site of contract.parameters) {
        if (site.value.$ref === undefined && !hasExample(site, contract))
          report(site.tokens, `Add an example of ${site.value.name}.`);
      }
    },
  },
  {
    id: 'C41',
    severity: 'error',
    check: (contract, report) => {
      const holders = [...contract.mediaTypes, ...contract.parameters, ...contract.headers].filter(
        contract.isNew,
      );
      const schemas = contract.schemas.filter(contract.isNew);
      checkAll(
        [...holders.flatMap((site) => shownByHolder(site, contract)), ...schemas.flatMap(shownBySchema)],
        contract,
        report,
      );
    },
  },
];

/** Bodies of requests and events, and answers of success; error answers share their examples. */
const isShown = ({ tokens }: Site): boolean =>
  tokens.includes('requestBody') ||
  (tokens.at(-4) === 'responses' && tokens.at(-3) === '200' && tokens[0] === 'paths');

/** Bytes and pages show nothing in a document. */
const isRaw = ({ tokens, value }: Site, { resolve }: ContractView): boolean =>
  tokens.at(-1) === 'text/html' || resolve(value.schema).format === 'binary';

function hasExample({ value, tokens }: Site, contract: ContractView): boolean {
  if (value.example !== undefined || value.examples !== undefined) return true;
  if (tokens[0] === 'webhooks') return true;
  // A parameter that is sent as JSON shows it in its content.
  if (isObject(value.content))
    return Object.values(value.content).some(
      (media) => own(media, 'example') !== undefined || own(media, 'examples') !== undefined,
    );
  const schema = contract.resolve(value.schema);
  return Array.isArray(schema.examples) && schema.examples.length > 0;
}

/** One value that a contract shows, and the schema it is to fit. */
interface Shown {
  readonly value: unknown;
  readonly at: readonly Token[];
  readonly schema: unknown;
  readonly schemaAt: readonly Token[];
}

function shownByHolder({ value, tokens }: Site, { resolve }: ContractView): Shown[] {
  if (value.schema === undefined) return [];
  const { schema } = value;
  const schemaAt = [...tokens, 'schema'];
  const named = isObject(value.examples) ? Object.entries(value.examples) : [];
  return [
    ...(value.example === undefined
      ? []
      : [{ value: value.example, at: [...tokens, 'example'], schema, schemaAt }]),
    ...named.flatMap(([name, example]) => {
      const shown = own(resolve(example), 'value');
      return shown === undefined
        ? []
        : [{ value: shown, at: [...tokens, 'examples', name, 'value'], schema, schemaAt }];
    }),
  ];
}

function shownBySchema({ value, tokens }: Site): Shown[] {
  const examples: readonly unknown[] = Array.isArray(value.examples) ? value.examples : [];
  const schema = isComponent(tokens) ? { $ref: `#${formatPointer(tokens)}` } : value;
  return [
    ...examples.map((example, index) => ({
      value: example,
      at: [...tokens, 'examples', index],
      schema,
      schemaAt: tokens,
    })),
    ...['example', 'default']
      .filter((key) => value[key] !== undefined)
      .map((key) => ({ value: value[key], at: [...tokens, key], schema, schemaAt: tokens })),
  ];
}

const isComponent = (tokens: readonly Token[]): boolean => tokens.length === 3 && tokens[0] === 'components';

/** Checks what is shown with the functions that are emitted of the same schemas. */
function checkAll(shown: readonly Shown[], { document }: ContractView, report: Report): void {
  const validators = validatorsOf(document);
  const refused = new Set<string>();
  for (const each of shown) {
    // A body is judged as one that is sent, defaults and all: with the function that requests are judged with.
    const defaults = each.schemaAt[0] === 'paths' && each.schemaAt.includes('requestBody');
    const id = validators.add(
      { schema: each.schema as Schema, pointer: formatPointer(each.schemaAt) },
      { defaults },
    );
    if (refused.has(id)) continue;
    try {
      memory.fits(hash('sha256', `${validators.digestOf(id)} ${JSON.stringify(each.value)}`), () => {
        const validate = validators.get(id);
        const isFit = validate(defaults ? structuredClone(each.value) : each.value);
        if (!isFit) reportIssues(each, validate.errors ?? [], report);
        return isFit;
      });
    } catch (error) {
      refused.add(id);
      report(each.schemaAt, `The schema cannot be compiled: ${(error as Error).message}.`);
    }
  }
}

function reportIssues({ value, at }: Shown, issues: readonly ErrorObject[], report: Report): void {
  const what = at.at(-1) === 'default' ? 'default' : 'example';
  for (const issue of issues.slice(0, 3))
    report(placeIn(at, value, issue), `The ${what} does not fit its schema: ${describe(issue)}.`);
}

/** The way to the part of the example that is wrong. */
function placeIn(at: readonly Token[], example: unknown, { instancePath }: ErrorObject): readonly Token[] {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return isObject(example) || Array.isArray(example) ? [...at, ...steps] : at;
}

function describe({ instancePath, message, params, keyword }: ErrorObject): string {
  const where = instancePath === '' ? 'it' : instancePath.slice(1).replaceAll('/', '.');
  const property = params.additionalProperty ?? params.unevaluatedProperty;
  if (typeof property === 'string') return `${where} has an unknown property "${property}"`;
  if (keyword === 'enum') return `${where} must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
  return `${where} ${message}`;
}
