import type { Bundle } from './bundle.ts';
import { methods, type Kind, type Method } from './grammar.ts';
import { isObject, own, type JsonObject } from './json.ts';
import type { ContractView, KnownNames, OperationSite } from './rule.ts';
import { walk, type Site } from './walk.ts';

export interface ViewOptions {
  readonly known?: KnownNames;
  readonly family?: string;
  /** What is to be judged anew; all without it. */
  readonly isNew?: (site: Site) => boolean;
}

/** Lays a bundle out for rules. `known` widens what names exist when the bundle is only a part of a contract. */
export function viewContract(bundle: Bundle, options: ViewOptions = {}): ContractView {
  const { document } = bundle;
  const sites = new Map<Kind, Site[]>();
  const operations: OperationSite[] = [];
  const events: OperationSite[] = [];
  walk(document, (site) => {
    const list = sites.get(site.kind);
    if (list === undefined) sites.set(site.kind, [site]);
    else list.push(site);
    const operation = asOperation(site);
    if (operation !== undefined) (operation.isEvent ? events : operations).push(operation);
  });
  const webhooks = own(document, 'webhooks');
  return {
    bundle,
    document,
    operations,
    events,
    parameters: sites.get('parameter') ?? [],
    responses: sites.get('response') ?? [],
    headers: sites.get('header') ?? [],
    mediaTypes: sites.get('mediaType') ?? [],
    schemas: sites.get('schema') ?? [],
    resolve: (value) => resolveIn(document, value),
    known: {
      operationIds: new Set([
        ...operations.map((operation) => operation.id),
        ...(options.known?.operationIds ?? []),
      ]),
      events: new Set([
        ...(isObject(webhooks) ? Object.keys(webhooks) : []),
        ...(options.known?.events ?? []),
      ]),
    },
    isNew: options.isNew ?? (() => true),
    family: options.family,
  };
}

/** Follows `#/components/…` references of a bundle; an empty object stands for what is not there. */
export function resolveIn(document: JsonObject, value: unknown): JsonObject {
  let current = value;
  for (let hops = 0; hops < 50; hops += 1) {
    const ref = own(current, '$ref');
    if (typeof ref !== 'string') break;
    const [, , section = '', name = ''] = ref.split('/');
    current = own(own(own(document, 'components'), section), name);
  }
  return isObject(current) ? current : {};
}

function asOperation(site: Site): OperationSite | undefined {
  if (site.kind !== 'operation' || site.tokens.length !== 3) return undefined;
  const [map, path, method] = site.tokens;
  if (!methods.includes(method as Method)) return undefined;
  const id = typeof site.value.operationId === 'string' ? site.value.operationId : '';
  return { ...site, id, path: String(path), method: method as Method, isEvent: map === 'webhooks' };
}
