import { describe, expect, test } from 'vitest';
import { requests } from '#generated/mcp/families/mcp/validators.js';
import { hostArguments, type Arguments } from '#src/api/mcp/arguments/index.ts';
import { hostTools } from '#src/api/mcp/host-tools.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly anyOf?: readonly Schema[];
}

/** Tools whose arguments hold those of another tool, which no fixed schema can say. */
const open = new Set(['service_call_tools', 'service_call_api']);

const takesNull = ({ type = [], anyOf = [] }: Schema): boolean =>
  [type].flat().includes('null') || anyOf.some(takesNull);

const isClosed = ({ type = [], properties, additionalProperties }: Schema): boolean =>
  ![type].flat().includes('object') ||
  (additionalProperties === false && Object.values(properties ?? {}).every(isClosed));

const id = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8f01';
const values: Arguments = {
  prompt: 'x',
  client_model: 'm',
  conversation_id: id,
  calls: [{ name: 'list_clients', arguments: null, call_id: null }],
  reason: 'x',
  tool_name: 'list_clients',
  method: 'GET',
  path: '/v1/clients',
};

describe.each(hostTools.map((tool) => [tool.name, tool.inputSchema as Schema] as const))(
  '%s',
  (name, schema) => {
    const properties = Object.entries(schema.properties!);
    const optional = properties.filter(([property]) => !schema.required!.includes(property));

    test('can be filled in by a strict mode, which sends null for what it has nothing for', () => {
      expect(optional.filter(([, property]) => !takesNull(property)).map(([property]) => property)).toEqual(
        [],
      );
      expect(schema.additionalProperties).toBe(false);
      const words = JSON.stringify(schema);
      expect(words).not.toMatch(/"(minLength|maxLength|minProperties|maxProperties|default)":/);
      if (!open.has(name)) expect(isClosed(schema)).toBe(true);
    });

    test('takes null for every parameter that may be left out', () => {
      const given = Object.fromEntries(
        properties.map(([property]) => [
          property,
          schema.required!.includes(property) ? values[property] : null,
        ]),
      );
      const operation = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      const validate = (requests as unknown as Record<string, { body(value: unknown): boolean }>)[operation]!
        .body;
      expect(validate(hostArguments(name, given))).toBe(true);
    });
  },
);
