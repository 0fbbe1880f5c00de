import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** A delivery that was accepted and is still to start something. */
export interface Call {
  readonly id: string;
  readonly automation_id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The oldest of them, which nobody else takes; undefined when there is none. */
export async function takeCall(db: Db): Promise<Call | undefined> {
  const { rows } = await sql<Call>`
    select d.id, d.automation_id, d.headers, d.body from inbound_webhook_deliveries d
    where d.status = 'received' order by d.created_at, d.id limit 1 for update skip locked`.execute(db);
  return rows[0];
}

export interface CallOutcome {
  readonly status: 'accepted' | 'rejected' | 'failed';
  readonly reject_reason?: 'automation_inactive';
  readonly execution_id?: string | null;
  readonly error?: string;
  readonly body?: string;
}

export async function storeCall(db: Db, id: string, outcome: CallOutcome): Promise<void> {
  await db.updateTable('inbound_webhook_deliveries').set(outcome).where('id', '=', id).execute();
}
