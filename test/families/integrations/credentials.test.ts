import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OutsideWorld, Reply } from '../../support/outside-world.ts';
import { startService, type Service } from '../../support/service.ts';
import { places } from '../../support/stored.ts';
import { connectByConsent, connectStripe, playStripe } from './office.ts';

let service: Service;
let world: OutsideWorld;
let viewer: string;
let stranger: string;
beforeAll(async () => {
  world = await new OutsideWorld().start();
  service = await startService(world.options);
  viewer = await service.keyWith(service.agencies[0], ['automations.view']);
  stranger = await service.keyWith(service.agencies[0], ['clients.view']);
});
afterAll(async () => {
  await service?.stop();
  await world.stop();
});
beforeEach(() => {
  playStripe(world);
  world.mood = 'well';
  world.scope = 'https://www.googleapis.com/auth/calendar';
  world.on('GET www.googleapis.com/calendar/v3/calendars/primary', () => ({ id: 'ads@northlight.example' }));
  world.takeSeen();
});

const create = (body: object, key?: string) =>
  service.call(
    'createIntegrationCredential',
    { body: { integration_key: 'stripe', name: 'Payments', ...body } },
    { key: key ?? service.agencies[0].key },
  );
const shown = async (id: string, key?: string) =>
  (
    await service.ok(
      'listIntegrationCredentials',
      { query: { id: [id] } },
      { key: key ?? service.agencies[0].key },
    )
  ).data[0];
const stored = async (id: string) =>
  (await service.query<Record<string, unknown>>('select * from connections where id = $1', [id]))[0]!;

describe('a connection by key', () => {
  it('is tried at once, and its key is nowhere readable', async () => {
    const { body } = await create({ inputs: { api_key: 'rk_good' } });
    expect(body.data).toMatchObject({
      authorization: null,
      credential: { status: 'active', account_label: 'Test mode', visibility: 'personal', revision: 1 },
    });
    expect(JSON.stringify(await shown(body.data.credential.id))).not.toContain('rk_good');
    expect(await places(service, 'rk_good')).toEqual([]);
  });

  it('that the service refuses is refused at its input', async () => {
    const { status, body } = await create({ inputs: { api_key: 'rk_bad' } });
    expect([status, body.error.message]).toEqual([
      400,
      'body.inputs.api_key was refused. Stripe refused the access: Invalid API Key provided',
    ]);
    expect((await create({ inputs: {} })).body.error.message).toContain('body.inputs.api_key is required');
    expect((await create({ inputs: { api_key: 'rk_good', tone: 'x' } })).body.error.message).toContain(
      'body.inputs.tone is unknown',
    );
    expect((await create({ integration_key: 'nowhere' })).status).toBe(400);
  });

  it('is kept as failing while the service is away, and mends when it is tested', async () => {
    world.on('GET api.stripe.com/v1/balance', () => new Reply(503, {}));
    const { body } = await create({ inputs: { api_key: 'rk_good' } });
    const { id, status, status_message: message } = body.data.credential;
    expect([status, message]).toEqual(['failing', expect.stringContaining('does not answer')]);
    playStripe(world);
    const { data } = await service.ok('testIntegrationCredential', { path: { id } });
    expect(data).toMatchObject({ status: 'active', status_message: null, account_label: 'Test mode' });
  });

  it('sends its proof to the address of its own service alone', async () => {
    const wrong = await create({
      integration_key: 'wordpress',
      inputs: { site_url: 'http://site.example', user_name: 'dana', password: 'abcd' },
    });
    expect(wrong.body.error.message).toContain(
      'body.inputs.site_url must be an address that starts with https://',
    );
    const centre = await create({
      integration_key: 'mailchimp',
      inputs: { api_key: 'abcdef0123456789abcdef-evil.example/' },
    });
    expect(centre.body.error.message).toContain('data centre');
    expect(world.takeSeen()).toEqual([]);
  });
});

describe('who sees and changes a connection', () => {
  it('shows those of the agency with automations.view, and personal ones to their owner alone', async () => {
    const shared = await connectStripe(service);
    const personal = await connectStripe(service, { key: stranger, visibility: 'personal' });
    expect(await shown(shared, viewer)).toMatchObject({ id: shared });
    expect(await shown(shared, stranger)).toBeUndefined();
    expect(await shown(personal, stranger)).toMatchObject({ id: personal });
    expect(await shown(personal, viewer)).toBeUndefined();
    expect(await shown(personal)).toBeUndefined();
  });

  it('keeps the agency for settings.manage', async () => {
    expect((await create({ visibility: 'agency', inputs: { api_key: 'rk_good' } }, viewer)).status).toBe(403);
    const shared = await connectStripe(service);
    const update = (id: string, key: string, body: object = { name: 'Mine' }) =>
      service.call('updateIntegrationCredential', { path: { id }, body }, { key });
    expect((await update(shared, viewer)).status).toBe(403);
    expect((await update(shared, stranger)).status).toBe(404);
    const personal = await connectStripe(service, { key: stranger, visibility: 'personal' });
    expect((await update(personal, service.agencies[0].key)).status).toBe(404);
    expect((await update(personal, stranger, { visibility: 'agency' })).status).toBe(403);
    expect((await update(personal, stranger)).body.data).toMatchObject({ name: 'Mine', revision: 2 });
    expect((await update(personal, stranger, { name: 'Again', expected_revision: 1 })).status).toBe(409);
  });

  it('passes on to another member, and takes new inputs only when they work', async () => {
    const id = await connectStripe(service);
    const update = (body: object) => service.call('updateIntegrationCredential', { path: { id }, body });
    expect((await update({ owner_id: service.agencies[1].ownerId })).status).toBe(400);
    const { ownerId } = service.agencies[0];
    expect((await update({ owner_id: ownerId })).body.data.owner.id).toBe(ownerId);
    expect((await update({ inputs: { api_key: 'rk_bad' } })).status).toBe(400);
    const before = await stored(id);
    expect((await update({ inputs: { api_key: 'rk_good' } })).body.data.status).toBe('active');
    expect((await stored(id))['inputs_sealed']).not.toEqual(before['inputs_sealed']);
  });
});

