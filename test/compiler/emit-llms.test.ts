import { describe, expect, test } from 'vitest';
import { GuideParts } from '#src/api/http/guide-parts.ts';
import { choicesOf } from '../../src/compiler/emit/llms/choices.ts';
import { llmsParts, llmsText } from '../../src/compiler/emit/llms/index.ts';
import { llmsLinesFile } from '../../src/compiler/emit/llms/lines.ts';
import { rulesOf } from '../../src/compiler/emit/llms/rules.ts';
import {
  commonValues,
  statement,
  Teller,
  withoutChoices,
  type Value,
} from '../../src/compiler/emit/llms/values.ts';
import {
  isNews,
  isRestated,
  ofFilter,
  ofOperation,
  ofSort,
  withoutNothing,
} from '../../src/compiler/emit/llms/wording.ts';
import { buildModel } from '../../src/compiler/model.ts';

const value = (name: string, type: string, meaning = '', more: Partial<Value> = {}): Value => ({
  name,
  isOptional: false,
  type,
  wholeType: type,
  meaning,
  description: meaning,
  names: [name],
  ...more,
});

const size = value('size', 'integer', 'Size in bytes.');
const width = value('size', 'integer', 'Width of the shirt.');
const id = value('id', 'uuid');

describe('a value', () => {
  test('is told once, with its meaning where it has one, and then only named', () => {
    const teller = new Teller(new Map());
    expect(teller.lines([id, size])).toEqual(['- size: integer — Size in bytes.', '- id']);
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
    expect(teller.lines([value('size', 'integer?', 'Size in bytes.')])).toEqual(['- size: integer?']);
  });

  test('that means what its name says is explained where the name had another meaning before', () => {
    const teller = new Teller(new Map());
    teller.lines([size]);
    expect(teller.lines([value('size', 'integer', '', { description: 'The size.' })])).toEqual([
      '- size: integer — The size.',
    ]);
  });

  test('that was only read before is told with its bounds where it is sent', () => {
    const teller = new Teller(new Map());
    const sent = value('size', 'integer 1..9', 'Size in bytes.');
    expect(teller.lines([{ ...sent, type: 'integer' }])).toEqual(['- size: integer — Size in bytes.']);
    expect(teller.lines([sent])).toEqual(['- size: integer 1..9']);
    expect(teller.lines([{ ...sent, type: 'integer' }])).toEqual(['- + size']);
  });
});

test('what many parts tell alike belongs to the conventions, of one name what most of them tell', () => {
  const common = commonValues([
    ...Array.from({ length: 5 }, () => [size, id]),
    ...Array.from({ length: 4 }, () => [width]),
  ]);
  expect([...common.values()].map(statement)).toEqual(['size: integer — Size in bytes.', 'id']);
});

test('choices that the meaning explains all are not listed twice', () => {
  expect(withoutChoices('enum(red, blue)', '`red` stop, `blue` go.')).toBe('enum');
  expect(withoutChoices('enum(red, blue)', '`red` stop.')).toBe('enum(red, blue)');
  expect(withoutChoices('enum(red, blue)', '`red` stop, `blue` go, as in `GET /v1/lights`.')).toBe(
    'enum(red, blue)',
  );
});

describe('the choices of a value', () => {
  const status = {
    enum: ['draft', 'sent', 'paid'],
    'x-enumDescriptions': { draft: 'Draft.', sent: 'On its way to the client.', paid: 'Paid.' },
  };

  test('are explained, unless the word says it', () => {
    expect(choicesOf(status)).toBe('`draft`; `sent`: On its way to the client; `paid`.');
  });

  test('go without explanations that all repeat the words', () => {
    expect(choicesOf({ ...status, 'x-enumDescriptions': { draft: 'Draft.', sent: 'It was sent.' } })).toBe(
      '',
    );
    expect(choicesOf({ enum: ['draft'] })).toBe('');
  });
});

