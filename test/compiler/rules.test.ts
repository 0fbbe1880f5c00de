import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyse } from '#src/compiler/analyse.ts';
import { formatDiagnostic } from '#src/compiler/diagnostics.ts';
import type { Rule } from '#src/compiler/rule.ts';
import { readOperationId } from '../../scripts/scaffold/naming.ts';
import { scaffoldOperation } from '../../scripts/scaffold/operation.ts';
import { withPaths } from '../../spec/lint/files.ts';
import { hostedRules } from '../../spec/lint/hosted.ts';
import { rules } from '../../spec/lint/rules.ts';
import { brokenHosted } from './hosted-contract.ts';

/**
 * Every MUST and SHOULD of spec/README.md: a small contract that keeps all of them, and for each rule an edit that
 * breaks it. What the author reads is the expectation; keep it a message that cures.
 */
const family = 'spec/families/widgets.yaml';
const events = 'spec/events/widget.yaml';
const root = 'spec/openapi.yaml';
let base: string;
let files: Record<string, string>;

const rootText = `openapi: 3.1.0
info: { title: Widgets, version: 1.0.0 }
tags:
  - name: widgets
    description: Widgets of the agency.
paths:
webhooks:
  widget.created: { $ref: './events/widget.yaml#/webhooks/widget.created' }
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
`;

const eventsText = `webhooks:
  widget.created:
    post:
      operationId: widgetCreatedEvent
      summary: A widget is made
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/WidgetCreatedEvent' } } }
      responses: { '200': { description: Taken. } }
components:
  schemas:
    WidgetCreatedEvent:
      type: object
      description: Envelope of \`widget.created\`.
      additionalProperties: false
      required: [event_type, data]
      properties:
        event_type: { type: string, const: widget.created, description: Which event it is. }
        data: { $ref: '#/components/schemas/WidgetCreatedData' }
    WidgetCreatedData:
      description: What \`widget.created\` says.
      type: object
      allOf: [{ $ref: '../shared/events.yaml#/components/schemas/EventCommon' }]
      unevaluatedProperties: false
      required: [widget]
      properties:
        widget: { $ref: '../families/widgets.yaml#/components/schemas/Widget' }
`;

