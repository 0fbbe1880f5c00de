import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Db } from '#src/platform/db/index.ts';

export interface DueTimer {
  readonly kind: string;
  readonly record_id: string;
  readonly slot: string;
  readonly due_at: string;
  readonly attempts: number;
}

/**
 * Active agencies with something due, the longest waiting first. As the owner role. While nothing is due anywhere, Postgres sees it
 * by the first entry of one index and looks at no agency.
 */
export async function selectAgenciesDue(owner: PoolClient): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>({
    name: 'agencies-due',
    text: `
    select a.id from tenants a
    cross join lateral (
      select t.due_at from timers t
      where t.tenant_id = a.id and t.parked_at is null and t.due_at <= app.now() and (t.attempt_at is null or t.attempt_at <= now())
      order by t.due_at limit 1) first
    where a.status = 'active' and (select exists (select from timers where parked_at is null and due_at <= app.now()))
    order by first.due_at`,
  });
  return rows.map(({ id }) => id);
}

/** Lets one worker at a time fire the timers of an agency, so that they fire in order. False when another one does. */
export async function holdAgency(owner: PoolClient, tenantId: string): Promise<boolean> {
  const { rows } = await owner.query<{ is_held: boolean }>(
    "select pg_try_advisory_lock(hashtext('timers'), hashtext($1)) as is_held",
    [tenantId],
  );
  return rows[0]!.is_held;
}

export async function releaseAgency(owner: PoolClient, tenantId: string): Promise<void> {
  await owner.query("select pg_advisory_unlock(hashtext('timers'), hashtext($1))", [tenantId]);
}

/** The next timer that is due; a failed one waits for its next attempt, and keeps none of the others waiting. */
export async function findDue(db: Db): Promise<DueTimer | undefined> {
  const { rows } = await sql<DueTimer>`
    select kind, record_id, slot, to_json(due_at) #>> '{}' as due_at, attempts from timers
    where parked_at is null and due_at <= app.now() and (attempt_at is null or attempt_at <= now())
    order by due_at, kind, record_id, slot limit 1`.execute(db);
  return rows[0];
}

/** Takes the timer out; false when it was replaced, cleared or fired meanwhile. */
export async function takeTimer(db: Db, timer: DueTimer): Promise<boolean> {
  const { rows } = await sql`
    delete from timers
    where kind = ${timer.kind} and record_id = ${timer.record_id} and slot = ${timer.slot} and due_at = ${timer.due_at}::timestamptz
    returning 1`.execute(db);
  return rows.length === 1;
}

/** After a failure: again in a while, or parked for the operator when it has failed often. */
export async function delayTimer(
  db: Db,
  timer: DueTimer,
  { error, waitSeconds }: { readonly error: string; readonly waitSeconds: number | null },
): Promise<void> {
  await sql`
    update timers set attempts = attempts + 1, last_error = ${error},
      attempt_at = now() + make_interval(secs => ${waitSeconds}), parked_at = case when ${waitSeconds}::float8 is null then now() end
    where kind = ${timer.kind} and record_id = ${timer.record_id} and slot = ${timer.slot} and due_at = ${timer.due_at}::timestamptz`.execute(
    db,
  );
}
