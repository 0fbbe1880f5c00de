// Writes into README.md how much of the contract is built, from the compiled contract.
import { readFileSync, writeFileSync } from 'node:fs';

export const readmeFile = new URL('../README.md', import.meta.url);

interface Contract {
  readonly tags: readonly { readonly name: string; readonly 'x-displayName': string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, PathPart>>>>;
  readonly webhooks: object;
}

/** An operation, or what its path has beside operations. */
interface PathPart {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly 'x-pending'?: boolean;
}

const head = 'The contract has ';

/** The README with the paragraph as it should be. */
export function readmeWith(readme: string): string {
  const start = readme.indexOf(`\n${head}`) + 1;
  if (start === 0) throw new Error(`README.md has no paragraph that begins with "${head.trim()}".`);
  return readme.slice(0, start) + paragraph() + readme.slice(readme.indexOf('\n\n', start));
}

function paragraph(): string {
  const contract = compiled('openapi.json');
  const { tags, webhooks } = contract;
  const operations = operationsOf(contract);
  const families = tags.map(({ name, 'x-displayName': label }) => {
    const own = operations.filter((operation) => operation.tags?.[0] === name);
    const pending = own.filter((operation) => operation['x-pending'] === true);
    return {
      label: inSentence(label),
      isBegun: pending.length < own.length,
      isComplete: pending.length === 0,
    };
  });
  const labels = (which: typeof families) => which.map(({ label }) => label).join(', ');
  const complete = families.filter(({ isComplete }) => isComplete);
  const partial = families.filter(({ isBegun, isComplete }) => isBegun && !isComplete);
  const none = families.filter(({ isBegun }) => !isBegun);
  const contents = `${head}${operations.length} operations in ${families.length} families, and ${Object.keys(webhooks).length} events`;
  const others = besides(new Set(operations.map(({ operationId }) => operationId)));
  if (complete.length === families.length)
    return [`${contents}. All of them are built: ${labels(complete)}.`, ...others].join('\n');
  return [
    `${contents}.`,
    `Complete: ${labels(complete)}.`,
    ...(partial.length === 0 ? [] : [`Built in part: ${labels(partial)}.`]),
    ...(none.length === 0 ? [] : [`Not built yet: ${labels(none)}.`]),
    'An operation that is not built validates, authorizes and then answers 501; `x-pending` marks it in the contract.',
    ...others,
  ].join('\n');
}

/** What waits in the contracts beside the public one. */
function besides(known: ReadonlySet<string | undefined>): string[] {
  const waiting = [
    ['the console', 'console/openapi.json'],
    ['hosted addresses', 'hosted/openapi.json'],
  ].flatMap(([whose, file]) => {
    const own = operationsOf(compiled(file!)).filter(({ operationId }) => !known.has(operationId));
    const pending = own.filter((operation) => operation['x-pending'] === true).length;
    return pending === 0 ? [] : [`${pending} of the ${own.length} operations of ${whose}`];
  });
  return waiting.length === 0
    ? []
    : [`Not built yet, beside these: ${waiting.join(', and ')}; \`x-pending\` marks them.`];
}

const compiled = (file: string): Contract =>
  JSON.parse(readFileSync(new URL(`../generated/${file}`, import.meta.url), 'utf8')) as Contract;

const operationsOf = ({ paths }: Contract): PathPart[] =>
  Object.values(paths)
    .flatMap((path) => Object.values(path))
    .filter(({ operationId }) => operationId !== undefined);

/** A label within a sentence: `Client notes` is `client notes`, `SOPs` stays. */
const inSentence = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label;

if (import.meta.main) writeFileSync(readmeFile, readmeWith(readFileSync(readmeFile, 'utf8')));
