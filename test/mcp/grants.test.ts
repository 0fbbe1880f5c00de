import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, Host as OAuthHost, setOwnerPassword } from '../support/oauth.ts';
import { startService, type Service } from '../support/service.ts';
import { Host } from './host.ts';

let service: Service;
/** Apps of an owner, who holds every permission. */
let plain: Host;
let managing: Host;

beforeAll(async () => {
  service = await startService();
  const email = await setOwnerPassword(service, service.agencies[0]);
  const app = await OAuthHost.connect(service.url);
  plain = await Host.connect(service.url, (await connect(app, { email })).access_token);
  const token = (await connect(app, { email, managesPeople: true })).access_token;
  managing = await Host.connect(service.url, token);
});
afterAll(async () => {
  await plain?.close();
  await managing?.close();
  await service?.stop();
});

const begin = async (host: Host) => {
  const { conversation_id: id, tools, more_tools: more } = await host.start('Invite Lena Fox as a new user');
  const guidance = await host.ok('service_get_tool_deep_guidance', {
    conversation_id: id,
    tool_name: 'invite_user',
  });
  const { unavailable } = await host.ok('service_request_additional_tools', {
    conversation_id: id,
    reason: 'test',
    suggested_tool_names: ['invite_user', 'update_user_fields'],
  });
  return { id, names: [...tools.map(({ name }) => name), ...more].join(), guidance, unavailable };
};

test('a tool that the app was not allowed is not offered, and the refusal says what to tick', async () => {
  const { id, names, guidance, unavailable } = await begin(plain);
  expect(names).not.toContain('invite_user');
  expect(guidance.is_permitted).toBe(false);
  expect(unavailable).toEqual([
    { name: 'invite_user', reason: expect.stringContaining('"Manage people and permissions"') },
  ]);
  const call = async (name: string, args: Record<string, unknown>) => plain.one(id, name, args);
  const invited = await call('invite_user', { body: { email: 'lena@fox.example', name: 'Lena Fox' } });
  expect(invited).toMatchObject({
    status: 403,
    body: { error: { message: expect.stringContaining('"Manage people and permissions"') } },
  });
  expect(invited.hint).not.toContain('admin');
  // Some calls of this one are open to the app, and it is told about the others.
  const suspended = await call('update_user_fields', {
    body: { user_id: '00000000-0000-7000-8000-000000000000', status: 'suspended' },
  });
  expect(suspended).toMatchObject({ status: 403, hint: expect.not.stringContaining('admin') });
});

test('an app that may manage people is offered it', async () => {
  const { names, guidance, unavailable } = await begin(managing);
  expect(names).toContain('invite_user');
  expect(guidance.is_permitted).toBe(true);
  expect(unavailable).toEqual([]);
});
