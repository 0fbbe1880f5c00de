import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endConnection, findConnection, type Connector } from '#src/domain/connections/index.ts';
import { Google } from '../support/google.ts';
import { startService, type Service, type TestAgency } from '../support/service.ts';
import { beginConsent, connect, connectorFor, finishConsent, newConnection } from './connect.ts';

let service: Service;
let google: Google;
let connector: Connector;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  const server = await new Google().start();
  google = server;
  connector = connectorFor(google);
  return () => server.stop();
});

const agency = () => service.agencies[0];
const rowOf = async (id: string) =>
  (await service.query<Record<string, unknown>>('select * from connections where id = $1', [id]))[0]!;
const age = (id: string, seconds: number) =>
  service.query(
    'update connections set token_expires_at = app.now() + make_interval(secs => $2) where id = $1',
    [id, seconds],
  );
const token = (id: string) => connector.accessToken(service.db, agency().id, id);

describe('consent', () => {
  it('makes a connection that works, with nothing readable at rest', async () => {
    const { id } = await connect(service, google, agency());
    const access = await token(id);
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 'active', consent_state_hash: null, consent_verifier_sealed: null });
    expect(row['access_token_sealed']).toBeInstanceOf(Buffer);
    expect((row['access_token_sealed'] as Buffer).includes(access)).toBe(false);
  });

  it('counts once, for its own session and agency alone', async () => {
    const connection = await newConnection(service, agency());
    const answer = google.consent(await beginConsent(service, connector, agency(), connection));
    const wrong = new URLSearchParams(answer);
    wrong.set('state', `${answer.get('state')}x`);
    const finish = (of: TestAgency, given: URLSearchParams) => finishConsent(service, connector, of, given);
    await expect(finish(agency(), wrong)).rejects.toMatchObject({ status: 400 });
    await expect(finish(service.agencies[1], answer)).rejects.toMatchObject({ status: 400 });
    await finish(agency(), answer);
    await expect(finish(agency(), answer)).rejects.toMatchObject({ status: 400 });
  });

  it('that is declined is said, and the connection can be begun again', async () => {
    const connection = await newConnection(service, agency());
    const state = google.consent(await beginConsent(service, connector, agency(), connection)).get('state')!;
    const declined = new URLSearchParams({ error: 'access_denied', state });
    await expect(finishConsent(service, connector, agency(), declined)).rejects.toMatchObject({
      status: 400,
    });
    expect((await rowOf(connection.id))['status']).toBe('pending');
  });
});

describe('a token', () => {
  it('that has expired is renewed once, whoever and how many want it, in two processes', async () => {
    const { id } = await connect(service, google, agency());
    await age(id, -1);
    google.delayMs = 300;
    const other = connectorFor(google);
    const tokens = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        (at % 2 ? connector : other).accessToken(service.db, agency().id, id),
      ),
    );
    expect(google.refreshes).toBe(1);
    expect(new Set(tokens).size).toBe(1);
  });

  it('is renewed early, while others go on with the one there is', async () => {
    const { id } = await connect(service, google, agency());
    const before = await token(id);
    await age(id, 120);
    google.delayMs = 500;
    const renewing = token(id);
    await expect.poll(() => google.refreshes).toBe(1);
    expect(await token(id)).toBe(before);
    expect(await renewing).not.toBe(before);
  });

  it('that a process died renewing is renewed by the next', async () => {
    const { id } = await connect(service, google, agency());
    await age(id, -1);
    await service.query(
      "update connections set refreshing_until = app.now() + interval '1 second' where id = $1",
      [id],
    );
    await token(id);
    expect(google.refreshes).toBe(1);
  });

  it('that cannot be renewed for now is used as long as it lives, and the connection mends itself', async () => {
    const { id } = await connect(service, google, agency());
    const before = await token(id);
    google.mood = 'failing';
    await age(id, 120);
    expect(await token(id)).toBe(before);
    expect((await rowOf(id))['status']).toBe('failing');
    await age(id, -1);
    await expect(token(id)).rejects.toMatchObject({ kind: 'away' });
    google.mood = 'well';
    await token(id);
    expect(await rowOf(id)).toMatchObject({ status: 'active', status_message: null });
  });

  it('whose consent was withdrawn ends the connection, and its owner is told once', async () => {
    const { id } = await connect(service, google, agency());
    google.mood = 'ended';
    await age(id, -1);
    const failures = await Promise.all(
      [1, 2, 3].map(() => token(id).catch((error: { kind: string }) => error.kind)),
    );
    expect(failures).toEqual(['ended', 'ended', 'ended']);
    expect(await rowOf(id)).toMatchObject({
      status: 'expired',
      access_token_sealed: null,
      refresh_token_sealed: null,
      status_message: expect.stringContaining('Connect the account again'),
    });
    const told = await service.query(
      "select title from notifications where user_id = $1 and title = 'Connect Drive of Ada again'",
      [agency().ownerId],
    );
    expect(told).toHaveLength(1);
  });
});

describe('a call', () => {
  const call = (connection: { id: string; integration_key: string }, path: string) =>
    connector.call(service.db, agency().id, connection, path);

  it('is logged without its query, and renews a token that the service forgot', async () => {
    google.files.set('a', { name: 'a', mimeType: 'text/plain', bytes: Buffer.from('a') });
    const connection = await connect(service, google, agency());
    google.forgetAccess();
    const response = await call(connection, '/drive/v3/files/a?alt=media&secret=1');
    expect(await response.text()).toBe('a');
    const calls = await service.query(
      'select path, status_code from connection_calls where connection_id = $1 order by called_at, id',
      [connection.id],
    );
    expect(calls).toEqual([
      { path: '/drive/v3/files/a', status_code: 401 },
      { path: '/drive/v3/files/a', status_code: 200 },
    ]);
  });

  it('never takes its token to another origin', async () => {
    const connection = await connect(service, google, agency());
    await expect(call(connection, 'https://elsewhere.example/')).rejects.toThrow('not for');
  });

  it('after the connection was revoked is refused, and the service knows', async () => {
    const connection = await connect(service, google, agency());
    const read = service.db.read(agency().id);
    await connector.withdraw(agency().id, (await findConnection(read, connection.id))!);
    const end = { status: 'revoked', message: null } as const;
    await service.db.write(agency().id, ({ db }) =>
      endConnection(db, connection.id, end, service.db.clock.now()),
    );
    expect(google.revocations).toBe(1);
    await expect(call(connection, '/drive/v3/files/a')).rejects.toMatchObject({ kind: 'ended' });
    expect(await rowOf(connection.id)).toMatchObject({ status: 'revoked', access_token_sealed: null });
  });
});
