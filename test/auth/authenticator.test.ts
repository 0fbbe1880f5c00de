import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthenticator, type Authenticator } from '#src/api/auth/index.ts';
import {
  createApiKey,
  createServiceAccount,
  revokeApiKey,
  rotateApiKey,
  type IssuedKey,
} from '#src/domain/access/index.ts';
import { newSecret } from '#src/domain/access/secret.ts';
import { scopedKysely } from '#src/platform/db/scoped.ts';
import type { Connections } from '#src/platform/db/index.ts';
import type { Identity } from '#src/call/context.ts';
import { systemContext } from '#src/platform/events/index.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';
import { byNotice, patiently } from '../support/waiting.ts';

let core: CoreDatabase;
let tenantId: string;
let here: Authenticator;
let there: Authenticator;
let clock = Date.now();
let onAnnouncement = () => {};
const log = { warn: vi.fn() };

beforeAll(async () => {
  core = await openCoreDatabase();
  tenantId = await core.createTenant();
  here = createAuthenticator(core.db, { log, now: () => clock });
  await core.db.listen('credentials_changed', () => onAnnouncement());
  there = createAuthenticator(await core.openAnother(), { log });
});
afterAll(async () => {
  await here.close();
  await there.close();
  await core.close();
});
beforeEach(() => (clock = Date.now()));

const change = <T>(
  work: (ctx: ReturnType<typeof systemContext>) => Promise<T>,
  db: Connections = core.db,
): Promise<T> => db.write(tenantId, (scope) => work(systemContext(scope, 'test')));

/** A new key, once `here` has heard of it: what it caches afterwards stays cached. */
async function newKey(
  permissions: string[] = ['clients.view'],
  expiresAt: Date | null = null,
): Promise<IssuedKey> {
  const announced = new Promise<void>((resolve) => (onAnnouncement = resolve));
  const key = await change(async (ctx) =>
    createApiKey(ctx, {
      name: 'Reports',
      userId: await createServiceAccount(ctx, { name: 'Reports', permissions }),
      expiresAt,
    }),
  );
  await announced;
  return key;
}

const bearer = (secret: string) => `Bearer ${secret}`;
// A refusal may be thrown at once or come with the promise.
const ask = async (authenticator: Authenticator, secret: string): Promise<Identity> =>
  authenticator.authenticate(bearer(secret));
const refusal = async (authenticator: Authenticator, secret: string): Promise<string | null> =>
  ask(authenticator, secret).then(
    () => null,
    (error: Error) => error.message,
  );

// A new authenticator trusts its cache only once it hears of changes.
const untilCached = (authenticator: Authenticator, secret: string) =>
  vi.waitFor(async () => {
    await ask(authenticator, secret);
    expect(authenticator.authenticate(bearer(secret))).not.toBeInstanceOf(Promise);
  }, byNotice);

