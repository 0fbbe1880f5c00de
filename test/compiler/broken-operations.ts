import { inFamily, property, type Broken } from './rules-contract.ts';

/** What operations and their lists must keep. */
export const brokenOperations: readonly Broken[] = [
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
      'description: >-\n        Lists widgets that the caller may see. Needs settings.manage.',
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
    'C44',
    inFamily('      x-events: []', '      x-destructive: sometimes\n      x-events: []'),
    'x-destructive is true, or has values',
  ],
  [
    'C44',
    inFamily('      x-events: []', '      x-destructive: { colour: [red] }\n      x-events: []'),
    'The body has no property "colour" with an enum',
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
];
