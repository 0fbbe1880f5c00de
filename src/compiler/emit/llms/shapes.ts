import { isObject, type JsonObject } from '../../json.ts';
import type { BodyModel, Model, OperationModel } from '../../model.ts';
import { at, componentName, list, object, text, type OpenApiDocument, type Schema } from '../../schema.ts';
import { isWorthAName, namedComponents, notation, typeAndDefault, type Detail } from './notation.ts';
import { usageOf } from './usage.ts';
import { withoutChoices, type Teller, type Value } from './values.ts';
import { isNews, oneLine, told, withoutNothing } from './wording.ts';

/** The named shapes of a text: where each is told, and how. */
export class Shapes {
  readonly document: OpenApiDocument;
  /** Names of what several families use, of what events alone use, and by family of what it alone uses. */
  readonly shared: string[] = [];
  readonly ofEvents: string[] = [];
  readonly #own = new Map<string, string[]>();
  /** Names of what requests hold; all others are only read. */
  readonly #sent: ReadonlySet<string>;
  /** Names of bodies that one operation alone takes. */
  readonly #ownBodies: ReadonlySet<string>;
  /** References to types used all over, whose description says nothing of one place. */
  readonly #everyday: ReadonlySet<string>;
  readonly #told = new Map<string, Value[]>();

  constructor(model: Model) {
    this.document = model.document;
    const operations = model.families.flatMap((family) => family.operations);
    const counts = referenceCounts(model.document);
    this.#everyday = new Set([...counts].filter(([, count]) => usageOf(count) === 'everywhere').map(([name]) => `#/components/schemas/${name}`));
    this.#sent = new Set(namedComponents(model.document, operations.flatMap(sentSchemas)));
    this.#ownBodies = new Set(
      operations.map(({ body }) => componentName(object(body?.schema).$ref)).filter((name) => name !== undefined && usageOf(counts.get(name) ?? 0) === 'once' && isPlainObject(this.schemaOf(name))) as string[],
    );
    this.#place(model);
  }

  of(family: string): readonly string[] {
    return this.#own.get(family) ?? [];
  }

  schemaOf(name: string): JsonObject {
    return object(object(object(this.document.components).schemas)[name]);
  }

  /** The name of a body that is told with its operation. */
  ownBody(body: BodyModel | undefined): string | undefined {
    const name = componentName(object(body?.schema).$ref);
    return name !== undefined && this.#ownBodies.has(name) ? name : undefined;
  }

  ownBodyValues(body: BodyModel | undefined): Value[] {
    const name = this.ownBody(body);
    return name === undefined ? [] : this.#properties(name);
  }

  /** Everything of these shapes that is told line by line. */
  values(names: readonly string[]): Value[] {
    return names.filter((name) => isPlainObject(this.schemaOf(name))).flatMap((name) => this.#properties(name));
  }

  entries(names: readonly string[], teller: Teller): string[] {
    return names.map((name) => this.#entry(name, teller));
  }

  /** An object takes a line per property; anything else fits on one. */
  #entry(name: string, teller: Teller): string {
    const schema = this.schemaOf(name);
    const description = text(schema.description);
    if (!isPlainObject(schema)) return this.#scalarEntry(name, notation(this.document, schema, this.#detail(name)), description);
    return [`**${name}**${isNews(description, [name]) ? told(description) : ''}`, ...teller.lines(this.#properties(name))].join('\n');
  }

  #scalarEntry(name: string, type: string, description: string): string {
    return isNews(description, [name, type]) ? `**${name}**: ${withoutChoices(type, description)}${told(description)}` : `**${name}**: ${type}`;
  }

  #detail(name: string): Detail {
    return this.#sent.has(name) ? 'full' : 'read';
  }

  /** Told twice: for what is common, and for the text. */
  #properties(name: string): Value[] {
    const known = this.#told.get(name) ?? this.#readProperties(name);
    this.#told.set(name, known);
    return known;
  }

  #readProperties(name: string): Value[] {
    const schema = this.schemaOf(name);
    const required = new Set(list(schema.required));
    return Object.entries(object(schema.properties)).map(([key, sub]) => {
      const description = this.#descriptionOf(sub);
      return {
        name: key,
        isOptional: !required.has(key),
        ...saidOf(typeAndDefault(this.document, sub as Schema, this.#detail(name)), typeAndDefault(this.document, sub as Schema), description, [name, key]),
      };
    });
  }

  /** The description next to the use of a schema, unless what it refers to is told under its own name. */
  #descriptionOf(schema: unknown): string {
    let { $ref, description } = object(schema);
    while (text(description) === '' && typeof $ref === 'string') {
      if (this.#everyday.has($ref) || isWorthAName(this.document, $ref)) return '';
      ({ $ref, description } = object(at(this.document, $ref)));
    }
    return text(description);
  }

  /** A shape that one family alone uses is told with the family, one of events alone with them, any other before all. */
  #place({ families, events }: Model): void {
    const users = new Map<string, Set<string>>();
    const use = (user: string, schemas: readonly Schema[]): void => {
      for (const name of namedComponents(this.document, schemas)) users.set(name, (users.get(name) ?? new Set()).add(user));
    };
    for (const family of families) use(family.name, family.operations.flatMap((operation) => [...sentSchemas(operation), ...readSchemas(operation)]));
    for (const event of events) use('', [event.schema]);
    const payloads = new Set(events.map((event) => componentName(object(event.schema).$ref)));
    for (const [name, { size, ...rest }] of [...users].map(([name, set]) => [name, { size: set.size, first: [...set][0]! }] as const)) {
      if (payloads.has(name) || this.#ownBodies.has(name)) continue;
      if (size > 1) this.shared.push(name);
      else if (rest.first === '') this.ofEvents.push(name);
      else this.#own.set(rest.first, [...(this.#own.get(rest.first) ?? []), name]);
    }
  }
}

/** The type of a value, and its meaning where that is more than the names around it tell. */
export function saidOf(type: string, wholeType: string, description: string, names: readonly string[]): Pick<Value, 'type' | 'wholeType' | 'meaning' | 'description'> {
  const said = withoutNothing(oneLine(description));
  return { type, wholeType, meaning: isNews(said, [...names, type]) ? said : '', description: said };
}

const isPlainObject = (schema: JsonObject): boolean =>
  isObject(schema.properties) && schema.allOf === undefined && list(schema.oneOf).every((branch) => Object.keys(object(branch)).join() === 'required');

const countsOf = new WeakMap<OpenApiDocument, ReadonlyMap<string, number>>();

/** How often the contract refers to each schema; counted once for the texts of all families. */
function referenceCounts(document: OpenApiDocument): ReadonlyMap<string, number> {
  const known = countsOf.get(document);
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  for (const [, name] of JSON.stringify([document.paths, document.components]).matchAll(/"#\/components\/schemas\/([^"/]+)"/g)) counts.set(name!, (counts.get(name!) ?? 0) + 1);
  countsOf.set(document, counts);
  return counts;
}

const sentSchemas = (operation: OperationModel): Schema[] => [
  ...[...operation.pathParams, ...operation.queryParams].map((param) => param.schema),
  ...(operation.body ? [operation.body.schema] : []),
];

const readSchemas = ({ responses }: OperationModel): Schema[] => responses.flatMap(({ schema }) => (schema === undefined ? [] : [schema]));
