import type { ErrorObject } from 'ajv/dist/2020.js';
import ajv2020 from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { isObject, own, type JsonObject } from '../../src/compiler/json.ts';
import type { Token } from '../../src/compiler/pointer.ts';
import type { ContractView, Report, Rule } from '../../src/compiler/rule.ts';
import { componentName, refsIn, type Schema } from '../../src/compiler/schema.ts';
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
      const holders = [...contract.mediaTypes, ...contract.parameters, ...contract.headers].filter(contract.isNew);
      const schemas = contract.schemas.filter(contract.isNew);
      checkAll([...holders.flatMap((site) => shownByHolder(site, contract)), ...schemas.flatMap(shownBySchema)], contract, report);
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
    ...(value.example === undefined ? [] : [{ value: value.example, at: [...tokens, 'example'], schema, schemaAt }]),
    ...named.flatMap(([name, example]) => {
      const shown = own(resolve(example), 'value');
      return shown === undefined ? [] : [{ value: shown, at: [...tokens, 'examples', name, 'value'], schema, schemaAt }];
    }),
  ];
}

function shownBySchema({ value, tokens }: Site): Shown[] {
  const examples: readonly unknown[] = Array.isArray(value.examples) ? value.examples : [];
  return [
    ...examples.map((example, index) => ({ value: example, at: [...tokens, 'examples', index], schema: value, schemaAt: tokens })),
    ...['example', 'default'].filter((key) => value[key] !== undefined).map((key) => ({ value: value[key], at: [...tokens, key], schema: value, schemaAt: tokens })),
  ];
}

/** Checks what is shown with one validator, which knows the components in question and compiles each once. */
function checkAll(shown: readonly Shown[], { document }: ContractView, report: Report): void {
  if (shown.length === 0) return;
  // Equal schemas are one: parameters say the same few things over and over.
  const keys = shown.map(({ schema }) => JSON.stringify(schema));
  const schemas: JsonObject = Object.fromEntries(shown.map(({ schema }, index) => [keys[index]!, schema]));
  const numbers = new Map(Object.keys(schemas).map((key, index) => [key, index]));
  const ajv = new ajv2020.Ajv2020({ allErrors: true, strict: false, inlineRefs: false, logger: false, code: { optimize: false }, addUsedSchema: false });
  ajvFormats.default(ajv);
  ajv.addSchema({ $id: 'contract:/', components: { schemas: reachable(Object.values(schemas), document) }, shown: Object.values(schemas) });
  const refused = new Set<number>();
  shown.forEach((each, index) => {
    const number = numbers.get(keys[index]!)!;
    if (refused.has(number)) return;
    try {
      const validate = ajv.getSchema(`contract:/#/shown/${number}`);
      if (validate !== undefined && validate(each.value) !== true) reportIssues(each, validate.errors ?? [], report);
    } catch (error) {
      refused.add(number);
      report(each.schemaAt, `The schema cannot be compiled: ${(error as Error).message}.`);
    }
  });
}

/** The components that some schemas refer to, and those that they refer to. */
function reachable(schemas: readonly unknown[], document: JsonObject): JsonObject {
  const all = own(own(document, 'components'), 'schemas');
  const found: JsonObject = {};
  const queue = [...schemas];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const ref of refsIn(next as Schema)) {
      const name = componentName(ref);
      if (name === undefined || Object.hasOwn(found, name)) continue;
      found[name] = own(all, name) ?? {};
      queue.push(found[name]);
    }
  }
  return found;
}

function reportIssues({ value, at }: Shown, issues: readonly ErrorObject[], report: Report): void {
  const what = at.at(-1) === 'default' ? 'default' : 'example';
  for (const issue of issues.slice(0, 3)) report(placeIn(at, value, issue), `The ${what} does not fit its schema: ${describe(issue)}.`);
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