describe('authenticate', () => {
  it('finds the service account behind a key, and answers at once from then on', async () => {
    const { id, secret } = await newKey(['clients.edit', 'clients.view']);
    const identity = await ask(here, secret);
    expect(identity).toMatchObject({
      tenantId,
      kind: 'service_account',
      name: 'Reports',
      role: null,
      credentialId: id,
    });
    expect([...identity.permissions]).toEqual(['clients.edit', 'clients.view']);
    expect(here.authenticate(bearer(secret))).toBe(identity);
    expect(here.authenticate(`bearer   ${secret}`)).toBe(identity);
  });

  it('gives a member the permissions of their levels, and the owner everything', async () => {
    const {
      rows: [member],
    } = await core.owner.query(
      `
      with d as (insert into departments (tenant_id, name) values ($1, 'Care') returning id),
        l as (insert into department_levels (tenant_id, department_id, name, permissions) select $1, id, 'Lead', '{clients.view,tickets.manage}' from d returning id, department_id),
        u as (insert into users (tenant_id, kind, name, email) values ($1, 'member', 'Dana Reyes', 'dana@example.com') returning id)
      insert into department_members (tenant_id, department_id, level_id, user_id) select $1, l.department_id, l.id, u.id from l, u returning user_id`,
      [tenantId],
    );
    const { secret } = await change((ctx) => createApiKey(ctx, { name: 'Own', userId: member.user_id }));
    const before = await ask(here, secret);
    expect(before.kind).toBe('user');
    expect([...before.permissions].sort()).toEqual(['clients.view', 'tickets.manage']);

    await core.owner.query("update users set role = 'owner' where id = $1", [member.user_id]);
    await vi.waitFor(
      async () => expect((await ask(here, secret)).permissions.has('billing.manage')).toBe(true),
      byNotice,
    );

    await core.owner.query('update users set role = null where id = $1', [member.user_id]);
    await core.owner.query('delete from departments where tenant_id = $1', [tenantId]);
    await vi.waitFor(async () => expect((await ask(here, secret)).permissions.size).toBe(0), byNotice);
  });

  it('refuses what cannot be a key without asking the database', () => {
    for (const authorization of [
      undefined,
      '',
      'Basic abc',
      'Bearer',
      'Bearer a b',
      'Bearer ü',
      `Bearer ${'0'.repeat(54)}`,
      bearer(`${newSecret().slice(0, -1)}!`),
    ]) {
      // Thrown, not rejected: nothing was awaited.
      expect(() => here.authenticate(authorization)).toThrow(
        expect.objectContaining({ code: 'unauthenticated', status: 401 }),
      );
    }
  });

  it('refuses an unknown key, and knows it when it is created a moment later', async () => {
    const { id, secret } = await newKey();
    await core.owner.query("update api_keys set hash = sha256('elsewhere') where id = $1", [id]);
    expect(await refusal(here, secret)).toBe('The API key is not known.');
    await core.owner.query('update api_keys set hash = sha256($2::bytea) where id = $1', [id, secret]);
    await vi.waitFor(async () => expect(await refusal(here, secret)).toBeNull(), byNotice);
  });

  it('asks the database once for many calls at once', async () => {
    const { secret } = await newKey();
    const found = await Promise.all(Array.from({ length: 50 }, () => ask(here, secret)));
    expect(new Set(found).size).toBe(1);
  });

  it('refuses a key that expires while it is cached', async () => {
    const { secret } = await newKey([], new Date(clock + 30_000));
    expect(await refusal(here, secret)).toBeNull();
    clock += 30_000;
    expect(await refusal(here, secret)).toBe('The API key has expired.');
  });

  it('trusts an answer for a minute at most', async () => {
    const { secret } = await newKey();
    const first = await ask(here, secret);
    clock += 59_999;
    expect(here.authenticate(bearer(secret))).toBe(first);
    clock += 1;
    expect(here.authenticate(bearer(secret))).toBeInstanceOf(Promise);
  });
});

