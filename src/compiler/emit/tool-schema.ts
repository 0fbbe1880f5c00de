import type { JsonObject } from '../json.ts';
import {
  at,
  componentName,
  list,
  mapSubschemas,
  refsIn,
  type OpenApiDocument,
  type Schema,
} from '../schema.ts';

/** Keywords of OpenAPI and of our own that say nothing to a model and cost it tokens. */
const DROPPED = new Set([
  'discriminator',
  'example',
  'examples',
  'externalDocs',
  'xml',
  'deprecated',
  'readOnly',
  'writeOnly',
  '$comment',
  'title',
  '$defs',
]);

/** A schema whose JSON is shorter than this is repeated rather than referred to. */
const SMALL = 240;

/**
 * Makes self-contained JSON Schemas out of schemas that refer to components: small and once-used components
 * stand where they are used, the others and recursive ones go to `$defs`.
 */
export class InputSchemas {
  readonly #document: OpenApiDocument;
  readonly #targets = new Map<string, Schema>();

  constructor(document: OpenApiDocument) {
    this.#document = document;
  }

  build(input: JsonObject): JsonObject {
    const schema = this.#strip(input) as JsonObject;
    const uses = new Map<string, number>();
    this.#count(schema, uses, new Set());
    const shared = new Map<string, string>();
    for (const [ref, count] of uses)
      if (this.#isShared(ref, count)) shared.set(ref, componentName(ref) ?? ref.replace(/\W+/g, '_'));
    const body = this.#expand(schema, shared) as JsonObject;
    if (shared.size === 0) return body;
    const defs = [...shared].map(([ref, name]) => [name, this.#expand(this.#target(ref), shared)]);
    return { ...body, $defs: Object.fromEntries(defs) };
  }

  /** Counts uses; a component inside itself counts as used without end. */
  #count(schema: Schema, uses: Map<string, number>, open: Set<string>): void {
    if (typeof schema === 'boolean') return;
    const ref = schema.$ref;
    if (typeof ref === 'string') {
      if (open.has(ref)) uses.set(ref, Infinity);
      else {
        const count = (uses.get(ref) ?? 0) + 1;
        uses.set(ref, count);
        if (count === 1) this.#count(this.#target(ref), uses, new Set([...open, ref]));
      }
    }
    mapSubschemas(schema, (sub) => {
      this.#count(sub, uses, open);
      return sub;
    });
  }

  #isShared(ref: string, count: number): boolean {
    return count === Infinity || (count > 1 && this.#size(this.#target(ref), new Set([ref])) > SMALL);
  }

  /** Length of the schema with all that it refers to standing in it. */
  #size(schema: Schema, open: ReadonlySet<string>): number {
    let size = JSON.stringify(schema).length;
    for (const ref of refsIn(schema))
      if (!open.has(ref)) size += this.#size(this.#target(ref), new Set([...open, ref]));
    return size;
  }

  #expand(schema: Schema, shared: ReadonlyMap<string, string>): Schema {
    if (typeof schema === 'boolean') return schema;
    const copy = mapSubschemas(schema, (sub) => this.#expand(sub, shared));
    if (typeof copy.$ref !== 'string') return copy;
    const { $ref, ...beside } = copy;
    const name = shared.get($ref);
    if (name !== undefined) return { $ref: `#/$defs/${name}`, ...beside };
    const target = this.#expand(this.#target($ref), shared);
    return joined(target, beside);
  }

  #target(ref: string): Schema {
    const known = this.#targets.get(ref);
    if (known !== undefined) return known;
    const schema = this.#strip(at(this.#document, ref) as Schema);
    this.#targets.set(ref, schema);
    return schema;
  }

  #strip(schema: Schema): Schema {
    return typeof schema === 'boolean' ? schema : plain(mapSubschemas(schema, (sub) => this.#strip(sub)));
  }
}

const plain = (schema: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => !DROPPED.has(keyword) && !keyword.startsWith('x-')),
  );

/** What stands beside a reference describes the use; constraints there hold in addition. */
function joined(target: Schema, beside: JsonObject): Schema {
  const keywords = Object.keys(beside);
  if (keywords.length === 0 || target === false) return target;
  if (target === true) return beside;
  if (keywords.every((keyword) => keyword === 'description' || keyword === 'default'))
    return { ...target, ...beside };
  return { ...beside, allOf: [target, ...list(beside.allOf)] };
}
