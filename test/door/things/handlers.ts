import { sql } from 'kysely';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/problem.ts';
import type { Input } from '#src/api/door/call.ts';

/** The table behind the things, with what a write can run into. */
export const thingsTable = `
  create table things (
    tenant_id uuid not null default app.tenant_id() references tenants (id),
    id uuid not null default app.uuid7(),
    name text not null,
    size smallint not null check (size <> 13),
    parent_id uuid,
    primary key (tenant_id, id),
    unique (tenant_id, name),
    foreign key (tenant_id, parent_id) references things (tenant_id, id)
  );
  select app.protect('things')`;

interface Thing {
  readonly name: string;
  readonly size: number;
  readonly parent_id?: string | null;
}

const asJson = sql<string>`json_build_object('id', id, 'name', name, 'size', size)::text`;

async function insert(ctx: WriteContext, { name, size, parent_id }: Thing) {
  const { rows } = await sql<{
    json: string;
  }>`insert into things (name, size, parent_id) values (${name}, ${size}, ${parent_id ?? null}) returning ${asJson} as json`.execute(
    ctx.db,
  );
  return rows[0]!.json;
}

/** How many times each write was begun: for tests of retries. */
export const attempts = new Map<string, number>();

const breakages: Record<string, (ctx: WriteContext) => Promise<unknown>> = {
  throw: () => Promise.reject(new Error('The secret of the house')),
  division: (ctx) => sql`select 1 / 0`.execute(ctx.db),
  range: (ctx) => sql`insert into things (name, size) values ('big', 70000)`.execute(ctx.db),
  check: (ctx) => sql`insert into things (name, size) values ('unlucky', 13)`.execute(ctx.db),
  async timeout(ctx) {
    await sql`set local statement_timeout = '20ms'`.execute(ctx.db);
    return sql`select pg_sleep(2)`.execute(ctx.db);
  },
  syntax: (ctx) => sql`selec`.execute(ctx.db),
  serialization: (ctx) =>
    sql`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`.execute(ctx.db),
  async twice(ctx) {
    const count = (attempts.get(ctx.requestId) ?? 0) + 1;
    attempts.set(ctx.requestId, count);
    const json = await insert(ctx, { name: `attempt ${count}`, size: count });
    if (count < 3)
      await sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`.execute(ctx.db);
    return json;
  },
  contract: () => Promise.resolve({ nothing: 'that the contract knows' }),
};

/** A call inside a call; `isCaught` goes on after a refusal. */
export interface Step {
  readonly operation: string;
  readonly input?: Input;
  readonly options?: {
    readonly as?: string;
    readonly within?: 'transaction' | 'after';
    readonly key?: string;
  };
  readonly isCaught?: boolean;
}

/** Calls in a part of the transaction, which is undone when one of them is refused. */
export interface PartOfSteps {
  readonly part: readonly Step[];
}

async function callParts(ctx: WriteContext, { body }: Input) {
  const results: unknown[] = [];
  for (const each of (body as { steps: (Step | PartOfSteps)[] }).steps) {
    if (!('part' in each)) results.push(await callSteps(ctx, { body: { steps: [each] } }));
    else {
      const done = ctx.nested((part) => {
        part.audit({ recordKind: 'client', recordId: ctx.identity.userId, action: 'begun' });
        return callSteps(part, { body: { steps: each.part } });
      });
      results.push(await done.catch(({ type, message }) => ({ type, message })));
    }
  }
  return { name: 'calls', input: results };
}

async function callSteps(ctx: ReadContext, { body }: Input) {
  const invoke = ctx.invoke as unknown as (...step: unknown[]) => Promise<unknown>;
  const results: unknown[] = [];
  for (const { operation, input = {}, options, isCaught } of (body as { steps: Step[] }).steps) {
    const result = invoke(operation, input, options);
    results.push(await (isCaught ? result.catch(({ type, message }) => ({ type, message })) : result));
  }
  return { name: 'calls', input: results };
}

/** Audited under the thing's own id, so that tests see whose calls left what. */
async function createAudited(ctx: WriteContext, { body }: Input) {
  const json = await insert(ctx, body as Thing);
  ctx.audit({ recordKind: 'client', recordId: (JSON.parse(json) as { id: string }).id, action: 'created' });
  return json;
}

export const things = {
  callThings: callSteps,
  callPartly: callParts,
  readThings: callSteps,
  async listThings(ctx: ReadContext, { query }: Input) {
    const { rows } = await sql<{ items: string; total: number }>`
      select coalesce(json_agg(json_build_object('id', id, 'name', name, 'size', size) order by name), '[]')::text as items, count(*)::integer as total from things`.execute(
      ctx.db,
    );
    const { items, total } = rows[0]!;
    return (query as { search?: string }).search === 'echo'
      ? { items: [{ name: 'echo', input: query }], total: 1 }
      : { items, total };
  },
  createThing: createAudited,
  searchThings: () => Promise.resolve({ name: 'x'.repeat(5000) }),
  echoThing: (_ctx: ReadContext, { body }: Input) => Promise.resolve({ name: 'echo', input: body ?? null }),
  breakThing: (ctx: WriteContext, { body }: Input) => breakages[(body as { how: string }).how]!(ctx),
  async getThing(ctx: ReadContext, { path }: Input) {
    const { id } = path as { id: string };
    const { rows } = await sql<{
      json: string;
    }>`select ${asJson} as json from things where id = ${id}`.execute(ctx.db);
    if (rows[0] === undefined) throw notFound('thing', id);
    return rows[0].json;
  },
  async deleteThing(ctx: WriteContext, { path }: Input) {
    const { id } = path as { id: string };
    const { rows } = await sql<{
      json: string;
    }>`delete from things where id = ${id} returning ${asJson} as json`.execute(ctx.db);
    if (rows[0] === undefined) throw notFound('thing', id);
    return rows[0].json;
  },
};
