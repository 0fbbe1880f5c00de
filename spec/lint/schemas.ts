import { isObject, own, type JsonObject } from '../../src/compiler/json.ts';
import { didYouMean } from '../../src/compiler/nearest.ts';
import type { ContractView, Report, Rule } from '../../src/compiler/rule.ts';
import type { Site } from '../../src/compiler/walk.ts';
import { operationExtensions, schemaExtensions } from './extensions.ts';
import { propertiesOf } from './operations.ts';
import {
  descriptionOf,
  isBranch,
  isComponent,
  isCondition,
  isProperty,
  keywordOf,
  typesOf,
} from './schema-sites.ts';

/** A rule about each schema on its own; conditions describe no value and are left out. */
const each = (
  id: string,
  severity: Rule['severity'],
  check: (site: Site, report: Report, contract: ContractView) => void,
): Rule => ({
  id,
  severity,
  check: (contract, report) =>
    contract.schemas.forEach((site) => isCondition(site) || check(site, report, contract)),
});

export const schemaRules: readonly Rule[] = [
  each('C20', 'error', (site, report) => {
    const { value, tokens } = site;
    if (!isObjectSchema(value) || typeof value['x-open'] === 'string' || isClosedAbove(site)) return;
    if (value.unevaluatedProperties === false) return;
    if (isObject(value.additionalProperties)) {
      if (Object.keys(value.additionalProperties).length === 0)
        report([...tokens, 'additionalProperties'], 'Say what the values of the map are.');
      if (value.maxProperties === undefined) report(tokens, 'A map has maxProperties.');
      return;
    }
    // Alternatives without properties of their own around them are closed one by one.
    if ((Array.isArray(value.oneOf) || Array.isArray(value.anyOf)) && value.properties === undefined) return;
    if (Array.isArray(value.allOf))
      return report(tokens, 'Close an object that extends others with unevaluatedProperties: false.');
    if (value.additionalProperties !== false)
      report(
        tokens,
        'Close the object: additionalProperties: false. One that others extend has x-open with the reason.',
      );
  }),

  each('C21', 'error', ({ value, tokens }, report) => {
    if (value.enum !== undefined || value.const !== undefined || typeof value['x-unbounded'] === 'string')
      return;
    const types = typesOf(value);
    if (types.includes('string') && value.maxLength === undefined && !isBoundedPattern(value.pattern))
      report(tokens, 'Bound the string: maxLength, enum, const, or a pattern that matches no endless text.');
    if (types.includes('array') && value.maxItems === undefined && value.items !== false)
      report(tokens, 'Bound the array: maxItems.');
    if (types.includes('number') || types.includes('integer')) {
      const bounds = [value.minimum ?? value.exclusiveMinimum, value.maximum ?? value.exclusiveMaximum];
      if (bounds.includes(undefined)) report(tokens, 'Bound the number: minimum and maximum.');
    }
    if (saysNothing(value))
      report(tokens, 'Say what the value is: a type, a $ref or a list of alternatives.');
  }),

  {
    id: 'C22',
    severity: 'error',
    check: (contract, report) => {
      const described = [
        ...contract.schemas.filter(
          (site) => (isProperty(site) && !isCondition(site.parent!)) || isComponent(site),
        ),
        ...contract.parameters.filter(({ value }) => value.$ref === undefined),
        ...contract.headers.filter(({ value }) => value.$ref === undefined),
      ];
      for (const site of described) checkDescription(site, report, contract);
    },
  },

  each('C23', 'error', (site, report, contract) => {
    if (!Array.isArray(site.value.required)) return;
    const known = propertiesOf(site.value, contract);
    const around = isBranch(site) ? propertiesOf(site.parent!.value, contract) : known;
    site.value.required.forEach((name, index) => {
      if (
        !known.has(String(name)) &&
        !around.has(String(name)) &&
        !isObject(site.value.additionalProperties)
      ) {
        report([...site.tokens, 'required', index], `"${name}" is required but is not among the properties.`);
      }
    });
  }),

  each('C32', 'error', ({ value, tokens }, report, contract) => {
    if (!Array.isArray(value.required) || !isObject(value.properties)) return;
    for (const name of value.required.map(String)) {
      const property = own(value.properties, name);
      if (!isObject(property) || (property.default ?? contract.resolve(property).default) === undefined)
        continue;
      report(
        [...tokens, 'properties', name],
        `"${name}" is required, yet a request without it would get its default. Move the default to where the value may be absent.`,
      );
    }
  }),

  each('C24', 'error', ({ value, tokens }, report) => {
    if (value.nullable !== undefined)
      report(
        [...tokens, 'nullable'],
        "Write null as a type: type: [string, 'null'], or as a branch of anyOf.",
      );
  }),

  each('C33', 'error', ({ value, tokens }, report) => {
    if (value.const !== undefined && value.const !== null && value.type === undefined)
      report([...tokens, 'const'], `Give the type of the constant: type: ${typeof value.const}.`);
    if (Array.isArray(value.enum) && value.enum.includes(null))
      report([...tokens, 'enum'], "Write anyOf: [{ type: string, enum: [...] }, { type: 'null' }].");
    if (!Array.isArray(value.type)) return;
    if (value.type.length > 2 || value.type.includes('array'))
      report([...tokens, 'type'], 'Write each type as a branch of anyOf, with the bounds that are its own.');
  }),

  {
    id: 'C31',
    severity: 'error',
    check: (contract, report) => {
      for (const { value, tokens } of contract.schemas) {
        for (const keyword of Object.keys(value)) {
          if (keywords.has(keyword) || schemaExtensions.has(keyword)) continue;
          const meant = didYouMean(keyword, [...keywords, ...schemaExtensions]);
          report(
            [...tokens, keyword],
            `"${keyword}" is no keyword of a schema.${meant === '' ? ' Quote a text with a comma inside { }.' : meant}`,
          );
        }
      }
      for (const { value, tokens } of contract.operations) {
        for (const key of Object.keys(value)) {
          if (key.startsWith('x-') && !operationExtensions.has(key))
            report(
              [...tokens, key],
              `"${key}" is no extension of an operation.${didYouMean(key, operationExtensions)}`,
            );
        }
      }
    },
  },

  each('C37', 'error', ({ value, tokens }, report, contract) => {
    const id = value['x-body-of'];
    if (id === undefined) return;
    const operation = contract.operations.find((each) => each.id === id);
    // Linted alone, a family sees no bodies of others.
    if (
      operation === undefined &&
      contract.family !== undefined &&
      contract.known.operationIds.has(String(id))
    )
      return;
    const body = own(
      own(own(contract.resolve(operation?.value.requestBody), 'content'), 'application/json'),
      'schema',
    );
    if (typeof value.$ref !== 'string' || own(body, '$ref') !== value.$ref)
      report(
        [...tokens, 'x-body-of'],
        `The body of ${String(id)} is another schema; name the operation that takes this one, or take x-body-of out.`,
      );
  }),

  each('C39', 'error', ({ value, tokens }, report) => {
    const mark = value['x-settings'];
    if (mark === undefined) return;
    const mapping = isObject(value.discriminator) ? value.discriminator.mapping : undefined;
    if ((mark !== true && typeof mark !== 'string') || !isObject(mapping))
      report(
        [...tokens, 'x-settings'],
        'Say `x-settings: true` or the property with the settings, beside a discriminator whose mapping names the alternatives.',
      );
  }),

  each('C28', 'error', ({ value, tokens }, report, contract) => {
    if (!Array.isArray(value.oneOf)) return;
    const objects = value.oneOf.filter((branch) => isObjectSchema(contract.resolve(branch)));
    if (objects.length > 1 && !isObject(value.discriminator))
      report([...tokens, 'oneOf'], 'Say which alternative is meant: a discriminator with its propertyName.');
  }),

  each('C29', 'warning', (site, report) => {
    const { value, tokens } = site;
    if (!Array.isArray(value.enum) || value.enum.length < 2 || value.enum.length > 24 || isSort(site)) return;
    const explained = isObject(value['x-enumDescriptions']) ? Object.keys(value['x-enumDescriptions']) : [];
    const text = texts(site);
    const missing = value.enum.filter(
      (item) => item !== null && !explained.includes(String(item)) && !mentions(text, String(item)),
    );
    if (missing.length > 0)
      report(
        [...tokens, 'enum'],
        `Explain ${missing.join(', ')} in the description or in x-enumDescriptions.`,
      );
  }),
];

