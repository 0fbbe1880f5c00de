import createFindMyWay, { type HTTPMethod, type Instance, type HTTPVersion } from 'find-my-way';
import { problem } from '#src/platform/errors/problem.ts';

/** What a request's method and path lead to. */
export interface Match<T> {
  readonly target: T;
  /** Path parameters, percent-decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** A radix tree over path templates such as `/v1/clients/{id}`; a fixed segment wins over a parameter. */
export class Router<T> {
  readonly #tree: Instance<HTTPVersion.V1>;

  constructor(entries: Iterable<{ readonly method: string; readonly path: string; readonly target: T }>) {
    this.#tree = createFindMyWay({
      // The length of the whole address is limited; how long one value may be is the contract's to say.
      maxParamLength: 16_384,
      // The query string is split by the door, which knows the parameters' types.
      querystringParser: (text) => text,
      onBadUrl: () => {},
    });
    for (const { method, path, target } of entries) {
      this.#tree.on(method as HTTPMethod, path.replace(/\{([^}]+)\}/g, ':$1'), unused, target);
    }
  }

  /** HEAD leads where GET does. Undefined when nothing is there; a 400 when the path cannot be decoded. */
  find(method: string, path: string): Match<T> | undefined {
    const found = this.#tree.find((method === 'HEAD' ? 'GET' : method) as HTTPMethod, path);
    if (found === null) return undefined;
    if (found.store === null) throw problem('validation_error', 'The path has malformed percent-encoding.');
    // `/v1/clients/` names no client: the tree would take the empty text for an id.
    for (const name in found.params) if (found.params[name] === '') return undefined;
    return { target: found.store as T, params: found.params };
  }

  /** Methods that the path answers to, for `Allow`; empty when it leads nowhere. */
  allowed(path: string): string[] {
    const found: string[] = methods.filter((method) => this.find(method, path) !== undefined);
    if (found.length === 0) return [];
    if (found[0] === 'GET') found.splice(1, 0, 'HEAD');
    return [...found, 'OPTIONS'];
  }
}

/** The tree wants a function for each route; what we look up is the target beside it. */
const unused = () => {};
