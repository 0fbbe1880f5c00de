import { hostTools } from '../host-tools.ts';
import { parsedObject, parsedText } from './json-text.ts';
import { snakeCase, toolName } from './naming.ts';
import { isObject, type Arguments } from './schema-view.ts';

const parameters: ReadonlyMap<string, readonly string[]> = new Map(
  hostTools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {})]),
);

/** The arguments of one of the tools that a host sees, in the form that its schema has. */
export function hostArguments(tool: string, given: Arguments): Arguments {
  const args = present(named(given, parameters.get(tool) ?? []));
  if (tool === 'service_call_tools') return { ...withoutCall(args), calls: callsIn(args) };
  return tool === 'service_call_api' ? apiRequest(args) : args;
}

/** A strict model has to name every parameter; null stands for one that it has nothing for. */
const present = (args: Arguments): Arguments =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null));

const named = (args: Arguments, known: readonly string[]): Arguments =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const plain = snakeCase(name);
      const isMeant = !known.includes(name) && known.includes(plain) && !Object.hasOwn(args, plain);
      return [isMeant ? plain : name, value];
    }),
  );

const partsOfCall = ['name', 'arguments', 'call_id', 'fields', 'is_confirmed'];

/** What models call the parts of a call. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  name: ['tool', 'tool_name', 'function'],
  arguments: ['args', 'input', 'params', 'parameters'],
};

function withoutCall(args: Arguments): Arguments {
  return args.calls === undefined ? { conversation_id: args.conversation_id } : args;
}

/** A list of calls, one call alone, or one whose parts stand beside the conversation. */
function callsIn(args: Arguments): unknown {
  const { calls, conversation_id: _, ...beside } = args;
  if (calls === undefined)
    return Object.keys(beside).length === 0 ? undefined : [oneCall(beside, 'arguments')];
  const list = typeof calls === 'string' ? (parsedText(calls, 'arguments.calls') ?? calls) : calls;
  if (isObject(list)) return [oneCall(list, 'arguments.calls')];
  if (!Array.isArray(list)) return list;
  return list.map((item, index) => oneCall(item, `arguments.calls[${index}]`));
}

function oneCall(given: unknown, place: string): unknown {
  const item = parsedObject(given, place);
  if (!isObject(item)) return item;
  const call = present(named(item, partsOfCall));
  for (const [name, others] of Object.entries(otherNames)) {
    const used = others.filter((other) => call[other] !== undefined);
    if (call[name] !== undefined || used.length !== 1) continue;
    call[name] = call[used[0]!];
    delete call[used[0]!];
  }
  if (typeof call.name === 'string') call.name = toolName(call.name);
  if (call.arguments !== undefined) call.arguments = parsedObject(call.arguments, `${place}.arguments`);
  return call;
}

/** `GET /v1/clients?limit=5` with the query where it belongs. */
function apiRequest(args: Arguments): Arguments {
  const result = { ...args };
  if (typeof result.method === 'string') result.method = result.method.toUpperCase();
  for (const name of ['query', 'body', 'path_params'])
    if (result[name] !== undefined) result[name] = parsedObject(result[name], `arguments.${name}`);
  const { path, query } = result;
  const mark = typeof path === 'string' ? path.indexOf('?') : -1;
  if (typeof path !== 'string' || mark === -1 || !(query === undefined || isObject(query))) return result;
  const inPath = queryOf(path.slice(mark + 1));
  if (Object.keys(inPath).some((name) => query !== undefined && Object.hasOwn(query, name))) return result;
  return { ...result, path: path.slice(0, mark), query: { ...inPath, ...query } };
}

function queryOf(text: string): Arguments {
  const pairs = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(pairs.keys())].map((name) => {
      const values = pairs.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}