describe('revocation', () => {
  it('reaches every process, long before it would look again by itself', async () => {
    const { id, secret } = await newKey();
    await Promise.all([ask(here, secret), ask(there, secret)]);
    await change((ctx) => revokeApiKey(ctx, id));
    for (const authenticator of [here, there]) {
      await vi.waitFor(
        async () => expect(await refusal(authenticator, secret)).toBe('The API key was revoked.'),
        byNotice,
      );
    }
  });

  it('is not undone by a lookup that began before it', async () => {
    // Which of the two the database sees first is not ours to say: it has to be the lookup once.
    let wasEarly = false;
    for (let attempt = 0; attempt < 20 && !wasEarly; attempt += 1) {
      const { id, secret } = await newKey();
      const outcome = ask(here, secret).then(
        () => true,
        () => false,
      );
      await change((ctx) => revokeApiKey(ctx, id));
      wasEarly = await outcome;
      await vi.waitFor(
        async () => expect(await refusal(here, secret)).toBe('The API key was revoked.'),
        byNotice,
      );
    }
    expect(wasEarly, 'a lookup that came before the revocation').toBe(true);
  });

  it('is honoured while announcements cannot arrive, and after they are back', async () => {
    const db = await core.openAnother();
    const authenticator = createAuthenticator(db, { log });
    const { id, secret } = await newKey();
    await untilCached(authenticator, secret);

    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'agency-listen' and datname = current_database()`.execute(
      core.db.system,
    );
    await change((ctx) => revokeApiKey(ctx, id));
    await vi.waitFor(
      async () => expect(await refusal(authenticator, secret)).toBe('The API key was revoked.'),
      byNotice,
    );
    await vi.waitFor(() => expect([db.listening, core.db.listening]).toEqual([true, true]), byNotice);
    const other = await newKey();
    await untilCached(authenticator, other.secret);
    await authenticator.close();
  });
});

describe('rotation', () => {
  it('keeps the former secret alive for the overlap', async () => {
    const { id, secret } = await newKey();
    const { secret: renewed } = await change((ctx) => rotateApiKey(ctx, id, 24));
    expect(renewed).not.toBe(secret);
    await vi.waitFor(async () => expect(await refusal(here, renewed)).toBeNull(), byNotice);
    expect((await ask(here, secret)).credentialId).toBe(id);
    clock += 24 * 3_600_000 + 60_000;
    expect(await refusal(here, secret)).toBe('The API key was rotated, and this secret is no longer valid.');
    expect(await refusal(here, renewed)).toBeNull();
  });

  it('ends the former secret at once when asked to', async () => {
    const { id, secret } = await newKey();
    await ask(here, secret);
    const { secret: renewed } = await change((ctx) => rotateApiKey(ctx, id, 0));
    await vi.waitFor(
      async () => expect(await refusal(here, secret)).toBe('The API key is not known.'),
      byNotice,
    );
    expect(await refusal(here, renewed)).toBeNull();
  });

  it('is refused for a revoked, an expired and an unknown key', async () => {
    const { id } = await newKey();
    await change((ctx) => revokeApiKey(ctx, id));
    await change((ctx) => revokeApiKey(ctx, id));
    await expect(change((ctx) => rotateApiKey(ctx, id))).rejects.toMatchObject({ code: 'state_conflict' });
    const expired = await newKey([], new Date(Date.now() - 1000));
    await expect(change((ctx) => rotateApiKey(ctx, expired.id))).rejects.toMatchObject({
      code: 'state_conflict',
    });
    await expect(change((ctx) => rotateApiKey(ctx, tenantId))).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('last use', () => {
  it('is stored to the minute, in one batch, and does not drop the cache', async () => {
    const authenticator = createAuthenticator(core.db, { log, lastUsedEveryMs: 50 });
    const keys = [await newKey(), await newKey()];
    for (const { secret } of keys) await untilCached(authenticator, secret);
    const stored = () =>
      core.owner.query<{ at: Date | null }>('select last_used_at as at from api_keys where id = any($1)', [
        keys.map((key) => key.id),
      ]);
    await vi.waitFor(
      async () => expect((await stored()).rows.every(({ at }) => at !== null)).toBe(true),
      patiently,
    );
    for (const { at } of (await stored()).rows) {
      expect(at!.getTime() % 60_000).toBe(0);
      expect(Date.now() - at!.getTime()).toBeLessThan(120_000);
    }
    await sleep(50);
    expect(authenticator.authenticate(bearer(keys[0]!.secret))).not.toBeInstanceOf(Promise);
    await authenticator.close();
  });

  it('is stored when the process stops', async () => {
    const authenticator = createAuthenticator(core.db, { log });
    const { id, secret } = await newKey();
    await ask(authenticator, secret);
    await authenticator.close();
    const { rows } = await core.owner.query('select last_used_at from api_keys where id = $1', [id]);
    expect(rows[0].last_used_at).not.toBeNull();
  });
});

describe('keys', () => {
  it('are stored as a hash, and every change of them is audited', async () => {
    const { id, secret } = await newKey();
    await change((ctx) => rotateApiKey(ctx, id));
    await change((ctx) => revokeApiKey(ctx, id));
    const {
      rows: [row],
    } = await core.owner.query('select to_jsonb(k)::text as text from api_keys k where id = $1', [id]);
    expect(row.text).not.toContain(secret.slice(12, 48));
    const { rows } = await core.owner.query(
      'select action, actor_type, operation_id from audit_log where record_id = $1 order by created_at, id',
      [id],
    );
    expect(rows.map((entry) => entry.action)).toEqual(['created', 'rotated', 'revoked']);
    expect(rows[0]).toMatchObject({ actor_type: 'system', operation_id: 'test' });
  });

  it('cannot be created with permissions that do not exist', async () => {
    await expect(newKey(['clients.view', 'clients.fly'])).rejects.toMatchObject({
      code: 'validation_error',
      message: 'These permissions do not exist: clients.fly.',
    });
  });

  it('of another agency cannot be rotated or revoked', async () => {
    const { id } = await newKey();
    const elsewhere = await core.createTenant();
    await expect(
      core.db.write(elsewhere, (scope) => revokeApiKey(systemContext(scope, 'test'), id)),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('asks again on another connection when a lookup that callers share is late', async () => {
  const { secret } = await newKey();
  let statements = 0;
  // The first statement goes to a connection that died without a word.
  const system = scopedKysely(async (text, parameters) => {
    statements += 1;
    if (statements === 1) return new Promise<never>(() => {});
    const { rows } = await core.db.system.executeQuery(CompiledQuery.raw(text, [...parameters]));
    return { rows, rowCount: rows.length };
  });
  const db = new Proxy(core.db, {
    get: (whole, name) => (name === 'system' ? system : whole[name as keyof Connections]),
  });
  let time = Date.now();
  const authenticator = createAuthenticator(db, { log, now: () => time, lastUsedEveryMs: 3_600_000 });
  void ask(authenticator, secret);
  time += 500;
  void ask(authenticator, secret);
  await sleep(10);
  expect(statements, 'callers of the first second share one lookup').toBe(1);
  time += 600;
  expect((await ask(authenticator, secret)).tenantId).toBe(tenantId);
  await authenticator.close();
});