describe('a rule about several properties is told', () => {
  test('where one of them is enough, or the only one allowed', () => {
    const branches = [{ required: ['id'] }, { required: ['name', 'price'] }];
    expect(rulesOf({ anyOf: branches })).toEqual(['at least one of: `id`, `name` with `price`']);
    expect(rulesOf({ oneOf: branches })).toEqual(['exactly one of: `id`, `name` with `price`']);
  });

  test('where one needs or forbids another', () => {
    expect(rulesOf({ dependentRequired: { stage_id: ['task_id'] } })).toEqual(['`stage_id` needs `task_id`']);
    expect(rulesOf({ not: { required: ['config', 'edits'] } })).toEqual(['not together: `config`, `edits`']);
    expect(rulesOf({ not: { anyOf: [{ required: ['a', 'b'] }, { required: ['a', 'c'] }] } })).toEqual([
      'not together: `a`, `b`',
      'not together: `a`, `c`',
    ]);
  });

  test('where one is required under a condition', () => {
    const decision = (schema: object): object => ({ properties: { decision: schema } });
    const then = { required: ['comment'] };
    expect(rulesOf({ if: decision({ enum: ['return', 'reject'] }), then } as never)).toEqual([
      '`comment` required if `decision` is `return` or `reject`',
    ]);
    expect(rulesOf({ if: decision({ const: 'reject' }), then } as never)).toEqual([
      '`comment` required if `decision` is `reject`',
    ]);
    expect(rulesOf({ if: { not: { required: ['text'] } }, then: { required: ['files'] } })).toEqual([
      '`files` required without `text`',
    ]);
  });

  test('but not a condition of another form, which the texts tell', () => {
    expect(
      rulesOf({ if: { properties: { url: { not: { type: 'null' } } } }, then: { required: ['a'] } }),
    ).toEqual([]);
    expect(rulesOf({ anyOf: [{ required: ['a'] }, { properties: { b: true } }] })).toEqual([]);
  });
});

describe('a description is news', () => {
  test('when it says more than the names around it', () => {
    expect(isNews('Name of the folder, unique among its siblings.', ['Folder', 'name'])).toBe(true);
    expect(isNews('Name of the folder.', ['FolderCreate', 'name'])).toBe(false);
    expect(isNews('Whether the choice is archived.', ['Choice', 'is_archived'])).toBe(false);
  });

  test('a remark that null is for nothing is not', () => {
    expect(withoutNothing('Client that pays; null for none.')).toBe('Client that pays.');
    expect(withoutNothing('When it was sent; null until then. Drafts have none.')).toBe(
      'When it was sent. Drafts have none.',
    );
    expect(withoutNothing('Language; null for that of the agency.')).toBe(
      'Language; null for that of the agency.',
    );
    expect(withoutNothing('Who pays; null when the client does.')).toBe(
      'Who pays; null when the client does.',
    );
  });

  test('unless it only repeats in other words what was told of the name before', () => {
    const before = 'Client that the ticket is about; null when unknown.';
    expect(isRestated('Client that they are about.', before, ['TicketChanges', 'client_id'])).toBe(true);
    expect(isRestated('Client that pays for it.', before, ['TicketChanges', 'client_id'])).toBe(false);
    expect(isRestated('Client that the ticket is not about.', before, ['TicketChanges', 'client_id'])).toBe(
      false,
    );
  });
});

