import { isObject, type JsonObject } from '../../json.ts';
import type { BodyModel, EventModel, Model, OperationModel } from '../../model.ts';
import {
  at,
  componentName,
  list,
  object,
  resolve,
  text,
  type OpenApiDocument,
  type Schema,
} from '../../schema.ts';
import { choicesInside, choicesOf, withChoices } from './choices.ts';
import { isWorthAName, namedComponents, notation, typeAndDefault, type Detail } from './notation.ts';
import { isRule, rulesOf } from './rules.ts';
import { usageOf } from './usage.ts';
import { bodySchemas, readSchemas, referenceCounts, sentSchemas } from './used.ts';
import { withoutChoices, withParts, type Teller, type Value } from './values.ts';
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
  /** Names of objects that one property or one answer alone is, which tells what they are made of. */
  readonly #nested: ReadonlySet<string>;
  /** References to types used all over, whose description says nothing of one place. */
  readonly #everyday: ReadonlySet<string>;
  readonly #told = new Map<string, Value[]>();
  /** Names of shapes whose choices are explained: all in a text of one family, only those in bodies where there are more. */
  readonly #explained: ReadonlySet<string> | undefined;

  constructor(model: Model) {
    this.document = model.document;
    const operations = model.families.flatMap((family) => family.operations);
    const counts = referenceCounts(model.document);
    this.#everyday = new Set(
      [...counts]
        .filter(([, count]) => usageOf(count) === 'everywhere')
        .map(([name]) => `#/components/schemas/${name}`),
    );
    this.#sent = new Set(namedComponents(model.document, operations.flatMap(sentSchemas)));
    if (model.families.length > 1)
      this.#explained = new Set(namedComponents(model.document, operations.flatMap(bodySchemas)));
    this.#ownBodies = new Set(
      operations
        .map(({ body }) => componentName(object(body?.schema).$ref))
        .filter(
          (name) =>
            name !== undefined &&
            usageOf(counts.get(name) ?? 0) === 'once' &&
            isPlainObject(this.schemaOf(name)),
        ) as string[],
    );
    this.#nested = this.#findNested(model, counts);
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

  /** Rules about the properties of a shape, as far as a caller sends them. */
  rulesOf(name: string): string[] {
    return this.#sent.has(name) ? rulesOf(this.schemaOf(name)) : [];
  }

  /** What the choices of a filter mean, or of a value of the shape. */
  choicesOf(schema: unknown, shape?: string): string {
    if (!this.#explains(shape)) return '';
    return choicesInside(this.document, schema, (ref) => isWorthAName(this.document, ref));
  }

  /** What an object is made of that this schema, or each item of this list, alone refers to. */
  partsOf(
    schema: unknown,
  ):
    | { readonly name: string; readonly values: readonly Value[]; readonly rules: readonly string[] }
    | undefined {
    const name = singleReference(schema);
    return name !== undefined && this.#nested.has(name)
      ? { name, values: this.#properties(name), rules: this.rulesOf(name) }
      : undefined;
  }

  /** Everything of these shapes that is told line by line. */
  values(names: readonly string[]): Value[] {
    return names
      .filter((name) => isPlainObject(this.schemaOf(name)))
      .flatMap((name) => withParts(this.#properties(name)));
  }

  entries(names: readonly string[], teller: Teller): string[] {
    return names.map((name) => this.#entry(name, teller));
  }

  /** An object takes a line per property; anything else fits on one. */
  #entry(name: string, teller: Teller): string {
    const schema = this.schemaOf(name);
    const description = withChoices(text(schema.description), this.#explains(name) ? choicesOf(schema) : '');
    if (!isPlainObject(schema))
      return this.#scalarEntry(name, notation(this.document, schema, this.#detail(name)), description);
    return [
      `${name}${isNews(description, [name]) ? told(description) : ''}`,
      ...teller.lines(this.#properties(name)),
      ...this.rulesOf(name).map((rule) => `- ${rule}`),
    ].join('\n');
  }

  #scalarEntry(name: string, type: string, description: string): string {
    return isNews(description, [name, type])
      ? `${name}: ${withoutChoices(type, description)}${told(description)}`
      : `${name}: ${type}`;
  }

  #explains(shape?: string): boolean {
    return this.#explained === undefined || (shape !== undefined && this.#explained.has(shape));
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
      const description = withChoices(this.#descriptionOf(sub), this.choicesOf(sub, name));
      const said = saidOf(
        typeAndDefault(this.document, sub as Schema, this.#detail(name)),
        typeAndDefault(this.document, sub as Schema),
        description,
        [name, key, ...(object(sub).const === undefined ? [] : [text(schema.description)])],
      );
      return { name: key, isOptional: !required.has(key), ...this.withParts(said, sub) };
    });
  }

  /** The object that is told with a value stands in its type without its name, and what it is said to be behind what the value means. */
  withParts(said: Said, schema: unknown): Said & Pick<Value, 'parts' | 'rules'> {
    const parts = this.partsOf(schema);
    if (parts === undefined) return said;
    const type = said.type.replace(parts.name, 'object');
    const meaning = joined(said.meaning, text(this.schemaOf(parts.name).description), [
      ...said.names,
      parts.name,
    ]);
    return {
      ...said,
      type,
      wholeType: type,
      meaning,
      description: meaning,
      parts: parts.values,
      rules: parts.rules,
    };
  }

  /** An event tells what it carries on one line, where an object has to have its name. */
  #findNested({ families, events }: Model, counts: ReadonlyMap<string, number>): Set<string> {
    const operations = families.flatMap((family) => family.operations);
    const payloads = payloadNames(events);
    const told = namedComponents(
      this.document,
      operations.flatMap((operation) => [...sentSchemas(operation), ...readSchemas(operation)]),
    ).filter((name) => !payloads.has(name));
    const properties = told
      .map((name) => this.schemaOf(name))
      .filter(isPlainObject)
      .flatMap((schema) => Object.values(object(schema.properties)));
    const names = [
      ...properties,
      ...operations.map((operation) => answeredSchema(this.document, operation)),
    ].map(singleReference);
    return new Set(
      names.filter(
        (name) =>
          name !== undefined &&
          usageOf(counts.get(name) ?? 0) === 'once' &&
          isPlainObject(this.schemaOf(name)),
      ) as string[],
    );
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
      for (const name of namedComponents(this.document, schemas))
        users.set(name, (users.get(name) ?? new Set()).add(user));
    };
    for (const family of families)
      use(
        family.name,
        family.operations.flatMap((operation) => [...sentSchemas(operation), ...readSchemas(operation)]),
      );
    for (const event of events) use('', [event.schema]);
    const payloads = payloadNames(events);
    for (const [name, { size, ...rest }] of [...users].map(
      ([name, set]) => [name, { size: set.size, first: [...set][0]! }] as const,
    )) {
      if ((rest.first === '' && payloads.has(name)) || this.#ownBodies.has(name) || this.#nested.has(name))
        continue;
      if (size > 1) this.shared.push(name);
      else if (rest.first === '') this.ofEvents.push(name);
      else this.#own.set(rest.first, [...(this.#own.get(rest.first) ?? []), name]);
    }
  }
}

/** Components that are the data of an event, which is told with the event. */
const payloadNames = (events: readonly EventModel[]): ReadonlySet<string | undefined> =>
  new Set(events.map((event) => componentName(object(event.schema).$ref)));

export type Said = Pick<Value, 'type' | 'wholeType' | 'meaning' | 'description' | 'names'>;

/** The type of a value, and its meaning where that is more than the names around it tell. */
export function saidOf(type: string, wholeType: string, description: string, names: readonly string[]): Said {
  const said = withoutNothing(oneLine(description)).replace(
    type.startsWith('boolean') ? /^Whether / : '',
    '',
  );
  return { type, wholeType, meaning: isNews(said, [...names, type]) ? said : '', description: said, names };
}

/** The second text behind the first, as far as it is news. */
export function joined(first: string, second: string, names: readonly string[]): string {
  const sentences = oneLine(second)
    .split(/(?<=\.) /)
    .filter((sentence) => isNews(sentence, [...names, first]));
  return [first, ...sentences].filter((part) => part !== '').join(' ');
}

/** The component that a value is, or a list of, with or without null. */
function singleReference(schema: unknown): string | undefined {
  const { $ref, items, anyOf, oneOf } = object(schema);
  if (typeof $ref === 'string') return componentName($ref);
  if (items !== undefined) return singleReference(items);
  const branches = [...list(anyOf), ...list(oneOf)].filter((branch) => object(branch).type !== 'null');
  return branches.length === 1 ? singleReference(branches[0]) : undefined;
}

/** What an operation answers in the envelope of this API, of a page each item; undefined for any other answer. */
export function answeredSchema(
  document: OpenApiDocument,
  { responses, successes, envelope }: OperationModel,
): unknown {
  if (successes.join() !== '200') return undefined;
  const { data, ...others } = object(
    object(resolve(document, responses.find(({ status }) => status === '200')?.schema)).properties,
  );
  if (envelope === 'page') return object(data).items;
  return envelope === 'data' && Object.keys(others).length === 0 ? data : undefined;
}

const isPlainObject = (schema: JsonObject): boolean =>
  isObject(schema.properties) &&
  schema.allOf === undefined &&
  [...list(schema.oneOf), ...list(schema.anyOf)].every(isRule);
