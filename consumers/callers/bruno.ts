import { readFileSync } from 'node:fs';
import type { Connect } from '../scenario.ts';
import { requestsIn } from '../tools.ts';
import { collectionCaller } from './collection.ts';

interface BrunoRequest {
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly params: readonly { readonly name: string; readonly type: string }[];
  };
}
interface BrunoCollection {
  readonly environments: readonly {
    readonly variables: readonly { readonly name: string; readonly value: string }[];
  }[];
  readonly root: { readonly request: { readonly auth: { readonly bearer: { readonly token: string } } } };
}

const collection = JSON.parse(
  readFileSync(new URL('../out/bruno/collection.json', import.meta.url), 'utf8'),
) as BrunoCollection;

export const connect: Connect = ({ key }) =>
  collectionCaller(
    requestsIn<BrunoRequest>(collection).map(({ request: { method, url, params } }) => ({
      method,
      url,
      parameters: params.filter(({ type }) => type === 'query').map((parameter) => parameter.name),
      // Bruno switches on whatever has an example. A person switches off what is not meant, as the guide says.
      headers: [['Content-Type', 'application/json']],
    })),
    {
      ...Object.fromEntries(
        collection.environments[0]!.variables.map((variable) => [variable.name, variable.value]),
      ),
      token: key,
    },
    collection.root.request.auth.bearer.token,
  );