describe('what the conventions say is left out', () => {
  test('of a filter, that it keeps records of the list', () => {
    expect(ofFilter('Only tickets in these inboxes.', ['listTickets'])).toBe('in these inboxes.');
    expect(ofFilter('Only archived tickets; all when absent.', ['listTickets'])).toBe(
      'archived tickets; all when absent.',
    );
    expect(ofFilter('Only tickets with files, or only others.', ['listTickets'])).toBe('with files.');
    expect(ofFilter('Last day of the period.', ['listTickets'])).toBe('Last day of the period.');
  });

  test('of an order, that it goes by the property', () => {
    expect(ofSort('What to sort by, the property of that name.')).toBe('');
    expect(
      ofSort(
        'What to sort by: `tree` keeps the tree, whatever `order` says; the others are the property of that name.',
      ),
    ).toBe('`tree` keeps the tree, whatever `order` says.');
    expect(ofSort('Property to sort by; `place` is the order on the page.')).toBe(
      '`place` is the order on the page.',
    );
  });

  test('of an operation, its permission and what any of its kind may answer', () => {
    const told = (description: string): string =>
      ofOperation(description, { permission: 'clients.edit', path: '/v1/clients/{id}/notes' });
    expect(told('Adds a note. Needs clients.edit. Nobody is told.')).toBe('Adds a note. Nobody is told.');
    expect(told('Adds a note. Needs clients.edit; only members may.')).toBe('Adds a note. Only members may.');
    expect(told('Adds a note. Returns 404 when the client is unknown.')).toBe('Adds a note.');
    expect(told('Adds a note. Returns 404 when the client is unknown, and 409 when it is archived.')).toBe(
      'Adds a note. Returns 409 when it is archived.',
    );
    expect(told('Adds a note. Returns 404 when the folder is unknown.')).toBe(
      'Adds a note. Returns 404 when the folder is unknown.',
    );
    expect(told('Adds a note. Returns 409 when it is archived or `expected_revision` is stale.')).toBe(
      'Adds a note. Returns 409 when it is archived.',
    );
    expect(told('Adds a note. Returns 409 if `expected_revision` is stale. Nobody is told.')).toBe(
      'Adds a note. Nobody is told.',
    );
    expect(
      told(
        'Adds a note. Returns 409 when it is archived, when it is sent, or when `expected_revision` is stale.',
      ),
    ).toBe('Adds a note. Returns 409 when it is archived or when it is sent.');
    expect(
      told('Adds a note. Returns 409 if it is archived, if it is sent, or if `expected_revision` is stale.'),
    ).toBe('Adds a note. Returns 409 if it is archived or if it is sent.');
    expect(
      told(
        'Adds a note. Returns 409 when it is archived, it is sent (to one, to all), or `expected_revision` is stale.',
      ),
    ).toBe('Adds a note. Returns 409 when it is archived or it is sent (to one, to all).');
    expect(
      told(
        'Adds a note. Returns 400 without text, and 409 when it has a number, since those stay, or when `expected_revision` is stale.',
      ),
    ).toBe('Adds a note. Returns 400 without text, and 409 when it has a number, since those stay.');
    expect(
      told(
        'Adds a note. Returns 400 without text; and 409 when `expected_revision` is stale. Nobody is told.',
      ),
    ).toBe('Adds a note. Returns 400 without text. Nobody is told.');
    expect(
      told('Adds a note. Returns 409 naming what it can become; or when `expected_revision` is stale.'),
    ).toBe('Adds a note. Returns 409 naming what it can become.');
  });
});

describe('a value of usual type', () => {
  test('is told without the type that its name tells', () => {
    expect(statement(value('due_at', 'date-time', 'When it is due.'))).toBe('due_at — When it is due.');
    expect(statement(value('client_id', 'uuid?', 'Who pays.'))).toBe('client_id|null — Who pays.');
    expect(statement(value('is_open', 'boolean = false', '', { isOptional: true }))).toBe('is_open? = false');
    expect(statement(value('query client_id', 'uuid[]', '', { isOptional: true }))).toBe('query client_id?');
  });

  test('is told with any other', () => {
    expect(statement(value('due_at', 'date'))).toBe('due_at: date');
    expect(statement(value('query client_id', 'uuid', '', { isOptional: true }))).toBe(
      'query client_id?: uuid',
    );
    expect(statement(value('client_ids', 'uuid[]≤20'))).toBe('client_ids: uuid[]≤20');
  });
});

