import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '#generated/operation.ts';
import { BrowserSession } from '../support/browser-session.ts';
import { authorize, connect, Host, setOwnerPassword } from '../support/oauth.ts';
import { startService, type Service } from '../support/service.ts';
import { bodySchema, exampleInput, flatten, operations } from './operations.ts';

/**
 * What an app that acts for a person may not do, over all operations of both contracts. A key or a secret outlives the grant
 * that made it; and whoever changes what people may do can give themselves the rest.
 */
let service: Service;
/** Tokens of the owner, who holds every permission. */
let plain: string;
let managing: string;

beforeAll(async () => {
  service = await startService({});
  const email = await setOwnerPassword(service, service.agencies[0]);
  const host = await Host.connect(service.url);
  plain = (await connect(host, { email })).access_token;
  managing = (await connect(host, { email, managesPeople: true })).access_token;
});
afterAll(() => service?.stop());

const declared = (kind: Operation['credential']) =>
  operations
    .filter(({ credential }) => credential === kind)
    .map((operation) => [operation.id, operation] as const);

/** The contract's example, and one of the properties that the rule is about where the example leaves them out. */
function affectedInput(operation: Operation) {
  const input = exampleInput(operation);
  const { credentialWhen: when } = operation;
  const body = input.body as Record<string, unknown> | undefined;
  if (when === undefined || body === undefined || when.some((name) => body[name] !== undefined)) return input;
  const examples: Readonly<Record<string, unknown>> = {
    position: 0,
    permissions: [],
    lead_ids: [],
    departments: [],
  };
  return { ...input, body: { ...body, [when[0]!]: examples[when[0]!] } };
}

const answerTo = async (operation: Operation, key: string) => {
  const { status, body } = await service.call(operation.id, affectedInput(operation), { key });
  return { status, message: String(body?.error?.message ?? '') };
};

describe.each(declared('secret'))('%s, which creates or shows a credential,', (_, operation) => {
  it('is refused to an OAuth token of an owner, with what to do instead', async () => {
    for (const token of [plain, managing]) {
      expect(await answerTo(operation, token)).toEqual({
        status: 403,
        message: expect.stringMatching(
          /^Apps connected with OAuth cannot .*in the console, or with an API key/,
        ),
      });
    }
  });

  it('is open to an API key that has the permission, unless it is about how a person signs in', async () => {
    const { status, message } = await answerTo(operation, service.agencies[0].key);
    if (operation.family === 'sign-in-methods') expect(message).toContain('needs a browser session');
    else expect(status).not.toBe(403);
  });

  it('asks a browser session for the password', () => {
    expect(operation.session).toBe('confirmed');
  });
});

describe.each(declared('rights'))('%s, which can change what somebody may do,', (_, operation) => {
  it('is refused to an OAuth token, and the message names what to tick', async () => {
    expect(await answerTo(operation, plain)).toEqual({
      status: 403,
      message: expect.stringContaining('"Manage people and permissions"'),
    });
  });

  it('is open to a token whose user ticked it, and to a key', async () => {
    for (const key of [managing, service.agencies[0].key])
      expect((await answerTo(operation, key)).message).not.toContain('Manage people and permissions');
  });
});

describe('the declarations', () => {
  it('cover every operation whose response has a secret', () => {
    const withSecret = operations.filter((operation) => operation.isSecret === true);
    expect(withSecret.length).toBeGreaterThan(3);
    expect(withSecret.filter(({ credential }) => credential !== 'secret').map(({ id }) => id)).toEqual([]);
  });

  it('cover every write whose body names a role, permissions, a level or department places', () => {
    const decisive = ['role', 'permissions', 'level_id', 'replacement_level_id', 'levels', 'lead_ids'];
    // A filter or a saved view names a role to look for, and gives nobody one.
    const found = operations
      .filter(
        ({ effect, family }) =>
          effect === 'write' && ['organization', 'people', 'api-keys', 'oauth-grants'].includes(family),
      )
      .filter((operation) =>
        Object.keys(flatten(bodySchema(operation) ?? {})['properties'] ?? {}).some((name) =>
          decisive.includes(name),
        ),
      );
    expect(found.length).toBeGreaterThan(4);
    expect(found.filter(({ credential }) => credential === undefined).map(({ id }) => id)).toEqual([]);
  });
});

describe('a member who connects an app', () => {
  it('may let it change their own name without further consent', async () => {
    const { ownerId } = service.agencies[0];
    expect(
      (
        await service.call(
          'updateUserFields',
          { body: { user_id: ownerId, name: 'Renamed' } },
          { key: plain },
        )
      ).status,
    ).toBe(200);
  });

  it('has "Manage people and permissions" off unless they tick it, and sees in the list of grants what they decided', async () => {
    const page = await openConsent();
    expect(/<input type="checkbox"[^>]*name="manage_people"[^>]*>/.exec(page.text)?.[0]).not.toContain(
      'checked',
    );
    const grants = (await service.ok('listOauthGrants', { query: { sort: 'created_at', order: 'asc' } }))
      .data as { can_manage_people: boolean }[];
    expect(grants.map((grant) => grant.can_manage_people)).toEqual([false, true]);
  });

  it('keeps the decision through a refresh', async () => {
    const host = await Host.connect(service.url);
    const email = `owner@${service.agencies[0].name.toLowerCase()}.example`;
    const first = await host.exchange(await authorize(host, { email, managesPeople: true }));
    const second = await host.refresh(first.refresh_token!);
    const invite = () =>
      service.call('inviteUser', { body: { email: 'new@alder.example' } }, { key: second.access_token });
    expect((await invite()).status).toBe(200);
    await host.revoke(second.refresh_token!);
    await expect.poll(async () => (await invite()).status).toBe(401);
  });
});

async function openConsent() {
  const host = await Host.connect(service.url);
  const browser = new BrowserSession();
  const page = await browser.follow(await host.authorizeUrl());
  return browser.submit(page, '/sign-in', {
    email: `owner@${service.agencies[0].name.toLowerCase()}.example`,
    password: 'a correct horse on 1 battery',
  });
}
