import { childOf, type Kind } from './grammar.ts';
import { isObject, type JsonObject } from './json.ts';
import type { Token } from './pointer.ts';

/** An object of the document with the way to it. */
export interface Site {
  readonly kind: Kind;
  readonly value: JsonObject;
  readonly tokens: readonly Token[];
  readonly parent: Site | undefined;
}

/** Every object of a bundled document that OpenAPI knows, parents first. References are not followed. */
export function walk(document: JsonObject, visit: (site: Site) => void): void {
  descend({ kind: 'document', value: document, tokens: [], parent: undefined }, visit);
}

function descend(site: Site, visit: (site: Site) => void): void {
  visit(site);
  for (const [key, item] of Object.entries(site.value)) {
    const child = childOf(site.kind, key);
    if (child === undefined) continue;
    const tokens = [...site.tokens, key];
    if (child.many === 'one') {
      step(child.kind, item, tokens, site, visit);
      continue;
    }
    if (typeof item !== 'object' || item === null) continue;
    for (const [name, entry] of Object.entries(item)) step(child.kind, entry, [...tokens, name], site, visit);
  }
}

function step(
  kind: Kind,
  value: unknown,
  tokens: readonly Token[],
  parent: Site,
  visit: (site: Site) => void,
): void {
  if (isObject(value)) descend({ kind, value, tokens, parent }, visit);
}
