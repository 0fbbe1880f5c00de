import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CompileOptions } from '../src/compiler/compile.ts';
import type { Site } from '../src/compiler/walk.ts';
import { digestOf } from '../src/compiler/digest.ts';
import { patternWords, readPatterns } from '../spec/lint/pattern-words.ts';
import { rules, rulesOfConsole, rulesOfHosted, rulesOfTools } from '../spec/lint/rules.ts';

const path = (relative: string): string => fileURLToPath(new URL(`../${relative}`, import.meta.url));

const pendingLists = ['not-implemented.txt', 'console-not-implemented.txt', 'hosted-not-implemented.txt'].map(
  (name) => path(`test/contract/${name}`),
);

/** Operations whose handler is still to be written, of all contracts; the lists that a test keeps true. */
const readPending = (): string[] =>
  pendingLists
    .flatMap((list) => readFileSync(list, 'utf8').split('\n'))
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');

/** Request headers that are read before a handler, which does not get them. */
const doorHeaders = ['X-Request-Id', 'Idempotency-Key', 'If-None-Match', 'Range', 'If-Range'];

/** What the compiler has to know about the contract of this service, beside the contract itself. */
export const ownContract = {
  spec: path('spec/openapi.yaml'),
  out: path('generated'),
  overlays: [path('spec/shared/standard.overlay.yaml')],
  // The catalogue of permissions is contract although no operation refers to it.
  include: ['./shared/permissions.yaml#/components/schemas/Permission'],
  rules,
  ownPaths: '/v1/',
  spectral: { ruleset: path('.spectral.yaml'), on: ['oas3-schema'], cache: path('.cache/spectral.json') },
  emit: {
    contextModule: '../src/call/context.ts',
    handlersRoot: '../src/families',
    pending: readPending,
    patternWords: () => patternWords(readPatterns(path('spec/shared/patterns.yaml'))),
    doorHeaders,
    reference: true,
    splitReadWrite: false,
  },
  // Table types come from the database, not from the contract.
  kept: ['database.ts', 'console/', 'hosted/', 'mcp/'],
  // What people review in a diff; `.gitignore` names the same. Everything else follows from spec/ and is built.
  committed: ['operations.txt', 'permissions.ts', 'events.ts', 'handlers.ts'],
} as const satisfies CompileOptions;

/** Where the console's own operations are; it refers to public ones besides. */
const consolePaths = '/console/api/';

/** Examples of an operation that is another contract's are judged there. */
const isOfContract =
  (paths: string) =>
  ({ tokens: [part, path] }: Site): boolean =>
    part !== 'paths' || String(path).startsWith(paths);

/** The private contract behind the console, which borrows operations of the public one. */
export const consoleContract = {
  ...ownContract,
  spec: path('spec/console.yaml'),
  ownPaths: consolePaths,
  isNew: isOfContract(consolePaths),
  out: path('generated/console'),
  rules: rulesOfConsole(consolePaths),
  spectral: { ...ownContract.spectral, cache: path('.cache/spectral-console.json') },
  emit: {
    ...ownContract.emit,
    contextModule: '../../src/call/context.ts',
    handlersRoot: '../../src/families',
    handlersModule: 'console.ts',
    ownPaths: consolePaths,
    queries: true,
    // No model is given these operations, neither as tools nor as text; people read of the public ones.
    forModels: false,
    reference: false,
    // Permissions, events and settings are those of the public contract.
    catalogues: false,
  },
  kept: [],
} as const satisfies CompileOptions;

const hostedPaths = '/hosted/';

/** What anyone reaches who has the address. */
export const hostedContract = {
  ...consoleContract,
  spec: path('spec/hosted.yaml'),
  overlays: [path('spec/shared/hosted.overlay.yaml')],
  include: [],
  ownPaths: hostedPaths,
  isNew: isOfContract(hostedPaths),
  out: path('generated/hosted'),
  rules: rulesOfHosted(hostedPaths),
  spectral: { ...ownContract.spectral, cache: path('.cache/spectral-hosted.json') },
  emit: {
    ...consoleContract.emit,
    contextModule: '../../src/call/hosted.ts',
    handlersModule: 'hosted.ts',
    ownPaths: hostedPaths,
    queries: false,
    // Outsiders reach these addresses with whatever they have; no program of ours does.
    client: false,
  },
} as const satisfies CompileOptions;

/** The tools that an AI host sees at /v1/mcp. */
export const mcpContract = {
  ...ownContract,
  spec: path('spec/mcp.yaml'),
  out: path('generated/mcp'),
  overlays: [],
  ownPaths: '',
  rules: rulesOfTools,
  spectral: { ...ownContract.spectral, cache: path('.cache/spectral-mcp.json') },
  emit: { hostTools: true, splitReadWrite: false },
  kept: [],
} as const satisfies CompileOptions;

export const contracts = [ownContract, consoleContract, hostedContract, mcpContract] as const;

export interface Flags {
  readonly check: boolean | undefined;
  readonly serverOnly: boolean | undefined;
  /** With Spectral's rules for OpenAPI, which take as long as all else. */
  readonly spectral: boolean;
}

/** How one of `contracts` is compiled, by its index. */
export function compileOptions(contract: number, { spectral: isSpectral, ...flags }: Flags): CompileOptions {
  const { spectral, ...options } = contracts[contract]!;
  return { ...options, ...flags, inputs: contractInputs(), ...(isSpectral && { spectral }) };
}

/** What the compiler remembers between its runs, and what that depends on beside the schemas: the compiler, the rules, the packages. */
export const memoryFile = (thread: 'main' | 'worker'): string => path(`.cache/compiler-${thread}.json`);
export const memoryVersion = (): string =>
  digestOf(path(''), [path('src/compiler'), path('spec/lint'), path('package-lock.json')]);

/** Digest of everything that `generated/` follows from. */
export const contractInputs = (): string =>
  digestOf(path(''), [path('spec'), path('src/compiler'), ...pendingLists]);
