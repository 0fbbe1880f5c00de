import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LookupAll } from '#src/platform/outbound/addresses.ts';
import { startService, type Service } from '../../support/service.ts';

/** The names that the service of these tests can resolve. */
const names: Record<string, string[]> = {
  'public.example': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'inside.example': ['10.1.2.3'],
  localhost: ['127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'mixed.example': ['93.184.215.14', '192.168.0.7'],
  'mapped.example': ['::ffff:10.0.0.1'],
};
const lookup: LookupAll = (hostname, done) => {
  const found = names[hostname];
  if (found === undefined)
    done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' }), []);
  else
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
};

let service: Service;
beforeAll(async () => void (service = await startService({ outbound: { lookup } })));
afterAll(() => service.stop());

const save = (body: object) => service.call('updateWebhookSettings', { body });
const stored = async () =>
  Object.values(
    (
      await service.query(
        'select (select count(*) from webhook_endpoints) as endpoints, (select count(*) from webhook_settings) as settings',
      )
    )[0]!,
  ).map(Number);

const notPublic =
  /must resolve to public addresses: .*(is not a public address|resolves to .*, which is not a public address)\.$/;

describe('an address that events cannot be sent to is refused, and nothing is stored', () => {
  it.each([
    ['http://public.example/hooks', /must start with https:\/\//],
    ['ftp://public.example/hooks', /must start with https:\/\//],
    [
      'https://user:password@public.example/',
      /must not contain a user name or password: send credentials in a custom header/,
    ],
    ['https://user@public.example/', /must not contain a user name or password/],
    ['https://public.example/hooks#here', /must not have a fragment/],
    [
      'https://unknown.example/',
      /has the host unknown\.example, which cannot be resolved \(ENOTFOUND\): check the spelling/,
    ],
    ['https://inside.example/', notPublic],
    ['https://localhost/', notPublic],
    ['https://metadata.example/latest', notPublic],
    ['https://mixed.example/', notPublic],
    ['https://mapped.example/', notPublic],
    ['https://10.0.0.1/', notPublic],
    ['https://127.0.0.1:8443/', notPublic],
    ['https://169.254.169.254/latest/meta-data/', notPublic],
    ['https://[::1]/', notPublic],
    ['https://[::ffff:10.0.0.1]/', notPublic],
    ['https://[::ffff:7f00:1]/', notPublic],
    ['https://[fd00::1]/', notPublic],
    ['https://2130706433/', notPublic],
    ['https://0x7f.1/', notPublic],
    ['https://0177.0.0.1/', notPublic],
    ['https://127.1/', notPublic],
    ['https://0/', notPublic],
  ])('%s', async (url, message) => {
    const [global, override] = [
      await save({ endpoint: { url } }),
      await save({
        endpoint: { url: 'https://public.example/' },
        overrides: [{ event_type: 'client.created', url }],
      }),
    ];
    expect([global.status, global.body.error.type, global.body.error.message]).toEqual([
      400,
      'validation_error',
      expect.stringMatching(message),
    ]);
    expect(global.body.error.message).toMatch(/^body\.endpoint\.url /);
    expect([override.status, override.body.error.message]).toEqual([
      400,
      global.body.error.message.replace('body.endpoint.url', 'body.overrides.0.url'),
    ]);
    expect(await stored()).toEqual([0, 0]);
  });

  it.each(['hooks.example', 'https://', '/hooks', 'https://exa mple.com/'])(
    '%s, which is no address',
    async (url) => {
      const { status, body } = await save({ endpoint: { url } });
      expect([status, body.error.message]).toEqual([400, expect.stringContaining('body.endpoint.url')]);
      expect(await stored()).toEqual([0, 0]);
    },
  );
});

it('an address that leads to public addresses alone is taken', async () => {
  for (const url of [
    'https://public.example/hooks?agency=1',
    'https://public.example:8443/',
    'https://93.184.215.14/',
  ])
    expect((await save({ endpoint: { url } })).body.data.endpoint.url).toBe(url);
});
