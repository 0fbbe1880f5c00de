import { readFileSync } from 'node:fs';
import type { Operation } from '#generated/operation.ts';
import { families as contractFamilies } from '#generated/operations.ts';

/** One tool as the compiler wrote it, with what the router has to know of its operation. */
export interface Tool {
  readonly name: string;
  readonly operationId: string;
  readonly title: string;
  readonly description: string;
  readonly when: string;
  readonly keywords: readonly string[];
  /** Names of the tools that usually come before it, such as the one that turns a name into an id. */
  readonly after: readonly string[];
  readonly readOnly: boolean;
  readonly destructive: boolean;
  /** Values of the body's properties that make a call destructive; `operations.op` is the `op` of each of the `operations`. */
  readonly destructiveIf?: Readonly<Record<string, readonly string[]>>;
  readonly pending: boolean;
  /** Its input in the short notation. */
  readonly input: string;
  readonly family: string;
  readonly permission: string;
  /** What an OAuth grant must allow besides. */
  readonly credential?: Operation['credential'];
  readonly credentialWhen?: Operation['credentialWhen'];
  readonly path: string;
  /** Names of its properties and the words of its enumerations, less what lists share. */
  readonly schemaWords: readonly string[];
  /** Parameters and properties of its body that hold ids of other records. */
  readonly ids: readonly IdProperty[];
}

export interface IdProperty {
  readonly name: string;
  readonly isRequired: boolean;
}

export interface Family {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

export interface Catalogue {
  readonly tools: readonly Tool[];
  readonly families: readonly Family[];
}

type ToolFile = (Omit<
  Tool,
  'family' | 'permission' | 'credential' | 'credentialWhen' | 'path' | 'schemaWords' | 'ids' | 'pending'
> & {
  readonly pending?: true;
  readonly words: readonly string[];
  readonly ids: readonly string[];
})[];

/** Reads every family's `tools.json` beside its table of operations. */
export function loadCatalogue(): Catalogue {
  const tools = contractFamilies.flatMap((family) => {
    const operations = new Map<string, Operation>(
      family.operations.map((operation) => [operation.id, operation]),
    );
    return readTools(family.name).map(({ words, ids, ...tool }): Tool => {
      const operation = operations.get(tool.operationId);
      if (operation === undefined)
        throw new Error(`The tool ${tool.name} has no operation ${tool.operationId}: compile the contract.`);
      return {
        ...tool,
        pending: tool.pending ?? false,
        family: family.name,
        permission: operation.permission,
        credential: operation.credential,
        credentialWhen: operation.credentialWhen,
        path: operation.path,
        schemaWords: words.filter((word) => !COMMON.has(word)),
        ids: ids.map(idProperty),
      };
    });
  });
  return {
    tools,
    families: contractFamilies.map(({ name, title, description }) => ({ name, title, description })),
  };
}

const readTools = (family: string): ToolFile =>
  JSON.parse(
    readFileSync(new URL(`../../../../generated/families/${family}/tools.json`, import.meta.url), 'utf8'),
  ) as ToolFile;

/** As the compiler writes it: `client_id`, or `client_id?` where the call may leave it out. */
const idProperty = (written: string): IdProperty => ({
  name: written.replace('?', ''),
  isRequired: !written.endsWith('?'),
});

/** Parameters that lists share tell nothing about what a tool is for. */
const COMMON = new Set([
  'body',
  'id',
  'sort',
  'order',
  'limit',
  'offset',
  'search',
  'expected_revision',
  'sort_field',
  'filter_group',
  'created_by',
  'updated_by',
  'created_after',
  'created_before',
  'updated_after',
  'updated_before',
  'asc',
  'desc',
]);
