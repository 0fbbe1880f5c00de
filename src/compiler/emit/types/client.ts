import { readdirSync, readFileSync } from 'node:fs';
import { HEADER } from '../source.ts';
import { declaredIn } from '../types-text.ts';
import type { ContractTypes } from './declarations.ts';

/** The fetch client that calls go through, the same for every contract: see its LICENSE. */
const runtime = new URL('../../client/fetch/', import.meta.url);

const CLIENT = `import { type Client, type ClientOptions, type Config, createClient, createConfig } from './client/index.ts';
import type { ClientOptions as ClientOptions2 } from '../types.gen.ts';

/**
 * The \`createClientConfig()\` function will be called on client initialization
 * and the returned object will become the client's initial configuration.
 *
 * You may want to initialize your client this way instead of calling
 * \`setConfig()\`. This is useful for example if you're using Next.js
 * to ensure your client always has the correct values.
 */
export type CreateClientConfig<T extends ClientOptions = ClientOptions2> = (override?: Config<ClientOptions & T>) => Config<Required<ClientOptions> & T>;

export const client: Client = createClient(createConfig<ClientOptions2>());
`;

/** What of `client/` is the same for every contract, by path. */
export function clientRuntime(): [string, string][] {
  const files = ['client', 'core'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, runtime)).map((name) => `${folder}/${name}`),
  );
  return [
    ['client.gen.ts', CLIENT],
    ...files.sort().map((path): [string, string] => [path, readFileSync(new URL(path, runtime), 'utf8')]),
  ].map(([path, text]) => [`client/${path!}`, HEADER + text!]);
}

/**
 * What receivers of events need, where the contract sends any: the same for every contract but for the types that it stands on. Where
 * the contract has a type of the same name, that is the one which the index gives.
 */
export function clientIndex({ source, hasWebhooks }: ContractTypes): [string, string][] {
  const index = `${HEADER}export * from './sdk.gen.ts';\nexport type * from '../types.gen.ts';\n`;
  if (!hasWebhooks) return [['client/index.ts', index]];
  const verifier = readFileSync(new URL('../../client/webhooks.ts', import.meta.url), 'utf8');
  const types = declaredIn(source);
  const twice = [...declaredIn(verifier)].filter((name) => types.has(name));
  const chosen = twice.length === 0 ? '' : `export type { ${twice.join(', ')} } from '../types.gen.ts';\n`;
  return [
    ['client/index.ts', `${index}${chosen}export * from './webhooks.ts';\n`],
    ['client/webhooks.ts', HEADER + verifier.replace(`'./contract.ts'`, `'../types.gen.ts'`)],
  ];
}
