import { isObject, own } from '../../src/compiler/json.ts';
import type { Rule } from '../../src/compiler/rule.ts';
import { each, error, isAuthors, parametersOf, successSchema } from './operations.ts';

/** What differs between the roots: which bodies and answers they have, and what their overlay adds. */
export interface Conventions {
  /** Media types of request bodies and of answers. */
  readonly sent: readonly string[];
  readonly answered: readonly string[];
  /** Whether 206 may stand beside 200. */
  readonly ranges: boolean;
  /** Statuses that may stand in place of 200. */
  readonly redirects: readonly string[];
  /** What the overlay adds to every operation; authors leave it out (C10). */
  readonly standard: {
    readonly responses: readonly string[];
    readonly headers: readonly string[];
    readonly parameters: readonly string[];
  };
}

const json = ['application/json'];

export const publicConventions: Conventions = {
  sent: json,
  answered: json,
  ranges: false,
  redirects: [],
  standard: {
    responses: ['304', '400', '401', '403', '429', '500'],
    headers: ['X-Request-Id', 'RateLimit', 'RateLimit-Policy', 'ETag'],
    parameters: ['x-request-id', 'idempotency-key', 'if-none-match'],
  },
};

/** The console listens to changes, and saves reports. */
export const consoleConventions: Conventions = {
  ...publicConventions,
  answered: [...json, 'text/event-stream', 'text/csv'],
};

export const hostedConventions: Conventions = {
  sent: [
    ...json,
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/octet-stream',
    'message/rfc822',
    'text/plain',
    '*/*',
  ],
  answered: [...json, 'text/html', 'text/plain', 'application/pdf', 'application/octet-stream', '*/*'],
  ranges: true,
  redirects: ['303'],
  standard: {
    responses: ['304', '400', '404', '413', '415', '416', '429', '500'],
    headers: ['X-Request-Id', 'ETag', 'Accept-Ranges', 'Content-Range', 'Content-Disposition'],
    parameters: ['x-request-id', 'range', 'if-range', 'if-none-match'],
  },
};

/** The rules about bodies and answers, as a root has them. */
export const conventionRules = ({
  sent,
  answered,
  ranges,
  redirects,
  standard,
}: Conventions): readonly Rule[] => [
  each('C7', ({ tokens, value }, report) => {
    const statuses = isObject(value.responses) ? Object.keys(value.responses) : [];
    if (!statuses.includes('200') && !statuses.some((status) => redirects.includes(status)))
      report(tokens, 'Document the answer 200.');
    for (const status of statuses) {
      const isAllowed = status === '200' || (ranges && status === '206');
      if (!isAllowed && /^(2|default)/.test(status))
        report([...tokens, 'responses', status], `Success is always 200; ${status} is not used here.`);
      if (/^3/.test(status) && status !== '304' && !redirects.includes(status))
        report([...tokens, 'responses', status], `${status} is not used here.`);
    }
  }),

  each('C8', ({ tokens, value }, report, contract) => {
    const schema = successSchema(value, contract);
    // Without a 200 C7 has its say, and which other media types there may be is C13's.
    const content = own(contract.resolve(own(value.responses, '200')), 'content');
    const isOther = isObject(content) && Object.keys(content).length > 0 && !('application/json' in content);
    if (own(value.responses, '200') === undefined || isOther) return;
    if (schema === undefined)
      return report(
        [...tokens, 'responses', '200'],
        'The answer 200 has application/json content with a schema.',
      );
    const at = [...tokens, 'responses', '200'];
    const properties = isObject(schema.properties) ? schema.properties : {};
    const names = Object.keys(properties).sort().join(', ');
    if (names !== 'data' && names !== 'data, pagination')
      return report(at, `The answer is {data} or {data, pagination}; here it is {${names}}.`);
    if (schema.additionalProperties !== false) report(at, 'Close the envelope: additionalProperties: false.');
    const required = Array.isArray(schema.required) ? [...schema.required].sort().join(', ') : '';
    if (required !== names) report(at, `Require everything in the envelope: [${names}].`);
    const isArray = contract.resolve(properties.data).type === 'array';
    if (isArray && names === 'data') report(at, 'A list has pagination; a fixed set goes into an object.');
    if (!isArray && names !== 'data') report(at, 'Only a list has pagination.');
    if (!isArray && /^list[A-Z]/.test(String(value.operationId)))
      report(
        [...tokens, 'operationId'],
        'An operation called list answers a list; call this one get or read.',
      );
  }),

  each('C10', ({ tokens, value }, report, contract) => {
    const responses = isObject(value.responses) ? value.responses : {};
    const headers = own(responses['200'], 'headers');
    const repeated = [
      ...standard.responses
        .filter((status) => responses[status] !== undefined)
        .map((status) => ['responses', status]),
      ...standard.headers
        .filter((name) => own(headers, name) !== undefined)
        .map((name) => ['responses', '200', 'headers', name]),
      ...parametersOf(value, contract).flatMap(({ parameter, index }) =>
        standard.parameters.includes(String(parameter.name).toLowerCase()) ? [['parameters', index]] : [],
      ),
    ];
    for (const more of repeated) {
      if (isAuthors(contract, [...tokens, ...more]))
        report([...tokens, ...more], `Leave out ${more.join('.')}: the overlay adds it to every operation.`);
    }
  }),

  error('C13', (contract, report) => {
    for (const { tokens, value } of contract.mediaTypes) {
      const type = String(tokens.at(-1));
      // A parameter that is sent as JSON stands under `content` as well.
      if (tokens.at(-2) !== 'content') continue;
      const isSent = tokens.includes('requestBody') || tokens.includes('parameters');
      const allowed = isSent ? sent : answered;
      if (!allowed.includes(type))
        report(tokens, `${isSent ? 'Take' : 'Send'} ${listed(allowed)} only, not ${type}.`);
      else if (type !== 'application/json' && value.schema === undefined)
        report(tokens, 'Say what it is: bytes are { type: string, format: binary, maxLength: … }.');
    }
  }),
];

const listed = (types: readonly string[]): string =>
  types.length === 1 ? types[0]! : `${types.slice(0, -1).join(', ')} or ${types.at(-1)}`;
