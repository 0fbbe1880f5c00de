import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadSealedColumns } from '#src/sealed-columns.ts';
import { dataMap } from '#src/platform/data-map/index.ts';
import type { InTurn } from '#src/platform/jobs/index.ts';
import { noAgencyContext, mailPurpose } from '#src/platform/mail/operator.ts';
import {
  keyIdOf,
  openSealer,
  requireKeys,
  Sealer,
  type SealContext,
  type SealedColumn,
} from '#src/platform/secrets/index.ts';
import { resealAll, type ResealOptions } from '#src/platform/secrets/reseal.ts';
import { resealing } from '#src/platform/secrets/periodic.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';

const [current, former, other] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const mail: SealContext = { tenantId: noAgencyContext, purpose: mailPurpose };

let core: CoreDatabase;
let agency: string;
let columns: readonly SealedColumn[];
beforeAll(async () => {
  core = await openCoreDatabase();
  agency = await core.createTenant();
  columns = await loadSealedColumns();
});
afterAll(() => core.close());
afterEach(() =>
  core.owner.query(
    'delete from app.system_mails; delete from idempotency_keys; delete from app.sealing_keys',
  ),
);

/** Mails that wait, sealed with `key`. */
const queueMails = (count: number, key: Buffer) =>
  core.owner.query(
    `insert into app.system_mails (kind, from_address, to_address, subject, provider, expires_at, sealed)
     select 'x', 'a@b.example', 'c@d.example', 's', 'smtp', now() + interval '1 day', sealed from unnest($1::bytea[]) sealed`,
    [Array.from({ length: count }, (_, index) => new Sealer([key]).seal(`mail ${index}`, mail))],
  );
const mails = async (): Promise<Buffer[]> =>
  (await core.owner.query<{ sealed: Buffer }>('select sealed from app.system_mails')).rows.map(
    ({ sealed }) => sealed,
  );

const transact: ResealOptions['transact'] = async (work) => {
  const client = await core.owner.connect();
  await client.query('begin');
  try {
    return await work(client);
  } finally {
    await client.query('commit');
    client.release();
  }
};
const reseal = (change: Partial<ResealOptions> = {}) =>
  resealAll({ sealer: new Sealer([current, former]), columns, transact, ...change });
const countOf = (counts: Awaited<ReturnType<typeof reseal>>, name: string) =>
  counts.find(({ secrets }) => secrets === name);

describe('the list of sealed columns', () => {
  it('has every column that the schema names so, and that the data map calls sealed', async () => {
    const { rows } = await core.owner.query<{ name: string }>(
      `select case table_schema when 'app' then 'app.' else '' end || table_name || '.' || column_name as name from information_schema.columns
       where table_schema in ('public', 'app') and column_name like '%sealed'`,
    );
    const declared = columns.map(({ table, column }) => `${table}.${column}`);
    expect(declared.toSorted()).toEqual([...rows.map(({ name }) => name), 'idempotency_keys.body'].sort());
    const tables = Object.entries(dataMap)
      .filter(([, { holds }]) => /\bsealed\b|secrets/.test(holds))
      .map(([table]) => table)
      // It holds the keys themselves.
      .filter((table) => table !== 'app.sealing_keys');
    for (const table of tables)
      expect(
        columns.some((column) => column.table === table),
        table,
      ).toBe(true);
  });

  it('names rows by their primary key', async () => {
    for (const { table, key } of columns) {
      const { rows } = await core.owner.query<{ name: string }>(
        `select attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
         where i.indrelid = $1::regclass and i.indisprimary`,
        [table],
      );
      expect([...key].sort(), table).toEqual(rows.map(({ name }) => name).sort());
    }
  });
});

describe('resealing', () => {
  it('seals with the current key what former keys sealed, and reads it once', async () => {
    await queueMails(250, former);
    expect(countOf(await reseal(), 'system_mails.sealed')).toEqual({
      secrets: 'system_mails.sealed',
      resealed: 250,
      unreadable: 0,
    });
    const opened = (await mails()).map((sealed) => new Sealer([current]).open(sealed, mail));
    expect(new Set(opened).size).toBe(250);
    const again: unknown[] = [];
    await reseal({ onResealed: async (_owner, { name }) => void again.push(name) });
    expect(again).toEqual([]);
  });

  it('continues where it was interrupted', async () => {
    await queueMails(250, former);
    const before = await mails();
    const interrupted: ResealOptions['transact'] = async (work) => {
      // The first batch of the mails is done, and the second never comes.
      if ((await mails()).some((sealed) => !before.some((kept) => kept.equals(sealed))))
        throw new Error('killed');
      return transact(work);
    };
    await expect(reseal({ transact: interrupted })).rejects.toThrow('killed');
    expect(countOf(await reseal(), 'system_mails.sealed')).toMatchObject({ resealed: 150 });
  });

  it('leaves what no listed key opens as it is, and counts it', async () => {
    await queueMails(3, other);
    await queueMails(2, former);
    const before = await mails();
    expect(countOf(await reseal(), 'system_mails.sealed')).toMatchObject({ resealed: 2, unreadable: 3 });
    const after = await mails();
    expect(before.filter((sealed) => after.some((kept) => kept.equals(sealed)))).toHaveLength(3);
  });

  it('takes answers under an Idempotency-Key along, of calls and of hosted addresses, and leaves open ones alone', async () => {
    const old = new Sealer([former]);
    const long = 'x'.repeat(20_000);
    const bodies = [
      old.seal(long, { tenantId: agency, purpose: 'idempotent_answer' }).toString('base64'),
      old.seal('{"status":200}', { tenantId: agency, purpose: 'hosted_answer' }).toString('base64'),
      '{"data":{"name":"Ada"}}',
    ];
    await core.owner.query(
      `insert into idempotency_keys (tenant_id, user_id, key, operation_id, fingerprint, status, body)
       select $1, $2, 'key ' || place, 'createClient', '', 200, body from unnest($3::text[]) with ordinality as b (body, place)`,
      [agency, randomUUID(), bodies],
    );
    // More than are looked at in one statement come first.
    await core.owner.query(
      `insert into idempotency_keys (tenant_id, user_id, key, operation_id, fingerprint, status, body)
       select $1, '00000000-0000-0000-0000-000000000000', 'open ' || number, 'createClient', '', 200, '{}' from generate_series(1, 4500) number`,
      [agency],
    );
    expect(countOf(await reseal(), 'idempotency_keys.body')).toMatchObject({ resealed: 2, unreadable: 0 });
    const { rows } = await core.owner.query<{ body: string }>(
      "select body from idempotency_keys where key like 'key %' order by key",
    );
    const [answer, hosted, open] = rows.map(({ body }) => body);
    const sealer = new Sealer([current]);
    expect(
      sealer.open(Buffer.from(answer!, 'base64'), { tenantId: agency, purpose: 'idempotent_answer' }),
    ).toBe(long);
    expect(sealer.open(Buffer.from(hosted!, 'base64'), { tenantId: agency, purpose: 'hosted_answer' })).toBe(
      '{"status":200}',
    );
    expect(open).toBe(bodies[2]);
  });
});

