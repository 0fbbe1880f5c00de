import type { ContractView, Report, Rule } from '../../src/compiler/rule.ts';
import { namedValues, plainType, typesOf, type Named } from './schema-sites.ts';
import { concepts, singular, type Concept, type Holds } from './words.ts';

/** One thing has one name and one type in all families (C34). */
export const conceptRules: readonly Rule[] = [
  {
    id: 'C34',
    severity: 'error',
    check: (contract, report) => {
      for (const named of namedValues(contract)) {
        for (const concept of concepts) checkName(named, concept, report);
        checkType(named, contract, report);
        checkNumber(named, contract, report);
      }
    },
  },
];

const namesOf = ({ names, meaning }: Concept): string =>
  Object.keys(names)
    .map((name) => `"${name}"`)
    .join(' or ') || meaning;

function checkName({ name, tokens }: Named, concept: Concept, report: Report): void {
  if (concept.except?.[name] !== undefined || !concept.instead.some((pattern) => pattern.test(name))) return;
  report(
    tokens,
    `"${name}" is called ${namesOf(concept)} in this contract (${concept.concept.toLowerCase()}).`,
  );
}

const held: ReadonlyMap<string, Holds> = new Map(concepts.flatMap(({ names }) => Object.entries(names)));

function checkType({ name, schema, tokens }: Named, contract: ContractView, report: Report): void {
  const holds = held.get(name);
  const type = plainType(schema, contract);
  if (holds === undefined || type === undefined || isTold(type, holds, schema, contract)) return;
  const wanted = holds.component ?? [holds.type, holds.format].filter(Boolean).join(' of the format ');
  report(tokens, `"${name}" holds ${wanted} wherever it stands; docs/concepts.md has the names.`);
}

function isTold(
  { type, format }: { type: string; format?: string | undefined },
  holds: Holds,
  schema: unknown,
  contract: ContractView,
): boolean {
  if (holds.component !== undefined)
    return JSON.stringify([schema, contract.resolve(schema)]).includes(`/${holds.component}"`);
  return (holds.type ?? type) === type && (holds.format ?? format) === format;
}

function checkNumber(
  { name, schema, tokens, isParameter }: Named,
  contract: ContractView,
  report: Report,
): void {
  if (
    isParameter ||
    name.startsWith('by_') ||
    !singular.test(name) ||
    !typesOf(contract.resolve(schema)).includes('array')
  )
    return;
  report(tokens, `"${name}" is an array; name it in the plural, as "${name}s".`);
}