beforeAll(() => {
  base = `${mkdtempSync(join(tmpdir(), 'rules-'))}/`;
  mkdirSync(`${base}spec/families`, { recursive: true });
  mkdirSync(`${base}spec/events`);
  cpSync(new URL('../../spec/shared', import.meta.url).pathname, `${base}spec/shared`, { recursive: true });
  writeFileSync(base + root, rootText);
  writeFileSync(base + events, eventsText);
  for (const id of [
    'listWidgets',
    'createWidget',
    'updateWidget',
    'deleteWidget',
    'deleteWidgets',
    'archiveWidget',
  ]) {
    scaffoldOperation('widgets', readOperationId(id), 'settings.manage', base);
  }
  const written = readFileSync(base + family, 'utf8');
  files = {
    [root]: readFileSync(base + root, 'utf8'),
    [events]: eventsText,
    [family]: written.replace('x-events: []', 'x-events: [widget.created]'),
  };
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** All messages about the contract after an edit. */
function messagesAfter(edits: readonly Edit[] = [], judges: readonly Rule[] = rules): string[] {
  for (const [path, text] of Object.entries(files)) writeFileSync(base + path, text);
  for (const [path, from, to] of edits) {
    const text = readFileSync(base + path, 'utf8');
    if (!text.includes(from)) throw new Error(`${path} has no "${from}" to edit.`);
    writeFileSync(
      base + path,
      text.replace(from, () => to),
    );
  }
  const { diagnostics } = analyse({
    spec: base + root,
    overlays: [`${base}spec/shared/standard.overlay.yaml`],
    include: ['./shared/permissions.yaml#/components/schemas/Permission'],
    rules: judges,
  });
  // Shapes of spec/shared that this small contract has no use for.
  const isSpare = (message: string): boolean => /^spec\/shared\/.* C61 /.test(message);
  return diagnostics
    .map((diagnostic) => formatDiagnostic(diagnostic, base))
    .filter((message) => !isSpare(message));
}

type Edit = readonly [path: string, from: string, to: string];

const inFamily = (from: string, to: string): Edit => [family, from, to];
const name =
  'name: { type: string, minLength: 1, maxLength: 200, description: Name by which people find the widget. }';
const recordKind = "record_kind: { $ref: '../shared/record-kinds.yaml#/components/schemas/SubjectKind' }";
const property = (text: string): Edit => inFamily(`        ${name}`, `        ${name}\n        ${text}`);

const broken: readonly (readonly [rule: string, edit: Edit | readonly Edit[], message: string])[] = [
  [
    'C1',
    inFamily('operationId: archiveWidget', 'operationId: archive_widget'),
    'operationId archive_widget must be camelCase.',
  ],
  [
    'C1',
    inFamily('operationId: archiveWidget', 'operationId: frobWidget'),
    'begins with "frob". Use a verb of spec/lint/verbs.ts',
  ],
  ['C1', inFamily('operationId: archiveWidget', 'operationId: archive'), 'lacks a noun'],
  ['C1', inFamily('      operationId: archiveWidget\n', ''), 'Give the operation an operationId'],
  [
    'C1',
    inFamily('operationId: archiveWidget', 'operationId: bulkArchiveWidgets'),
    'below /bulk/ is called bulk',
  ],
  ['C2', inFamily('tags: [widgets]', 'tags: [widgets, gadgets]'), 'exactly one tag'],
  [
    'C2',
    inFamily('tags: [widgets]', 'tags: [gadgets]'),
    'The tag is "gadgets", which is another family than that of the file.',
  ],
  ['C3', inFamily('summary: List widgets', 'summary: List widgets.'), 'without a full stop'],
  ['C3', inFamily('summary: List widgets', `summary: ${'Long '.repeat(20)}`), 'say it in 80'],
  [
    'C3',
    inFamily(
      'description: >-\n        List widgets, so that the caller can go on with it. Needs settings.manage.',
      'description: Lists.',
    ),
    'at least 40 characters',
  ],
  ['C4', inFamily('      x-permission: settings.manage\n', ''), 'Add x-permission'],
  [
    'C4',
    inFamily('x-permission: settings.manage', 'x-permission: settings.frob'),
    '"settings.frob" is not in spec/shared/permissions.yaml',
  ],
  ['C5', inFamily('      x-events: [widget.created]\n', ''), '[] for none'],
  ['C5', inFamily('x-events: []', 'x-events: [widget.lost]'), 'No event widget.lost is defined'],
  ['C5', inFamily('x-tool:', 'x-effect: read\n      x-tool:'), 'x-effect is for a POST that only reads'],
  ['C6', inFamily('when: Use it to list widgets.', 'when: Use it to list widgets'), 'ends in a full stop'],
  ['C6', inFamily('keywords: [widget, list widget]', 'keywords: [widget]'), '2 to 20 words'],
  ['C6', inFamily('after: []', 'after: [listGadgets]'), 'No operation is called listGadgets'],
  ['C7', inFamily("        '200':", "        '201':"), 'Document the answer 200'],
  [
    'C7',
    inFamily(
      "      responses:\n        '200':",
      "      responses:\n        '204': { description: None. }\n        '200':",
    ),
    'Success is always 200',
  ],
  ['C8', inFamily('required: [data, pagination]', 'required: [data]'), 'Require everything in the envelope'],
  ['C8', inFamily('                additionalProperties: false\n', ''), 'Close the envelope'],
  [
    'C8',
    inFamily(
      "                  pagination: { $ref: '../shared/schemas.yaml#/components/schemas/Pagination' }\n",
      '',
    ),
    'A list has pagination',
  ],
  [
    'C8',
    inFamily('operationId: archiveWidget', 'operationId: listArchivedWidgets'),
    'called list answers a list',
  ],
  [
    'C9',
    inFamily("        '404': { $ref: '../shared/responses.yaml#/components/responses/NotFound' }\n", ''),
    'document 404',
  ],
  [
    'C9',
    inFamily("        '409': { $ref: '../shared/responses.yaml#/components/responses/Conflict' }\n", ''),
    'document 409',
  ],
  [
    'C10',
    inFamily(
      "      responses:\n        '200':",
      "      responses:\n        '401': { description: Who are you? }\n        '200':",
    ),
    'Leave out responses.401',
  ],
  [
    'C11',
    inFamily("        - $ref: '../shared/parameters.yaml#/components/parameters/Offset'\n", ''),
    'A list takes Offset',
  ],
  ['C11', inFamily(', default: created_at }', ' }'), "ends with the list's own order"],
  [
    'C18',
    inFamily("        - $ref: '../shared/parameters.yaml#/components/parameters/UpdatedAfter'\n", ''),
    'takes UpdatedAfter of spec/shared/parameters.yaml, or updated_after in its body',
  ],
  ['C12', inFamily('name: id\n', 'name: widget_id\n'), 'Name what to delete'],
  [
    'C13',
    inFamily(
      'application/json:',
      'text/plain: { schema: { type: string, maxLength: 5 }, example: a }\n            application/json:',
    ),
    'not text/plain',
  ],
  [
    'C14',
    inFamily(
      "        - $ref: '../shared/parameters.yaml#/components/parameters/QueryExpectedRevision'\n",
      '',
    ),
    'add QueryExpectedRevision',
  ],
  [
    'C38',
    inFamily('expected_revision: { $ref', 'expected_state: { $ref'),
    'The record that this changes has a revision: take expected_revision',
  ],
  [
    'C16',
    inFamily(
      "expected_revision: { $ref: '../shared/schemas.yaml#/components/schemas/ExpectedRevision' }",
      "expected_revision: { $ref: '../shared/schemas.yaml#/components/schemas/ExpectedRevision', default: 1 }",
    ),
    '"expected_revision" of the body has a default',
  ],
  [
    'C17',
    inFamily(
      'x-permission: settings.manage\n      x-events: []',
      'x-permission: people.manage\n      x-events: []',
    ),
    'Add x-credential',
  ],
  [
    'C17',
    inFamily('      x-events: []', '      x-credential: none\n      x-events: []'),
    'x-credential is secret, rights or any',
  ],
  [
    'C17',
    inFamily('      x-events: []', '      x-secret: true\n      x-events: []'),
    'add x-credential: secret',
  ],
  [
    'C17',
    inFamily('      x-events: []', '      x-credential: secret\n      x-events: []'),
    'goes with x-session: confirmed',
  ],
  [
    'C17',
    inFamily(
      '      x-events: []',
      '      x-credential: rights\n      x-credential-when: [colour]\n      x-events: []',
    ),
    'The body has no property "colour"',
  ],
  [
    'C17',
    property('secret: { type: string, maxLength: 20, description: Opens the widget. }'),
    'add x-secret: true',
  ],
  [
    'C15',
    inFamily(
      "- $ref: '../shared/parameters.yaml#/components/parameters/CreatedBy'",
      '- { name: created_by, in: query, description: Whose they are., schema: { type: boolean }, example: true }',
    ),
    'Refer to CreatedBy of spec/shared/parameters.yaml',
  ],
  [
    'C20',
    property('size: { type: object, description: How large it is., properties: {} }'),
    'Close the object',
  ],
  [
    'C20',
    property(
      'sizes: { type: object, description: How large they are., additionalProperties: { type: boolean } }',
    ),
    'A map has maxProperties',
  ],
  ['C20', [events, '      unevaluatedProperties: false\n', ''], 'Close an object that extends others'],
  ['C21', property('size: { type: string, description: How large it is. }'), 'Bound the string'],
  [
    'C21',
    property("size: { type: string, pattern: '^[a-z]+$', description: How large it is. }"),
    'Bound the string',
  ],
  [
    'C21',
    property('size: { type: array, items: { type: boolean }, description: How large it is. }'),
    'Bound the array',
  ],
  ['C21', property('size: { type: integer, minimum: 1, description: How large it is. }'), 'Bound the number'],
  ['C21', property('size: { description: How large it is. }'), 'Say what the value is'],
  ['C22', property('size: { type: string, maxLength: 5 }'), 'Describe size'],
  [
    'C22',
    property('size: { type: string, maxLength: 5, description: The size. }'),
    'only repeats the name size',
  ],
  [
    'C23',
    inFamily('required: [id, name,', 'required: [id, nickname,'),
    '"nickname" is required but is not among the properties',
  ],
  [
    'C24',
    property('size: { type: string, maxLength: 5, nullable: true, description: How large it is. }'),
    'Write null as a type',
  ],
  [
    'C25',
    property('shoeSize: { type: string, maxLength: 5, description: How large the shoe is. }'),
    'Name "shoeSize" in snake_case',
  ],
  [
    'C19',
    inFamily('summary: List widgets', 'summary: Which widgets there are'),
    'The summary of listWidgets is a label that begins with "List"',
  ],
  [
    'C36',
    property(
      'depth: { type: integer, minimum: 0, maximum: 9, description: Depth that whoever made it chose. }',
    ),
    '"whoever": write a noun',
  ],
  [
    'C37',
    property("depth: { $ref: '#/components/schemas/Widget', x-body-of: deleteWidget }"),
    'The body of deleteWidget is another schema',
  ],
  [
    'C26',
    [
      inFamily('    WidgetArchive:', '    widget_archive:'),
      inFamily('schemas/WidgetArchive', 'schemas/widget_archive'),
    ],
    'in PascalCase',
  ],
  [
    'C26',
    [
      inFamily('    WidgetArchive:', '    ContentType:'),
      inFamily('schemas/WidgetArchive', 'schemas/ContentType'),
    ],
    'Clients made by swagger-typescript-api have a "ContentType" already',
  ],
  [
    'C26',
    [
      inFamily('    WidgetArchive:', '    Money:'),
      inFamily('schemas/WidgetArchive', 'schemas/Money'),
      property("price: { $ref: '../shared/schemas.yaml#/components/schemas/Money' }"),
    ],
    'The name Money in schemas is taken by',
  ],
  [
    'C27',
    property("made: { $ref: '../shared/schemas.yaml#/components/schemas/Timestamp' }"),
    '"made" is an instant; name it ..._at',
  ],
  [
    'C27',
    property('made_at: { type: string, maxLength: 5, description: When it was made. }'),
    'reads as an instant',
  ],
  [
    'C27',
    property("birthday: { $ref: '../shared/schemas.yaml#/components/schemas/CalendarDate' }"),
    'is a calendar day',
  ],
  ['C27', property("parent: { $ref: '../shared/schemas.yaml#/components/schemas/Id' }"), '"parent" is an id'],
  [
    'C27',
    property('parent_id: { type: string, maxLength: 5, description: What it belongs to. }'),
    'reads as an id',
  ],
  ['C27', property('broken: { type: boolean, description: Whether it is. }'), '"broken" is a flag'],
  [
    'C27',
    inFamily(
      "        - $ref: '../shared/parameters.yaml#/components/parameters/Offset'\n",
      "        - $ref: '../shared/parameters.yaml#/components/parameters/Offset'\n        - { name: size_from, in: query, description: Smallest size., schema: { type: integer, minimum: 0, maximum: 9 }, example: 1 }\n",
    ),
    '"size_from" bounds a number; name it min_... or max_....',
  ],
  [
    'C27',
    property('is_broken: { type: string, maxLength: 3, description: Whether it is. }'),
    'reads as a flag',
  ],
  [
    'C28',
    property(
      "part: { description: One of two., oneOf: [{ $ref: '#/components/schemas/Widget' }, { $ref: '#/components/schemas/WidgetCreate' }] }",
    ),
    'a discriminator with its propertyName',
  ],
  [
    'C29',
    property('size: { type: string, enum: [small, wide], description: How large it is. }'),
    'Explain small, wide',
  ],
  [
    'C30',
    property('search: { type: integer, minimum: 0, maximum: 9, description: How often it was looked for. }'),
    'one name has one type',
  ],
  [
    'C31',
    property('size: { type: string, maxLength: 5, description: How wide, in words. }'),
    '"in words." is no keyword of a schema. Quote a text with a comma',
  ],
  [
    'C32',
    inFamily(name, name.replace('{ type', '{ default: Widget, type')),
    '"name" is required, yet a request without it would get its default',
  ],
  [
    'C33',
    property('kind: { const: big, description: What it is. }'),
    'Give the type of the constant: type: string.',
  ],
  [
    'C33',
    property("kind: { type: [string, 'null'], enum: [big, null], description: Whether it is big. }"),
    "Write anyOf: [{ type: string, enum: [...] }, { type: 'null' }].",
  ],
  [
    'C33',
    property(
      "kinds: { type: [array, 'null'], maxItems: 2, items: { type: boolean }, description: What it is. }",
    ),
    'Write each type as a branch of anyOf',
  ],
  [
    'C34',
    property('priority: { type: string, maxLength: 5, description: How pressing it is. }'),
    '"priority" is called "priority_level" in this contract (priority).',
  ],
  [
    'C34',
    property('include_archived: { type: boolean, description: Whether archived ones come too. }'),
    '"include_archived" is called "is_archived" in this contract',
  ],
  [
    'C34',
    property("from_date: { $ref: '../shared/schemas.yaml#/components/schemas/CalendarDate' }"),
    '"from_date" is called "period_from" or "period_to" in this contract',
  ],
  [
    'C34',
    property('due_on: { type: string, format: date-time, description: When it is due. }'),
    '"due_on" holds string of the format date wherever it stands',
  ],
  [
    'C34',
    property(
      'colour_id: { type: array, maxItems: 2, items: { type: string, format: uuid }, description: Its colours. }',
    ),
    'name it in the plural, as "colour_ids"',
  ],
  [
    'C35',
    [
      property(recordKind),
      property(
        "part: { type: string, enum: [client, task, invoice], description: 'What it is about: `client`, `task` or `invoice`.' }",
      ),
    ],
    'Declare it in spec/shared/record-kinds.yaml',
  ],
  [
    'C35',
    [
      property(recordKind.replace('record_kind', 'kind')),
      property(
        "record_kind: { type: string, enum: [client, process], description: 'What it is about: `client` or `process`.' }",
      ),
    ],
    '"process" is no kind of RecordKind',
  ],
  [
    'C35',
    property("about: { $ref: '../shared/record-kinds.yaml#/components/schemas/SubjectKind' }"),
    '"about" holds a kind of record: name it record_kind',
  ],
  [
    'C26',
    [
      inFamily(
        '  schemas:\n',
        '  schemas:\n    Limit: { type: integer, minimum: 1, maximum: 9, description: Most widgets. }\n',
      ),
      property("most: { $ref: '#/components/schemas/Limit' }"),
    ],
    'schemas has a component "Limit" too',
  ],
  ['C40', inFamily('            example: { name: Spring campaign }\n', ''), 'Add an example'],
  ['C40', inFamily('          example: name\n', ''), 'Add an example of sort'],
  [
    'C41',
    inFamily('example: { name: Spring campaign }', "example: { name: '' }"),
    'name must NOT have fewer than 1 characters',
  ],
  [
    'C41',
    inFamily('          example: name\n', '          example: colour\n'),
    'must be one of created_at, updated_at, name',
  ],
  ['C41', inFamily(', default: created_at }', ', default: color }'), 'The default does not fit'],
  [
    'C42',
    inFamily('example: { expected_revision: 1 }', 'example: { expected_revision: 4 }'),
    'expects revision 4, so that of the answer has 5 and not 2',
  ],
  [
    'C42',
    inFamily('example: { name: Spring campaign }', 'example: { name: Summer campaign }'),
    'The example of the request asks for name "Summer campaign", that of the answer has "Spring campaign".',
  ],
  ['C42', inFamily('revision: 1', 'revision: 3'), 'has revision 3, yet it was never changed.'],
  [
    'C42',
    inFamily("updated_at: '2026-03-02T14:05:09.412Z'", "updated_at: '2026-03-02T14:05:09.411Z'"),
    'was changed before it was made.',
  ],
  ['C50', [events, 'const: widget.created', 'const: widget.made'], 'event_type is const: widget.created'],
  [
    'C50',
    [
      [events, 'schemas/WidgetCreatedEvent', 'schemas/WidgetMadeEvent'],
      [events, '    WidgetCreatedEvent:', '    WidgetMadeEvent:'],
    ],
    'The payload of widget.created is the component WidgetCreatedEvent',
  ],
  [
    'C50',
    [
      events,
      "allOf: [{ $ref: '../shared/events.yaml#/components/schemas/EventCommon' }]",
      'minProperties: 1',
    ],
    'extends EventCommon',
  ],
  ['C51', inFamily('x-events: [widget.created]', 'x-events: []'), 'No operation emits widget.created'],
  ['C43', inFamily('name: Spring campaign', 'name: Autumn campaign'), 'which is "Spring campaign" in'],
  [
    'C43',
    inFamily(
      'created_by: 0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b11',
      'created_by: 0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10',
    ),
    'as a user, which is a client in',
  ],
  [
    'C43',
    inFamily(
      'created_by: 0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b11',
      'created_by: 0191f3a2-6c1e-7b42-9d51-2f4c0a6e0000',
    ),
    'no record of the example agency: add 0191f3a2-6c1e-7b42-9d51-2f4c0a6e0000',
  ],
  [
    'C60',
    [root, "  /v1/widgets: { $ref: './families/widgets.yaml#/paths/~1v1~1widgets' }\n", ''],
    'Add /v1/widgets to "paths" in spec/openapi.yaml',
  ],
  ['C60', [root, '  /v1/widgets: {', '  /v1/gadgets: {'], 'which is another name than /v1/gadgets'],
  [
    'C61',
    inFamily('schemas/WidgetArchive', 'schemas/WidgetArchived'),
    'leads nowhere: "WidgetArchived" is not in /components/schemas',
  ],
  ['C61', inFamily('schemas/WidgetArchive', 'schemas/WidgetUpdate'), 'Nothing uses WidgetArchive in schemas'],
];

describe('a slip of the pen', () => {
  it.each([
    [
      'a field of OpenAPI',
      inFamily('      responses:\n', '      respones:\n'),
      'structure  "respones" is no field of an operation. Did you mean responses?',
    ],
    [
      'a keyword of a schema',
      inFamily('required: [data, pagination]', 'requird: [data, pagination]'),
      'C31  "requird" is no keyword of a schema. Did you mean required?',
    ],
    [
      'an extension',
      inFamily('x-events: [widget.created]', 'x-evnts: [widget.created]'),
      'C31  "x-evnts" is no extension of an operation. Did you mean x-events?',
    ],
    [
      'a reference',
      inFamily("'#/components/schemas/WidgetArchive'", "'#/components/schemas/WidgetArchvie'"),
      'Did you mean WidgetArchive?',
    ],
    [
      'a permission',
      inFamily('x-permission: settings.manage', 'x-permission: settings.mange'),
      'C4  "settings.mange" is not in spec/shared/permissions.yaml. Did you mean settings.manage?',
    ],
    ['an event', inFamily('[widget.created]', '[widget.craeted]'), 'Did you mean widget.created?'],
  ])('in %s is named with what was meant, and without what follows from it', (_name, edit, message) => {
    const found = messagesAfter([edit]).filter((each) => / error /.test(each));
    expect(found.join('\n')).toContain(message);
    // An event that nothing emits any more is a fault of its own.
    expect(found.length).toBeLessThanOrEqual(message.includes('widget.created') ? 2 : 1);
  });
});

describe('the rules of the contract', () => {
  it('say nothing about a contract that keeps them', () => {
    expect(messagesAfter()).toEqual([]);
  });

  it.each(broken)('%s: %j', (rule, edit, message) => {
    const edits = (typeof edit[0] === 'string' ? [edit] : edit) as readonly Edit[];
    const found = messagesAfter(edits);
    expect(found).toContainEqual(
      expect.stringMatching(new RegExp(`^spec/.+:\\d+:\\d+  (error|warning) ${rule}  .*${escape(message)}`)),
    );
  });

  it('are all tried', () => {
    const tried = new Set([...broken, ...brokenHosted].map(([rule]) => rule));
    const readme = readFileSync(new URL('../../spec/README.md', import.meta.url), 'utf8');
    const written = [...readme.matchAll(/^- \*\*(C\d+) (?:MUST|SHOULD)\*\*/gm)].map(([, rule]) => rule!);
    expect(written.filter((rule) => !tried.has(rule))).toEqual([]);
    expect([...new Set([...rules, ...hostedRules].map(({ id }) => id))].sort()).toEqual(
      [...new Set(written)].sort(),
    );
  });

  it('let a contract take some of the paths of its families', () => {
    const forgotten: Edit[] = [
      [root, "  /v1/widgets: { $ref: './families/widgets.yaml#/paths/~1v1~1widgets' }\n", ''],
    ];
    const complaints = (judges: readonly Rule[]) =>
      messagesAfter(forgotten, judges).filter((message) => message.includes(' C60 '));
    expect(complaints(withPaths(rules, '/v1/'))).toHaveLength(1);
    expect(complaints(withPaths(rules, '/console/api/'))).toEqual([]);
  });

  it('leave what only the paths of another contract use to its own rules', () => {
    const shape =
      '    WidgetColour: { type: string, enum: [red, green], description: Colour of the widget. }\n';
    const consolePath = (path: string): string =>
      `  ${path}:\n    get: { responses: { '200': { $ref: '#/components/schemas/WidgetColour' } } }\n`;
    const unusedAfter = (path: string): string[] =>
      messagesAfter([
        [family, '  schemas:\n', `  schemas:\n${shape}`],
        [family, 'paths:\n', `paths:\n${consolePath(path)}`],
      ]).filter((message) => message.includes(' C61 '));
    expect(unusedAfter('/console/api/widgets')).toEqual([]);
    expect(unusedAfter('/v1/other-widgets')).toEqual([
      expect.stringContaining('Nothing uses WidgetColour in schemas'),
    ]);
  });

  it('name the line that the author has to change', () => {
    const line = files[family]!.split('\n').findIndex((text) => text.includes('summary: List widgets')) + 1;
    expect(messagesAfter([inFamily('summary: List widgets', 'summary: List widgets.')])[0]).toMatch(
      new RegExp(`^${family}:${line}:7  error C3`),
    );
  });
});

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
