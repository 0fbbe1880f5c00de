import fc from 'fast-check';
import { flatten, resolve, type Schema } from './operations.ts';

/** What exists where the values are sent, so that they get behind the look-ups. */
export interface Known {
  /** Ids of real records that a property or parameter of this name may mean. */
  ids(name: string): readonly string[];
  /** Keys, slugs and the like of real records: used wherever a pattern takes them. */
  readonly words: readonly string[];
}

/**
 * Values that a schema accepts. Daring ones keep to its structure, and now and then break a bound or a pattern. `name`
 * is the property or parameter that holds the value: it tells which record an id means.
 */
export function valuesOf(
  schema: Schema,
  name: string,
  known: Known,
  isDaring = false,
): fc.Arbitrary<unknown> {
  return new Values(known, isDaring).of(schema, name, 0);
}

/** Anything JSON can say: for inputs that the contract must refuse. */
export const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>({}, [], '', 0, null, { __proto__: 1 }),
);

/** What breaks queries, patterns, encodings and maps that were not written with it in mind. */
export const oddTexts = [
  '',
  ' ',
  "'; drop table clients; --",
  '%',
  '_',
  '\\',
  '\u{1F600}',
  '__proto__',
  'constructor',
  'null',
  '0',
  '-1',
  '\u202e',
  'ﬃ',
  '\uffff',
  '\u0000',
  '$1',
];
const unknownIds = fc.oneof(
  fc.uuid(),
  fc.constantFrom('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'),
);
const instants = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
  .map((at) => at.toISOString());
const letters = fc.stringMatching(/^[a-z]{1,10}$/);

// Making these takes longer than all else here, so each is made once.
const dates = instants.map((at) => at.slice(0, 10));
const addresses = fc.tuple(letters, letters).map(([user, host]) => `${user}@${host}.example`);
const urls = fc.webUrl({ validSchemes: ['https'] });
const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'America/New_York');
const countries = fc.constantFrom('DE', 'GB', 'US', 'ZW');
const textsByPattern = new Map<string, fc.Arbitrary<string>>();
const textsByLength = new Map<string, fc.Arbitrary<string>>();

function textMatching(pattern: RegExp): fc.Arbitrary<string> {
  const made = textsByPattern.get(pattern.source) ?? fc.stringMatching(pattern, { size: 'small' });
  textsByPattern.set(pattern.source, made);
  return made;
}

function textOfLength(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const lengths = `${minLength} ${maxLength}`;
  const made = textsByLength.get(lengths) ?? fc.string({ unit: 'grapheme', minLength, maxLength });
  textsByLength.set(lengths, made);
  return made;
}

/** Of properties that may not come together (`not: { required: [...] }`, alone or in `anyOf`) the last one goes. */
function withoutRivals(value: Record<string, unknown>, schema: Schema): Record<string, unknown> {
  const not = (schema['not'] ?? {}) as Schema;
  const left = { ...value };
  for (const branch of [not, ...((not['anyOf'] ?? []) as Schema[])]) {
    const rivals = requiredOf(branch);
    if (rivals.length > 0 && rivals.every((name) => name in left)) delete left[rivals.at(-1)!];
  }
  return left;
}

/** Where one of several sets of properties is asked for (`oneOf: [{ required: … }]`), those of the other sets stay away. */
function withoutOthers(rest: Schema, branch: Schema, { oneOf = [] }: Schema): Schema {
  const own = new Set(requiredOf(branch));
  const others = new Set((oneOf as Schema[]).flatMap(requiredOf).filter((name) => !own.has(name)));
  if (others.size === 0 || rest['properties'] === undefined) return rest;
  const properties = Object.entries(rest['properties'] as Schema).filter(([name]) => !others.has(name));
  return { ...rest, properties: Object.fromEntries(properties) };
}

const requiredOf = (schema: Schema): string[] => (schema['required'] ?? []) as string[];

const maxDepth = 2;

