import { sql } from 'kysely';
import type { AutomationExecution } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import type { Actor } from '#src/platform/events/index.ts';

/** The record that an execution is about. */
export interface Subject {
  readonly kind: string;
  readonly id: string;
  readonly clientId: string | null;
}

/** An execution that begins, or that was skipped. */
export interface NewExecution {
  readonly automation_id: string;
  readonly version: number;
  readonly status: 'pending' | 'queued' | 'skipped';
  readonly origin: AutomationExecution['origin'];
  readonly trigger_type: AutomationExecution['trigger_type'];
  readonly event_type: string | null;
  readonly event_id: string | null;
  readonly record: Subject | null;
  readonly actor: Actor;
  readonly depth: number;
  readonly correlation_id: string;
  readonly trigger_key: string | null;
  readonly concurrency_key: string | null;
  readonly ready_at: Date;
  readonly input: object;
  readonly skip_reason?: AutomationExecution['skip_reason'];
  readonly rerun_of_id?: string;
  readonly parent_execution_id?: string;
}

/** Stores it; answers its id. */
export async function insertExecution(
  db: Db,
  { record, actor, input, ready_at: readyAt, ...execution }: NewExecution,
  now: Date,
): Promise<string> {
  const id = uuid7();
  const instant = now.toISOString();
  await db
    .insertInto('automation_executions')
    .values({
      ...execution,
      id,
      record_kind: record?.kind ?? null,
      record_id: record?.id ?? null,
      client_id: record?.clientId ?? null,
      actor_type: actor.type,
      actor_id: actor.id ?? null,
      actor_name: actor.name ?? null,
      ready_at: readyAt.toISOString(),
      input: JSON.stringify(input),
      queued_at: execution.status === 'queued' ? instant : null,
      finished_at: execution.status === 'skipped' ? instant : null,
      erase_at: execution.status === 'skipped' ? new Date(now.getTime() + keptMs).toISOString() : null,
      created_at: instant,
      updated_at: instant,
    })
    .execute();
  return id;
}

const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Whether a trigger with the key has started the automation within so many minutes. Two at once take turns. */
export async function hasStarted(
  db: Db,
  automationId: string,
  key: string,
  minutes: number,
  now: Date,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trigger key ${automationId} ${key}`}, 0))`.execute(
    db,
  );
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from automation_executions e where e.automation_id = ${automationId}::uuid and e.trigger_key = ${key} and e.status <> 'skipped'
      and e.created_at > ${now}::timestamptz - make_interval(mins => ${minutes})) as found`.execute(db);
  return rows[0]!.found;
}

/** Executions of the automation about the same that still wait for quiet are skipped: a later trigger takes their place. */
export async function skipDebounced(
  db: Db,
  automationId: string,
  about: { readonly key: string | null; readonly recordId: string | null },
  now: Date,
): Promise<void> {
  await sql`
    update automation_executions set status = 'skipped', skip_reason = 'debounced', finished_at = ${now}::timestamptz, updated_at = ${now}::timestamptz,
      revision = revision + 1, erase_at = ${now}::timestamptz + interval '30 days'
    where automation_id = ${automationId}::uuid and status = 'queued' and started_at is null and ready_at > ${now}::timestamptz
      and case when ${about.key}::text is not null then concurrency_key = ${about.key} else record_id is not distinct from ${about.recordId}::uuid end`.execute(
    db,
  );
}
