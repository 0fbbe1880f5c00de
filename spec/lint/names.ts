import { isObject, own } from '../../src/compiler/json.ts';
import type { ContractView, Report, Rule } from '../../src/compiler/rule.ts';
import {
  dayBounds,
  dayOrInstant,
  flags,
  foreignIds,
  instantBounds,
  instantDates,
  manyTyped,
  notTimes,
  pathParameters,
  standardNames,
  underscored,
  userIds,
} from './exceptions.ts';
import { isComponent, namedValues, plainType, type Named, type PlainType } from './schema-sites.ts';

const snakeCase = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const pascalCase = /^[A-Z][A-Za-z0-9]*$/;

/** What swagger-typescript-api declares beside the contract's types, in one module with them. */
const taken: ReadonlySet<string> = new Set([
  'Api',
  'ApiConfig',
  'CancelToken',
  'ContentType',
  'FullRequestParams',
  'HttpClient',
  'HttpResponse',
  'QueryParamsType',
  'RequestParams',
  'ResponseFormat',
]);

export const nameRules: readonly Rule[] = [
  {
    id: 'C25',
    severity: 'error',
    check: (contract, report) => {
      for (const { name, tokens, isParameter } of namedValues(contract)) {
        const isException = underscored.has(name) || standardNames.has(name);
        if (snakeCase.test(name) || isException || (isParameter && pathParameters.has(name))) continue;
        report(tokens, `Name "${name}" in snake_case.`);
      }
    },
  },
  {
    id: 'C26',
    severity: 'error',
    check: (contract, report) => {
      for (const site of contract.schemas) {
        const name = String(site.tokens.at(-1));
        if (isComponent(site) && !pascalCase.test(name))
          report(site.tokens, `Name the component "${name}" in PascalCase.`);
        if (isComponent(site) && taken.has(name))
          report(
            site.tokens,
            `Clients made by swagger-typescript-api have a "${name}" already; use another name.`,
          );
      }
      checkSections(contract, report);
    },
  },
  {
    id: 'C27',
    severity: 'error',
    check: (contract, report) => {
      for (const named of namedValues(contract)) {
        const type = plainType(named.schema, contract);
        if (type !== undefined) checkPromise(named, type, report);
      }
    },
  },
  {
    id: 'C30',
    severity: 'warning',
    check: (contract, report) => {
      for (const [name, uses] of usesByName(contract)) {
        const common = mostCommon([...uses.keys()].map((type) => [type, uses.get(type)!.length]));
        for (const [type, places] of uses) {
          if (type === common) continue;
          for (const tokens of places)
            report(tokens, `"${name}" is ${type} here and ${common} elsewhere; one name has one type.`);
        }
      }
    },
  },
];

const endsIn = (name: string, suffixes: readonly string[]): boolean =>
  suffixes.some((suffix) => name.endsWith(suffix));
const isInstant = (name: string): boolean =>
  instantDates.has(name) || (name.endsWith('_at') && !notTimes.has(name));
const isDay = (name: string): boolean =>
  /_(date|on)$|^date$/.test(name) && !notTimes.has(name) && !instantDates.has(name);
const isId = (name: string): boolean => /^ids?$|_ids?$/.test(name);
const isFlag = (name: string): boolean => /^(is|has|can)_/.test(name);

/** Both ways: a type has a name of its form, and a name has the type that it promises. */
function checkPromise(
  { name, tokens, isParameter }: Named,
  { type, format }: PlainType,
  report: Report,
): void {
  if (format === 'date-time' && !isInstant(name) && !endsIn(name, instantBounds) && !dayOrInstant.has(name))
    return report(
      tokens,
      `"${name}" is an instant; name it ..._at (a bound in a filter: ${instantBounds.join(', ')}).`,
    );
  if (format === 'date' && !isDay(name) && !endsIn(name, dayBounds))
    return report(
      tokens,
      `"${name}" is a calendar day; name it ..._date or ..._on (a bound in a filter: ${dayBounds.join(', ')}).`,
    );
  if (format === 'uuid' && !isId(name) && !userIds.has(name))
    return report(tokens, `"${name}" is an id; name it ..._id or ..._ids.`);
  if (
    isParameter &&
    (type === 'integer' || type === 'number') &&
    endsIn(name, [...dayBounds, ...instantBounds])
  )
    return report(tokens, `"${name}" bounds a number; name it min_... or max_....`);
  if (type === 'boolean' && !isFlag(name) && !flags.has(name))
    return report(
      tokens,
      `"${name}" is a flag; name it is_..., has_... or can_..., or add it to spec/lint/exceptions.ts with its reason.`,
    );
  if (isInstant(name) && format !== 'date-time')
    return report(tokens, `"${name}" reads as an instant; give it format: date-time.`);
  if (isDay(name) && format !== 'date' && !(dayOrInstant.has(name) && format === 'date-time'))
    return report(tokens, `"${name}" reads as a calendar day; give it format: date.`);
  if (isId(name) && !foreignIds.has(name) && type === 'string' && format !== 'uuid')
    return report(
      tokens,
      `"${name}" reads as an id; give it format: uuid, or add it to spec/lint/exceptions.ts with its reason.`,
    );
  if (isFlag(name) && type !== 'boolean') report(tokens, `"${name}" reads as a flag; make it a boolean.`);
}

/** Name -> type -> where. A filter that takes several values has the type of one. */
function usesByName(contract: ContractView): Map<string, Map<string, (readonly (string | number)[])[]>> {
  const names = new Map<string, Map<string, (readonly (string | number)[])[]>>();
  for (const { name, schema, tokens } of namedValues(contract)) {
    const type = plainType(schema, contract);
    if (type === undefined || manyTyped.has(name)) continue;
    const uses = names.get(name) ?? new Map<string, (readonly (string | number)[])[]>();
    const key = type.format === undefined ? type.type : `${type.type} (${type.format})`;
    names.set(name, uses.set(key, [...(uses.get(key) ?? []), tokens]));
  }
  return names;
}

const mostCommon = (counts: readonly (readonly [string, number])[]): string =>
  counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];

/** Generators of clients put schemas, parameters, headers and answers into one module. */
function checkSections({ bundle }: ContractView, report: Report): void {
  const sections = own(bundle.document, 'components');
  const known = new Map<string, string>();
  for (const [section, components] of Object.entries(isObject(sections) ? sections : {})) {
    for (const name of Object.keys(isObject(components) ? components : {})) {
      const other = known.get(name);
      if (other !== undefined)
        report(
          ['components', section, name],
          `${other} has a component "${name}" too; give one of them another name.`,
        );
      known.set(name, section);
    }
  }
}
