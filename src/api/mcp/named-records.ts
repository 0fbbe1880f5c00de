import type { GroundingRecord } from '#generated/mcp/types.gen.ts';
import type { TenantContextUser } from '#generated/types.gen.ts';
import { canView } from '#src/domain/visibility/index.ts';
import { invoke, type McpCall } from './call.ts';
import { isJoined, lowerCasePairs, namesIn, openingWords } from './investigation/names.ts';
import { peopleIn, plain, says } from './mentioned.ts';
import { selectNamedClients } from './named-records.queries.ts';

const maxNames = 4;
const maxClientNames = 16;
const maxClients = 4;
/** Of names whose matches are looked through once more. */
const maxMatches = 24;
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
    .filter((name) => !known.has(name));
  const [clients, tasks] = await Promise.all([
    clientsIn(call, names, english),
    tasksNamed(call, names.slice(0, maxNames)),
  ]);
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

/** Clients by what seems to be a name, and by words in lower case that are one. */
async function clientsIn(call: McpCall, names: readonly string[], text: string): Promise<Named[]> {
  const joined = names.filter(isJoined).slice(0, maxClientNames);
  const whole = (await clientsNamed(call, joined)).filter(({ name }) => says(plain(text), name!));
  // A client may be called "Oak and Elm": of its name no half is looked for.
  const left = names.filter((name) => !whole.some((client) => says(plain(client.name!), name)));
  const opening = openingWords(text);
  const alone = left.filter((name) => opening.has(name));
  const others = left.filter((name) => !opening.has(name));
  const [found, opened, written] = await Promise.all([
    clientsNamed(
      call,
      [...others.filter((name) => !isJoined(name)), ...others.filter(isJoined)].slice(0, maxClientNames),
    ),
    clientsNamed(call, alone.slice(0, maxClientNames)),
    writtenSmall(call, text),
  ]);
  // The verb of "Book two hours" is near to the name of a bookshop.
  const openers = opened.filter(({ name }) => alone.some((word) => says(plain(name!), word)));
  const all = [...whole, ...found, ...openers, ...written];
  return [...new Map(all.map((client) => [client.id, client])).values()].slice(0, maxClients);
}

/** Clients of whose names the text has at least two words in a row in lower case. */
async function writtenSmall(call: McpCall, text: string): Promise<Named[]> {
  const pairs = lowerCasePairs(text);
  const near = await clientsNamed(call, pairs);
  return near.filter(({ name }) => pairs.some((words) => says(plain(name!), words)));
}

/** A text in which the names of clients that are in lower case begin with capitals, as names do. */
export async function withCapitals(call: McpCall, text: string): Promise<string> {
  const written = await writtenSmall(call, text);
  const names = new Set(written.flatMap(({ name }) => plain(name!).trim().split(' ')));
  return text.replace(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{N}]+/gu, (word) =>
    names.has(word) ? `${word[0]!.toUpperCase()}${word.slice(1)}` : word,
  );
}

async function clientsNamed({ db, identity }: McpCall, names: readonly string[]): Promise<Named[]> {
  const viewer = { identity, can: (permission: string) => identity.permissions.has(permission as never) };
  return names.length === 0 || !canView(viewer, 'client')
    ? []
    : selectNamedClients(db.read(identity.tenantId), names, maxMatches);
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
