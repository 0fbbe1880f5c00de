import { isObject, type JsonObject } from '../json.ts';
import { at, list, object, resolve, text, type OpenApiDocument } from '../schema.ts';
import type { Changes } from './change.ts';
import type { SchemaComparison, Sides } from './schemas.ts';

/** Compares the headers of requests and of successful answers, which the model of operations leaves out. */
export class HeaderComparison {
  readonly #sides: Sides;
  readonly #changes: Changes;
  readonly #schemas: SchemaComparison;

  constructor(sides: Sides, changes: Changes, schemas: SchemaComparison) {
    this.#sides = sides;
    this.#changes = changes;
    this.#schemas = schemas;
  }

  /** `before` and `after` point to the operation in its contract. */
  compare(place: string, before: string, after: string): void {
    this.#compareSent(place, sentHeaders(this.#sides.before, before), sentHeaders(this.#sides.after, after));
    this.#compareRead(place, readHeaders(this.#sides.before, before), readHeaders(this.#sides.after, after));
  }

  #compareSent(
    place: string,
    before: ReadonlyMap<string, JsonObject>,
    after: ReadonlyMap<string, JsonObject>,
  ): void {
    for (const [name, header] of before) {
      const now = after.get(name);
      if (now === undefined) {
        this.#changes.breaking(`${place} header.${name}`, 'is gone');
        continue;
      }
      const [was, is] = [header.required === true, now.required === true];
      if (!was && is) this.#changes.breaking(`${place} header.${name}`, 'is required');
      if (was && !is) this.#changes.harmless(`${place} header.${name}`, 'is not required any more');
      this.#schemas.compare(`${place} header.${name}`, header.schema, now.schema, 'sent');
    }
    for (const [name, header] of after) {
      if (before.has(name)) continue;
      if (header.required === true) this.#changes.breaking(`${place} header.${name}`, 'is new and required');
      else this.#changes.harmless(`${place} header.${name}`, 'is new');
    }
  }

  #compareRead(
    place: string,
    before: ReadonlyMap<string, JsonObject>,
    after: ReadonlyMap<string, JsonObject>,
  ): void {
    for (const [name, header] of before) {
      const now = after.get(name);
      if (now === undefined) this.#changes.breaking(`${place} answer header ${name}`, 'is gone');
      else this.#schemas.compare(`${place} answer header ${name}`, header.schema, now.schema, 'read');
    }
    for (const name of after.keys())
      if (!before.has(name)) this.#changes.harmless(`${place} answer header ${name}`, 'is new');
  }
}

/** By their names in small letters, which is how they are compared on the wire. */
function sentHeaders(document: OpenApiDocument, pointer: string): Map<string, JsonObject> {
  const item = object(at(document, `#${pointer.slice(0, pointer.lastIndexOf('/'))}`));
  const params = [...list(item.parameters), ...list(object(at(document, `#${pointer}`)).parameters)].map(
    (param) => object(resolve(document, param)),
  );
  return new Map(
    params.filter((param) => param.in === 'header').map((param) => [text(param.name).toLowerCase(), param]),
  );
}

function readHeaders(document: OpenApiDocument, pointer: string): Map<string, JsonObject> {
  const responses = Object.entries(object(object(at(document, `#${pointer}`)).responses)).filter(([status]) =>
    status.startsWith('2'),
  );
  const headers = responses.flatMap(([, response]) =>
    Object.entries(object(object(resolve(document, response)).headers)),
  );
  return new Map(
    headers
      .map(([name, header]) => [name.toLowerCase(), resolve(document, header)] as const)
      .filter((entry): entry is readonly [string, JsonObject] => isObject(entry[1])),
  );
}