/** The one shape that holds itself: a value of any form. An object of that kind is no leaf, and its values are. */
const isRecursive = (raw: Schema): boolean => /\/Json(Value|Part)$/.test(String(raw['$ref']));

class Values {
  readonly #known: Known;
  readonly #isDaring: boolean;

  constructor(known: Known, isDaring: boolean) {
    this.#known = known;
    this.#isDaring = isDaring;
  }

  of(raw: Schema, name: string, depth: number): fc.Arbitrary<unknown> {
    if (depth > maxDepth && isRecursive(raw)) return fc.constantFrom<unknown>(null, 'text', 7, true);
    const schema = flatten(raw);
    if ('const' in schema) return fc.constant(schema['const']);
    if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
    const branches = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined;
    if (branches !== undefined) {
      const { oneOf: _one, anyOf: _any, ...rest } = schema;
      const shallow = depth > 6 ? branches.filter((branch) => !('properties' in resolve(branch))) : branches;
      return fc.oneof(
        ...(shallow.length > 0 ? shallow : branches).map((branch) =>
          this.of({ allOf: [withoutOthers(rest, branch, schema), branch] }, name, depth + 1),
        ),
      );
    }
    const types = [
      schema['type'] ?? (schema['properties'] === undefined ? 'string' : 'object'),
    ].flat() as string[];
    return fc.oneof(
      ...types.map((type) => ({
        weight: type === 'null' ? 1 : 4,
        arbitrary: this.#ofType(type, schema, name, depth),
      })),
    );
  }

