import { describe, expect, test } from 'vitest';
import { familyLlmsText } from '../../src/compiler/emit/llms/index.ts';
import { commonValues, statement, Teller, withoutChoices, type Value } from '../../src/compiler/emit/llms/values.ts';
import { isNews, withoutNothing } from '../../src/compiler/emit/llms/wording.ts';
import { buildModel } from '../../src/compiler/model.ts';

const value = (name: string, type: string, meaning = '', more: Partial<Value> = {}): Value => ({ name, isOptional: false, type, wholeType: type, meaning, description: meaning, ...more });

const size = value('size', 'integer', 'Size in bytes.');
const width = value('size', 'integer', 'Width of the shirt.');
const id = value('id', 'uuid');

describe('a value', () => {
  test('is told once, with its meaning where it has one, and then only named', () => {
    const teller = new Teller(new Map());
    expect(teller.lines([id, size])).toEqual(['- size: integer — Size in bytes.', '- id: uuid']);
    expect(teller.lines([id, { ...size, isOptional: true }])).toEqual(['- + id, size?']);
  });

  test('is told again where its name stood for something else in between', () => {
    const teller = new Teller(new Map());
    teller.lines([size]);
    expect(teller.lines([width])).toEqual(['- size: integer — Width of the shirt.']);
    expect(teller.lines([size])).toEqual(['- size: integer — Size in bytes.']);
  });

  test('of another type and the same meaning is told with its type', () => {
    const teller = new Teller(new Map());
    teller.lines([size]);
    expect(teller.lines([value('size', 'integer | null', 'Size in bytes.')])).toEqual(['- size: integer | null']);
  });

  test('that means what its name says is explained where the name had another meaning before', () => {
    const teller = new Teller(new Map());
    teller.lines([size]);
    expect(teller.lines([value('size', 'integer', '', { description: 'The size.' })])).toEqual(['- size: integer — The size.']);
  });

  test('that was only read before is told with its bounds where it is sent', () => {
    const teller = new Teller(new Map());
    const sent = value('size', 'integer(1..9)', 'Size in bytes.');
    expect(teller.lines([{ ...sent, type: 'integer' }])).toEqual(['- size: integer — Size in bytes.']);
    expect(teller.lines([sent])).toEqual(['- size: integer(1..9)']);
    expect(teller.lines([{ ...sent, type: 'integer' }])).toEqual(['- + size']);
  });
});

test('what many parts tell alike belongs to the conventions, of one name what most of them tell', () => {
  const common = commonValues([...Array.from({ length: 5 }, () => [size, id]), ...Array.from({ length: 4 }, () => [width])]);
  expect([...common.values()].map(statement)).toEqual(['size: integer — Size in bytes.', 'id: uuid']);
});

test('choices that the meaning explains all are not listed twice', () => {
  expect(withoutChoices('enum(red, blue)', '`red` stop, `blue` go.')).toBe('enum');
  expect(withoutChoices('enum(red, blue)', '`red` stop.')).toBe('enum(red, blue)');
  expect(withoutChoices('enum(red, blue)', '`red` stop, `blue` go, as in `GET /v1/lights`.')).toBe('enum(red, blue)');
});

describe('a description is news', () => {
  test('when it says more than the names around it', () => {
    expect(isNews('Name of the folder, unique among its siblings.', ['Folder', 'name'])).toBe(true);
    expect(isNews('Name of the folder.', ['FolderCreate', 'name'])).toBe(false);
    expect(isNews('Whether the choice is archived.', ['Choice', 'is_archived'])).toBe(false);
  });

  test('a remark that null is for nothing is not', () => {
    expect(withoutNothing('Client that pays; null for none.')).toBe('Client that pays.');
    expect(withoutNothing('Language; null for that of the agency.')).toBe('Language; null for that of the agency.');
  });
});

describe('a shape', () => {
  const contract = {
    openapi: '3.1.0',
    info: { title: 'Mail', version: '1.0.0' },
    paths: {
      '/v1/letters': {
        post: {
          operationId: 'sendLetter', tags: ['mail'], 'x-permission': 'none', 'x-events': [],
          requestBody: { required: true, content: { 'application/json': { schema: { type: 'object', properties: { to: { type: 'array', items: { $ref: '#/components/schemas/Recipient' } } } } } } },
          responses: { 200: { description: 'Sent.', content: { 'application/json': { schema: { type: 'object', properties: { data: { type: 'boolean' } } } } } } },
        },
      },
    },
    components: {
      schemas: {
        Recipient: {
          type: 'object', description: 'Who gets it, by one of the two.',
          properties: { contact_id: { $ref: '#/components/schemas/ContactId' }, address: { type: 'string', description: 'House and street.' } },
          oneOf: [{ required: ['contact_id'] }, { required: ['address'] }],
        },
        ContactId: { $ref: '#/components/schemas/Id', description: 'Entry of the address book.' },
        Id: { type: 'string', format: 'uuid', description: 'Identifier of a record.' },
      },
    },
  };
  const model = buildModel(contract);
  const text = familyLlmsText(model, model.families[0]!);

  test('that asks for one of several properties is told like any other', () => {
    expect(text).toContain('**Recipient** — Who gets it, by one of the two.\n- contact_id?: uuid');
  });

  test('has the description nearest to where a type is used', () => {
    expect(text).toContain('- contact_id?: uuid — Entry of the address book.');
  });
});
