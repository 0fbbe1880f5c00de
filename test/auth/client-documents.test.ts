import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BrowserSession } from '../support/browser-session.ts';
import { authorize, Host, setOwnerPassword, redirectUri, textOf } from '../support/oauth.ts';
import { Receiver, lookupHere, testCa } from '../support/receiver.ts';
import { startService, type Service } from '../support/service.ts';

/** Programs that describe themselves in a document at their client id. */
let service: Service;
let site: Receiver;
let email: string;

beforeAll(async () => {
  site = await Receiver.start();
  service = await startService({
    config: { webhookAllowPrivate: true },
    outbound: { lookup: lookupHere, ca: testCa },
  });
  email = await setOwnerPassword(service, service.agencies[0]);
});
afterAll(async () => {
  await service?.stop();
  await site?.stop();
});

let count = 0;
let clientId: string;
/** Each test has an address of its own: what was read is kept for a while. */
beforeEach(() => {
  clientId = site.url(`/client-${(count += 1)}.json`);
  site.forget();
});

const publish = (change: Record<string, unknown> = {}) => {
  const document = {
    client_id: clientId,
    client_name: 'Desk Assistant',
    redirect_uris: [redirectUri],
    token_endpoint_auth_method: 'none',
    ...change,
  };
  site.respond = (_received, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document));
};
const open = async (id = clientId, at = service) =>
  new BrowserSession().follow(await (await Host.connect(at.url, { clientId: id })).authorizeUrl());

describe('a program with a document', () => {
  it('needs no registration, and the consent page names the site that describes it', async () => {
    publish({ application_type: 'web', scope: 'a b', logo_uri: 'https://receiver.test/logo.png' });
    const host = await Host.connect(service.url, { clientId });
    const page = await new BrowserSession().follow(await host.authorizeUrl());
    expect(textOf(page)).toContain('to continue to Desk Assistant');
    const browser = new BrowserSession();
    const tokens = await host.exchange(await authorize(host, { email, browser }));
    expect((await service.ok('getTenantContext', {}, { key: tokens.access_token })).data.agency!.id).toBe(
      service.agencies[0].id,
    );
    expect(textOf(await browser.follow(await host.authorizeUrl()))).toContain(
      `Described by ${new URL(clientId).host}`,
    );
    const {
      data: [grant],
    } = await service.ok('listOauthGrants', { query: { limit: 1 } });
    expect(grant).toMatchObject({
      oauth_client_id: clientId,
      oauth_client_source: 'metadata_document',
      oauth_client_name: 'Desk Assistant',
    });
    expect(await host.refresh(tokens.refresh_token!)).toBeDefined();
    // One reading serves a while.
    expect(site.requests).toHaveLength(1);
    expect(site.requests[0]!.headers).not.toHaveProperty('cookie');
  });

  it.each([
    ['names another client', { client_id: 'https://receiver.test/other.json' }],
    ['has a redirect URI that may not be', { redirect_uris: ['javascript:alert(1)'] }],
    ['redirects to plain HTTP elsewhere', { redirect_uris: ['http://host.example/cb'] }],
    ['has a secret', { client_secret: 'x', token_endpoint_auth_method: 'client_secret_post' }],
    ['has none', { redirect_uris: [] }],
    ['is too large', { client_name: 'x'.repeat(20_000) }],
  ])('is refused when it %s', async (_, change) => {
    publish(change);
    const { status, text, location } = await open();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(location).toBeNull();
    expect(text).toContain('<h1>');
  });

  it.each([
    ['an error', 500, {}],
    ['a redirect', 302, { location: 'https://receiver.test/elsewhere.json' }],
    ['nothing', 204, {}],
    ['an answer that is not final', 304, {}],
  ])('is refused when its site answers %s', async (_, status, headers) => {
    site.respond = (_received, response) => void response.writeHead(status, headers).end();
    expect((await open()).status).toBe(400);
    expect(site.requests).toHaveLength(1);
  });

  it('is refused when its site answers no JSON, or not at all', async () => {
    site.respond = (_received, response) => void response.writeHead(200).end('<html>');
    expect((await open()).status).toBe(400);
    clientId = site.url('/slow.json');
    site.respond = () => {};
    expect((await open()).status).toBe(400);
  });
});

describe('a document', () => {
  it.each([
    'http://receiver.test/client.json',
    'https://receiver.test',
    'https://receiver.test/',
    'https://user@receiver.test/client.json',
    'https://receiver.test/a/../b.json',
    'https://receiver.test/client.json#x',
    `https://receiver.test/${'x'.repeat(600)}`,
    'file:///etc/passwd',
    'ftp://receiver.test/client.json',
  ])('is not read at %s', async (id) => {
    expect((await open(id)).status).toBe(400);
    expect(site.requests).toEqual([]);
  });

  it('is not read inside the network: by name, by address, in whatever notation', async () => {
    const strict = await startService({ outbound: { lookup: lookupHere, ca: testCa } });
    publish();
    const { port } = new URL(clientId);
    const connections = site.connections;
    for (const host of [
      'receiver.test',
      'localhost',
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '169.254.169.254',
      '10.0.0.1',
      '0.0.0.0',
    ]) {
      expect((await open(`https://${host}:${port}/client.json`, strict)).status, host).toBe(400);
    }
    expect(site.connections).toBe(connections);
    await strict.stop();
  });

  it('is read at most 60 times an hour for one address', async () => {
    await service.query("delete from app.throttles where bucket = 'metadata_document'");
    publish({ client_id: 'https://receiver.test/never' });
    await open(site.url('/many-1.json'));
    await open(site.url('/many-2.json'));
    // 56 others since then.
    const counted = await service.query(
      "update app.throttles set count = count + 56 where bucket = 'metadata_document' returning count",
    );
    expect(counted).toEqual([{ count: 58 }]);
    for (let index = 3; index < 7; index += 1) await open(site.url(`/many-${index}.json`));
    expect(site.requests).toHaveLength(4);
  });
});