  #ofType(type: string, schema: Schema, name: string, depth: number): fc.Arbitrary<unknown> {
    switch (type) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'integer':
        return this.#number(schema, true);
      case 'number':
        return this.#number(schema, false);
      case 'string':
        return this.#text(schema, name);
      case 'array':
        return this.#array(schema, name, depth);
      default:
        return this.#object(schema, depth);
    }
  }

  #number(schema: Schema, isInteger: boolean): fc.Arbitrary<number> {
    const min = (schema['minimum'] as number | undefined) ?? -1e9;
    const max = (schema['maximum'] as number | undefined) ?? Math.max(1e9, min);
    const within = isInteger
      ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
      : fc.double({ min, max, noNaN: true });
    const usual = fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom(min, max) },
      { weight: 3, arbitrary: within },
    );
    return this.#daring(usual, fc.constantFrom(min - 1, max + 1, 0.1, -0, 1e308));
  }

  #text(schema: Schema, name: string): fc.Arbitrary<string> {
    const minLength = (schema['minLength'] as number | undefined) ?? 0;
    const maxLength = (schema['maxLength'] as number | undefined) ?? 200;
    const fits = (text: string) => {
      const length = [...text].length;
      return length >= minLength && length <= maxLength;
    };
    const formatted = this.#formatted(schema['format'], name);
    if (formatted !== undefined) return this.#daring(formatted.filter(fits), fc.constantFrom(...oddTexts));
    if (typeof schema['pattern'] === 'string') {
      const pattern = new RegExp(schema['pattern'], 'u');
      const matching = textMatching(pattern).filter(fits);
      const keys = this.#known.words.filter((key) => fits(key) && pattern.test(key));
      return this.#daring(
        keys.length > 0 ? fc.oneof(matching, fc.constantFrom(...keys)) : matching,
        fc.constantFrom(...oddTexts),
      );
    }
    const odd = oddTexts.filter(fits).filter((text) => text !== '\u0000');
    const usual = textOfLength(minLength, Math.max(minLength, Math.min(maxLength, 40))).filter(fits);
    const allowed =
      odd.length === 0
        ? usual
        : fc.oneof({ weight: 3, arbitrary: usual }, { weight: 2, arbitrary: fc.constantFrom(...odd) });
    return this.#daring(
      allowed,
      fc.oneof(fc.constantFrom(...oddTexts), fc.constant('x'.repeat(maxLength + 1))),
    );
  }

  #formatted(format: unknown, name: string): fc.Arbitrary<string> | undefined {
    switch (format) {
      case 'uuid': {
        const ids = this.#known.ids(name);
        return ids.length === 0
          ? unknownIds
          : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: unknownIds });
      }
      case 'date-time':
        return instants;
      case 'date':
        return dates;
      case 'email':
        return addresses;
      case 'uri':
        return urls;
      case 'time-zone':
        return zones;
      case 'country-code':
        return countries;
      default:
        return undefined;
    }
  }

  #array(schema: Schema, name: string, depth: number): fc.Arbitrary<unknown> {
    const minLength = (schema['minItems'] as number | undefined) ?? 0;
    const maxLength =
      depth > 5 ? minLength : Math.min((schema['maxItems'] as number | undefined) ?? 3, minLength + 2);
    if (maxLength === 0) return fc.constant([]);
    const items = this.of((schema['items'] ?? {}) as Schema, name, depth + 1);
    if (schema['uniqueItems'] !== true) return fc.array(items, { minLength, maxLength });
    return fc.uniqueArray(items, { minLength, maxLength, selector: (item) => JSON.stringify(item) });
  }

  #object(schema: Schema, depth: number): fc.Arbitrary<Record<string, unknown>> {
    const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
    const required = new Set((schema['required'] as string[] | undefined) ?? []);
    const named = fc
      .record(
        Object.fromEntries(
          Object.entries(properties).map(([name, property]) => [name, this.of(property, name, depth + 1)]),
        ),
        { requiredKeys: Object.keys(properties).filter((name) => required.has(name)) },
      )
      .map((value) => this.#withoutRevision(value, required));
    const more = schema['additionalProperties'];
    const whole: fc.Arbitrary<Record<string, unknown>> =
      typeof more === 'object' && more !== null
        ? fc
            .tuple(
              named,
              fc.dictionary(this.#keys(schema), this.of(more as Schema, '', depth + 1), { maxKeys: 3 }),
            )
            .map(([a, b]) => ({ ...b, ...a }))
        : named;
    const minProperties = (schema['minProperties'] as number | undefined) ?? 0;
    const maxProperties = (schema['maxProperties'] as number | undefined) ?? Infinity;
    return whole
      .map((value) => withoutWidows(value, schema))
      .map((value) => withoutRivals(value, schema))
      .map((value) => Object.fromEntries(Object.entries(value).slice(0, maxProperties)))
      .filter((value) => Object.keys(value).length >= minProperties);
  }

  /** Hardly any revision is right by chance, and a wrong one hides what the call would have done. */
  #withoutRevision(value: Record<string, unknown>, required: ReadonlySet<string>): Record<string, unknown> {
    if (this.#isDaring || required.has('expected_revision')) return value;
    const { expected_revision: _, expected_revisions: _all, ...rest } = value;
    return rest;
  }

  #keys(schema: Schema): fc.Arbitrary<string> {
    const names =
      schema['propertyNames'] === undefined ? undefined : flatten(schema['propertyNames'] as Schema);
    const allowed = names === undefined ? letters : this.#text({ type: 'string', ...names }, '');
    return this.#known.words.length === 0 || names?.['format'] === 'uuid'
      ? allowed
      : fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...this.#known.words) },
          { weight: 1, arbitrary: allowed },
        );
  }

  #daring<T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>): fc.Arbitrary<T> {
    return this.#isDaring ? fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: odd }) : usual;
  }
}

/** Without the properties whose companions (`dependentRequired`) are absent. */
function withoutWidows(value: Record<string, unknown>, schema: Schema): Record<string, unknown> {
  const companions = new Map(Object.entries((schema['dependentRequired'] ?? {}) as Record<string, string[]>));
  return Object.fromEntries(
    Object.entries(value).filter(([name]) =>
      (companions.get(name) ?? []).every((companion) => companion in value),
    ),
  );
}
