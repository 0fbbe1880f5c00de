/** The address of the small contract of hosted addresses, which keeps every rule, and what breaks each. */
export const hostedRoot = 'spec/hosted.yaml';
export const hostedFamily = 'spec/families/hosted-letters.yaml';

export const hostedFiles: Readonly<Record<string, string>> = {
  [hostedRoot]: `openapi: 3.1.0
info: { title: Letters, version: 1.0.0 }
security: []
tags:
  - name: hosted-letters
    description: Letters behind links.
paths:
  /hosted/letters/{token}: { $ref: './families/hosted-letters.yaml#/paths/~1hosted~1letters~1{token}' }
  /hosted/letters/{token}/scan: { $ref: './families/hosted-letters.yaml#/paths/~1hosted~1letters~1{token}~1scan' }
  /hosted/notices/{code}: { $ref: './families/hosted-letters.yaml#/paths/~1hosted~1notices~1{code}' }
`,
  [hostedFamily]: `paths:
  /hosted/letters/{token}:
    parameters:
      - $ref: '../shared/hosted.yaml#/components/parameters/PathToken'
    post:
      operationId: replyLetter
      tags: [hosted-letters]
      summary: Reply to a letter
      description: >-
        Sends an answer to the letter behind the address, as JSON or as a form.
      x-address: { credential: token, purpose: letter, lifetime: P30D }
      x-events: []
      parameters:
        - name: Letter-Signature
          in: header
          description: Signature of the body.
          schema: { type: string, maxLength: 100 }
          example: 5f2c
      requestBody:
        required: true
        content:
          application/json: &content
            schema: { $ref: '#/components/schemas/LetterReply' }
            example: { words: Thank you }
          application/x-www-form-urlencoded: *content
      responses:
        '200':
          description: The page that thanks.
          content:
            text/html: { schema: { $ref: '../shared/hosted.yaml#/components/schemas/HtmlPage' } }
        '401': { $ref: '../shared/hosted.yaml#/components/responses/BadSignature' }
  /hosted/letters/{token}/scan:
    parameters:
      - $ref: '../shared/hosted.yaml#/components/parameters/PathToken'
    get:
      operationId: downloadLetter
      tags: [hosted-letters]
      summary: Download a letter
      description: >-
        Gives the scan of the letter, whole or in ranges.
      x-address: { credential: signed, purpose: letter_scan, lifetime: PT15M }
      responses:
        '200':
          description: The scan.
          content: { '*/*': { schema: { type: string, format: binary, maxLength: 8388608 } } }
        '206':
          description: The range of it.
          content: { '*/*': { schema: { type: string, format: binary, maxLength: 8388608 } } }
  /hosted/notices/{code}:
    parameters:
      - name: code
        in: path
        required: true
        description: Code of the notice, which is printed on it.
        schema: { type: string, maxLength: 20 }
        example: A1
    get:
      operationId: getNotice
      tags: [hosted-letters]
      summary: Get a notice
      description: >-
        Leads to the notice with this code, which anybody may read.
      x-address: { credential: public, purpose: notice }
      responses:
        '303':
          description: Where the notice is.
          headers: { Location: { $ref: '../shared/hosted.yaml#/components/headers/Location' } }
components:
  schemas:
    LetterReply:
      type: object
      description: An answer to a letter.
      additionalProperties: false
      required: [words]
      properties:
        words: { type: string, maxLength: 1000, description: Text of the answer. }
`,
};

type Edit = readonly [path: string, from: string, to: string];

const inFamily = (from: string, to: string): Edit => [hostedFamily, from, to];

/** By rule an edit that breaks it, and what is said then. */
export const brokenHosted: readonly (readonly [rule: string, edit: Edit, message: string])[] = [
  ['C7', inFamily("'206':", "'204':"), 'Success is always 200; 204 is not used here'],
  ['C7', inFamily("'303':", "'307':"), '307 is not used here'],
  ['C10', inFamily("'401': {", "'404': {"), 'Leave out responses.404'],
  ['C13', inFamily('text/html: {', 'application/xml: {'), 'not application/xml'],
  [
    'C13',
    inFamily("{ '*/*': { schema: { type: string, format: binary, maxLength: 8388608 } } }", "{ '*/*': {} }"),
    'Say what it is',
  ],
  ['C21', inFamily('format: binary, maxLength: 8388608', 'format: binary'), 'Bound the string'],
  ['C40', inFamily('            example: { words: Thank you }\n', ''), 'Add an example'],
  ['C70', [hostedRoot, 'security: []\n', ''], 'The root says security: []'],
  [
    'C70',
    inFamily(
      '      x-address: { credential: public',
      '      security: []\n      x-address: { credential: public',
    ),
    'Leave out security',
  ],
  ['C71', inFamily('      x-address: { credential: public, purpose: notice }\n', ''), 'Add x-address'],
  ['C71', inFamily('credential: token', 'credential: key'), 'The credential is token, signed or public'],
  ['C71', inFamily('purpose: letter_scan', 'purpose: letter-scan'), 'a key in snake_case'],
  ['C71', inFamily('lifetime: PT15M', 'lifetime: PT1H'), 'at most 15 minutes'],
  ['C71', inFamily('lifetime: P30D', 'lifetime: a month'), 'an ISO 8601 duration'],
  [
    'C71',
    inFamily('purpose: notice }', 'purpose: notice, lifetime: P1D }'),
    'A public address has no lifetime',
  ],
  ['C71', inFamily('purpose: letter_scan', 'purpose: letter'), 'with another credential or lifetime'],
  [
    'C72',
    inFamily('credential: public, purpose: notice', 'credential: token, purpose: notice, lifetime: P1D'),
    'The path has no {token}',
  ],
  [
    'C72',
    inFamily(
      'credential: signed, purpose: letter_scan, lifetime: PT15M',
      'credential: public, purpose: letter_scan',
    ),
    'has no token',
  ],
  [
    'C72',
    inFamily(
      "- $ref: '../shared/hosted.yaml#/components/parameters/PathToken'",
      '- { name: token, in: path, required: true, description: The credential of it., schema: { type: string, maxLength: 20 }, example: a }',
    ),
    'Refer to PathToken',
  ],
  ['C73', inFamily("'401': {", "'403': {"), 'refuses with the 404 of the overlay'],
  ['C73', inFamily('name: Letter-Signature', 'name: Letter-Digest'), '401 is BadSignature'],
  ['C74', inFamily('name: Letter-Signature', 'name: Cookie'), 'takes no cookies'],
  ['C74', inFamily('headers: { Location:', 'headers: { Set-Cookie:'), 'sets no cookies'],
];
