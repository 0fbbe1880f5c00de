import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redoclyErrors } from './redocly.ts';

/** Something that takes the served document. */
export interface Tool {
  /** Also the name of its caller and of the folder that it writes to. */
  readonly name: string;
  /** Those that an integrator installs. */
  readonly packages: readonly string[];
  /** What an integrator runs, with the document in `openapi.json`; the guide shows it. */
  readonly command?: string;
  /** Instead of a command: writes to the folder, from the document there; answers with what is wrong. */
  readonly run?: (folder: string) => Promise<string[]>;
  /** Files that the command needs, by name. */
  readonly files?: Readonly<Record<string, string>>;
  /** Changes the document before the tool sees it. */
  readonly prepare?: (document: string) => string;
  /** Changes what the command wrote, or says what is wrong with it. */
  readonly review?: (folder: string) => Promise<string[]>;
  /** Whether it has types to check. */
  readonly isTyped: boolean;
  /** Whether it makes calls; a linter makes none. */
  readonly isCaller: boolean;
}

const client = { isTyped: true, isCaller: true } as const;
const collection = { isTyped: false, isCaller: true } as const;

export const tools: readonly Tool[] = [
  {
    ...client,
    name: 'openapi-typescript',
    packages: ['openapi-typescript', 'openapi-fetch'],
    command: 'openapi-typescript openapi.json -o schema.ts',
  },
  {
    ...client,
    name: 'hey-api',
    packages: ['@hey-api/openapi-ts'],
    command: 'openapi-ts -i openapi.json -o client -c @hey-api/client-fetch',
  },
  {
    ...client,
    name: 'orval',
    packages: ['orval'],
    command: 'orval --config orval.config.mjs',
    files: {
      'orval.config.mjs': `export default {
  agency: {
    input: 'openapi.json',
    output: { target: 'api.ts', client: 'fetch', baseUrl: { getBaseUrlFromSpecification: true } },
  },
};
`,
    },
  },
  {
    ...client,
    name: 'swagger-typescript-api',
    packages: ['swagger-typescript-api'],
    command: 'swagger-typescript-api generate -p openapi.json -o . -n api.ts',
    // Its own checks are switched off in the file: ours are not.
    review: (folder) => edit(join(folder, 'api.ts'), (text) => text.replace('// @ts-nocheck', '')),
  },
  {
    ...client,
    name: 'oazapfts',
    packages: ['oazapfts', '@oazapfts/runtime'],
    command: 'oazapfts openapi.json api.ts',
  },
  {
    ...client,
    name: 'openapi-client-axios',
    packages: ['openapi-client-axios', 'openapi-client-axios-typegen'],
    command: 'typegen openapi.json > client.d.ts',
    // An array with `maxItems` becomes a tuple of as many optional elements: 46 MB of types for the whole contract.
    prepare: (document) =>
      JSON.stringify(JSON.parse(document, (key, value: unknown) => (key === 'maxItems' ? undefined : value))),
  },
  {
    ...client,
    name: 'openapi-zod-client',
    packages: ['openapi-zod-client', '@zodios/core'],
    command: 'openapi-zod-client openapi.json -o api.ts',
  },
  {
    ...collection,
    name: 'postman',
    packages: ['openapi-to-postmanv2'],
    command:
      'openapi2postmanv2 -s openapi.json -o collection.json -O folderStrategy=Tags,parametersResolution=Example,enableOptionalParameters=false',
    review: (folder) => missingRequests(folder),
  },
  {
    ...collection,
    name: 'bruno',
    packages: ['@usebruno/converters'],
    async run(folder) {
      // The package has no types of its own.
      const { openApiToBruno } = (await import('@usebruno/converters' as string)) as {
        openApiToBruno(document: unknown): unknown;
      };
      const collection = await openApiToBruno(JSON.parse(await read(folder, 'openapi.json')));
      await writeFile(join(folder, 'collection.json'), JSON.stringify(collection));
      return missingRequests(folder);
    },
  },
  {
    name: 'redocly',
    packages: ['@redocly/openapi-core'],
    isTyped: false,
    isCaller: false,
    run: async (folder) => redoclyErrors(await read(folder, 'openapi.json')),
  },
];

const read = (folder: string, name: string) => readFile(join(folder, name), 'utf8');

async function edit(path: string, change: (text: string) => string): Promise<string[]> {
  await writeFile(path, change(await readFile(path, 'utf8')));
  return [];
}

/** A collection has a request for every operation. */
async function missingRequests(folder: string): Promise<string[]> {
  const { paths } = JSON.parse(await read(folder, 'openapi.json')) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  const operations = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter(({ operationId }) => operationId !== undefined);
  const requests = requestsIn(JSON.parse(await read(folder, 'collection.json')));
  return requests.length === operations.length
    ? []
    : [`${requests.length} requests instead of ${operations.length}`];
}

/** The requests of a collection of Postman (`item`) or Bruno (`items`), in whatever folders they are. */
export function requestsIn<Request>(collection: unknown): Request[] {
  const { item, items = item } = collection as { item?: unknown[]; items?: unknown[] };
  return items === undefined ? [collection as Request] : items.flatMap((each) => requestsIn<Request>(each));
}