/** JSON Schema 2020-12 as OpenAPI 3.1 takes it, without what has no place in this contract; C24 speaks of `nullable`. */
const keywords: ReadonlySet<string> = new Set([
  '$ref',
  '$defs',
  '$comment',
  'type',
  'enum',
  'const',
  'format',
  'title',
  'description',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  'examples',
  'nullable',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'items',
  'prefixItems',
  'contains',
  'minContains',
  'maxContains',
  'minItems',
  'maxItems',
  'uniqueItems',
  'unevaluatedItems',
  'properties',
  'required',
  'additionalProperties',
  'patternProperties',
  'propertyNames',
  'minProperties',
  'maxProperties',
  'unevaluatedProperties',
  'dependentRequired',
  'dependentSchemas',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'discriminator',
]);

const isObjectSchema = (value: JsonObject): boolean =>
  typesOf(value).includes('object') || isObject(value.properties) || isObject(value.additionalProperties);

/** A part of a composition is closed by the schema that is composed of it. */
function isClosedAbove(site: Site): boolean {
  for (let at = site; isBranch(at); at = at.parent!) {
    if (keywordOf(at) === 'allOf' || at.parent!.value.unevaluatedProperties === false) return true;
  }
  return false;
}

/** Anchored at both ends and without a repetition that has no end. */
const isBoundedPattern = (pattern: unknown): boolean =>
  typeof pattern === 'string' &&
  pattern.startsWith('^') &&
  /(?<!\\)\$$/.test(pattern) &&
  !/(?<!\\)(?:[*+]|\{\d+,\})/.test(pattern.replaceAll(/\[(?:\\.|[^\]])*\]/g, 'x'));