describe('a worker with several keys', () => {
  let lines: string[];
  const log = {
    info: (...parts: unknown[]) => void lines.push(String(parts.at(-1))),
    error: (...parts: unknown[]) => void lines.push(String(parts.at(-1))),
  };
  const inTurn: InTurn = async (piece) => {
    const client = await core.owner.connect();
    try {
      return await piece(client);
    } finally {
      client.release();
    }
  };
  /** A worker that looks at each beat. */
  const worker = (...keys: Buffer[]) => resealing({ sealer: new Sealer(keys), columns, log, againMs: 0 });
  beforeEach(() => void (lines = []));

  it('reseals, then says once that former keys can go', async () => {
    await queueMails(3, former);
    const { run } = worker(current, former);
    await run(inTurn);
    await run(inTurn);
    expect(lines).toEqual([
      'secrets were resealed with the current key',
      expect.stringContaining('former keys can be removed'),
    ]);
    await queueMails(1, former);
    await run(inTurn);
    expect(lines).toHaveLength(4);
  });

  it('says that a key is missing, and not that one can go', async () => {
    await queueMails(1, other);
    await worker(current, former).run(inTurn);
    expect(lines).toEqual([expect.stringContaining('add their keys to ENCRYPTION_KEY')]);
  });

  it('leaves it to another worker that is at it', async () => {
    await queueMails(1, former);
    const client = await core.owner.connect();
    await client.query("select pg_advisory_lock(hashtext('reseal secrets'))");
    await worker(current, former).run(inTurn);
    expect(lines).toEqual([]);
    await client.query("select pg_advisory_unlock(hashtext('reseal secrets'))");
    client.release();
    await worker(current, former).run(inTurn);
    expect(lines).toHaveLength(2);
  });

  it('moves secrets from the key that the database stores to ENCRYPTION_KEY, and then removes the stored one', async () => {
    const open = (...encryptionKeys: Buffer[]) =>
      openSealer({ encryptionKeys, dataDir: '/nowhere', databaseUrl: core.ownerUrl }, core.db);
    const stored = (await open()).currentKeyId;
    const { rows } = await core.owner.query<{ key: Buffer }>('select key from app.sealing_keys');
    await queueMails(3, rows[0]!.key);
    const sealer = await open(current);
    expect(sealer.keyIds).toEqual([keyIdOf(current), stored]);
    const { run } = resealing({ sealer, columns, log, againMs: 0 });
    const kept = async () =>
      (await core.owner.query('select from app.sealing_keys where key is not null')).rowCount;
    await run(inTurn);
    expect(await kept()).toBe(1);
    // From now on every process needs ENCRYPTION_KEY, and says so.
    const withoutIt = { db: core.db, ownerUrl: core.ownerUrl, sealer: await open() };
    await expect(requireKeys({ ...withoutIt, loadColumns: loadSealedColumns })).rejects.toThrow(
      `(3 with the key ${keyIdOf(current)}): add them to ENCRYPTION_KEY`,
    );
    await run(inTurn);
    expect(await kept()).toBe(0);
    expect(lines.at(-1)).toContain('the encryption key that was stored in the database is removed');
    const alone = await open(current);
    expect(alone.keyIds).toEqual([keyIdOf(current)]);
    for (const sealed of await mails()) alone.open(sealed, mail);
    await expect(open()).rejects.toThrow(
      /sealed with the key .*, which the database does not store: set ENCRYPTION_KEY/,
    );
  });
});

describe('a start', () => {
  const start = async (...encryptionKeys: Buffer[]) => {
    const sealer = await openSealer({ encryptionKeys, dataDir: '/nowhere', databaseUrl: null }, core.db);
    await requireKeys({ db: core.db, ownerUrl: core.ownerUrl, sealer, loadColumns: loadSealedColumns });
  };

  it('is refused without a key that secrets need, be it the former or the current one, with how many and what to set', async () => {
    await start(former);
    await queueMails(2, former);
    await start(current, former);
    await expect(start(current)).rejects.toThrow(
      `Secrets in this database are sealed with keys that ENCRYPTION_KEY does not list (2 with the key ${keyIdOf(former)}): add them to ENCRYPTION_KEY, separated by a comma.`,
    );
    await reseal();
    await start(current);
    await expect(start(former)).rejects.toThrow(`(2 with the key ${keyIdOf(current)})`);
  });
});
