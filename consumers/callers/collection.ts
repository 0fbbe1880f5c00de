import type { Caller } from '../scenario.ts';

/** A request of an imported collection, with `{{variables}}` in its texts. */
interface CollectedRequest {
  readonly method: string;
  /** Without a query. */
  readonly url: string;
  /** Names of the query parameters that it offers. */
  readonly parameters: readonly string[];
  readonly headers: readonly (readonly [string, string])[];
}

interface Filled {
  readonly path?: Readonly<Record<string, string>>;
  /** As a person fills them in: a parameter with two values has two rows. */
  readonly query?: readonly (readonly [string, string | number | undefined])[];
  readonly body?: unknown;
}

/** Sends requests of a collection as the program that imported it does, with other values. */
export function collectionCaller(
  requests: readonly CollectedRequest[],
  variables: Readonly<Record<string, string>>,
  token: string,
): Caller {
  const resolved = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => variables[name] ?? whole);

  /** `name` is the method and the path, such as `GET /v1/clients/:id`. */
  async function send(name: string, { path = {}, query = [], body }: Filled) {
    const request = requests.find(
      ({ method, url }) => `${method} ${url.replace('{{baseUrl}}', '')}` === name,
    );
    if (request === undefined) throw new Error(`The collection has no request ${name}.`);
    const url = new URL(
      resolved(request.url).replace(/:([a-z_]+)(?=\/|$)/g, (whole, part: string) => path[part] ?? whole),
    );
    for (const [parameter, value] of query) {
      if (value === undefined) continue;
      if (!request.parameters.includes(parameter)) throw new Error(`${name} has no ${parameter}.`);
      url.searchParams.append(parameter, String(value));
    }
    const response = await fetch(url, {
      method: request.method,
      headers: [
        ...request.headers.map(([header, value]) => [header, resolved(value)] as [string, string]),
        ['Authorization', `Bearer ${resolved(token)}`],
      ],
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as never };
  }

  async function succeed<Body>(name: string, filled: Filled): Promise<Body> {
    const { status, body } = await send(name, filled);
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  return {
    async create({ name, profileId, status }) {
      const body = { name, profile_id: profileId, status };
      return (await succeed<{ data: { id: string } }>('POST /v1/clients', { body })).data;
    },
    async list({ profileId, status = [], filterGroup, limit, offset }) {
      const { data, pagination } = await succeed<{
        data: { name: string }[];
        pagination: { total: number };
      }>('GET /v1/clients', {
        query: [
          ['profile_id', profileId],
          ...status.map((value) => ['status', value] as const),
          ['filter_group', filterGroup],
          ['limit', limit],
          ['offset', offset],
        ],
      });
      return { names: data.map(({ name }) => name), total: pagination.total };
    },
    async readError(id) {
      const { status, body } = await send('GET /v1/clients/:id', { path: { id } });
      return { status, type: (body as { error: { type: string } }).error.type };
    },
  };
}
