import { isObject } from './places.ts';
import type { Schema } from './operations.ts';

/** A way to break what a schema says about one place. */
export interface Violation {
  readonly text: string;
  /** The property that the answer must name, when it is not the place itself. */
  readonly property?: string;
  change(value: unknown): unknown;
}

const unknownName = 'no_such_property';

/** What the schema of one place refuses, each time with one thing wrong. */
export function violationsOf(schema: Schema): Violation[] {
  const types = [schema['type'] ?? (schema['properties'] === undefined ? [] : 'object')].flat() as string[];
  if ('const' in schema || Array.isArray(schema['enum']))
    return [{ text: 'a value that is not listed', change: () => 'no-such-value' }];
  return [
    ...(types.length > 0 ? ofAnotherType(types) : []),
    ...(types.includes('object') ? ofObject(schema) : []),
    ...(types.includes('array') ? ofArray(schema) : []),
    ...(types.includes('string') ? ofText(schema) : []),
    ...(types.includes('integer') || types.includes('number')
      ? ofNumber(schema, types.includes('integer'))
      : []),
  ];
}

function ofAnotherType(types: readonly string[]): Violation[] {
  const wrong = (
    [
      ['object', {}],
      ['array', []],
      ['string', 'text'],
      ['boolean', true],
      ['number', 1.5],
      ['null', null],
    ] as const
  ).find(([type]) => !types.includes(type));
  return wrong === undefined
    ? []
    : [{ text: `${wrong[0]} instead of ${types.join(' or ')}`, change: () => wrong[1] }];
}

function ofObject(schema: Schema): Violation[] {
  const isClosed = schema['additionalProperties'] === false || schema['unevaluatedProperties'] === false;
  const missing = ((schema['required'] ?? []) as string[]).map((property): Violation => ({
    text: `no ${property}`,
    property,
    change: (value) =>
      Object.fromEntries(Object.entries(isObject(value) ? value : {}).filter(([name]) => name !== property)),
  }));
  // Where the object takes no further property, their number comes first.
  const isFull = schema['maxProperties'] === 1;
  const unknown: Violation = {
    text: 'an unknown property',
    ...(!isFull && { property: unknownName }),
    change: (value) => ({ ...(isObject(value) ? value : {}), [unknownName]: 1 }),
  };
  return isClosed ? [unknown, ...missing] : missing;
}

function ofArray(schema: Schema): Violation[] {
  const { minItems, maxItems, uniqueItems } = schema as {
    minItems?: number;
    maxItems?: number;
    uniqueItems?: boolean;
  };
  const first = (value: unknown): unknown => (Array.isArray(value) && value.length > 0 ? value[0] : 'x');
  return [
    ...(minItems !== undefined && minItems > 0 ? [{ text: 'too few items', change: () => [] }] : []),
    ...(maxItems !== undefined && maxItems <= 1000
      ? [
          {
            text: 'too many items',
            change: (value: unknown) => Array.from({ length: maxItems + 1 }, () => first(value)),
          },
        ]
      : []),
    ...(uniqueItems === true && maxItems !== 1
      ? [{ text: 'an item twice', change: (value: unknown) => [first(value), first(value)] }]
      : []),
  ];
}

function ofText(schema: Schema): Violation[] {
  const { minLength, maxLength } = schema as { minLength?: number; maxLength?: number };
  return [
    ...(schema['format'] !== undefined
      ? [{ text: 'another format', change: () => 'not-of-this-format' }]
      : []),
    ...(unstorable[String(schema['format'])] ?? []).map((time) => ({
      text: `${time}, which no database takes`,
      change: () => time,
    })),
    ...(minLength !== undefined && minLength > 0
      ? [{ text: 'too short a text', change: () => 'x'.repeat(minLength - 1) }]
      : []),
    ...(maxLength !== undefined && maxLength <= 100_000
      ? [{ text: 'too long a text', change: () => 'x'.repeat(maxLength + 1) }]
      : []),
    ...offPattern(schema['pattern'] as string | undefined),
  ];
}

const unstorable: Readonly<Record<string, readonly string[]>> = {
  'date-time': [
    '2016-12-31T23:59:60Z',
    '0000-06-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59-14:00',
    '2026-02-29T00:00:00Z',
    '2026-03-02T14:05:09+23:00',
  ],
  date: ['0000-01-01', '2026-02-29'],
};

const oddTexts = [' ', 'a/b', '?!', '\u{1f600}'];

function offPattern(pattern: string | undefined): Violation[] {
  if (pattern === undefined) return [];
  const refused = oddTexts.find((text) => !new RegExp(pattern, 'u').test(text));
  return refused === undefined
    ? []
    : [{ text: 'a text that the pattern does not take', change: () => refused }];
}

function ofNumber(schema: Schema, isInteger: boolean): Violation[] {
  const { minimum, maximum } = schema as { minimum?: number; maximum?: number };
  return [
    ...(minimum !== undefined && minimum > -1e15
      ? [{ text: 'too small a number', change: () => minimum - 1 }]
      : []),
    ...(maximum !== undefined && maximum < 1e15
      ? [{ text: 'too large a number', change: () => maximum + 1 }]
      : []),
    ...(isInteger
      ? [{ text: 'a fraction', change: () => (minimum !== undefined && minimum > -1e9 ? minimum : 0) + 0.5 }]
      : []),
  ];
}
