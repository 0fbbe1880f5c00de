import { events, inFamily, name, property, recordKind, root, type Broken } from './rules-contract.ts';

/** What schemas, examples, events and names must keep. */
export const brokenSchemas: readonly Broken[] = [
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
  ['C39', property('depth: { type: integer, x-settings: true }'), 'whose mapping names the alternatives'],
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
    inFamily(
      'example: { name: Summer campaign, expected_revision: 1 }',
      'example: { name: Summer campaign, expected_revision: 4 }',
    ),
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
  [
    'C45',
    property(
      "quarter: { type: string, pattern: '^Q[0-9]$', maxLength: 2, description: Quarter of the year. }",
    ),
    'Say in spec/shared/patterns.yaml what the pattern asks for',
  ],
  [
    'C43',
    inFamily('name: Spring campaign', 'name: Autumn campaign'),
    'which is "Spring campaign" or "Summer campaign" in',
  ],
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
