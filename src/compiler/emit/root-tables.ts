import { camel } from '../model/naming.ts';
import type { FamilyModel, Model } from '../model.ts';
import { accessOf, HEADER, propertyKey, quote } from './source.ts';

/** `operations.ts` at the root: every family's table, imported statically, and its request validators, loaded with its first call. */
export function operationsIndex(model: Model, own: readonly FamilyModel[]): string {
  const withValidators = new Set(own.map(({ name }) => name));
  const families = model.families.map(({ name, title, description }) => ({
    name,
    title,
    description,
    local: camel(name),
  }));
  const imports = families.map(
    ({ name, local }) =>
      `import { operations as ${local}Operations } from './families/${name}/operations.ts';\n`,
  );
  const rows = families.map(
    ({ name, title, description, local }) =>
      `  { name: ${quote(name)}, title: ${quote(title)}, description: ${quote(description)}, operations: ${local}Operations, requests: ${withValidators.has(name) ? `requestsOf(${quote(name)})` : 'none'} },\n`,
  );
  return `${HEADER}import { createRequire } from 'node:module';
import type { Family, RequestValidators } from './operation.ts';
${imports.join('')}
type Requests = Readonly<Record<string, RequestValidators>>;

const load = createRequire(import.meta.url);

/** Loads the validators of a family's requests; the second time costs nothing. */
const requestsOf = (family: string) => (): Requests => (load(\`./families/\${family}/validators.js\`) as { requests: Requests }).requests;
${
  withValidators.size < model.families.length
    ? `
/** Of a family whose operations all are another contract's. */
const none = (): Requests => ({});
`
    : ''
}
const table = [
${rows.join('')}] as const;

/** Every family of the contract, in its order. */
export const families: readonly Family[] = table;

export type FamilyName = (typeof table)[number]['name'];

/** Every operation, with what the contract says of it to the letter. */
export type ContractOperation = (typeof table)[number]['operations'][number];

export type OperationId = ContractOperation['id'];
`;
}

/** `responses.ts` at the root: how to load the response validators of a family, which only checks need. */
export const responsesIndex = (
  families: readonly FamilyModel[],
): string => `${HEADER}import { createRequire } from 'node:module';
import type { Validate } from './operation.ts';

type Responses = Readonly<Record<string, Readonly<Record<string, Validate>>>>;

const load = createRequire(import.meta.url);

const responsesOf = (family: string) => async (): Promise<Responses> => (load(\`./families/\${family}/responses.js\`) as { responses: Responses }).responses;

/** Loads the validators of a family's answers: operationId, then status. */
export const loadResponses: Readonly<Record<string, () => Promise<Responses>>> = {
${families.map(({ name }) => `  ${propertyKey(name)}: responsesOf(${quote(name)}),\n`).join('')}};
`;

/** `operations.txt`: the whole API on a page, for people who review a change of it. */
export const operationsText = (model: Model): string =>
  model.families
    .map(({ name, operations }) => {
      const rows = operations.map(
        (operation) => `${operation.id} ${operation.method} ${operation.path} ${accessOf(operation)}\n`,
      );
      return `# ${name}\n${rows.join('')}`;
    })
    .join('\n');

/** `context.ts`: the least a handler needs, for contracts that come without a context module of their own. */
export const contextFile = (): string => `${HEADER}import type { EventData, EventType } from './events.ts';

/** JSON text of a \`T\`, passed through to the answer without parsing. */
export type JsonText<T> = string & { readonly __json: T };

/** What a list handler returns. */
export interface Page<T> {
  readonly items: readonly T[] | JsonText<readonly T[]>;
  readonly total: number;
}

/** What any other handler returns: the value, or its JSON text. */
export type Result<T> = T | JsonText<T>;

/** Query parameters after validation: those with a default are present. */
export type WithDefaults<T, K extends keyof T> = Omit<T, K> & Required<Pick<T, K>>;

export interface ReadContext {
  /** Name of the request, in logs and events. */
  readonly requestId: string;
  /** The instant of the call. */
  readonly now: Date;
}

/** \`E\` is the closed set of events that the operation declares. */
export interface WriteContext<E extends EventType = never> extends ReadContext {
  emit<T extends E>(type: T, data: EventData[T]): void;
}
`;
