/** Five calls that every client has to get right, in the words of the tool that made it. */
export interface Caller {
  create(client: { name: string; profileId: string; status: string }): Promise<{ id: string }>;
  list(query: ListQuery): Promise<{ names: string[]; total: number }>;
  /** Of a client that does not exist. */
  readError(id: string): Promise<{ status: number; type: string }>;
}

export interface ListQuery {
  readonly profileId: string;
  readonly status?: string[];
  /** A tree of conditions, as JSON. */
  readonly filterGroup?: string;
  readonly limit?: number;
  readonly offset?: number;
}

/** What a caller's module exports. */
export type Connect = (connection: Connection) => Caller | Promise<Caller>;

export interface Connection {
  readonly baseUrl: string;
  readonly key: string;
}

const clients = ['lead', 'active_client', 'paused_client'].map((status, index) => ({
  name: `Harbor Dental ${index + 1}`,
  status,
}));
const unknownId = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8bff';

/** Calls the service and answers with what went wrong, one line for each call. */
export async function play(caller: Caller, connection: Connection): Promise<string[]> {
  const profileId = await createProfile(connection);
  const faults: string[] = [];
  const step = async (name: string, run: () => Promise<unknown>, expected: unknown) => {
    try {
      const got = JSON.stringify(await run());
      if (got !== JSON.stringify(expected))
        faults.push(`${name}: got ${got} instead of ${JSON.stringify(expected)}`);
    } catch (error) {
      faults.push(`${name}: ${messageOf(error)}`);
    }
  };
  for (const client of clients)
    await step('create', async () => isId((await caller.create({ ...client, profileId })).id), true);
  const sorted = async (query: Omit<ListQuery, 'profileId'>) => {
    const { names, total } = await caller.list({ profileId, ...query });
    return { names: names.sort(), total };
  };
  await step('list with two values', () => sorted({ status: ['lead', 'active_client'] }), {
    names: ['Harbor Dental 1', 'Harbor Dental 2'],
    total: 2,
  });
  await step('filter_group', () => sorted({ filterGroup: JSON.stringify(named('Harbor Dental 3')) }), {
    names: ['Harbor Dental 3'],
    total: 1,
  });
  // Newest first.
  await step('paging', () => sorted({ limit: 2, offset: 2 }), { names: ['Harbor Dental 1'], total: 3 });
  await step('404', () => caller.readError(unknownId), { status: 404, type: 'not_found' });
  return faults;
}

const named = (value: string) => ({
  logical_operator: 'AND',
  conditions: [{ field: 'name', operator: 'equals', value }],
  groups: [],
});

const isId = (id: unknown): boolean => typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id);

/** Without the client under test: what it lists has to be its own. */
async function createProfile({ baseUrl, key }: Connection): Promise<string> {
  const response = await fetch(`${baseUrl}/v1/client-profiles`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Generated clients ${crypto.randomUUID()}` }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The profile could not be created: ${response.status} ${text}`);
  return (JSON.parse(text) as { data: { id: string } }).data.id;
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : JSON.stringify(error)).slice(0, 500);