describe('a shape', () => {
  const contract = {
    openapi: '3.1.0',
    info: { title: 'Mail', version: '1.0.0' },
    paths: {
      '/v1/letters': {
        post: {
          operationId: 'sendLetter',
          summary: 'Send a letter',
          tags: ['mail'],
          'x-permission': 'none',
          'x-events': [],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { to: { type: 'array', items: { $ref: '#/components/schemas/Recipient' } } },
                },
              },
            },
          },
          responses: {
            200: {
              description: 'Sent.',
              content: {
                'application/json': {
                  schema: { type: 'object', properties: { data: { $ref: '#/components/schemas/Letter' } } },
                },
              },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        Letter: {
          type: 'object',
          description: 'A letter on its way.',
          properties: {
            stamp: { $ref: '#/components/schemas/Stamp', description: 'What it was franked with.' },
          },
        },
        Stamp: {
          type: 'object',
          description: 'Bought in advance.',
          properties: { value: { type: 'integer', description: 'Cents.' } },
        },
        Recipient: {
          type: 'object',
          description: 'Who gets it, by one of the two.',
          properties: {
            contact_id: { $ref: '#/components/schemas/ContactId' },
            address: { type: 'string', description: 'House and street.' },
            kind: { $ref: '#/components/schemas/Kind' },
            prices: {
              type: 'object',
              propertyNames: { $ref: '#/components/schemas/Id' },
              additionalProperties: { type: 'number', exclusiveMinimum: 0 },
            },
          },
          oneOf: [{ required: ['contact_id'] }, { required: ['address'] }],
        },
        Kind: {
          type: 'string',
          enum: ['to', 'cc'],
          default: 'to',
          'x-enumDescriptions': { to: 'Expected to answer.', cc: 'Only reads it.' },
        },
        ContactId: { $ref: '#/components/schemas/Id', description: 'Entry of the address book.' },
        Id: { type: 'string', format: 'uuid', description: 'Identifier of a record.' },
      },
    },
  };
  const model = buildModel(contract);
  const text = llmsParts(model).get(model.families[0]!.name)!;

  test('that asks for one of several properties is told like any other', () => {
    expect(text).toContain(
      'Recipient — Who gets it, by one of the two.\n- contact_id? — Entry of the address book.\n',
    );
    expect(text).toContain('\n- exactly one of: `contact_id`, `address`\n');
  });

  test('has the default of the schema that a property refers to', () => {
    expect(text).toContain('kind?: enum = "to"');
  });

  test('explains the choices of what is sent, and the keys of a map', () => {
    expect(text).toContain('kind?: enum = "to" — `to`: Expected to answer; `cc`: Only reads it.');
    expect(text).toContain('prices?: { [uuid]: number >0 }');
  });

  test('that is only read has its choices explained in the text of its family, for which the whole has no room', () => {
    const read = structuredClone(contract);
    const properties: Record<string, unknown> = read.components.schemas.Letter.properties;
    properties.state = { enum: ['lost'], 'x-enumDescriptions': { lost: 'Nobody knows where it is.' } };
    const { post } = read.paths['/v1/letters'];
    const other = { '/v1/stamps': { post: { ...post, operationId: 'sellStamp', tags: ['shop'] } } };
    const both = buildModel({ ...read, paths: { ...read.paths, ...other } });
    expect(llmsParts(both).get('mail')).toContain('Nobody knows where it is.');
    expect(llmsText(both)).not.toContain('Nobody knows where it is.');
    expect(llmsText(both)).toContain('Expected to answer');
  });

  test('has the description nearest to where a type is used', () => {
    expect(text).toContain('- contact_id? — Entry of the address book.');
  });

  test('that stands in one place only is told there, in the answer too', () => {
    expect(text).toContain(`### sendLetter: POST /letters → object · no credential
Send a letter
- body: { to?: Recipient[] }
- returns — A letter on its way.
  - stamp?: object — What it was franked with. Bought in advance.
    - value?: integer — Cents.
`);
    expect(text).not.toContain('Stamp');
  });

  test('that an event carries keeps its name, which the event says', () => {
    const carried = buildModel({
      ...contract,
      webhooks: {
        'letter.sent': {
          post: {
            requestBody: {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Letter' } } },
            },
          },
        },
      },
    });
    const all = llmsText(carried);
    expect(all).toContain('- data: { stamp?: Stamp }');
    expect(all).toContain('Stamp — Bought in advance.\n- value?: integer — Cents.');
  });
});

test('parts are served as they were written, whatever they share with the whole', () => {
  const whole = 'one\ntwo\n\nthree\n';
  const parts = new Map([
    ['same', whole],
    ['own', 'one\nfour\nfive\n\nthree\ntwo\n'],
    ['shared', 'four\nfive\nfour'],
    ['empty', ''],
  ]);
  const file = llmsLinesFile(whole, parts);
  expect(JSON.parse(file)).toMatchObject({ lines: ['four', 'five'] });
  const served = new GuideParts(whole, file);
  for (const [part, text] of parts) expect([part, served.write(part)]).toEqual([part, text]);
});
