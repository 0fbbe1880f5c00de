import { mkdtempSync, readdirSync, readFileSync, rmSync, type Dirent } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { methods } from '../grammar.ts';
import { isObject } from '../json.ts';
import { pascal } from '../model/naming.ts';
import { derivedId } from '../model/operation.ts';
import { requireParsable } from '../loadable.ts';
import { object, type OpenApiDocument } from '../schema.ts';
import { HEADER } from './source.ts';
import {
  compact,
  declaredIn,
  inferredResults,
  withoutDocs,
  sharedSecurity,
  sharedTypes,
  shortIndex,
} from './types-text.ts';
import { typesInput } from './types-input.ts';

const TYPES = 'types.gen.ts';
const INDEX = 'client/index.ts';

export interface TypesOptions {
  /** Also options for TanStack Query: a query for what reads, a mutation for what writes. */
  readonly queries?: boolean | undefined;
  /** What calls operations comes along (default: it does): the client, and `calls.ts`. */
  readonly client?: boolean | undefined;
  /**
   * Makes two types of a schema that has properties which are only read or only written, and of all that lead to it. Needless
   * where requests and answers have schemas of their own, and a fifth of the work.
   */
  readonly splitReadWrite?: boolean | undefined;
}

/**
 * `types.gen.ts` and `client/`: the contract's types and a typed fetch client, by hey-api, as path → text.
 * By far the slowest emitter (seconds at 750 operations), so it runs apart from the others.
 */
export async function renderTypes(
  document: OpenApiDocument,
  options: TypesOptions = {},
): Promise<Map<string, string>> {
  const scratch = mkdtempSync(join(tmpdir(), 'contract-types-'));
  try {
    await createClient(configuration(document, scratch, options));
    const files = new Map(
      filesIn(scratch).map((path) => [
        placeOf(path),
        rewritten(path, readFileSync(join(scratch, path), 'utf8')),
      ]),
    );
    requireComplete(files, document);
    const all = hasEvents(files) ? withVerifier(files) : files;
    for (const [path, text] of all) requireParsable(path, text);
    return all;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

type Configuration = Parameters<typeof createClient>[0];

/** Names are made by our own rule, so that the other emitters know them without asking. */
function configuration(
  document: OpenApiDocument,
  path: string,
  { queries, splitReadWrite = true }: TypesOptions,
): Configuration {
  const named = (suffix: string) => (id: string) => pascal(id) + suffix;
  return {
    input: withOperationIds(typesInput(document)) as never,
    output: {
      path,
      case: 'preserve',
      header: [],
      postProcess: [],
      module: { extension: '.ts' },
      tsConfigPath: null,
    } as never,
    logs: { level: 'silent', file: false } as never,
    parser: { transforms: { readWrite: splitReadWrite } },
    plugins: [
      {
        name: '@hey-api/typescript',
        case: 'preserve',
        definitions: { name: named('') },
        requests: { name: named('Data') },
        errors: { name: named('Errors'), error: named('Error') },
        responses: { name: named('Responses'), response: named('Response') },
        webhooks: { name: named('WebhookRequest'), payload: named('WebhookPayload') },
      },
      '@hey-api/sdk',
      { name: '@hey-api/client-fetch', baseUrl: false },
      // Pages of a list are asked for by their offset, never one after another without end.
      ...(queries === true ? [{ name: '@tanstack/react-query' as const, infiniteQueryOptions: false }] : []),
    ],
  };
}

/** Operations without an id get ours, where the type emitter would make up its own. */
function withOperationIds(document: OpenApiDocument): OpenApiDocument {
  for (const items of [document.paths, document.webhooks])
    for (const [method, path, operation] of operationsOf(items))
      operation.operationId ??= derivedId(method, path);
  return document;
}

function operationsOf(items: unknown): [method: string, path: string, operation: { operationId?: string }][] {
  return Object.entries(object(items)).flatMap(([path, item]) =>
    Object.entries(object(item)).flatMap(
      ([method, operation]): [string, string, { operationId?: string }][] =>
        methods.includes(method as never) && isObject(operation) ? [[method, path, operation]] : [],
    ),
  );
}

/**
 * The generator ends without a word when it meets something that it cannot read, and leaves out the types of that.
 * Throws when an operation has none.
 */
export function requireComplete(files: ReadonlyMap<string, string>, document: OpenApiDocument): void {
  const text = files.get(TYPES) ?? '';
  const declared = new Set([...text.matchAll(/^export type (\w+)/gm)].map(([, name]) => name));
  const missing = operationsOf(document.paths)
    .map(([method, path, { operationId }]) => `${pascal(operationId ?? derivedId(method, path))}Data`)
    .filter((name) => !declared.has(name));
  if (text !== '' && files.has(INDEX) && missing.length === 0) return;
  const what = missing.length === 0 ? 'No types' : `No types ${missing.slice(0, 5).join(', ')}`;
  throw new Error(
    `${what} were generated: @hey-api/openapi-ts stopped at something in the document, such as a $ref that leads nowhere.`,
  );
}

/** The types stand at the root, because everything uses them; the rest is the client. */
const placeOf = (path: string): string => (path === TYPES ? path : `client/${path}`);

/** The bundled client is written for browsers: `BodyInit` is a global there, but not in Node's types. */
function rewritten(path: string, text: string): string {
  const moved = text.replaceAll(
    path.includes('/') ? `'../types.gen.ts'` : `'./types.gen.ts'`,
    path.includes('/') ? `'../../types.gen.ts'` : `'../types.gen.ts'`,
  );
  return HEADER + shorter(path, moved.replaceAll('as BodyInit | null | undefined', `as RequestInit['body']`));
}

/** What compilers and editors read of large contracts, in fewer words. */
function shorter(path: string, text: string): string {
  if (path === TYPES) return sharedTypes(compact(text));
  if (path === 'sdk.gen.ts') return inferredResults(sharedSecurity(compact(text)));
  if (path === 'index.ts') return shortIndex(text);
  return path.endsWith('react-query.gen.ts') ? withoutDocs(compact(text)) : text;
}

/** The union of what is posted to receivers, which is declared only when there is something. */
const hasEvents = (files: ReadonlyMap<string, string>): boolean =>
  /^export type Webhooks =/m.test(files.get(TYPES)!);

/**
 * The client with what receivers of events need. It is the same for every contract but for the types that it stands on. Where the
 * contract has a type of the same name, that is the one which the index gives.
 */
function withVerifier(files: ReadonlyMap<string, string>): Map<string, string> {
  const source = readFileSync(new URL('../client/webhooks.ts', import.meta.url), 'utf8');
  const types = declaredIn(files.get(TYPES)!);
  const twice = [...declaredIn(source)].filter((name) => types.has(name));
  const index = [
    files.get(INDEX)!.trimEnd(),
    ...(twice.length === 0 ? [] : [`export type { ${twice.join(', ')} } from '../${TYPES}';`]),
    `export * from './webhooks.ts';\n`,
  ];
  return new Map([
    ...files,
    [INDEX, index.join('\n')],
    ['client/webhooks.ts', HEADER + source.replace(`'./contract.ts'`, `'../types.gen.ts'`)],
  ]);
}

function filesIn(directory: string): string[] {
  const entries: Dirent[] = readdirSync(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
