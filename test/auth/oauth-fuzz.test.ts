import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrowserSession } from '../support/browser-session.ts';
import { Host, setOwnerPassword, password, redirectUri } from '../support/oauth.ts';
import { startService, type Service } from '../support/service.ts';
import { anyText } from '../support/texts.ts';

/** Whatever anybody sends to the authorization server, it is their error and not ours. */
let service: Service;
let host: Host;
let email: string;
let browser: BrowserSession;

beforeAll(async () => {
  service = await startService({});
  email = await setOwnerPassword(service, service.agencies[0]);
  host = await Host.connect(service.url);
  browser = new BrowserSession();
});
afterAll(() => service?.stop());

const text = fc.oneof(
  anyText({ maxLength: 60 }),
  fc.webUrl(),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '%',
    '%00',
    '%zz',
    '../',
    '__proto__',
    'constructor',
    '[]',
    '{}',
    'null',
    '\uFFFE',
    'ÿ',
    "' or 1=1 --",
    '<script>',
    'https://127.0.0.1:1/x.json',
    'none',
    'login',
    'code',
    'S256',
    'x'.repeat(5000),
  ),
);
const names = [
  'client_id',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'resource',
  'code_challenge',
  'code_challenge_method',
  'prompt',
  'login_hint',
  'request',
  'request_uri',
  'claims',
  'nonce',
  'max_age',
  'grant_type',
  'code',
  'code_verifier',
  'refresh_token',
  'token',
  'token_type_hint',
  'client_secret',
  'client_assertion',
  'client_assertion_type',
  'form_token',
  'email',
  'password',
  'decision',
  'agency',
  '__proto__',
  'toString',
];
const values = (): Record<string, string> => ({
  client_id: host.client.client_id,
  redirect_uri: redirectUri,
  response_type: 'code',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
  grant_type: 'authorization_code',
  token: 'x'.repeat(43),
  code: 'x'.repeat(43),
  refresh_token: 'x'.repeat(43),
  email,
  password,
  resource: `${service.url}/v1/mcp`,
});
/** Parameters that are right but for some, which are anything, double or missing. */
const parameters = fc
  .tuple(
    fc.subarray(names),
    fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), text), text), { maxLength: 4 }),
  )
  .map(([kept, added]) => (): URLSearchParams => {
    const right = values();
    return new URLSearchParams([
      ...kept.flatMap((name) =>
        Object.hasOwn(right, name) ? [[name, right[name]!] as [string, string]] : [],
      ),
      ...added,
    ]);
  });
const type = fc.constantFrom(
  'application/x-www-form-urlencoded',
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded; charset=utf-99',
  'nonsense',
  '',
);
const method = fc.constantFrom('GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH');
const headers = fc.dictionary(
  fc.constantFrom(
    'authorization',
    'cookie',
    'dpop',
    'accept',
    'origin',
    'x-forwarded-for',
    'oauth-client-attestation',
    'accept-language',
  ),
  fc.oneof(
    fc.string({ unit: fc.constantFrom(...'abcXYZ019 =;.%/:"{}\\é'.replace('é', '')), maxLength: 80 }),
    fc.constantFrom(
      'Basic !!!',
      'Basic Og==',
      'Basic JTpiJQ==',
      'Bearer x',
      'session=x; session.sig=y',
      '*/*',
      'text/html',
      'null',
      '1.2.3.4, x',
    ),
  ),
);

async function expectNoFault(path: string, init: RequestInit): Promise<void> {
  await service.query('delete from app.throttles');
  const request = `${init.method} ${path} ${JSON.stringify(init.headers ?? {})} ${String(init.body)}`;
  const answer = await fetch(service.url + path, { ...init, redirect: 'manual' }).catch((error: unknown) => {
    throw new Error(`${request} got no answer`, { cause: error });
  });
  const body = await answer.text();
  if (answer.status < 500) return;
  const cause = service.errors.causeOf(answer.headers.get('x-request-id')!);
  expect.fail(`${request} answered ${answer.status} ${body}\n${cause ?? 'nothing was logged'}`);
}

const settings = { numRuns: 150, endOnFailure: true } as const;

describe('no 5xx', () => {
  it.each(['/oauth/authorize', '/oauth/token', '/oauth/revoke', '/oauth/register'])(
    'at %s, for parameters of all kinds',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(method, parameters, type, headers, async (verb, make, contentType, more) => {
          const search = make().toString();
          const hasBody = verb !== 'GET' && verb !== 'HEAD';
          await expectNoFault(hasBody ? path : `${path}?${search}`, {
            method: verb,
            headers: { ...more, ...(contentType && { 'content-type': contentType }) },
            ...(hasBody && { body: search }),
          });
        }),
        settings,
      );
    },
  );

  it('at /oauth/register, for JSON of all kinds', async () => {
    const member = fc.constantFrom(
      'redirect_uris',
      'client_name',
      'grant_types',
      'response_types',
      'token_endpoint_auth_method',
      'client_uri',
      'jwks',
      'jwks_uri',
      'scope',
      'software_statement',
      '__proto__',
    );
    const body = fc.oneof(
      fc.json(),
      fc
        .dictionary(member, fc.oneof(fc.jsonValue(), fc.array(text, { maxLength: 3 }), text))
        .map((value) => JSON.stringify({ redirect_uris: [redirectUri], ...value })),
    );
    await fc.assert(
      fc.asyncProperty(body, (json) =>
        expectNoFault('/oauth/register', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: json,
        }),
      ),
      settings,
    );
  });

  it('at the pages, with and without what belongs to them', async () => {
    const action = fc.constantFrom('', '/sign-in', '/consent', '/switch', '/cancel', '/else');
    await fc.assert(
      fc.asyncProperty(
        method,
        action,
        parameters,
        type,
        fc.boolean(),
        async (verb, step, make, contentType, isOurs) => {
          await service.query('delete from app.throttles');
          const page = await browser.follow(await host.authorizeUrl());
          const form = make();
          if (isOurs) form.set('form_token', /form_token" value="([^"]*)"/.exec(page.text)?.[1] ?? '');
          const hasBody = verb !== 'GET' && verb !== 'HEAD';
          const answer = await browser.send(page.url.href + step, {
            method: verb,
            headers: contentType ? { 'content-type': contentType } : {},
            ...(hasBody && { body: form.toString() }),
          });
          expect(answer.status, `${verb} ${step} ${form}`).toBeLessThan(500);
        },
      ),
      { ...settings, numRuns: 100 },
    );
  });

  it('at addresses that look like ours', async () => {
    const path = fc
      .tuple(
        fc.constantFrom(
          '/oauth/',
          '/oauth/authorize/',
          '/oauth/interaction/',
          '/.well-known/',
          '/oauth/interaction/x/',
        ),
        text,
      )
      .map(([start, end]) => start + encodeURI(end.toWellFormed()).slice(0, 6000));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('GET', 'POST'), path, (verb, address) =>
        expectNoFault(address.replaceAll('\\', '/'), { method: verb }),
      ),
      settings,
    );
  });
});
