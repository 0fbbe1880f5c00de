/** The arguments of a tool, by name. */
export type Arguments = Record<string, unknown>;

type Schema = Record<string, unknown> | boolean;

export const isObject = (value: unknown): value is Arguments =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemas = (value: unknown): Schema[] => (Array.isArray(value) ? (value as Schema[]) : []);

/** What the schema of a tool's input says about names and kinds of values, whatever it is composed of. */
export class SchemaView {
  readonly #root: Arguments;

  constructor(root: Arguments) {
    this.#root = root;
  }

  /** The schemas of each property that a value of one of these schemas may have. */
  properties(alternatives: readonly unknown[]): Map<string, unknown[]> {
    const found = new Map<string, unknown[]>();
    for (const schema of alternatives.flatMap((one) => this.#parts(one)))
      for (const [name, sub] of Object.entries(isObject(schema.properties) ? schema.properties : {}))
        found.set(name, [...(found.get(name) ?? []), sub]);
    return found;
  }

  items(alternatives: readonly unknown[]): unknown[] {
    return alternatives.flatMap((one) => this.#parts(one)).flatMap(({ items }) => items ?? []);
  }

  /** Whether a value of this JSON type can fit one of the schemas. */
  takes(alternatives: readonly unknown[], type: string): boolean {
    return alternatives.some((schema) => this.#allows(schema as Schema, type));
  }

  #allows(schema: Schema, type: string): boolean {
    if (typeof schema === 'boolean') return schema;
    if (typeof schema.$ref === 'string' && !this.#allows(this.#target(schema.$ref), type)) return false;
    if (schema.type !== undefined && ![schema.type].flat().includes(type)) return false;
    if (Array.isArray(schema.enum) && !schema.enum.some((value) => typeOf(value) === type)) return false;
    if (schema.const !== undefined && typeOf(schema.const) !== type) return false;
    if (!schemas(schema.allOf).every((part) => this.#allows(part, type))) return false;
    const choices = [...schemas(schema.oneOf), ...schemas(schema.anyOf)];
    return choices.length === 0 || choices.some((choice) => this.#allows(choice, type));
  }

  /** The schema with what it refers to and is composed of, each by itself. */
  #parts(schema: unknown, open: readonly string[] = []): Arguments[] {
    if (!isObject(schema)) return [];
    const ref = schema.$ref;
    const inner = [...schemas(schema.allOf), ...schemas(schema.oneOf), ...schemas(schema.anyOf)];
    const referred =
      typeof ref === 'string' && !open.includes(ref) ? this.#parts(this.#target(ref), [...open, ref]) : [];
    return [schema, ...referred, ...inner.flatMap((one) => this.#parts(one, open))];
  }

  #target(ref: string): Schema {
    const found = ref
      .slice(2)
      .split('/')
      .reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), this.#root);
    return isObject(found) ? found : true;
  }
}

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