describe('consent', () => {
  it('makes a pending connection active, and asks the service whose it is', async () => {
    const { body } = await create({ integration_key: 'google_calendar' });
    const { credential, authorization } = body.data;
    expect(credential).toMatchObject({ status: 'pending', scopes: [] });
    const asked = new URL(authorization.url).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('redirect_uri')).toMatch(/\/console\/settings\/integrations\/callback$/);
    const { data } = await service.ok('completeIntegrationAuthorization', {
      body: world.consent(authorization.url),
    });
    expect(data).toMatchObject({
      mcp_connection: null,
      credential: {
        id: credential.id,
        status: 'active',
        account_label: 'ads@northlight.example',
        scopes: ['https://www.googleapis.com/auth/calendar'],
      },
    });
  });

  it('counts once, within its time, and for the member who began', async () => {
    const complete = (body: object, key: string) =>
      service.call('completeIntegrationAuthorization', { body }, { key });
    const { body } = await create({ integration_key: 'google_calendar' });
    const answer = world.consent(body.data.authorization.url);
    expect((await complete(answer, viewer)).status).toBe(400);
    expect(
      (await complete({ ...answer, code: undefined, error: 'access_denied' }, service.agencies[0].key))
        .status,
    ).toBe(400);
    expect((await complete(answer, service.agencies[0].key)).status).toBe(200);
    expect((await complete(answer, service.agencies[0].key)).status).toBe(400);
    const late = await service.ok('authorizeIntegrationCredential', {
      path: { id: body.data.credential.id },
    });
    await service.query("update connections set consent_expires_at = app.now() - interval '1 second'");
    expect(
      (await complete(world.consent(late.data.authorization!.url), service.agencies[0].key)).status,
    ).toBe(400);
  });

  it('speaks as Slack does: its own type of token, commas, refusals with status 200', async () => {
    world.on('POST slack.com/api/auth.test', () => ({ ok: true, team: 'Northlight' }));
    world.scope = 'chat:write,channels:read';
    const { body } = await create({ integration_key: 'slack' });
    const { url } = body.data.authorization;
    expect(new URL(url).searchParams.get('scope')).toContain('chat:write,channels:read');
    world.mood = 'refusing';
    expect(
      (await service.call('completeIntegrationAuthorization', { body: world.consent(url) })).status,
    ).toBe(400);
    world.mood = 'well';
    const { data } = await service.ok('completeIntegrationAuthorization', { body: world.consent(url) });
    expect(data.credential).toMatchObject({
      status: 'active',
      account_label: 'Northlight',
      scopes: ['chat:write', 'channels:read'],
    });
  });

  it('is not for connections by key', async () => {
    const id = await connectStripe(service);
    expect((await service.call('authorizeIntegrationCredential', { path: { id } })).status).toBe(409);
  });

  it('can be given again after it was revoked, which erases tokens and tells the service', async () => {
    const id = await connectByConsent(service, world, { integration_key: 'google_calendar' });
    world.takeSeen();
    const { data } = await service.ok('revokeIntegrationCredential', { path: { id } });
    expect(data).toMatchObject({ status: 'revoked', scopes: [] });
    expect(world.takeSeen().map(({ host, path }) => host + path)).toEqual(['oauth2.googleapis.com/revoke']);
    expect(await stored(id)).toMatchObject({ access_token_sealed: null, refresh_token_sealed: null });
    expect((await service.ok('revokeIntegrationCredential', { path: { id } })).data.revision).toBe(
      data.revision,
    );
    expect((await service.call('testIntegrationCredential', { path: { id } })).status).toBe(409);
    const again = await service.ok('authorizeIntegrationCredential', { path: { id } });
    expect(again.data.credential.status).toBe('revoked');
    await service.ok('completeIntegrationAuthorization', {
      body: world.consent(again.data.authorization!.url),
    });
    expect(await shown(id)).toMatchObject({ status: 'active' });
    expect((await stored(id))['revoked_at']).toBeNull();
  });

  it('of a member who is removed ends when it is personal, and goes on when it is the agency’s', async () => {
    const body = { email: `leaver-${Date.now()}@northlight.example`, name: 'Leaver' };
    const { user } = (await service.ok('inviteUser', { body })).data;
    const shared = await connectStripe(service);
    const personal = await connectStripe(service, { key: stranger, visibility: 'personal' });
    await service.query('update connections set owner_id = $1 where id = any($2)', [
      user.id,
      [shared, personal],
    ]);
    await service.ok('updateUserFields', { body: { user_id: user.id, status: 'removed' } });
    expect(await stored(personal)).toMatchObject({ status: 'revoked', inputs_sealed: null });
    expect(await stored(shared)).toMatchObject({ status: 'active' });
    expect(
      await service.query("select 1 from audit_log where record_id = $1 and action = 'revoked'", [personal]),
    ).toHaveLength(1);
  });

  it('of others is revoked with settings.manage, personal or not', async () => {
    const id = await connectStripe(service, { key: stranger, visibility: 'personal' });
    const revoke = (key: string) => service.call('revokeIntegrationCredential', { path: { id } }, { key });
    expect((await revoke(viewer)).status).toBe(404);
    expect((await revoke(service.agencies[0].key)).status).toBe(200);
    expect(await stored(id)).toMatchObject({ status: 'revoked', inputs_sealed: null });
  });
});
