import { readFileSync } from 'node:fs';
import type { Connect } from '../scenario.ts';
import { requestsIn } from '../tools.ts';
import { collectionCaller } from './collection.ts';

interface PostmanRequest {
  readonly request: {
    readonly method: string;
    readonly url: {
      readonly host: readonly string[];
      readonly path: readonly string[];
      readonly query: readonly { readonly key: string }[];
    };
    readonly header: readonly { readonly key: string; readonly value: string; readonly disabled?: boolean }[];
  };
}
interface PostmanCollection {
  readonly variable: readonly { readonly key: string; readonly value: string }[];
  readonly auth: { readonly bearer: readonly { readonly key: string; readonly value: string }[] };
}

const collection = JSON.parse(
  readFileSync(new URL('../out/postman/collection.json', import.meta.url), 'utf8'),
) as PostmanCollection;

export const connect: Connect = ({ key }) =>
  collectionCaller(
    requestsIn<PostmanRequest>(collection).map(({ request: { method, url, header } }) => ({
      method,
      url: `${url.host.join('.')}/${url.path.join('/')}`,
      parameters: url.query.map((parameter) => parameter.key),
      headers: header.filter(({ disabled }) => disabled !== true).map((each) => [each.key, each.value]),
    })),
    {
      ...Object.fromEntries(collection.variable.map((variable) => [variable.key, variable.value])),
      bearerToken: key,
    },
    collection.auth.bearer.find((part) => part.key === 'token')!.value,
  );
