import fc from 'fast-check';
import { resolve, type Schema } from './operations.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('', ' ', "'; drop table clients; --", '%', '_', '\\', '\u{1F600}', '__proto__', 'null', '0', '-1', '\u202e', 'ﬃ', '\uffff'),
);

const uuids = fc.oneof(fc.uuid(), fc.constantFrom('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'));

const instants = fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true });

/** Values of known formats; anything else is text cut to the bounds, which `pattern` may then still refuse. */
function textOf(schema: Schema): fc.Arbitrary<string> {
  const minLength = (schema['minLength'] as number | undefined) ?? 0;
  const maxLength = Math.min((schema['maxLength'] as number | undefined) ?? 200, 300);
  switch (schema['format']) {
    case 'uuid': return uuids;
    case 'date-time': return instants.map((at) => at.toISOString());
    case 'date': return instants.map((at) => at.toISOString().slice(0, 10));
    case 'email': return fc.tuple(fc.stringMatching(/^[a-z]{1,10}$/), fc.stringMatching(/^[a-z]{1,10}$/)).map(([user, host]) => `${user}@${host}.example`);
    case 'uri': return fc.webUrl();
    default:
  }
  if (typeof schema['pattern'] === 'string') {
    const matching = fc.stringMatching(new RegExp(schema['pattern'], 'u')).filter((text) => text.length <= maxLength);
    return fc.oneof({ weight: 4, arbitrary: matching }, { weight: 1, arbitrary: anyText });
  }
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) }) },
    { weight: 2, arbitrary: anyText },
  );
}

function numberOf(schema: Schema, integer: boolean): fc.Arbitrary<number> {
  const min = (schema['minimum'] as number | undefined) ?? -1e9;
  const max = (schema['maximum'] as number | undefined) ?? 1e9;
  const edges = fc.constantFrom(min, max);
  return fc.oneof(edges, integer ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) }) : fc.double({ min, max, noNaN: true }));
}

function objectOf(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  const required = new Set((schema['required'] as string[] | undefined) ?? []);
  const named = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, valueOf(property, depth + 1)])),
    { requiredKeys: Object.keys(properties).filter((name) => required.has(name)) },
  );
  const more = schema['additionalProperties'];
  if (typeof more !== 'object' || more === null) return named;
  const keys = fc.constantFrom('monthly_budget', 'industry', 'unknown_key', 'a');
  return fc.tuple(named, fc.dictionary(keys, valueOf(more as Schema, depth + 1), { maxKeys: 3 })).map(([a, b]) => ({ ...b, ...a }));
}

/** Values that a schema accepts, or nearly: composed keywords are followed one branch at a time. */
export function valueOf(raw: Schema, depth = 0): fc.Arbitrary<unknown> {
  const schema = resolve(raw);
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const branches = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined;
  if (branches !== undefined) {
    const shallow = depth > 6 ? branches.filter((branch) => !('properties' in resolve(branch))) : branches;
    return fc.oneof(...(shallow.length > 0 ? shallow : branches).map((branch) => valueOf(branch, depth + 1)));
  }
  if (Array.isArray(schema['allOf'])) {
    const parts = (schema['allOf'] as Schema[]).map((part) => valueOf(part, depth + 1));
    return fc.tuple(objectOf(schema, depth), ...parts).map((values) => Object.assign({}, ...(values as object[])) as unknown);
  }
  const types = Array.isArray(schema['type']) ? (schema['type'] as string[]) : [schema['type'] as string];
  return fc.oneof(...types.map((type) => ofType(type, schema, depth)));
}

function ofType(type: string, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null': return fc.constant(null);
    case 'boolean': return fc.boolean();
    case 'integer': return numberOf(schema, true);
    case 'number': return numberOf(schema, false);
    case 'string': return textOf(schema);
    case 'array': {
      const minLength = (schema['minItems'] as number | undefined) ?? 0;
      const maxLength = depth > 5 ? minLength : Math.min((schema['maxItems'] as number | undefined) ?? 3, minLength + 2);
      return fc.array(valueOf((schema['items'] ?? {}) as Schema, depth + 1), { minLength, maxLength });
    }
    default: return objectOf(schema, depth);
  }
}

/** Anything JSON can say: for inputs that the contract must refuse. */
export const anyJson = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom<unknown>({}, [], '', 0, null, { __proto__: 1 }));
