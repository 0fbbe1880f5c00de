import createFindMyWay, { type HTTPMethod, type Instance, type HTTPVersion } from 'find-my-way';
import { problem } from '#src/platform/errors/index.ts';

/** What a request's method and path lead to. */
export interface Match<T> {
  readonly target: T;
  /** Path parameters, percent-decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

interface Entry<T> {
  readonly method: string;
  readonly path: string;
  readonly target: T;
}

/**
 * Radix trees over path templates such as `/v1/clients/{id}`; a fixed segment wins over a parameter. There is a tree for each
 * beginning of two fixed segments, grown when the first request comes to it: one for 751 operations takes 160 ms of the start.
 */
export class Router<T> {
  readonly #entries = new Map<string, Entry<T>[]>();
  readonly #trees = new Map<string, Instance<HTTPVersion.V1>>();

  constructor(entries: Iterable<Entry<T>>) {
    for (const entry of entries) {
      const beginning = beginningsOf(entry.path).find((text) => !text.includes('{'))!;
      const together = this.#entries.get(beginning);
      if (together === undefined) this.#entries.set(beginning, [entry]);
      else together.push(entry);
    }
  }

  /** HEAD leads where GET does. Undefined when nothing is there; a 400 when the path cannot be decoded. */
  find(method: string, path: string): Match<T> | undefined {
    for (const beginning of beginningsOf(path)) {
      const found = this.#treeOf(beginning)?.find((method === 'HEAD' ? 'GET' : method) as HTTPMethod, path);
      if (found === undefined || found === null) continue;
      if (found.store === null) throw problem('validation_error', 'The path has malformed percent-encoding.');
      // `/v1/clients/` names no client: the tree would take the empty text for an id.
      for (const name in found.params) if (found.params[name] === '') return undefined;
      return { target: found.store as T, params: found.params };
    }
    return undefined;
  }

  #treeOf(beginning: string): Instance<HTTPVersion.V1> | undefined {
    const entries = this.#entries.get(beginning);
    if (entries === undefined) return undefined;
    let tree = this.#trees.get(beginning);
    if (tree === undefined) this.#trees.set(beginning, (tree = grow(entries)));
    return tree;
  }

  /** Methods that the path answers to, for `Allow`; empty when it leads nowhere. */
  allowed(path: string): string[] {
    const found: string[] = methods.filter((method) => this.find(method, path) !== undefined);
    if (found.length === 0) return [];
    if (found[0] === 'GET') found.splice(1, 0, 'HEAD');
    return [...found, 'OPTIONS'];
  }
}

function grow(entries: readonly Entry<unknown>[]): Instance<HTTPVersion.V1> {
  const tree = createFindMyWay({
    // The length of the whole address is limited; how long one value may be is the contract's to say.
    maxParamLength: 16_384,
    // The query string is split by the door, which knows the parameters' types.
    querystringParser: (text) => text,
    onBadUrl: () => {},
  });
  for (const { method, path, target } of entries)
    tree.on(method as HTTPMethod, path.replace(/\{([^}]+)\}/g, ':$1'), unused, target);
  return tree;
}

/** `/v1/clients/7` begins with `/v1/clients`, with `/v1`, and with nothing; an address with encoded letters is looked up as what it means. */
function beginningsOf(address: string): readonly string[] {
  const path = /^[^?#]*/.exec(address)![0];
  const first = path.indexOf('/', 1);
  if (first === -1) return [decoded(path), ''];
  const second = path.indexOf('/', first + 1);
  return [decoded(second === -1 ? path : path.slice(0, second)), decoded(path.slice(0, first)), ''];
}

function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** The tree wants a function for each route; what we look up is the target beside it. */
const unused = () => {};
