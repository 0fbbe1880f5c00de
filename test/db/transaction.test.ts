import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#src/platform/db/db.ts';
import { openDatabase, type Connections } from '#src/platform/db/index.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';

/**
 * A transaction keeps to itself: nothing that one agency's handler leaves running can reach the transaction that gets the
 * connection next. One write connection makes every transaction the successor of the one before.
 */
let core: CoreDatabase;
let db: Connections;
let hasty: string;
let patient: string;

beforeAll(async () => {
  core = await openCoreDatabase();
  db = await openDatabase({ ownerUrl: core.ownerUrl, writeConnections: 1 });
  [hasty, patient] = [await core.createTenant(), await core.createTenant()];
  await core.owner.query(
    'create table notes (tenant_id uuid not null default app.tenant_id(), text text unique)',
  );
  await core.owner.query("select app.protect('notes')");
});
beforeEach(() => core.owner.query('truncate notes'));
afterAll(async () => {
  await db?.close();
  await core?.close();
});

const insert = (scope: Db, text: string) => sql`insert into notes (text) values (${text})`.execute(scope);
const stored = async () =>
  (await core.owner.query<{ text: string }>('select text from notes order by text')).rows.map(
    ({ text }) => text,
  );
const owners = async () =>
  (await core.owner.query<{ tenant_id: string }>('select distinct tenant_id from notes')).rows.map(
    (row) => row.tenant_id,
  );

it('stores nothing of a branch that goes on after another one has failed', async () => {
  await db.write(patient, ({ db: scope }) => insert(scope, 'taken'));
  let late: Promise<unknown>[] = [];
  const failed = db.write(hasty, async ({ db: scope }) => {
    const goesOn = async (branch: number) => {
      for (let step = 0; step < 20; step += 1) {
        await insert(scope, `hasty ${branch} ${step}`);
        await sleep(1);
      }
    };
    late = [1, 2, 3].map(goesOn);
    for (const branch of late) branch.catch(() => {});
    await Promise.all([...late, insert(scope, 'taken')]);
  });
  const between = Array.from({ length: 10 }, (_, number) =>
    db.write(patient, async ({ db: scope }) => {
      await insert(scope, `patient ${number}`);
      await sleep(5);
    }),
  );
  await expect(failed).rejects.toMatchObject({ code: '23505' });
  await Promise.all(between);

  const outcomes = await Promise.allSettled(late);
  expect(
    outcomes.map(({ status }) => status),
    'every branch hears that the transaction is over',
  ).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await owners()).toEqual([patient]);
  expect(await stored()).toEqual([
    'patient 0',
    'patient 1',
    'patient 2',
    'patient 3',
    'patient 4',
    'patient 5',
    'patient 6',
    'patient 7',
    'patient 8',
    'patient 9',
    'taken',
  ]);
});

it('refuses every use of a handle whose transaction has ended', async () => {
  const kept = await db.write(hasty, async (scope) => {
    await insert(scope.db, 'in time');
    return scope;
  });
  await expect(insert(kept.db, 'too late')).rejects.toThrow('The transaction has ended');
  expect(() => kept.atCommit({ sql: 'select 1', parameters: [] })).toThrow('The transaction has ended');
  expect(await stored()).toEqual(['in time']);
});

it('keeps nothing of a handler that returns before all its statements have ended', async () => {
  const forgetful = db.write(hasty, async ({ db: scope }) => {
    await insert(scope, 'waited for');
    void insert(scope, 'forgotten').catch(() => {});
    await new Promise((resolve) => setImmediate(resolve));
  });
  await expect(forgetful).rejects.toThrow('1 of its statements are still running');
  expect(await stored()).toEqual([]);
  await db.write(patient, ({ db: scope }) => insert(scope, 'next'));
  expect(await stored()).toEqual(['next']);
});

it('asks for a connection with the first statement, so a handler that waits for something else holds none', async () => {
  const release = Promise.withResolvers<void>();
  const waiting = db.write(hasty, () => release.promise);
  await db.write(patient, ({ db: scope }) => insert(scope, 'meanwhile'));
  release.resolve();
  await waiting;
  expect(await stored()).toEqual(['meanwhile']);
});

it('survives the loss of its connection in the middle of a statement, and serves the next caller', async () => {
  const lost = db.write(hasty, async ({ db: scope }) => {
    const {
      rows: [backend],
    } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(scope);
    setTimeout(() => void sql`select pg_terminate_backend(${backend!.pid})`.execute(db.system), 50);
    await sql`select pg_sleep(20)`.execute(scope);
  });
  await expect(lost).rejects.toThrow(/terminat/);
  await db.write(patient, ({ db: scope }) => insert(scope, 'after'));
  expect(await stored()).toEqual(['after']);
});

it('leaves no setting of a tenant on the connection', async () => {
  await db.write(hasty, ({ db: scope }) => insert(scope, 'one'));
  const { rows } = await core.owner.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'agency-write' and datname = current_database()",
  );
  expect(rows.length).toBeGreaterThan(0);
  const seen = await db.write(
    patient,
    async ({ db: scope }) =>
      (await sql<{ tenant: string }>`select current_setting('app.tenant_id') as tenant`.execute(scope))
        .rows[0]!.tenant,
  );
  expect(seen).toBe(patient);
});

describe('a part of a transaction', () => {
  it('is undone alone, with all that it queued, when it fails', async () => {
    await db.write(patient, async (outer) => {
      await insert(outer.db, 'before');
      const failed = outer.nested(async (inner) => {
        inner.atCommit({
          sql: "insert into notes (text) values ('queued by a failed part')",
          parameters: [],
        });
        await insert(inner.db, 'undone');
        await insert(inner.db, 'before');
      });
      await expect(failed).rejects.toMatchObject({ code: '23505' });
      await insert(outer.db, 'after');
    });
    expect(await stored()).toEqual(['after', 'before']);
  });

  it('is kept with the rest, parts of parts too', async () => {
    await db.write(patient, (outer) =>
      outer.nested(async (inner) => {
        await insert(inner.db, 'inner');
        inner.atCommit({ sql: "insert into notes (text) values ('queued')", parameters: [] });
        await inner
          .nested(async (innermost) => {
            await insert(innermost.db, 'innermost');
            throw new Error('refused');
          })
          .catch(() => {});
        await insert(inner.db, 'inner again');
      }),
    );
    expect(await stored()).toEqual(['inner', 'inner again', 'queued']);
  });

  it('lets no statement of the outer part in between, and no commit before its end', async () => {
    await db.write(patient, async (outer) => {
      const running = outer.nested((inner) => insert(inner.db, 'inner'));
      await expect(insert(outer.db, 'in between')).rejects.toThrow('await it before the next statement');
      await running;
    });
    expect(await stored()).toEqual(['inner']);
    let left: Promise<unknown> = Promise.resolve();
    const unawaited = db.write(patient, async (outer) => {
      left = outer.nested(async (inner) => {
        await sleep(20);
        await insert(inner.db, 'late');
      });
      left.catch(() => {});
    });
    await expect(unawaited).rejects.toThrow('still running');
    await expect(left).rejects.toThrow('has ended');
    expect(await stored()).toEqual(['inner']);
  });
});
