import type { GroundingRecord } from '#generated/mcp/types.gen.ts';
import type { TenantContextUser } from '#generated/types.gen.ts';
import { canView } from '#src/domain/visibility/index.ts';
import { invoke, type McpCall } from './call.ts';
import { namesIn } from './investigation/names.ts';
import { peopleIn } from './mentioned.ts';
import { selectNamedClients } from './named-records.queries.ts';

const maxNames = 4;
const maxClients = 4;
const maxTasks = 3;

/** Clients, tasks and people that a prompt may name, of those that the caller may see. */
export async function namedRecords(
  call: McpCall,
  { words, english }: { readonly words: string; readonly english: string },
  users: readonly TenantContextUser[],
): Promise<GroundingRecord[]> {
  const people = peopleIn(words, users);
  const known = new Set(people.flatMap(({ name }) => [name, ...name.split(' ')]));
  // What an English text has in other letters is a name.
  const foreign =
    english.match(/(?:(?!\p{Script=Latin})[\p{L}\p{M}\p{N}])*(?!\p{Script=Latin})\p{L}{2,}/gu) ?? [];
  const names = [...new Set([...namesIn(english), ...foreign])]
    .filter((name) => name.length > 2 || !/^[\p{Script=Latin}\d]+$/u.test(name))
    .filter((name) => !known.has(name))
    .slice(0, maxNames);
  const [clients, tasks] = await Promise.all([clientsNamed(call, names), tasksNamed(call, names)]);
  return [
    ...clients.map((record) => found('client', record)),
    ...tasks.map((record) => found('task', record)),
    ...people.map((record) => found('user', record)),
  ];
}

type Named = Pick<GroundingRecord, 'id' | 'name'>;

const found = (kind: GroundingRecord['kind'], { id, name }: Named): GroundingRecord => ({
  kind,
  id,
  name,
  is_verified: true,
  is_named: true,
});

async function clientsNamed({ db, identity }: McpCall, names: readonly string[]): Promise<Named[]> {
  const viewer = { identity, can: (permission: string) => identity.permissions.has(permission as never) };
  return names.length === 0 || !canView(viewer, 'client')
    ? []
    : selectNamedClients(db.read(identity.tenantId), names, maxClients);
}

/** Tasks whose name has the whole of a name; the list leaves out those that the caller may not see. */
async function tasksNamed(call: McpCall, names: readonly string[]): Promise<Named[]> {
  if (!call.identity.permissions.has('tasks.view')) return [];
  const pages = await Promise.all(
    names.map((search) => invoke(call, 'listTasks', { query: { search, limit: maxTasks } })),
  );
  const tasks = pages.flatMap(({ status, body }) => (status === 200 ? (body.data as Named[]) : []));
  return [...new Map(tasks.map((task) => [task.id, task])).values()].slice(0, maxTasks);
}