const content = [
  'type',
  '$ref',
  'enum',
  'const',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'properties',
  'required',
];

const saysNothing = (value: JsonObject): boolean => content.every((keyword) => value[keyword] === undefined);

function checkDescription(site: Site, report: Report, contract: ContractView): void {
  const name = site.kind === 'parameter' ? String(site.value.name) : String(site.tokens.at(-1));
  const description = descriptionOf(site.value, contract);
  if (typeof description !== 'string' || description.trim() === '')
    return report(site.tokens, `Describe ${name}.`);
  if (plain(description) === plain(name))
    report([...site.tokens, 'description'], `The description only repeats the name ${name}.`);
}

const plain = (text: string): string =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/^(the|a|an) /g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** The values of `sort` are names of properties and those of `order` are two words that need none. */
const isSort = ({ parent, tokens }: Site): boolean =>
  (parent?.kind === 'parameter' && ['sort', 'order'].includes(String(parent.value.name))) ||
  ['sort', 'order'].includes(String(tokens.at(-1)));

/** An enum is explained where it stands or right around it: by its parameter, or by the array it is the items of. */
function texts(site: Site): string {
  const around = [site, site.parent, site.parent?.parent].filter(
    (at) => at !== undefined && ['schema', 'parameter'].includes(at.kind),
  );
  return around.map((at) => String(at?.value.description ?? '')).join(' ');
}

const mentions = (text: string, value: string): boolean =>
  new RegExp(`(^|[^a-z0-9_])${value.replaceAll(/[^A-Za-z0-9_]/g, '\\$&')}([^a-z0-9_]|$)`, 'i').test(text);
